/** Words to begin the dice with: long enough that nobody guesses them, short enough to be said aloud. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint16Array(5))].map(part => part.toString(36).padStart(4, '0')).join('-');
}
