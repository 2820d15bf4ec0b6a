// Fleet Action as it was understood by somebody else: fire, movement, ELINT and fighters, asked beside the rules about positions by chance.

import { hexes } from '@flagplot/hexes';
import { quickDice } from '@flagplot/kernel/bare';
import type { SecondOpinion } from '@flagplot/lab';
import type { FaState } from '../../rules/state.ts';
import { Questions } from './ask.ts';
import { compareElint } from './compare-elint.ts';
import { compareFighters } from './compare-fighters.ts';
import { compareFire } from './compare-fire.ts';
import { compareMovement } from './compare-movement.ts';
import { positionOf } from './positions.ts';

export const secondOpinion: SecondOpinion = {
  system: 'fleet-action',
  compare(seed) {
    const s = positionOf(seed);
    const questions = new Questions();
    const die = quickDice(~seed);
    compareMovement(s, die, questions);
    compareElint(s, { die, questions });
    compareFire(s, die, questions);
    compareFighters(seed, questions);
    return questions.about(text(s));
  },
};

/** The clock, then every squadron: where, how fast, and its ships with the structure they have left. */
function text({ book, open, clock }: FaState): string {
  const units = [...open.squadrons, ...open.strays].map(({ id, q, r, heading, speed }) => {
    const ships = book.units[id]!.ships.map(i => open.ships[i]!).map(ship => `${ship.id} ${ship.left ? 'gone' : ship.structure}`);
    return `${id} ${hexes.nameOf({ q, r }, 'columns')}^${heading} speed ${speed}: ${ships.join(', ')}`;
  });
  return `${book.title}, turn ${clock.turn}; ${units.join('; ')}`;
}
