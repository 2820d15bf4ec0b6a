// The plots of an ordinary player.

import type { FaView, Place, Plot } from '@flagplot/fleet-action/table';
import { holds, on, plotOf, plotting } from '@flagplot/fleet-action/table';
import type { Hex } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';
import type { Course, Under } from './courses.ts';
import { coursesFrom, endsOf } from './courses.ts';
import type { Force } from './forces.ts';
import { forcesOf } from './forces.ts';
import type { Later } from './outlook.ts';
import { doomed, furthest, lurking, O, promise } from './outlook.ts';
import type { Threat } from './threat.ts';
import { bestOf, fireOf, freshTurn, threatOf } from './threat.ts';

interface Foe {
  force: Force;
  /** Where it is after each of the next six pulses if it holds its course. */
  drift: Place[];
  give: Threat;
  take: Threat;
}

export function plotsOf(v: FaView): Plot[] {
  const own = forcesOf(v, v.side);
  const enemies = v.book.sides.filter(({ id }) => id !== v.side).flatMap(({ id }) => forcesOf(v, id));
  return own.map(force => plotFor(v, force, enemies));
}

function plotFor(v: FaView, force: Force, enemies: readonly Force[]): Plot {
  const foes = enemies.map(enemy => foeOf(v, force, enemy));
  const it: Under = {
    book: v.book,
    place: force.squadron,
    speed: force.squadron.speed,
    helm: force.helm,
    offsets: offsetsOf(v, force),
  };
  const want = rangeWanted(foes);
  const best = choose(v, it, foes, want);
  return best ? plotOf(plotting(v, force.squadron), best.pace, best.puts) : holds(plotting(v, force.squadron));
}

function offsetsOf(v: FaView, force: Force): Hex[] {
  const of = v.book.squadrons[v.book.squadronAt[force.squadron.id] as number];
  return force.members.map(
    ({ of: ship }) => force.squadron.formation[of?.ships.indexOf(v.book.shipAt[ship.id] as number) ?? 0] as Hex,
  );
}

function foeOf(v: FaView, force: Force, enemy: Force): Foe {
  return {
    force: enemy,
    drift: driftOf(v, enemy),
    give: threatOf(force, enemy, v.book.charts.rangeModifiers),
    take: threatOf(enemy, force, v.book.charts.rangeModifiers),
  };
}

function driftOf(v: FaView, { squadron }: Force): Place[] {
  const under: Under = {
    book: v.book,
    place: squadron,
    speed: squadron.speed,
    helm: { accel: 0, decel: 0, tops: [-1, -1, -1], keeps: [true, true, true] },
    offsets: [],
  };
  const pace = coursesFrom(
    { ...under, book: { ...v.book, map: { columns: 9999, rows: 9999 } }, place: { q: 3000, r: 3000, heading: squadron.heading } },
    'few',
  )[0]?.pace ?? { hexes: [0, 0, 0] };
  const places: Place[] = [];
  let at: Place = { q: squadron.q, r: squadron.r, heading: squadron.heading };
  for (let turn = 0; turn < 2; turn += 1) {
    for (const end of endsOf(at, pace, [])) places.push(on(v, end) ? end : (places.at(-1) ?? at));
    at = places.at(-1) as Place;
  }
  return places;
}

interface Wanted {
  range: number;
  /** Points a turn there. */
  worth: number;
}

/** The furthest range at which fire, both sides bows on, is still a good part of the best there is. */
function rangeWanted(foes: readonly Foe[]): Wanted {
  const reach = foes.reduce((far, { give }) => Math.max(far, give.from.reach), 1);
  const given = Array.from({ length: reach }, (_, i) => Math.max(...foes.map(({ give }) => headOn(give, i + 1))));
  const worth = Math.max(...given);
  const range = given.findLastIndex(one => one >= worth * O.WANT) + 1;
  return { range, worth };
}

/** The fire of a turn at a range, both squadrons bow to bow. */
function headOn(threat: Threat, range: number): number {
  const a: Place = { q: 0, r: 0, heading: 0 };
  const b: Place = { q: 0, r: -range, heading: 3 };
  freshTurn(threat);
  return 3 * fireOf(threat, 0, a, b) + bestOf(threat);
}

function choose(v: FaView, it: Under, foes: readonly Foe[], want: Wanted): Course | undefined {
  const left = v.book.turns - v.clock.turn;
  const later = laterOf(v, it, foes, want);
  const courses = coursesFrom(it, 'many');
  if (courses.length === 0) return undefined;
  const nodes = courses.map((course, i) => {
    const { q, r, heading } = course.ends[2] as Place;
    const soFar = turnWorth(foes, course.ends) - (doomed(later, { q, r }, heading, course.speed) ? O.LOST : 0);
    return {
      q,
      r,
      heading,
      speed: course.speed,
      soFar,
      hope: soFar + promise(later, { q, r }, heading, course.speed),
      course: i,
    };
  });
  return courses[furthest(later, nodes, Math.min(O.DEPTH, left))];
}

function laterOf(v: FaView, it: Under, foes: readonly Foe[], want: Wanted): Later {
  return {
    book: v.book,
    helm: it.helm,
    foes: foes.map(foe => lurking(about(foe), foe.give, foe.take)),
    spread: Math.max(...it.offsets.map(one => hexes.range(one, { q: 0, r: 0 }))),
    range: want.range,
    worth: want.worth,
  };
}

function about({ drift }: Foe): Hex {
  const a = drift[2] as Place;
  const b = drift[5] as Place;
  return { q: a.q + Math.round((b.q - a.q) * O.DRIFT), r: a.r + Math.round((b.r - a.r) * O.DRIFT) };
}

/** Fire given less fire taken in this turn. */
function turnWorth(foes: readonly Foe[], ends: readonly Place[]): number {
  let most = 0;
  let taken = 0;
  for (const { give, take, drift } of foes) {
    freshTurn(give);
    freshTurn(take);
    let given = 0;
    for (let i = 0; i < 3; i += 1) {
      const at = ends[i] as Place;
      const foe = drift[i] as Place;
      given += fireOf(give, i + 1, at, foe);
      taken += fireOf(take, i + 1, foe, at);
    }
    most = Math.max(most, given + bestOf(give));
    taken += bestOf(take);
  }
  return most - O.TAKE * taken;
}
