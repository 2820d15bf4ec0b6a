// Whole duels between ordinary opponents, thinking included.

import { fought, opponent } from '../battle.ts';
import { ends } from '../ends.ts';
import { duel } from '../starts.ts';
import type { Reading, Terms } from '../timing.ts';
import { measured, perSecond } from '../timing.ts';

const DUELS: readonly string[] = Array.from({ length: 20 }, (_, n) => `ordinary ${n + 1}`);

export function ordinary(terms: Terms): Promise<Reading> {
  const start = duel();
  const bot = opponent('ordinary');
  const all = () => DUELS.map(dice => fought(start, dice, { bot }));
  return measured(
    {
      pass: all,
      figures: took => ({ ordinaryBattlesPerSecond: perSecond(DUELS.length, took) }),
      checksum: () => ends(all().map(({ s }) => s)),
    },
    terms,
  );
}
