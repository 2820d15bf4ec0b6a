import { check } from '@flagplot/check';
import { hexes } from '@flagplot/hexes';
import { beginMatch, GENERATOR, type HostMatch, type Json, type Question, seeded, type Told } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import skirmish from '../../../../web/e2e/skirmish.json' with { type: 'json' };
import { whole } from '../../rules/edge/scenario.ts';
import { fleetAction } from '../../rules/index.ts';
import { on } from '../../rules/map.ts';
import { courses } from '../../rules/movement/courses.ts';
import { plotting } from '../../rules/movement/lawful.ts';
import { destination, isSlip, isTurn } from '../../rules/movement/path.ts';
import { holdingPlot } from '../../rules/movement/random.ts';
import type { Squadron } from '../../rules/open.ts';
import type { Step } from '../../rules/orders.ts';
import { squadronsOf } from '../../rules/roster.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { FleetAction } from '../../rules/state.ts';
import { endsOf, type Known, nextPulse, shownOf } from '../../scene/reach.ts';
import type { FaSeen } from '../../scene/seen.ts';
import { threatOf, threats } from '../../scene/threats.ts';
import { narn } from './table.ts';

const NOTHING: Known = { told: [], turn: [] };

/** The skirmish, for as many turns as one likes, before its first orders. */
function skirmishOf(seed: string): HostMatch<FleetAction> {
  const scenario = whole(skirmish as unknown as Scenario);
  const begun = beginMatch(fleetAction, scenario, { dice: { kind: 'seeded', generator: GENERATOR, seed }, check });
  if ('faults' in begun) throw new Error(begun.faults.map(one => one.say).join(' '));
  return begun.match;
}

/** What Narn sees at each moment of a battle that is played by chance, and what is known by then. */
function* moments(match: HostMatch<FleetAction>, seed: string): Generator<{ seen: FaSeen; known: Known }> {
  const face = seeded(seed, 0);
  let turn: FaSeen[] = [];
  for (let asks = match.asks(); asks.length > 0; asks = match.asks()) {
    const seen = match.view('narn');
    turn = [...turn.filter(one => one.clock.turn === seen.clock.turn), seen];
    yield { seen, known: { told: match.told('narn'), turn } };
    for (const { side, kind, about } of asks) {
      const question = fleetAction.questions[kind] as Question<FleetAction, typeof kind>;
      match.answer(side, seen.clock.step, question.random(match.view(side), about, face) as unknown as Json);
    }
  }
}

const enemiesOf = (seen: FaSeen): Squadron[] => squadronsOf(seen, 'earth');
const placeOf = ({ q, r, heading }: { q: number; r: number; heading: number }): string => `${q},${r},${heading}`;

test('FA-3.1.1 whatever has been moved and hit, no enemy ever ends a pulse where he was not expected', () => {
  let [tried, turned] = [0, 0];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    let before = { pulse: 0, ends: new Map<string, string[]>() };
    for (const { seen, known } of moments(skirmishOf(seed), seed)) {
      const next = nextPulse(seen, known.told);
      const pulse = 3 * next.turn + next.pulse;
      for (const one of before.pulse + 1 === pulse ? enemiesOf(seen) : []) {
        const ends = before.ends.get(one.id);
        if (!ends || !on(seen, one)) continue;
        tried += 1;
        if (shownOf(one.id, seen, known.told).steps.flat().some(isTurn)) turned += 1;
        expect(ends).toContain(placeOf(one));
      }
      before = { pulse, ends: new Map(enemiesOf(seen).map(one => [one.id, endsOf(seen, one, known).map(placeOf)])) };
    }
  }
  expect(tried).toBeGreaterThan(30);
  expect(turned).toBeGreaterThan(5);
});

const pulse = ({ clock }: FaSeen, n: number): Told<FleetAction> => ({
  clock,
  event: { kind: 'pulse', pulse: n, first: 'narn', stricken: [] },
});

interface Moment {
  seen: FaSeen;
  known: Known;
  squadron: Squadron;
}

/** The first moment in which a pulse is next, in the first battle of chance in which Earth A has moved as is asked, and may end as often. */
function later(pulse: number, moved: (steps: readonly Step[][], ends: number) => boolean): Moment {
  for (let n = 0; n < 200; n += 1) {
    for (const { seen, known } of moments(skirmishOf(`later ${n}`), `later ${n}`)) {
      const squadron = enemiesOf(seen)[0];
      if (!squadron || seen.clock.turn > 1) break;
      if (nextPulse(seen, known.told).pulse !== pulse) continue;
      if (moved(shownOf(squadron.id, seen, known.told).steps, endsOf(seen, squadron, known).length))
        return { seen, known, squadron };
      break;
    }
  }
  throw new Error('chance does not move Earth like that');
}

/** What could be reached if the plot were written only now. */
const anew = ({ seen, squadron }: { seen: FaSeen; squadron: Squadron }, pulse: number): Set<string> =>
  new Set([...courses(plotting(seen, squadron))].map(({ path }) => placeOf(destination(squadron, path[pulse - 1] ?? []))));

test('FA-3.1.5 a squadron that has slipped turns no more in this turn, and one that has turned does not slip', () => {
  const slipped = later(3, steps => steps.flat().some(isSlip));
  const ends = endsOf(slipped.seen, slipped.squadron, slipped.known);
  expect(ends.length).toBe(1);
  expect(ends[0]?.heading).toBe(slipped.squadron.heading);
  expect(anew(slipped, 3).size).toBeGreaterThan(1);
});

test('FA-5.4 a speed that was kept in the pulses moved may still be changed, one that was changed is kept', () => {
  const view = narn();
  const squadron = enemiesOf(view)[0] as Squadron;
  squadron.speed = 6;
  for (const ship of view.open.ships) Object.assign(ship, { accel: 8, decel: 8 });
  const steps: Step[] = ['ahead', 'ahead'];
  const moved = { kind: 'moved' as const, squadron: squadron.id, pulse: 1, steps, relative: false, ships: [] };
  const known: Known = { turn: [view], told: [pulse(view, 1), { clock: view.clock, event: moved }] };
  const now = { ...squadron, ...destination(squadron, steps) };
  const runs = [0, 1, 2, 3, 4, 5].map(n => placeOf(destination(now, new Array<Step>(n).fill('ahead'))));
  const straight = (speed: number) => endsOf(view, { ...now, speed }, known).filter(end => runs.includes(placeOf(end)));
  expect(straight(6).length).toBeGreaterThan(2);
  expect(straight(7).length).toBeLessThan(2);
  expect(endsOf(view, { ...now, speed: 40 }, known)).toEqual([]);
});

test('a squadron that is hit after it has plotted may still do all that it could before', () => {
  const { seen, known, squadron } = later(2, (steps, ends) => steps.flat().length > 0 && ends > 1);
  const ends = endsOf(seen, squadron, known);
  const hit = structuredClone(seen);
  for (const ship of hit.open.ships) Object.assign(ship, { turn: 0, correct: 0, hard: 0, about: 0, accel: 0, decel: 0 });
  expect(endsOf(hit, squadron, known)).toEqual(ends);
  expect(endsOf(hit, squadron, { ...known, turn: [hit] }).length).toBeLessThan(ends.length);
});

test('a pulse whose ballistics arrive has still to be moved', () => {
  const view = narn();
  view.open.pulse = 1;
  expect(nextPulse(view, [])).toEqual({ pulse: 1, turn: view.clock.turn });
  expect(nextPulse(view, [pulse(view, 1)])).toEqual({ pulse: 2, turn: view.clock.turn });
  expect(
    nextPulse(
      view,
      [1, 2, 3].map(n => pulse(view, n)),
    ),
  ).toEqual({ pulse: 1, turn: view.clock.turn + 1 });
});

test('a squadron that holds its course ends among the hexes that are told of it, and they are all in reach', () => {
  const view = narn();
  const squadron = enemiesOf(view)[0] as Squadron;
  const ends = endsOf(view, squadron, NOTHING);
  const ahead = holdingPlot(plotting(view, squadron)).path[0] ?? [];
  expect(ends.map(placeOf)).toContain(placeOf(destination(squadron, ahead)));
  for (const end of ends) expect(hexes.range(end, squadron)).toBeLessThanOrEqual(6);
});

test('a threat tells most dice either way, and is worked out once for the plots there are', () => {
  const view = narn();
  const threat = threatOf(view, enemiesOf(view)[0] as Squadron, { plots: [], known: NOTHING });
  expect(threat.theirs?.dice).toBeGreaterThan(0);
  expect(threat.ours?.dice).toBeGreaterThan(0);
  const [area] = threats(view, undefined, NOTHING);
  expect(area?.says).toMatch(
    /^Earth A can end pulse 1 in \d+ hexes, \d{4} to \d{4}; it bears on .* with \d+ dice at most; we bear on /,
  );
  expect(threats(view, undefined, NOTHING)[0]).toBe(area);
});

test('FA-5.7.4 how the others keep is known from the first hex that was moved, and both ways are reckoned with before', () => {
  const view = narn();
  const squadron = enemiesOf(view)[0] as Squadron;
  const moved = (relative: boolean): Known => ({
    told: [
      { clock: view.clock, event: { kind: 'moved', squadron: squadron.id, pulse: 1, steps: ['ahead'], relative, ships: [] } },
    ],
    turn: [],
  });
  const dice = (known: Known) => threatOf(view, squadron, { plots: [], known }).theirs?.dice ?? 0;
  expect(shownOf(squadron.id, view, moved(true).told)).toEqual({ steps: [['ahead'], [], []], relative: true });
  expect(dice(NOTHING)).toBe(Math.max(dice(moved(true)), dice(moved(false))));
});
