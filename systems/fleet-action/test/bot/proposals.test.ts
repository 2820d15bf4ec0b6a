import { propose } from '@flagplot/bots/serve';
import { odds, stream, viewOf } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { mind } from '../../bot/index.ts';
import { fleetAction } from '../../rules/index.ts';
import type { Shot } from '../../rules/orders.ts';
import type { FaState, FaView, FleetAction } from '../../rules/state.ts';
import { called, duel, fleets, fought, type Moment } from './battle.ts';

type FireOrder = FleetAction['asks']['fire']['order'];

const pair = ['vorchan-warship', 'tinashi-war-frigate'];
const think = { roll: stream('proposals') };

/** Moments of a battle in which a side chooses its fire. */
function fires(scenario: object): Moment[] {
  return fought(scenario, 'proposals', called('ordinary'), called('ordinary')).asked.filter(({ ask }) => ask.kind === 'fire');
}

const viewAt = ({ s, ask }: Moment): FaView => viewOf(s, ask.side) as unknown as FaView;

function best(v: FaView): FireOrder {
  return propose(mind, { view: v, kind: 'fire', about: { pulse: v.open.pulse } }, { wish: 'best', think });
}

function again(v: FaView, before: FireOrder): FireOrder {
  return propose(mind, { view: v, kind: 'fire', about: { pulse: v.open.pulse } }, { wish: { before }, think });
}

/** The structure that a shot takes on average, as its card has it. */
function lost(v: FaView, { ship, target, weapons }: Shot): number {
  const s: FaState = { book: v.book, clock: v.clock, open: v.open, sealed: {} };
  const before = v.open.ships[v.book.shipAt[target]!]!.structure;
  const { outcomes } = odds(fleetAction, { name: 'volley', of: { ship, target, weapons: [...weapons] }, s });
  return outcomes.reduce((sum, { value, chance }) => sum + chance * (before - (value as { structure: number }).structure), 0);
}

describe('fire proposed at one press', () => {
  test('FA-6.4.1 a ship that fires alone fires where its card promises most', () => {
    const alone = fires(fleets([['sharlin-war-cruiser']], [pair]))
      .map(viewAt)
      .filter(v => best(v).shots.length === 1);
    expect(alone.length).toBeGreaterThan(0);
    for (const v of alone.slice(0, 3)) {
      const [shot] = best(v).shots as [Shot];
      for (const { shots } of fleetAction.questions.fire.candidates(v, { pulse: v.open.pulse }))
        if (shots[0]) expect(lost(v, shot)).toBeGreaterThanOrEqual(lost(v, shots[0]) - 1e-9);
    }
  });

  test('FA-6.4.1 all of a squadron fires into one; in the last pulse every weapon does that bears', () => {
    const all = fires(fleets([pair, pair], [pair, pair])).map(viewAt);
    for (const v of all.slice(0, 12)) {
      expect(fleetAction.questions.fire.judge(v, { pulse: v.open.pulse }, best(v))).toEqual([]);
      if (v.open.pulse === 3) expect(best(v).shots.length).toBeGreaterThan(0);
    }
  });

  test('FA-2.3.4 what fires once a turn waits, as long as they close, for the pulse in which it promises more', () => {
    const all = fires(duel).map(viewAt);
    const lasers = (shots: readonly Shot[]): Shot[] => shots.filter(({ weapons }) => weapons.includes('heavy-laser'));
    const most = (v: FaView, shots: readonly Shot[]): number => Math.max(0, ...shots.map(shot => lost(v, shot)));
    const now = all.find(v => {
      const every = [...fleetAction.questions.fire.candidates(v, { pulse: v.open.pulse })];
      return v.open.pulse < 3 && every.some(({ shots }) => lasers(shots).length > 0) && lasers(best(v).shots).length === 0;
    })!;
    const later = all.filter(v => v.side === now.side && v.clock.turn === now.clock.turn && v.open.pulse > now.open.pulse);
    const spent = [...fleetAction.questions.fire.candidates(now, { pulse: now.open.pulse })].flatMap(({ shots }) =>
      lasers(shots),
    );
    expect(Math.max(...later.map(v => most(v, lasers(best(v).shots))))).toBeGreaterThan(most(now, spent));
    expect(lasers(again(now, { shots: spent }).shots)).toEqual([]);
  });

  test('the targets of the last pulse again, less those that are gone', () => {
    const v = fires(duel)
      .map(viewAt)
      .find(one => best(one).shots.length > 0)!;
    const order = best(v);
    expect(again(v, order)).toEqual(order);
    const [{ target }] = order.shots as [Shot];
    const ships = v.open.ships.map(ship => (ship.id === target ? { ...ship, structure: 0 } : ship));
    const after = again({ ...v, open: { ...v.open, ships } }, order).shots;
    expect(after).toEqual(order.shots.filter(shot => shot.target !== target));
  });
});
