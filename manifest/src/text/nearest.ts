// Names as they are typed: what counts as the same one, and which was meant by one that is none.

/** Words of a name as they are compared: small letters, digits and hyphens between. `Tal'Kesh` and `tal-kesh` are one. */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Letters more than which nobody mistypes a name by. */
const LONGEST = 60;

/** The name nearest to a word, where one is near: a letter in three may be wrong, two that changed places count once. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const typed = slug(word).slice(0, LONGEST);
  let best: string | undefined;
  let least = Math.floor(Math.max(typed.length, 3) / 3) + 1;
  for (const name of names) {
    const letters = slug(name).slice(0, LONGEST);
    const apart = letters.startsWith(typed) && typed.length > 1 ? 1 : changes(typed, letters);
    if (apart < least) [best, least] = [name, apart];
  }
  return best;
}

/** How many letters must be put in, left out, changed, or changed places with, to make one word of the other. */
function changes(from: string, to: string): number {
  let [before, row]: number[][] = [[], Array.from({ length: to.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const edits = Math.min(next[j - 1]! + 1, row![j]! + 1, row![j - 1]! + same);
      next.push(swapped ? Math.min(edits, before![j - 2]! + 1) : edits);
    }
    [before, row] = [row, next];
  }
  return row![to.length]!;
}
