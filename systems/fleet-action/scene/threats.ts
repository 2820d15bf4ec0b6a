/** Where an enemy squadron can be when the next pulse is over, what it bears on us there, and what we bear on it. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { AreaItem } from '@flagplot/scene';
import type { FireContext } from '../rules/combat/shot.ts';
import { aims } from '../rules/combat/shot.ts';
import { inFormation } from '../rules/map.ts';
import { plotting } from '../rules/movement/lawful.ts';
import { destination } from '../rules/movement/path.ts';
import { holdingPlot } from '../rules/movement/random.ts';
import type { Ship, Squadron } from '../rules/open.ts';
import type { AnyPlot, Plot } from '../rules/orders.ts';
import { isActive, shipIndices, squadronsOf, unitMembers } from '../rules/roster.ts';
import { hexName, letterOf, quantity, shipName, squadronName } from '../words/names.ts';
import { type End, endsOf, type Known, nextPulse, shownOf } from './reach.ts';
import { type FaSeen, formationThen, sideOfSquadron } from './seen.ts';

/** What can be known of an enemy squadron a pulse ahead, at the most. */
export interface Threat {
  squadron: Squadron;
  pulse: number;
  hexes: Hex[];
  /** Most dice it can throw at one of our ships, and that ship; and the most we can throw at it. */
  theirs: Bearing | undefined;
  ours: Bearing | undefined;
}

export interface Bearing {
  target: Ship;
  dice: number;
  at: Hex;
}

type Given = Pick<FaSeen, 'book' | 'open' | 'clock' | 'side'>;

/** One squadron a pulse ahead, ours being where `plots` take them. */
export function threatOf(seen: Given, squadron: Squadron, { plots, known }: { plots: readonly AnyPlot[]; known: Known }): Threat {
  const { pulse, turn } = nextPulse(seen, known.told);
  const ends = endsOf(seen, squadron, known);
  const base = ourShipsThen(seen, plots, pulse);
  const mine = base.filter((ship, i) => seen.book.ships[i]?.side === seen.side && isActive(ship));
  let theirs: Bearing | undefined;
  let ours: Bearing | undefined;
  for (const going of ways(ends, squadron, shownOf(squadron.id, seen, known.told).relative)) {
    const { ships, own } = withSquadronAt(seen, base, going);
    if (!own.some(one => mine.some(other => hexes.range(one, other) <= FAR))) continue;
    const sight: FireContext = { book: seen.book, open: { ...seen.open, ships, pulse }, turn };
    theirs = more(theirs, best(sight, { firers: own, targets: mine }, going.end));
    ours = more(ours, best(sight, { firers: mine, targets: own }, going.end));
  }
  return { squadron, pulse, hexes: distinct(ends), theirs, ours };
}

/** FA-5.7.4 Each end in formation, or each ship by itself; both, where it has turned and nobody has seen yet how the others keep. */
function ways(ends: readonly End[], squadron: Squadron, relative: boolean | undefined): Going[] {
  const alone = ends.map((end): Going => ({ squadron, end, mode: 'relative' }));
  if (relative) return alone;
  const formed = ends.map((end): Going => ({ squadron, end }));
  return relative === undefined ? [...formed, ...alone.filter(({ end }) => end.heading !== squadron.heading)] : formed;
}

/** Nothing on a card reaches further. */
const FAR = 45;

function more(a: Bearing | undefined, b: Bearing | undefined): Bearing | undefined {
  return !a || (b && b.dice > a.dice) ? b : a;
}

/** The target at which these ships together throw most dice, with the end of the way that brings it about. */
function best(
  sight: FireContext,
  { firers, targets }: { firers: readonly Ship[]; targets: readonly Ship[] },
  end: Hex,
): Bearing | undefined {
  let most: Bearing | undefined;
  for (const target of targets) {
    let dice = 0;
    for (const firer of firers) for (const aim of aims(sight, firer, target)) dice += aim.dice;
    if (dice > (most?.dice ?? 0)) most = { target, dice, at: { q: end.q, r: end.r } };
  }
  return most;
}

function distinct(ends: readonly End[]): Hex[] {
  return [...new Map(ends.map(({ q, r }) => [`${q},${r}`, { q, r }])).values()];
}

/** All ships, ours where their plots take them in the next pulse. */
function ourShipsThen(seen: Given, plots: readonly AnyPlot[], pulse: number): Ship[] {
  const ships = [...seen.open.ships];
  for (const squadron of [...seen.open.squadrons, ...seen.open.strays]) {
    if (sideOfSquadron(seen.book, squadron.id) !== seen.side) continue;
    const plot = plots.find(one => one.squadron === squadron.id);
    const end = destination(squadron, plot?.path[pulse - 1] ?? []);
    put(seen, ships, { squadron, end, ...(plot?.mode ? { mode: plot.mode } : {}) });
  }
  return ships;
}

/** All ships, a squadron's where it goes; and those of it. */
function withSquadronAt(seen: Given, base: readonly Ship[], going: Going): { ships: Ship[]; own: Ship[] } {
  const ships = [...base];
  return { ships, own: put(seen, ships, going) };
}

/** A squadron, the end of its way, and how its members keep. */
interface Going {
  squadron: Squadron;
  end: End;
  mode?: 'absolute' | 'relative';
}

/** Puts the ships of a squadron where they would stand with their command ship there; gives them. */
function put(seen: Given, ships: Ship[], { squadron, end, mode }: Going): Ship[] {
  const list = shipIndices(seen, squadron.id);
  const formation = formationThen(seen, squadron, { at: end, ...(mode ? { plot: { mode } } : {}) });
  return unitMembers(seen, squadron.id).map(({ ship }) => {
    const i = seen.book.shipAt[ship.id] ?? -1;
    const place = inFormation(end, formation[list.indexOf(i)] ?? { q: 0, r: 0 });
    const moved = { ...ship, q: place.q, r: place.r, heading: place.heading };
    ships[i] = moved;
    return moved;
  });
}

const kept = new WeakMap<object, { key: string; found: AreaItem[] }>();

/** The threats of all enemy squadrons, as areas; worked out once for a table and the plots that are written. */
export function threats(seen: FaSeen, order: object | undefined, known: Known): AreaItem[] {
  if (seen.side === undefined || seen.open.verdict || seen.clock.turn === 0) return [];
  const plots = nextPulse(seen, known.told).turn > seen.clock.turn ? holdPlots(seen) : plotsOf(seen, order);
  const key = `${seen.side} ${JSON.stringify(plots)}`;
  const made = kept.get(seen.open);
  if (made?.key === key) return made.found;
  const enemies = [...seen.open.squadrons, ...seen.open.strays].filter(
    one => sideOfSquadron(seen.book, one.id) !== seen.side && unitMembers(seen, one.id).length > 0,
  );
  const found = enemies.map(one => areaOf(seen, threatOf(seen, one, { plots, known })));
  kept.set(seen.open, { key, found });
  return found;
}

/** Nothing is plotted beyond the turn: every squadron of ours holds its course. */
function holdPlots({ book, open, side }: FaSeen): Plot[] {
  return squadronsOf({ book, open }, side ?? '').map(one => holdingPlot(plotting({ book, open }, one)));
}

/** The plots in the making, else those that are sealed. */
function plotsOf(seen: FaSeen, order: object | undefined): readonly AnyPlot[] {
  const squadrons = order && 'squadrons' in order && Array.isArray(order.squadrons) ? (order.squadrons as Plot[]) : [];
  const written = squadrons.filter(one => Array.isArray(one.path));
  return written.length > 0 ? written : (seen.own?.plots ?? []);
}

function areaOf(seen: FaSeen, threat: Threat): AreaItem {
  const { squadron, pulse } = threat;
  const dice = (bearing: Bearing | undefined) => quantity(bearing?.dice ?? 0, 'die', 'dice');
  return {
    kind: 'area',
    id: `threat/${squadron.id}`,
    role: 'told',
    side: sideOfSquadron(seen.book, squadron.id),
    places: threat.hexes,
    look: 'shade',
    of: 'threats',
    label: `${letterOf(seen.book, squadron.id)}, pulse ${pulse}: ${dice(threat.theirs)} on us, ${threat.ours?.dice ?? 0} on it`,
    says: threatWords(seen, threat),
  };
}

/** `can end pulse 2 in 14 hexes, 1410 to 1808; bears on Tal'Kesh with 9 dice at most; we bear on Meridian with 12 dice at most`. */
function threatWords({ book }: Given, { squadron, pulse, hexes: all, theirs, ours }: Threat): string {
  const sorted = all.map(hexName).toSorted();
  const where = sorted.length > 1 ? `${sorted.length} hexes, ${sorted[0]} to ${sorted.at(-1)}` : (sorted[0] ?? 'no hex');
  const bears = (who: string, bearing: Bearing | undefined) =>
    bearing
      ? `${who} on ${shipName(book, bearing.target.id)} with ${quantity(bearing.dice, 'die', 'dice')} at most`
      : `${who} on nothing`;
  const name = squadronName(book, squadron.id);
  return `${name} can end pulse ${pulse} in ${where}; it bears ${bears('', theirs).trim()}; we bear ${bears('', ours).trim()}`;
}
