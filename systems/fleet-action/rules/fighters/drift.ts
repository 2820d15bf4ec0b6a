// FA-10.10.15 to FA-10.10.20: as the turn ends dogfights are called off, or drift and draw others in.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Phase, Reading } from '@flagplot/kernel';
import { revealDoctrine } from '../doctrine.ts';
import { LAYOUT } from '../map.ts';
import type { Drift } from '../open.ts';
import type { FaState, FaTable, FleetAction } from '../state.ts';
import { breakOff } from './dogfight.ts';
import type { Wing } from './flights.ts';
import { coversOf, flightsAt, isFree, missionOf } from './flights.ts';
import type { Fight } from './melee.ts';
import { driftPath, fightersOf, fightsOf, inTheWay, sidesOf } from './melee.ts';
import { settleMissions } from './missions.ts';
import { joinFight } from './rounds.ts';

const DIRECTIONS = 6;
const DISTANCES = 4;

/** FA-10.10.20 A dogfight is called off where all sides in it say so. */
export const parting: Phase<FleetAction, 'dogfight'> = {
  name: 'Calling off',
  rule: 'FA-10.10.20',
  asks: shown =>
    shown.clock.round > 0
      ? []
      : shown.book.sides.flatMap(({ id }) => {
          const own = fightsOf(shown).flatMap(fight => fight.filter(({ of }) => of.side === id));
          const flights = own.map(({ flight }) => flight.id);
          return flights.length > 0
            ? [{ side: id, kind: 'dogfight' as const, about: { pulse: 0, what: 'part' as const, flights } }]
            : [];
        }),
  carry(s, t, answers) {
    for (const { side } of answers) revealDoctrine(s, t, { side, what: 'dogfights' });
    for (const fight of fightsOf(s)) {
      const hex = hexes.nameOf((fight[0] as Wing).flight, LAYOUT);
      const agreed = sidesOf(fight).every(side => answers.some(one => one.side === side && one.order.part?.includes(hex)));
      if (agreed) breakOff(s, t, fight);
    }
  },
};

const DIE = (sides: number): Reading<number> => ({ sides, start: 0, add: (soFar, face) => soFar + face });

/** FA-10.10.15 When the turn ends a dogfight in which both sides have fighters drifts: a d6 for the direction, a d4 for the hexes. */
export const drift: Phase<FleetAction, 'dogfight'> = {
  name: 'Drift',
  rule: 'FA-10.10.15',
  begin(s, t) {
    const fights = fightsOf(s);
    if (fights.length > 0) for (const { id } of s.book.sides) t.reveal(id);
    const drifts = fights.map(fight => rollDrift(t, fight));
    if (drifts.length > 0) s.open.drifts = drifts;
    if (inTheWay(s).length === 0) driftAll(s, t, []);
  },
  asks(shown) {
    const flights = shown.clock.round > 0 ? [] : inTheWay(shown).map(({ flight }) => flight.id);
    return flights.length === 0
      ? []
      : shown.book.sides.map(({ id }) => ({
          side: id,
          kind: 'dogfight' as const,
          about: { pulse: 0, what: 'join' as const, flights },
        }));
  },
  carry(s, t, answers) {
    for (const { side } of answers) revealDoctrine(s, t, { side, what: 'dogfights' });
    driftAll(
      s,
      t,
      answers.flatMap(({ side, order }) => (order.join ?? []).map(flight => ({ side, flight }))),
    );
  },
};

/** What a side says of a flight that a dogfight drifts through. */
type Calls = readonly { side: string; flight: string }[];

function rollDrift(t: FaTable, fight: Fight): Drift {
  const why = (what: string) => () => ({ rule: 'FA-10.10.15', what });
  const { q, r } = (fight[0] as Wing).flight;
  const direction = t.throw(1, DIE(DIRECTIONS), why('a dogfight drifts: where to')) - 1;
  return { q, r, direction, far: t.throw(1, DIE(DISTANCES), why('a dogfight drifts: how far')) };
}

function driftAll(s: FaState, t: FaTable, calls: Calls): void {
  const all = (s.open.drifts ?? []).map(one => ({
    one,
    fight: fightsOf(s).find(([first]) => first && hexes.same(first.flight, one)),
  }));
  for (const { one, fight } of all) if (fight) driftOne(s, t, { fight, path: driftPath(s, one), calls });
  delete s.open.drifts;
  settleMissions(s);
}

function driftOne(s: FaState, t: FaTable, { fight, path, calls }: { fight: Fight; path: readonly Hex[]; calls: Calls }): void {
  const { q, r } = (fight[0] as Wing).flight;
  const joined: Wing[] = [];
  for (const hex of path) joined.push(...drawnIn(s, { fight: [...fight, ...joined], hex, calls }));
  const to = path.at(-1) ?? { q, r };
  for (const { flight } of [...fight, ...joined]) Object.assign(flight, { q: to.q, r: to.r });
  t.tell(() => ({
    kind: 'adrift',
    from: { q, r },
    to: { q: to.q, r: to.r },
    flights: fight.map(({ flight }) => flight.id),
    joined: joined.map(({ flight }) => flight.id),
  }));
  if (joined.length > 0) joinFight(s, t, joined);
}

interface Passing {
  fight: Fight;
  hex: Hex;
  calls: Calls;
}

/** FA-10.10.19 Of flights with escorts the escorts are drawn in, whatever the numbers; any other by itself. */
function drawnIn(s: FaState, { fight, hex, calls }: Passing): Wing[] {
  const here = s.book.sides
    .flatMap(({ id }) => flightsAt(s, hex, { side: id, own: true }))
    .filter(one => isFree(one.flight) && !fight.includes(one));
  const ids = new Set(
    here.flatMap(one => {
      const covers = coversOf(s, one);
      const drawn = covers.length > 0 ? covers : isDrawn(s, one, { fight, hex, calls }) ? [one] : [];
      return drawn.map(({ flight }) => flight.id);
    }),
  );
  return here.filter(({ flight }) => ids.has(flight.id));
}

/** FA-10.10.16 A flight joins if its owner wishes; FA-10.10.17 if the enemy has more fighters in it, a patrol without choice, FA-10.10.18 and any other if the enemy says so. */
function isDrawn(s: FaState, one: Wing, { fight, calls }: Passing): boolean {
  const { side } = one.of;
  const isCalled = (own: boolean) => calls.some(call => call.flight === one.flight.id && (call.side === side) === own);
  if (isCalled(true)) return true;
  if (fightersOf(fight, id => id !== side) <= fightersOf(fight, id => id === side)) return false;
  return missionOf(s, one)?.kind === 'superiority' || isCalled(false);
}
