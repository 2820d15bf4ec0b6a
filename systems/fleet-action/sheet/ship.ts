// The record sheet of a ship.

import { thousands } from '@flagplot/kernel/points';
import type { Sheet, SheetCell, SheetItem, SheetPart } from '@flagplot/sheets';
import type { Charts, FighterCard, ShipCard, WeaponCard } from '../rules/cards.ts';
import { ARCS, armourAt } from '../rules/combat/arcs.ts';
import { CATEGORY_NAMES } from '../rules/movement/faults.ts';
import type { Ship } from '../rules/open.ts';
import type { Hull } from '../rules/roster.ts';
import { isHomeMade } from '../words/origins.ts';
import { arcsItem, roundItem } from './diagrams.ts';
import { from, originNotes } from './origins.ts';
import { elintLeft, rowsOf } from './rows.ts';
import type { Turns } from './weapons.ts';
import { weaponsOf } from './weapons.ts';

/** A ship as its sheet needs it: card, weapons, and what is left of it. */
export interface Subject {
  readonly card: ShipCard;
  readonly weapons: readonly WeaponCard[];
  readonly flights: readonly FighterCard[];
  readonly hull: Hull;
  /** Its squadron's, where it is known. */
  readonly speed?: number;
  readonly charts: Charts;
  readonly turns: Turns;
}

/** `capital ship`. */
function categoryName({ category }: ShipCard): string {
  return CATEGORY_NAMES[category].replace(/^a /, '');
}

/** `Omega destroyer, capital ship`; FA-16.2.1 a card of somebody's own is called so. */
export function className(card: ShipCard): string {
  return [card.name, categoryName(card), ...(isHomeMade(card) ? ['home-made'] : [])].join(', ');
}

/** What has become of a ship that fights no more. */
export function fateOf({ structure, left, away }: Pick<Ship, 'structure' | 'left' | 'away'>): string | undefined {
  if (away) return 'still to come';
  return structure === 0 ? 'destroyed' : left ? 'left the map' : undefined;
}

/** What stands below the head of every ship's sheet. */
export function shipParts(subject: Subject): SheetPart[] {
  const { card, hull } = subject;
  return [numbers(subject), ...rowsOf(card, hull), weaponsOf(subject)];
}

const FIELD_RULES = { def: 'FA-6.1.2', command: 'FA-4.1.1', elint: 'FA-13.1.1', sensor: 'FA-7.5.1' } as const;

/** FA-6.1.1 Defence, command, armour and the like. */
function numbers({ card, hull, flights, speed }: Subject): SheetPart {
  const figure = (name: string, field: keyof typeof FIELD_RULES, now = card[field]): SheetCell => ({
    name,
    rule: FIELD_RULES[field],
    item: {
      kind: 'figure',
      printed: String(card[field]),
      ...(now !== card[field] && { now: String(now) }),
      ...from(card.provenance, field),
    },
  });
  const elint = card.elint > 0 ? [figure('ELINT', 'elint', elintLeft(card, hull))] : [];
  const speeds: SheetCell[] =
    speed === undefined ? [] : [{ name: 'Speed', rule: 'FA-5.1.5', item: { kind: 'figure', printed: String(speed) } }];
  return {
    kind: 'strip',
    cells: [
      figure('Defence', 'def'),
      { ...figure('Sensor', 'sensor', hull.sensor), only: 'screen' },
      figure('Command', 'command'),
      ...elint,
      ...speeds,
      { name: 'Flights', ...(flights.length === 0 && { only: 'paper' }), item: flightsOf(card, flights) },
      { name: 'Jump engine', only: 'paper', item: jumpOf(card) },
      { name: 'Armour', rule: 'FA-6.1.1', item: armourOf(card) },
    ],
  };
}

function jumpOf({ jump, provenance }: ShipCard): SheetItem {
  return { kind: 'text', lines: [jump ? 'yes' : 'no'], ...from(provenance, 'jump') };
}

/** The flights aboard by their class, of as many as the hangar holds. */
function flightsOf(card: ShipCard, flights: readonly FighterCard[]): SheetItem {
  const classes = [...new Set(flights.map(({ name }) => name))];
  const aboard = classes.map(name => `${flights.filter(one => one.name === name).length} ${name}`).join(', ');
  const lines = card.flights === 0 ? ['none'] : [aboard || 'none', `room for ${card.flights}`];
  return { kind: 'text', lines, ...from(card.provenance, 'flights') };
}

/** FA-6.3.3, FA-6.3.4 The armour met through each arc; medium ships have one all round. */
function armourOf(card: ShipCard): SheetItem {
  const origin = from(card.provenance, 'armour');
  if (card.armour.length === 1) return { ...roundItem(String(card.armour[0])), ...origin };
  return { ...arcsItem(ARCS.map((_, arc) => ({ printed: String(armourAt(card, arc)) }))), ...origin };
}

const HOW = 'Cross boxes from the right; the last one left holds. A grey box costs a point of morale, an S a level of ELINT.';

/** The small print of a ship's sheet. */
export function shipNotes(card: ShipCard): string[] {
  return [`${HOW} ${originNotes(card)}`];
}

/** FA-M12 The sheet of a card nobody flies yet. */
export function cardSheet(subject: Subject): Sheet {
  const { card } = subject;
  const made = isHomeMade(card) ? ' · home-made' : '';
  const under = [`${card.race} · ${categoryName(card)} · ${thousands(card.points)} points${made}`];
  return {
    of: card.id,
    kind: 'card',
    card: { flag: card.race, kind: categoryName(card), silhouette: card.silhouette },
    title: card.name,
    under,
    parts: shipParts(subject),
    notes: shipNotes(card),
  };
}
