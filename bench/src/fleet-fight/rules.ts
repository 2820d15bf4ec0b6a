// The fleet fight on Flagplot's contract.

import type { Ask, Outcome, Phase, Question, Ruleset, Why } from '@flagplot/kernel';
import { atLeast } from '@flagplot/kernel';
import { shape, whole } from '@flagplot/kernel/schemas';
import type { Fleet, Sea, Ship, Shot } from './fleets.ts';
import { atSea, enemyOf, FLEETS, NEEDS, stands, strike } from './fleets.ts';

export interface FleetFight {
  scenario: object;
  book: object;
  open: Sea;
  sealed: object;
  asks: { fire: { about: object; order: Shot } };
  event: { kind: 'fired'; shot: Shot; hits: number } | { kind: 'sunk'; ship: number };
}

/** A d6 for each gun. */
const HITS = atLeast(6, NEEDS);
const NEEDED: Pick<Why, 'test' | 'mods'> = { test: { of: 'each', is: 'atLeast', n: NEEDS }, mods: [{ by: NEEDS, for: 'gun' }] };

/** What is asked while the other side fires. */
const NOTHING: Ask<FleetFight>[] = [];

const fires = (side: Fleet): Phase<FleetFight> => {
  const asked: Ask<FleetFight>[] = [{ side, kind: 'fire', about: {} }];
  const why: Why = { rule: 'FF-2', what: `${side} fires`, by: side, ...NEEDED };
  return {
    name: `${side} fires`,
    rule: 'FF-1',
    asks: ({ open }) => (open.next === side ? asked : NOTHING),
    carry({ open }, t, answers) {
      const { order } = answers[0] as (typeof answers)[number];
      const target = open.ships[order.target] as Ship;
      const { guns } = open.ships[order.firer] as Ship;
      const hits = t.throw(guns, HITS, () => why);
      strike(open, target, hits);
      t.tell(() => ({ kind: 'fired', shot: order, hits }));
      if (target.hull === 0) t.tell(() => ({ kind: 'sunk', ship: order.target }));
    },
  };
};

/** Both sides fire once; three rounds are a turn. */
const ROUND: readonly Phase<FleetFight>[] = FLEETS.map(fires);

const fire: Question<FleetFight, 'fire'> = {
  rule: 'FF-1',
  schema: shape({ firer: whole(0, 11), target: whole(0, 11) }),
  judge: (v, _about, order) =>
    stands(v.open, order) ? [] : [{ rule: 'FF-1', say: 'An own ship afloat fires at an enemy afloat.' }],
  idle: v => [...fire.candidates(v, {})][0] as Shot,
  *candidates({ open }) {
    for (const firer of open.ships.keys())
      for (const target of open.ships.keys()) if (stands(open, { firer, target })) yield { firer, target };
  },
  random(v, _about, face) {
    const all = [...fire.candidates(v, {})];
    return all[face(all.length) - 1] as Shot;
  },
};

/** The whole game as the kernel knows it. */
export const fleetFight: Ruleset<FleetFight> = {
  name: 'fleet-fight',
  edition: '1',
  schema: { type: 'object' },
  stateSchemas: { open: { type: 'object' }, sealed: { type: 'object' } },
  read: () => ({ book: {} }),
  sequence: () => ({ opening: [], turn: [...ROUND, ...ROUND, ...ROUND] }),
  questions: { fire },
  forecasts: {},
  setUp: () => ({ open: atSea(), sealed: { red: {}, blue: {} } }),
  outcome: ({ open: { winner } }) => (winner ? victoryOf(winner) : undefined),
  score: ({ open: { winner } }) => ({
    red: { points: Number(winner === 'red'), of: 1 },
    blue: { points: Number(winner === 'blue'), of: 1 },
  }),
  imagine: () => ({ red: {}, blue: {} }),
};

function victoryOf(winner: Fleet): Outcome {
  return { winners: [winner], points: { [winner]: 1, [enemyOf(winner)]: 0 }, why: `${winner} is left.` };
}
