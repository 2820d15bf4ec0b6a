// Whole battles between ordinary opponents, thinking included.

import { fightBattle, opponent } from '../battle.ts';
import { ends } from '../ends.ts';
import type { Start } from '../starts.ts';
import type { Reading, Terms } from '../timing.ts';
import { measure, perSecond } from '../timing.ts';

const BATTLES: readonly string[] = Array.from({ length: 20 }, (_, n) => `ordinary ${n + 1}`);

/** `key` is the name of the figure: `ordinaryBattlesPerSecond`. */
export function ordinary(terms: Terms, start: Start, key: string): Promise<Reading> {
  const bot = opponent(start, 'ordinary');
  const all = () => BATTLES.map(dice => fightBattle(start, dice, { bot }));
  return measure(
    {
      pass: all,
      figures: took => ({ [key]: perSecond(BATTLES.length, took) }),
      checksum: () => ends(all().map(({ s }) => s)),
    },
    terms,
  );
}
