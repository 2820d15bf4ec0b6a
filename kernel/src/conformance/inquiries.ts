// What the odds are asked of, in whatever battle: drawn by the schemas of the forecasts from what lies on the table and from orders.

import type { GameTypes, Json, RollDie, Side } from '../contract.ts';
import { stream } from '../dice/stream.ts';
import { asked } from '../loop.ts';
import { viewOf } from '../view.ts';
import { Put } from './asking.ts';
import type { Moment } from './subject.ts';

/** Tries for each forecast at a moment. */
const TRIES = 3;
/** The most entries of a list that is drawn. */
const ENTRIES = 2;

/** A forecast by its name, and what it is asked of. */
interface Inquiry {
  readonly name: string;
  readonly of: Json;
}

/** A schema, as far as it is drawn by. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What each side might ask, by states: they are frozen, and looked at many times over. */
const drawnOf = new WeakMap<object, Map<Side, Inquiry[]>>();

/** What a side might ask the odds of: the same for the same view. */
export function inquiriesOf<G extends GameTypes>(at: Pick<Moment<G>, 'battle' | 's'>, viewer: Side): Inquiry[] {
  const drawn = drawnOf.get(at.s) ?? new Map<Side, Inquiry[]>();
  drawnOf.set(at.s, drawn);
  const inquiries = drawn.get(viewer) ?? drawInquiries(at, viewer);
  drawn.set(viewer, inquiries);
  return inquiries;
}

function drawInquiries<G extends GameTypes>({ battle, s }: Pick<Moment<G>, 'battle' | 's'>, viewer: Side): Inquiry[] {
  const { rules, subject } = battle;
  const roll = stream(`${battle.seed} ${s.clock.step} ${viewer} inquiries`);
  const ids = [...new Set(namesIn(s.open))];
  const ordered = ordersAbout({ battle, s }, viewer);
  return Object.entries(rules.forecasts).flatMap(([name, { schema }]) => {
    const drawn = Array.from({ length: TRIES }, () => draw(schema as Schema, ids, roll));
    const fitting: Json[] = [];
    for (const of of [...ordered, ...drawn])
      if (fitting.length < TRIES && hasRequired(schema as Schema, of) && subject.check(schema, of).length === 0) fitting.push(of);
    return fitting.map(of => ({ name, of }));
  });
}

/** Whether a part that is required is missing is told far sooner than everything else that is wrong. */
function hasRequired({ required = [] }: Schema, of: Json): boolean {
  return required.every(key => Object.hasOwn(of as object, key));
}

/** Every entry of orders that the viewer might give now. */
function ordersAbout<G extends GameTypes>({ battle, s }: Pick<Moment<G>, 'battle' | 's'>, viewer: Side): Json[] {
  const ask = asked(battle.rules, viewOf(s, viewer)).find(({ side }) => side === viewer);
  if (!ask) return [];
  const put = new Put(battle.rules, s, ask);
  return put.candidates(TRIES).flatMap(order => entriesIn(order as Json));
}

function entriesIn(value: Json): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value).flatMap(entriesIn);
  return Array.isArray(value) ? parts : [value, ...parts];
}

/** The names of units and sides on the table. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? (key === 'id' || key === 'side' ? [part] : []) : namesIn(part),
  );
}

function draw(shape: Schema, ids: readonly string[], roll: RollDie): Json {
  const one = <T>(of: readonly T[]): T => of[roll(of.length) - 1] as T;
  if (shape.enum) return one(shape.enum);
  if (shape.anyOf) return draw(one(shape.anyOf), ids, roll);
  if (shape.properties) return drawObject(shape, ids, roll);
  if (shape.items) {
    const { items, minItems = 0 } = shape;
    return Array.from({ length: Math.max(minItems, roll(ENTRIES)) }, () => draw(items, ids, roll));
  }
  if (shape.type === 'boolean') return roll(2) === 1;
  if (shape.type !== 'integer') return ids.length > 0 ? one(ids) : '';
  const { minimum = 0, maximum = minimum + 6 } = shape;
  return minimum + roll(Math.min(6, maximum - minimum + 1)) - 1;
}

function drawObject({ properties = {}, required = [] }: Schema, ids: readonly string[], roll: RollDie): Json {
  const named = Object.entries(properties).filter(([key]) => required.includes(key) || roll(2) === 1);
  return Object.fromEntries(named.map(([key, part]) => [key, draw(part, ids, roll)]));
}
