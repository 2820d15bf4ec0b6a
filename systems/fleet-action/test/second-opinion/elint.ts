// Second opinion: what ELINT does (FA-13), as it lies open.

import type { FaState } from '../../rules/state.ts';
import { hexOf, isAlive } from './adapter.ts';
import { range } from './hexes.ts';

/** What ELINT makes of one ship's fire at another. */
export interface Help {
  /** FA-13.2.1, FA-13.3.1 */
  readonly sensor: number;
  readonly def: number;
  /** FA-13.6.1 The next worse range. */
  readonly worse: boolean;
  /** FA-13.4.8 The target jams a network. */
  readonly lit: boolean;
}

export const NO_HELP: Help = { sensor: 0, def: 0, worse: false, lit: false };

const hex = (s: FaState, i: number): ReturnType<typeof hexOf> => hexOf(s.open.ships[i]!);

/** FA-13.4.1 The ship alone. */
export function isCut({ book, open }: FaState, i: number): boolean {
  return (open.elint?.networks ?? []).some(({ target, of }) => of === 'ship' && target === book.ships[i]!.id);
}

/** FA-13.4.1 to 13.4.4 A ship that is out of command by jamming. */
export function isOut(s: FaState, i: number): boolean {
  const { side, squadron } = s.book.ships[i]!;
  return (
    isCut(s, i) ||
    (s.open.elint?.networks ?? []).some(({ target, of }) => {
      const at = s.book.ships[s.book.shipAt[target]!]!;
      return (of === 'fleet' && at.side === side) || (of === 'squadron' && at.squadron === squadron);
    })
  );
}

/** FA-13.1.5, FA-13.4.5, A75 The levels that reach a ship. */
function levels(s: FaState, use: 'offence' | 'defence', i: number): number {
  const inCommand = (at: number): boolean => isAlive(s.open.ships[at]!) && s.open.ships[at]!.out === 'no' && !isOut(s, at);
  const lent = (s.open.elint?.supports ?? []).filter(one => one.use === use && one.squadron === s.book.ships[i]!.squadron);
  if (!inCommand(i)) return 0;
  return lent.filter(({ ship }) => inCommand(s.book.shipAt[ship]!)).reduce((sum, one) => sum + one.levels, 0);
}

/** FA-13.3.1 */
export function defenceOf(s: FaState, i: number): number {
  return levels(s, 'defence', i);
}

export function helpOf(s: FaState, firer: number, target: number): Help {
  const { elint } = s.open;
  if (!elint) return NO_HELP;
  const [from, to] = [firer, target].map(i => s.open.squadrons[s.book.squadronAt[s.book.ships[i]!.squadron]!]!);
  const near = range(hexOf(from!), hexOf(to!)) <= 20;
  const [own, theirs] = [firer, target].map(i => s.book.ships[i]!.id);
  const jams = elint.targeting.filter(one => one.target === own).map(({ ship }) => s.book.shipAt[ship]!);
  return {
    sensor: near ? levels(s, 'offence', firer) : 0,
    def: defenceOf(s, target),
    worse: jams.some(by => isAlive(s.open.ships[by]!) && range(hex(s, by), hex(s, firer)) <= 25),
    lit: elint.networks.some(({ by }) => by.some(({ ship }) => ship === theirs)),
  };
}
