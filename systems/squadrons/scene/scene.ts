/** The table of Squadrons as a scene: every craft, its squadron's name, and where it has been this round. */

import type { Hex } from '@flagplot/hexes';
import type { Shown, Told, View } from '@flagplot/kernel';
import type { GroupItem, PathItem, Scene, UnitFacts, UnitItem } from '@flagplot/scene';
import type { ConditionMark } from '@flagplot/scene/symbols/marks.ts';
import type { SquadronOfBook } from '../rules/book.ts';
import { jammingAt } from '../rules/combat/jamming.ts';
import { anyActs, counters, isFrozen } from '../rules/condition.ts';
import type { Flown } from '../rules/events.ts';
import type { Place } from '../rules/map.ts';
import { separations } from '../rules/movement/cohesion.ts';
import { start, take } from '../rules/movement/path.ts';
import type { Craft, Squadron } from '../rules/open.ts';
import { isFlying, numberOf, strength } from '../rules/roster.ts';
import type { Squadrons } from '../rules/state.ts';
import { squadronsToMove } from '../rules/turn/2-move.ts';
import { conditionOf, count, craftId, craftName, QUALITY_NAMES, SPEED_NAMES } from '../words/names.ts';
import { HULLS } from './hulls.ts';
import { MARKS } from './marks.ts';
import { zones } from './zones.ts';

/** What somebody at the table may see; a side's own folder, where he sits for one. */
export type SqSeen = Shown<Squadrons> & Partial<Pick<View<Squadrons>, 'side' | 'own'>>;

/** Everything that lies on the table. Before the sides have set up, others' places are not known yet. */
export function scene(seen: SqSeen, told: readonly Told<Squadrons>[]): Scene {
  const { columns, rows } = seen.book.map;
  const shown = seen.open.squadrons.filter((_, i) => isShown(seen, seen.book.squadrons[i]));
  return {
    sheet: { ground: 'hexes', columns, rows, layout: 'rows' },
    items: [...zones(seen), ...wakes(told, seen), ...shown.flatMap(squadron => squadronItems(seen, squadron))],
    alliances: alliances(seen),
  };
}

function isShown({ side, clock }: SqSeen, of: SquadronOfBook | undefined): boolean {
  const settingUp = side !== undefined && clock.turn === 0 && clock.round === 0;
  return of !== undefined && !(settingUp && of.hex === null && of.side !== side);
}

/** Sides that are no enemies of one another. */
function alliances({ book }: SqSeen): string[][] {
  const lists = book.sides.map(({ id, enemies }) =>
    book.sides.filter(other => !enemies.includes(other.id) || other.id === id).map(one => one.id),
  );
  return lists.filter(list => list.length > 1);
}

function squadronItems(seen: SqSeen, squadron: Squadron): (UnitItem | GroupItem)[] {
  const of = seen.book.squadrons[seen.book.squadronAt[squadron.id] ?? -1];
  if (!of) return [];
  const apart = separations(seen.book, squadron);
  const units = squadron.craft.flatMap((craft, place) =>
    craft.status === 'left' ? [] : [unitOf(seen, { squadron, of, craft, place, apart: apart[place] === true })],
  );
  return strength(squadron) > 0 ? [groupOf(seen, squadron, of), ...units] : units;
}

export function groupOf(seen: SqSeen, squadron: Squadron, of: SquadronOfBook): GroupItem {
  const state = conditionOf(seen.book, squadron).join(', ');
  const role = of.side === seen.side ? 'mine' : 'told';
  return { kind: 'group', id: of.id, side: of.side, role, name: of.name, ...(state ? { state } : {}) };
}

interface OfCraft {
  squadron: Squadron;
  of: SquadronOfBook;
  craft: Craft;
  place: number;
  apart: boolean;
}

export function unitOf(seen: SqSeen, one: OfCraft): UnitItem {
  const { squadron, of, craft, place } = one;
  const number = numberOf(place);
  const marks = isFlying(craft) ? marksOf(seen, one) : [];
  const mine = of.side === seen.side;
  return {
    kind: 'unit',
    id: craftId(squadron.id, number),
    side: of.side,
    role: mine ? 'mine' : 'told',
    at: { q: craft.q, r: craft.r },
    facing: craft.heading,
    hull: HULLS[of.card.silhouette],
    name: craftName(of, number),
    squadron: squadron.id,
    facts: factsOf(seen, one),
    ...(of.size > 1 ? { number: String(number) } : {}),
    ...(marks.length > 0 ? { marks } : {}),
    ...(isFlying(craft) ? {} : { lost: true as const }),
    ...(mine && isFlying(craft) && isToMove(seen, squadron) ? { waits: true as const } : {}),
  };
}

function isToMove(seen: SqSeen, squadron: Squadron): boolean {
  const side = seen.book.squadrons[seen.book.squadronAt[squadron.id] ?? -1]?.side;
  return (
    seen.clock.turn > 0 &&
    !seen.open.verdict &&
    side !== undefined &&
    squadronsToMove(seen, side).some(one => one.id === squadron.id)
  );
}

/** What hampers a craft first, then who flies it, then what its squadron does: that stands on the leader alone. */
function marksOf(seen: SqSeen, { squadron, of, craft, place, apart }: OfCraft): ConditionMark[] {
  const leads = squadron.leader === place && of.size > 1;
  const speaks = squadron.leader === place;
  const is: readonly (readonly [boolean, ConditionMark])[] = [
    [isFrozen(of, craft), MARKS.frozen],
    [craft.damage > 0, MARKS.damaged],
    [counters(craft) > 0 && !isFrozen(of, craft), MARKS.ionized],
    [apart, MARKS.separated],
    [leads, MARKS.pennant],
    [of.hotShots[place] === true, MARKS.ace],
    [jammingAt(seen, craft) > 0, MARKS.jammed],
    [speaks && squadron.jams && anyActs(of, squadron), MARKS.jamming],
    [speaks && squadron.moved && squadron.speed === 'full', MARKS.throttle],
  ];
  return is.flatMap(([on, mark]) => (on ? [mark] : []));
}

function factsOf(seen: SqSeen, { squadron, of, craft }: OfCraft): UnitFacts {
  const hurt = [
    ...(craft.damage > 0 ? [count(craft.damage, 'Damaged marker', 'Damaged markers')] : []),
    ...(counters(craft) > 0 ? [count(counters(craft), 'ion counter', 'ion counters')] : []),
  ];
  const order = orderOf(seen, squadron);
  return {
    what: [`${QUALITY_NAMES[of.quality]} ${of.card.name}`, ...hurt].join(', '),
    speed: seen.clock.turn > 0 && squadron.moved ? String(craft.moved) : String(of.immobile ? 0 : of.rates.attack),
    ...(order === undefined ? {} : { order }),
  };
}

/** What its squadron has done this round, as everybody may see. */
function orderOf(seen: SqSeen, squadron: Squadron): string | undefined {
  if (squadron.jams) return 'jams';
  if (squadron.moved) return `moved at ${SPEED_NAMES[squadron.speed]}`;
  return isToMove(seen, squadron) ? 'to be moved' : undefined;
}

/** Where each craft has been this round; before anybody has moved in it, the round before. */
function wakes(told: readonly Told<Squadrons>[], seen: SqSeen): PathItem[] {
  const moves = told.flatMap(({ clock, event }) =>
    event.kind === 'moved' || event.kind === 'fled' ? [{ turn: clock.turn, event }] : [],
  );
  const last = moves.at(-1)?.turn;
  if (last === undefined || last < seen.clock.turn - 1) return [];
  const through = new Map<string, { side: string; hexes: Hex[] }>();
  for (const { turn, event } of moves) {
    if (turn !== last) continue;
    const side = seen.book.squadrons[seen.book.squadronAt[event.squadron] ?? -1]?.side ?? '';
    for (const flown of event.craft) follow(through, { id: craftId(event.squadron, flown.craft), side, flown, seen });
  }
  return [...through].flatMap(([id, { side, hexes }]) => (hexes.length > 1 ? [wake(id, side, hexes)] : []));
}

function follow(
  through: Map<string, { side: string; hexes: Hex[] }>,
  { id, side, flown, seen }: { id: string; side: string; flown: Flown; seen: SqSeen },
): void {
  const line = through.get(id) ?? { side, hexes: [] };
  const places = along(seen, flown).map(({ q, r }) => ({ q, r }));
  line.hexes.push(...(line.hexes.length > 0 ? places.slice(1) : places));
  through.set(id, line);
}

function wake(id: string, side: string, through: readonly Hex[]): PathItem {
  return { kind: 'path', id: `wake/${id}`, role: 'past', line: 'wake', side, through };
}

/** The places a craft passed, the first where it began; one that turned for home first did so there. */
export function along({ book }: Pick<SqSeen, 'book'>, { from, to, path }: Flown): Place[] {
  const heading = [...path].includes('L') || [...path].includes('R') ? from.heading : to.heading;
  let tip = start({ ...from, heading });
  const places: Place[] = [{ q: from.q, r: from.r, heading }];
  for (const step of path) {
    tip = take(book, tip, step as 'F' | 'L' | 'R');
    const last = places.at(-1) as Place;
    if (step === 'F') places.push({ q: tip.q, r: tip.r, heading: tip.heading });
    else last.heading = tip.heading;
  }
  return places;
}
