// What is fired in imagined battles: each weapon at whom it promises most at a glance, and a look along the lines of those that bear alone.

import type { Point } from '@flagplot/plane';
import { isWithin, squaredBetween } from '@flagplot/plane';
import type { Firing } from '../rules/acts/act.ts';
import { ableAlong } from '../rules/acts/fire.ts';
import { launchKind } from '../rules/acts/launch.ts';
import { bestBeside } from '../rules/acts/list.ts';
import { towings } from '../rules/acts/tow.ts';
import { flies } from '../rules/aeroplanes/markers.ts';
import { isPrize } from '../rules/goals/prize.ts';
import { towGoalOf } from '../rules/goals/tow.ts';
import { isFired, works } from '../rules/gunnery/aim.ts';
import type { Mark } from '../rules/gunnery/mark.ts';
import { markOf } from '../rules/gunnery/mark.ts';
import type { Line } from '../rules/gunnery/sight.ts';
import { lineBetween } from '../rules/gunnery/sight.ts';
import type { Vessel } from '../rules/open.ts';
import type { Act, Fire, Id, Launch } from '../rules/orders.ts';
import { areEnemies, cardOf, isCorvette, isLive, vesselNamed } from '../rules/roster.ts';
import type { Gun } from './glance.ts';
import { gunsOf, hitsAt } from './glance.ts';
import type { Prize } from './prize.ts';
import { gain, nearestPrizes } from './prize.ts';
import { mayMeet, tubesOf } from './tubes.ts';

/** How many enemies a ship fires at, a squadron at one; and of how many nearest to it they are chosen. */
const TARGETS = 2;
const NEAREST = 4;
/** Mil between the middles of two vessels beyond their reach: hulls, and a squadron that lies wide. */
const WIDE = 10_000;

/** BB-3.2.3 Guns at whom they promise most; everything else as the rules have it first, where there can be any. */
export function quickActs(firing: Firing): Act[] {
  const [towing] = towings(firing);
  if (towing) return [towing];
  const firers = firing.vessels.flatMap(id => vesselNamed(firing.open, id) ?? []);
  const [first] = firers;
  if (!first) return [];
  const battery = { first, firers, marks: nearestPrizes(firing, first, NEAREST) };
  const fire = quickShots(firing, battery);
  return bestBeside(firing, { ...idleKinds(firing, battery), fire, launch: quickLaunches(firing, battery) });
}

/** Those that fire, and whom they may fire at. */
interface Battery {
  readonly first: Vessel;
  readonly firers: readonly Vessel[];
  readonly marks: readonly Prize[];
}

/** Kinds of act for which a unit has nothing, or nobody near enough: none to board, none that flies by. */
function idleKinds({ book, open }: Firing, { first, marks }: Battery): { readonly [K in Act['act']]?: [] } {
  const { weapons, flightDeck = 0 } = cardOf(book, first);
  const isNear = (place: Point, reach: number): boolean => isWithin(squaredBetween(first, place), reach + WIDE);
  const boards = towGoalOf(book) !== undefined || marks.some(({ at }) => isNear(at, book.charts.boarding));
  const flyers = [...open.markers.filter(flies), ...marks.filter(({ card }) => isCorvette(card)).map(({ at }) => at)];
  return {
    ...(!weapons.some(({ kind }) => kind === 'beam') && { beam: [] }),
    ...(!boards && { board: [] }),
    ...(flightDeck === 0 && { 'fly off': [], recover: [] }),
    ...(!flyers.some(flyer => isNear(flyer, book.charts.ackAck)) && { 'ack-ack': [] }),
  };
}

/** BB-3.3.1 Tubes that have an enemy before them, and nobody else who should not be met: told by places alone. */
function quickLaunches(firing: Firing, { firers, marks }: Battery): Launch[] {
  const { book, open, side } = firing;
  const spared = open.vessels.filter(vessel => isLive(vessel) && (!areEnemies(book, side, vessel.side) || isPrize(book, vessel)));
  return firers.flatMap(vessel =>
    tubesOf(firing, vessel)
      .filter(tube => marks.some(mark => mayMeet(tube, vessel, mark)))
      .filter(tube => !spared.some(other => other !== vessel && mayMeet(tube, vessel, { at: other, card: cardOf(book, other) })))
      .map(({ weapon }): Launch => ({ act: 'launch', weapon, by: vessel.id }))
      .filter(launch => launchKind.faults(firing, launch).length === 0),
  );
}

/** What a gun of all that have it promises at a mark. */
interface Chance {
  readonly mark: Prize;
  readonly by: readonly Vessel[];
  readonly hits: number;
}

type Battle = { readonly gun: Gun; readonly chances: readonly Chance[] };

function quickShots(firing: Firing, battery: Battery): Fire[] {
  const guns = gunsOf(firing, battery.first)
    .filter(({ weapon }) => isFired(weapon))
    .map((gun): Battle => ({ gun, chances: battery.marks.flatMap(mark => chanceOf(firing, { gun, mark }, battery.firers)) }));
  const targets = targetsOf(guns).slice(0, battery.firers.length > 1 ? 1 : TARGETS);
  const spent = new Map<Id, number>();
  const look = lookFrom(firing);
  return guns.flatMap(({ gun, chances }) => {
    const open = chances.filter(({ mark }) => targets.includes(mark));
    return quickShot(firing, { gun, chances: open, spent, look });
  });
}

function chanceOf({ book }: Firing, { gun, mark }: { gun: Gun; mark: Prize }, firers: readonly Vessel[]): Chance[] {
  const shots = firers
    .filter(firer => works(firer, gun.weapon))
    .map(from => ({ from, hits: hitsAt(book.charts, { gun, from }, mark) }))
    .filter(({ hits }) => hits > 0);
  const hits = shots.reduce((sum, shot) => sum + shot.hits, 0);
  return hits > 0 ? [{ mark, by: shots.map(({ from }) => from), hits }] : [];
}

/** Marks by what all guns together promise at each, the best first. */
function targetsOf(guns: readonly Battle[]): Prize[] {
  const worths = new Map<Prize, number>();
  for (const { chances } of guns)
    for (const { mark, hits } of chances) worths.set(mark, (worths.get(mark) ?? 0) + gain(mark, hits));
  return [...worths].sort(([, a], [, b]) => b - a).map(([mark]) => mark);
}

/** What somebody that fires sees of a vessel: looked at once, for all weapons. */
type Look = (vessel: Vessel, firers: readonly Vessel[]) => { readonly mark: Mark; readonly lines: readonly Line[] };

function lookFrom(firing: Firing): Look {
  const marks = new Map<Id, Mark>();
  const lines = new Map<Mark, Map<Id, Line>>();
  return (vessel, firers) => {
    const mark = marks.get(vessel.id) ?? markOf(firing, vessel);
    marks.set(vessel.id, mark);
    const known = lines.get(mark) ?? new Map<Id, Line>();
    lines.set(mark, known);
    for (const firer of firers) if (!known.has(firer.id)) known.set(firer.id, lineBetween(firing, firer, mark));
    return { mark, lines: firers.map(({ id }) => known.get(id) as Line) };
  };
}

interface Laying extends Battle {
  readonly spent: Map<Id, number>;
  readonly look: Look;
}

function quickShot(firing: Firing, { gun: { weapon }, chances, spent, look }: Laying): Fire[] {
  const rated = chances.map(chance => ({ chance, worth: gain(chance.mark, chance.hits, spent.get(chance.mark.vessel.id)) }));
  rated.sort((a, b) => b.worth - a.worth);
  for (const { chance } of rated) {
    const by = ableAlong(firing, { weapon, ...look(chance.mark.vessel, chance.by) });
    if (by.length === 0) continue;
    const target = chance.mark.vessel.id;
    spent.set(target, (spent.get(target) ?? 0) + chance.hits);
    return [{ act: 'fire', weapon: weapon.id, by, target }];
  }
  return [];
}
