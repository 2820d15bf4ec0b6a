// What a turn takes with few and with many units: the answers recorded, or thought of as it goes. Ratios are made of two rows.

import { fightBattle, opponent, replay } from '../battle.ts';
import { ends } from '../ends.ts';
import type { Recording } from '../recordings.ts';
import { loadRecording, seedsOf, startOfRecording } from '../recordings.ts';
import type { Reading, Terms } from '../timing.ts';
import { measure } from '../timing.ts';

/** The rules alone, on recorded answers. */
export function growthRecorded(size: Recording, terms: Terms): Promise<Reading> {
  const { start, battles } = loadRecording(terms.recordings, size);
  return turns(terms, `${size}, recorded`, () => battles.map(battle => replay(start, battle).s));
}

/** With ordinary opponents thinking. */
export function growthOrdinary(size: Recording, terms: Terms): Promise<Reading> {
  const start = startOfRecording(size);
  const bot = opponent(start, 'ordinary');
  return turns(terms, `${size}, ordinary`, () => seedsOf(size).map(dice => fightBattle(start, dice, { bot }).s));
}

type States = Parameters<typeof ends>[0];

function turns(terms: Terms, key: string, pass: () => States): Promise<Reading> {
  const played = pass();
  const turns = played.reduce((sum, { clock }) => sum + clock.turn, 0);
  return measure(
    {
      pass,
      figures: ({ wall, passes }) => ({ [`microsATurn ${key}`]: (wall * 1e6) / (passes * turns) }),
      checksum: () => ends(played),
    },
    terms,
  );
}
