/** Dice of one handful as they were typed: the throw that is wanted, and those that people throw with it. */

/** Dice of one throw. */
interface DiceOf {
  readonly dice: number;
  readonly sides: number;
}

/**
 * What fell of each throw, up to the last for which anything was typed; or why that cannot be entered.
 * @param faces of all throws one after the other; null: nothing was typed there
 */
export function typedThrows(faces: readonly (number | null)[], throws: readonly DiceOf[]): number[][] | { refused: string } {
  const parts = throws.map(({ dice }, i) => {
    const from = throws.slice(0, i).reduce((sum, one) => sum + one.dice, 0);
    return Array.from({ length: dice }, (_, at) => faces[from + at] ?? null);
  });
  const last = parts.findLastIndex(part => part.some(face => face !== null));
  const entered = parts.slice(0, Math.max(last, 0) + 1);
  const open = entered.flat().filter(face => face === null).length;
  if (open > 0) return { refused: `${open === 1 ? 'One die is' : `${open} dice are`} open still.` };
  const fallen = entered.map(part => part.flatMap(face => face ?? []));
  for (const [i, part] of fallen.entries()) {
    const { sides } = throws[i] as DiceOf;
    const wrong = part.find(face => face < 1 || face > sides);
    if (wrong !== undefined) return { refused: `A d${sides} has no face ${wrong}.` };
  }
  return fallen;
}
