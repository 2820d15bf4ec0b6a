/** Words as a list in a sentence: `Red`, `Red and Blue`, `Red, Blue and Gold`. */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
