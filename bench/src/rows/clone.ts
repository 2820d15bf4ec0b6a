// The copy of a battle that a search makes for each turn it plays on: thirty ships in all, in mid-battle; and the machine's own copy of it.

import type { GameTypes, State } from '@flagplot/kernel';
import { cloned } from '@flagplot/kernel';
import { opponent, recordBattle, replay } from '../battle.ts';
import { ends } from '../ends.ts';
import { fleets } from '../starts.ts';
import type { Reading, Terms } from '../timing.ts';
import { measure } from '../timing.ts';

const COPIES = 1000;

export async function clone(terms: Terms): Promise<Reading> {
  const battle = midBattle();
  const { book, ...state } = battle;
  const ours = await copies('cloneMicros', terms, () => cloned(battle));
  const machines = await copies('structuredCloneMicros', terms, () => ({ book, ...structuredClone(state) }));
  if (machines.checksum !== ours.checksum) throw new Error('the copies of a battle are not alike');
  return {
    ...ours,
    figures: { ...ours.figures, ...machines.figures },
    byCpu: { ...ours.byCpu, ...machines.byCpu },
  };
}

/** Microseconds a copy, under this key. */
function copies(key: string, terms: Terms, copy: () => State<GameTypes>): Promise<Reading> {
  let last = copy();
  return measure(
    {
      pass() {
        for (let i = 0; i < COPIES; i += 1) last = copy();
      },
      figures: ({ wall, passes }) => ({ [key]: (wall * 1e6) / (passes * COPIES) }),
      checksum: () => ends([last]),
    },
    terms,
  );
}

/** Fifteen ships a side, after half the answers of their battle. */
function midBattle(): State<GameTypes> {
  const start = fleets(3, 5);
  const { dice, steps } = recordBattle(start, 'clone', opponent(start, 'ordinary'));
  return replay(start, { dice, steps: steps.slice(0, steps.length / 2) }).s;
}
