// The copy of a battle that a match makes for each step: thirty ships in all, in mid-battle.

import type { GameTypes, State } from '@flagplot/kernel';
import { cloned } from '@flagplot/kernel';
import { opponent, recordBattle, replay } from '../battle.ts';
import { ends } from '../ends.ts';
import { fleets } from '../starts.ts';
import type { Reading, Terms } from '../timing.ts';
import { measure } from '../timing.ts';

const COPIES = 1000;

export function clone(terms: Terms): Promise<Reading> {
  const battle = midBattle();
  let last = battle;
  return measure(
    {
      pass() {
        for (let i = 0; i < COPIES; i += 1) last = cloned(battle);
      },
      figures: ({ wall, passes }) => ({ cloneMicros: (wall * 1e6) / (passes * COPIES) }),
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
