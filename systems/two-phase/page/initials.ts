/** What tells ships apart in a row of badges: `HC` of a heavy cruiser, `L2` of the second light frigate. */
export function initialsOf(name: string): string {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const second = words.length === 1 ? '' : /^\d+$/.test(last) ? last : last.charAt(0);
  return `${name.charAt(0)}${second}`.toUpperCase();
}
