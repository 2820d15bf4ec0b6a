// Numbers of one's own printed book in place of those that come with a system: one file of cards and charts, laid over any scenario.

import type { Json, Refusal } from '@flagplot/kernel';
import { canonical, under } from '@flagplot/kernel';
import { originOf } from './charts.ts';
import { type Found, fault, isFields, layOver, stepTo } from './lay-over.ts';

type Fields = Readonly<Record<string, Json>>;
type Origins = Readonly<Record<string, string>>;

/** A card as it comes with a system: an id, its numbers, and where each comes from. */
export interface PrintedCard {
  readonly id: string;
  readonly provenance: Origins;
}

/** The cards and charts that come with a system, under the names that the `cards` and `charts` of its scenarios have. */
export interface Printed {
  readonly cards: Readonly<Record<string, readonly PrintedCard[]>>;
  readonly charts: { readonly provenance: Origins };
  /** The system's word for a number read in a book: where every number of a file is from. */
  readonly read: string;
}

/** A file of numbers: by kind and id the fields of cards that are otherwise, and the fields of charts. */
export interface Override {
  readonly system: string;
  /** A note for the reader. */
  readonly about?: string;
  readonly cards?: Readonly<Record<string, Readonly<Record<string, Fields>>>>;
  readonly charts?: Fields;
}

/** JSON Schema of an override, whatever its system; what is in its cards is checked against them. */
export const OVERRIDE: object = {
  type: 'object',
  properties: {
    system: { type: 'string', maxLength: 40 },
    about: { type: 'string', maxLength: 2000 },
    cards: { type: 'object', maxProperties: 20 },
    charts: { type: 'object', maxProperties: 200 },
  },
  required: ['system'],
  additionalProperties: false,
};

/** A number that a file has otherwise. */
export interface Difference {
  /** Its place in the file: `/cards/ships/omega/structure`. */
  readonly at: string;
  readonly printed: Json;
  readonly own: Json;
  /** Where the one that comes with the system is from, in the system's own word. */
  readonly from?: string;
}

/** What an override is read by: the numbers that come with its system, the schema of its scenarios, and the check of the edge. */
export interface OverrideTerms {
  readonly printed: Printed;
  readonly schema: object;
  check(schema: object, value: unknown): Refusal[];
}

/** A file of numbers that fits its system: every number that differs, and the cards and charts as they are with it. */
export interface Overridden {
  readonly differences: readonly Difference[];
  readonly printed: Printed;
}

/** Reads an override whose form was checked, or says every card and cell that its system does not have, with its place. */
export function readOverride(file: Override, terms: OverrideTerms): Overridden | { faults: Refusal[] } {
  const { printed } = terms;
  const notes: Notes = { differences: [], faults: kindFaults(file, printed) };
  const kinds = Object.entries(printed.cards).map(([kind, list]) => {
    const at = `/cards/${kind}`;
    const given = file.cards?.[kind];
    const own = given && isFields(given) ? given : {};
    notes.faults.push(...cardFaults(own, list, at));
    const lay = (card: PrintedCard) =>
      layOverSheet(card, { at: `${at}/${stepTo(card.id)}`, own: own[card.id], read: printed.read }, notes);
    return [kind, list.map(card => (Object.hasOwn(own, card.id) ? lay(card) : card))] as const;
  });
  const charts = layOverSheet(printed.charts, { at: '/charts', own: file.charts, read: printed.read }, notes);
  const made: Printed = { ...printed, cards: Object.fromEntries(kinds), charts };
  const faults = notes.faults.length > 0 ? notes.faults : misfits(made, terms);
  return faults.length > 0 ? { faults } : { differences: notes.differences, printed: made };
}

interface Notes {
  readonly differences: Difference[];
  readonly faults: Refusal[];
}

function kindFaults({ cards }: Override, printed: Printed): Refusal[] {
  const known = Object.keys(printed.cards);
  return Object.entries(cards ?? {}).flatMap(([kind, list]) => {
    const at = `/cards/${stepTo(kind)}`;
    if (!known.includes(kind)) return [fault(at, `there are no such cards; there are ${known.join(', ')}`)];
    return isFields(list) ? [] : [fault(at, 'must be an object: cards by their ids')];
  });
}

function cardFaults(own: Readonly<Record<string, Fields>>, list: readonly PrintedCard[], at: string): Refusal[] {
  const known = list.map(({ id }) => id);
  const unknown = Object.keys(own).filter(id => !known.includes(id));
  return unknown.map(id => fault(`${at}/${stepTo(id)}`, `there is no such card; there is ${known.join(', ')}`));
}

/** Fields that say what a card is and where its numbers are from: no numbers themselves. */
const FIXED: readonly string[] = ['id', 'provenance'];

/** A card, or all charts, with one's own numbers and their origin; the very same where none is otherwise. */
function layOverSheet<T extends { readonly provenance: Origins }>(
  printed: T,
  { at, own = {}, read }: { at: string; own: Fields | undefined; read: string },
  notes: Notes,
): T {
  const { id: _, provenance: __, ...numbers } = printed as unknown as Fields;
  const found: Found = { cells: [], faults: [] };
  const made = layOver(numbers, own, { at, found }) as Fields;
  notes.faults.push(
    ...found.faults.map(one =>
      FIXED.some(name => one.at === `${at}/${name}`) ? { ...one, say: 'is no number: it stays' } : one,
    ),
  );
  const place = (cell: { at: string }) => cell.at.slice(at.length + 1);
  for (const cell of found.cells) {
    const from = originOf(printed.provenance, place(cell));
    notes.differences.push({ ...cell, ...(from === undefined ? {} : { from }) });
  }
  if (found.cells.length === 0) return printed;
  const origins = Object.fromEntries(found.cells.map(cell => [place(cell), read]));
  return { ...printed, ...made, provenance: { ...printed.provenance, ...origins } };
}

/** What the schema of the system's scenarios has against the numbers, with its place in the file. */
function misfits(made: Printed, { printed, schema, check }: OverrideTerms): Refusal[] {
  const { cards, charts } = propertiesOf(schema) as { cards?: object; charts?: object };
  const changed = Object.entries(made.cards).flatMap(([kind, list]) =>
    list.filter((card, i) => card !== printed.cards[kind]?.[i]).map(card => ({ kind, card })),
  );
  const wrong = changed.flatMap(({ kind, card }) => {
    const { items = {} } = (propertiesOf(cards ?? {})[kind] ?? {}) as { items?: object };
    return check(items, card).map(under(`/cards/${kind}/${stepTo(card.id)}`));
  });
  return [...wrong, ...check(charts ?? {}, made.charts).map(under('/charts'))];
}

function propertiesOf(schema: object): Readonly<Record<string, object>> {
  return (schema as { properties?: Readonly<Record<string, object>> }).properties ?? {};
}

/** The scenario with these numbers. A card or a chart that it brings of its own, other than the one that comes with the system, stays. */
export function overrideScenario(scenario: object, printed: Printed, own: Overridden): object {
  const brought = scenario as { cards?: Readonly<Record<string, readonly PrintedCard[]>>; charts?: Fields };
  const kinds = Object.entries(printed.cards).flatMap(([kind, list]) => {
    const cards = cardsWith(brought.cards?.[kind] ?? [], list, own.printed.cards[kind] ?? []);
    return cards.length > 0 ? [[kind, cards] as const] : [];
  });
  const charts = chartsWith(brought.charts, printed.charts as unknown as Fields, own.printed.charts as unknown as Fields);
  return {
    ...scenario,
    ...(kinds.length > 0 && { cards: { ...brought.cards, ...Object.fromEntries(kinds) } }),
    ...(charts && { charts }),
  };
}

type Cards = readonly PrintedCard[];

/** The cards of a scenario, and all that are otherwise: they may be bought. */
function cardsWith(brought: Cards, printed: Cards, own: Cards): PrintedCard[] {
  const changed = own.filter((card, i) => card !== printed[i]);
  const isPrinted = (card: PrintedCard) => canonical(card) === canonical(printed.find(({ id }) => id === card.id));
  const list = brought.map(card => (isPrinted(card) ? (changed.find(({ id }) => id === card.id) ?? card) : card));
  return [...list, ...changed.filter(({ id }) => !brought.some(card => card.id === id))];
}

function chartsWith(brought: Fields | undefined, printed: Fields, own: Fields): Fields | undefined {
  if (own === printed || !brought) return own === printed ? brought : own;
  const { provenance: _, ...charts } = brought;
  const kept = Object.entries(charts).filter(([name, chart]) => canonical(chart) !== canonical(printed[name]));
  return { ...own, ...Object.fromEntries(kept) };
}
