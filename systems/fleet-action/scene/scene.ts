/** The table of Fleet Action as a scene: ships, wakes, where the enemy would drift, and one's own sealed plots. */

import type { Hex } from '@flagplot/hexes';
import type { Told } from '@flagplot/kernel';
import type { Fix, GhostItem, Item, Layer, PathItem, Scene, UnitFacts, UnitItem } from '@flagplot/scene';
import type { ConditionMark } from '@flagplot/scene/symbols/marks.ts';
import type { ShipOfBook } from '../rules/book.ts';
import { isNetworkJammed } from '../rules/elint/in-force.ts';
import type { SealedPlot } from '../rules/folder.ts';
import { inFormation } from '../rules/map.ts';
import { destination, hexesIn, PULSES, speedIn, take } from '../rules/movement/path.ts';
import type { Ship, Squadron } from '../rules/open.ts';
import type { AnyPlot, Place, Plot } from '../rules/orders.ts';
import { isActive, ownSquadron, shipIndices, unitMembers } from '../rules/roster.ts';
import type { FleetAction } from '../rules/state.ts';
import { pulsesMoved } from '../rules/turn.ts';
import { orderWords, tagOf } from '../words/names.ts';
import { radii } from './command.ts';
import { elint, elintStanding } from './elint.ts';
import { flights } from './flights.ts';
import { HULLS } from './hulls.ts';
import { MARKS } from './marks.ts';
import { type FaSeen, formationThen, sideOfSquadron, squadronOf } from './seen.ts';
import { underWay } from './underway.ts';
import { zones } from './zones.ts';

/** Everything that lies on the table, and what the folder of whoever looks adds to it. */
export function scene(seen: FaSeen, told: readonly Told<FleetAction>[]): Scene {
  const { columns, rows } = seen.book.map;
  return {
    sheet: { ground: 'hexes', columns, rows, layout: 'columns' },
    items: [
      ...zones(seen),
      ...radii(seen),
      ...wakes(told, seen),
      ...drifts(seen),
      ...sealedLayer(seen),
      ...underWay(seen),
      ...elint(seen),
      ...units(seen),
      ...flights(seen),
    ],
  };
}

function units(seen: FaSeen): UnitItem[] {
  return seen.open.ships.flatMap((ship, i) => {
    const of = seen.book.ships[i];
    return of && !ship.left && !ship.away ? [unitOf(seen, ship, of)] : [];
  });
}

function unitOf(seen: FaSeen, ship: Ship, of: ShipOfBook): UnitItem {
  const marks = marksOf(seen, ship, of);
  return {
    kind: 'unit',
    id: ship.id,
    side: of.side,
    role: of.side === seen.side ? 'mine' : 'told',
    at: { q: ship.q, r: ship.r },
    facing: ship.heading,
    hull: HULLS[of.card.silhouette],
    name: of.name,
    tag: tagOf(seen.book, of),
    squadron: ownSquadron(seen.open, of),
    facts: factsOf(seen, ship, of),
    ...(marks.length > 0 ? { marks } : {}),
    ...(ship.structure === 0 ? { lost: true as const } : {}),
  };
}

/** A flag for the flagship, a pennant for whoever else leads, a broken ring for who has no commander, an arrow for who withdraws. */
function marksOf(seen: FaSeen, ship: Ship, of: ShipOfBook): ConditionMark[] {
  if (!isActive(ship)) return [];
  const squadron = squadronOf(seen, ownSquadron(seen.open, of));
  const flag = seen.open.fleets.some(fleet => fleet.flagship === ship.id && !fleet.vacant);
  const leads = squadron?.commander === ship.id && unitMembers(seen, ownSquadron(seen.open, of)).length > 1;
  const adrift =
    ship.out !== 'no' || isNetworkJammed(seen.open, of) || (seen.clock.turn > 0 && squadron?.leaderless === seen.clock.turn);
  const withdraws = (sailingOf(seen, ship, of)?.withdraws ?? 0) > 0;
  return [
    ...(flag ? [MARKS.flag] : leads ? [MARKS.pennant] : []),
    ...(adrift ? [MARKS.adrift] : []),
    ...(withdraws ? [MARKS.withdrawing] : []),
    ...(seen.open.salvos.some(({ target }) => target === ship.id) ? [MARKS.inFlight] : []),
  ];
}

function factsOf(seen: FaSeen, ship: Ship, of: ShipOfBook): UnitFacts {
  const flag = seen.open.fleets.some(fleet => fleet.flagship === ship.id && !fleet.vacant);
  const sailing = sailingOf(seen, ship, of);
  const plot = seen.own?.plots.find(one => one.squadron === sailing?.id);
  const lead = squadronOf(seen, ownSquadron(seen.open, of))?.commander === ship.id && !flag && squadronSize(seen, of) > 1;
  const what = [of.card.name, ...(flag ? ['flag'] : []), ...(lead ? ['leads'] : []), ...standing(seen, ship, sailing)];
  return {
    what: what.join(', '),
    speed: String(sailing?.speed ?? 0),
    condition: { left: ship.structure, of: of.card.structure, word: 'structure' },
    ...(plot && of.side === seen.side && isActive(ship) ? { order: orderWords(plot) } : {}),
  };
}

const squadronSize = (seen: FaSeen, of: ShipOfBook): number => shipIndices(seen, ownSquadron(seen.open, of)).length;

/** `out of command`, `withdraws`: how it stands with its squadron. */
function standing(seen: FaSeen, ship: Ship, sailing: Squadron | undefined): string[] {
  if (!isActive(ship)) return [];
  const leaderless = seen.clock.turn > 0 && sailing?.leaderless === seen.clock.turn;
  return [
    ...(ship.out !== 'no' ? ['out of command'] : []),
    ...(leaderless ? ['no commander'] : []),
    ...elintStanding(seen, ship),
    ...((sailing?.withdraws ?? 0) > 0 ? ['withdraws'] : []),
  ];
}

/** What a ship is plotted with: its squadron, or itself while it is out of command. */
function sailingOf(seen: FaSeen, ship: Ship, of: ShipOfBook): Squadron | undefined {
  return squadronOf(seen, ship.out === 'no' ? ownSquadron(seen.open, of) : ship.id);
}

type Moved = Extract<FleetAction['event'], { kind: 'moved' }>;

/** Where each ship has been this turn; while orders are written, the turn before. */
function wakes(told: readonly Told<FleetAction>[], seen: FaSeen): PathItem[] {
  const moves = told.flatMap(one => (one.event.kind === 'moved' ? [{ turn: one.clock.turn, event: one.event }] : []));
  const last = moves.at(-1)?.turn;
  if (last === undefined || last < seen.clock.turn - 1) return [];
  const through = new Map<string, Hex[]>();
  for (const { turn, event } of moves) if (turn === last) follow(through, event, seen);
  return [...through].flatMap(([ship, line]) => {
    const of = seen.book.ships[seen.book.shipAt[ship] ?? -1];
    return of && line.length > 1 ? [wake(ship, of.side, line)] : [];
  });
}

function wake(ship: string, side: string, through: readonly Hex[]): PathItem {
  return { kind: 'path', id: `wake/${ship}`, role: 'past', line: 'wake', side, through };
}

/** The command ship's wake bends where it turned, and so do all where each moves by itself; else the others are put in their places, so theirs are straight. */
function follow(through: Map<string, Hex[]>, moved: Moved, seen: FaSeen): void {
  const commander = squadronOf(seen, moved.squadron)?.commander;
  for (const { ship, from, to } of moved.ships) {
    const line = through.get(ship) ?? [hexOf(from)];
    line.push(...(ship === commander || moved.relative ? bends(from, moved.steps) : [hexOf(to)]));
    through.set(ship, line);
  }
}

function bends(from: Place, steps: Moved['steps']): Hex[] {
  const line: Hex[] = [];
  let place = from;
  for (const step of steps) {
    const next = take(place, step);
    if (next.q !== place.q || next.r !== place.r) line.push(hexOf(next));
    place = next;
  }
  return line;
}

const hexOf = ({ q, r }: Hex): Hex => ({ q, r });

/** Where each enemy squadron will be, pulse by pulse, if it holds its course; while it is still to move this turn. */
function drifts(seen: FaSeen): PathItem[] {
  const { side } = seen;
  if (side === undefined || seen.open.verdict) return [];
  return [...seen.open.squadrons, ...seen.open.strays].flatMap(squadron => {
    const of = sideOfSquadron(seen.book, squadron.id);
    const lives = unitMembers(seen, squadron.id).length > 0;
    return of !== side && lives ? driftOf(seen, squadron, of) : [];
  });
}

function driftOf(seen: FaSeen, squadron: Squadron, side: string): PathItem[] {
  const fixes = driftFixes(seen, squadron);
  const id = `drift/${squadron.id}`;
  const line = [hexOf(squadron), ...fixes.map(fix => fix.at)];
  return fixes.length > 0
    ? [
        {
          kind: 'path',
          id,
          role: 'past',
          line: 'drift',
          side,
          unit: squadron.id,
          through: line,
          fixes,
          tip: `speed ${squadron.speed}`,
        },
      ]
    : [];
}

/** The places of a squadron's command ship at the end of each pulse to come, on course and speed as they are. */
export function driftFixes(seen: Pick<FaSeen, 'book' | 'open' | 'clock'>, squadron: Squadron): Fix[] {
  let place: Place = squadron;
  return PULSES.filter(pulse => pulse > pulsesMoved(seen)).map(pulse => {
    for (let n = hexesIn(seen.book.charts, squadron.speed, pulse); n > 0; n -= 1) place = take(place, 'ahead');
    return { at: hexOf(place), ...fixOf(pulse) };
  });
}

const fixOf = (pulse: number): Pick<Fix, 'label' | 'says'> => ({ label: String(pulse), says: `pulse ${pulse} ends` });

/** What is left of one's own sealed plots, and where they end. */
function sealedLayer(seen: FaSeen): Layer {
  const plots = seen.open.pulse > 0 ? (seen.own?.plots ?? []) : [];
  return plots.flatMap(plot => sealedItems(seen, plot));
}

function sealedItems(seen: FaSeen, plot: SealedPlot): Item[] {
  const squadron = squadronOf(seen, plot.squadron);
  if (!squadron || unitMembers(seen, plot.squadron).length === 0) return [];
  const gone = pulsesMoved(seen);
  const rest = plot.path.slice(gone);
  if (rest.every(steps => steps.length === 0)) return [];
  const path = { ...pathOf(squadron, rest, gone), id: `sealed/${squadron.id}`, role: 'secret' as const };
  const end = destination(squadron, rest.flat());
  const where = { at: end, role: 'secret' as const, id: `sealed/${squadron.id}` };
  return [path, ...ghosts(seen, squadron, { ...where, ...(plot.mode ? { plot: { mode: plot.mode } } : {}) })];
}

/** A plot as a line from where the squadron stands, with a fix at the end of each pulse. `done`: pulses gone by. */
export function pathOf(
  from: Squadron,
  path: Plot['path'],
  done = 0,
): Pick<PathItem, 'kind' | 'line' | 'unit' | 'through' | 'fixes'> {
  const through: Hex[] = [hexOf(from)];
  const fixes: Fix[] = [];
  let place: Place = from;
  path.forEach((steps, i) => {
    through.push(...bends(place, steps));
    place = destination(place, steps);
    if (steps.length > 0) fixes.push({ at: hexOf(place), ...fixOf(done + i + 1) });
  });
  return { kind: 'path', line: 'plot', unit: from.id, through, fixes };
}

/** The whole squadron where its command ship would stand there: the leader first. `plot`: what it makes of the formation. */
export function ghosts(
  seen: Pick<FaSeen, 'book' | 'open'>,
  squadron: Squadron,
  where: { at: Place; role: 'intent' | 'secret'; id: string; faint?: true; plot?: Pick<AnyPlot, 'mode' | 'shift' | 'reform'> },
): GhostItem[] {
  const all = shipIndices(seen, squadron.id);
  const formation = formationThen(seen, squadron, where);
  return unitMembers(seen, squadron.id).map(({ ship, of }) => {
    const offset = formation[all.indexOf(seen.book.shipAt[ship.id] ?? -1)] ?? { q: 0, r: 0 };
    const { q, r, heading } = inFormation(where.at, offset);
    const faint = where.faint ?? ship.id !== squadron.commander;
    return {
      kind: 'ghost',
      id: `${where.id}/${ship.id}`,
      role: where.role,
      at: { q, r },
      facing: heading,
      hull: HULLS[of.card.silhouette],
      ...(faint ? { faint: true as const } : {}),
    };
  });
}

/** The speed of each pulse of a plot. */
export function speeds(squadron: Squadron, change: Plot['change']): number[] {
  return PULSES.map(pulse => speedIn(squadron.speed, change, pulse));
}
