/** How squadrons are placed by hand. */
export function placingHint(squadrons: number): string {
  return `Press a hex of the strip, or drag ${squadrons === 1 ? 'the squadron' : 'a squadron'} there.`;
}
