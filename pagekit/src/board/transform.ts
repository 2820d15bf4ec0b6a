/** Where a unit is drawn, for style and keyframes alike. */
export function transformAt(at: { x: number; y: number }, degrees: number): string {
  return `translate(${at.x}px, ${at.y}px) rotate(${degrees}deg)`;
}
