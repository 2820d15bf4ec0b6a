// What schemas of things from outside are made of: JSON Schema, closed, and capped in every size. Each knows the type of what it takes, so that
// the compiler holds a schema to the type that is written beside it: a field, a name of a list or a `?` that one has and the other lacks is an error.

declare const TAKES: unique symbol;

/** A JSON Schema of values of a type. The type stands in no file: nothing but the compiler sees it. A list that may not be written on is a list all the same. */
export type Schema<T> = SchemaOf<Plain<T>>;

/** The type of what a schema takes. */
export type TypeOf<S> = S extends SchemaOf<infer T> ? T : unknown;

/** What stands behind `Schema`: keywords of JSON Schema, and a type that only the compiler sees. */
export interface SchemaOf<P> {
  readonly [keyword: string]: unknown;
  readonly [TAKES]?: (value: P) => P;
}

/** The same type as it comes out of a file: nothing in it is read-only. */
export type Plain<T> = T extends object ? { -readonly [K in keyof T]: Plain<T[K]> } : T;

type Fields = Readonly<Record<string, object>>;
/** An object of these fields, in one piece as one reads it. */
type ObjectOf<P extends Fields, O extends string> = {
  [K in keyof (Needed<P, O> & Optional<P, O>)]: (Needed<P, O> & Optional<P, O>)[K];
};
type Needed<P extends Fields, O extends string> = { [K in keyof P as K extends O ? never : K]: TypeOf<P[K]> };
type Optional<P extends Fields, O extends string> = { [K in keyof P as K extends O ? K : never]?: TypeOf<P[K]> };

/** The id of a side, a unit or a card. */
export const ID: Schema<string> = jsonSchema({ type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 });

/** A name that players give. */
export const NAME: Schema<string> = jsonSchema({ type: 'string', minLength: 1, maxLength: 60 });

/** Yes or no. */
export const FLAG: Schema<boolean> = jsonSchema({ type: 'boolean' });

/** Any value: an order, before it is known which question it answers. */
export const ANYTHING: object = {};

/** JSON Schema as it is written, of a type that its writer answers for. */
export function jsonSchema<T>(schema: object): Schema<T> {
  return schema as Schema<T>;
}

/** A closed object, all of whose fields are needed but those named. */
export function shape<const P extends Fields, const O extends string = never>(
  properties: P,
  optional: readonly O[] = [],
): Schema<ObjectOf<P, O>> {
  return jsonSchema({
    type: 'object',
    properties,
    required: Object.keys(properties).filter(name => !(optional as readonly string[]).includes(name)),
    additionalProperties: false,
  });
}

/** An integer between two, both included. */
export function whole(least: number, most: number): Schema<number> {
  return jsonSchema({ type: 'integer', minimum: least, maximum: most });
}

/** A list of so many at the most, and at the least. */
export function list<S extends object>(items: S, most: number, least = 0): Schema<TypeOf<S>[]> {
  return jsonSchema({ type: 'array', items, minItems: least, maxItems: most });
}

/** Two of a kind: the first and the last row. */
export function pair<S extends object>(items: S): Schema<[TypeOf<S>, TypeOf<S>]> {
  return jsonSchema({ type: 'array', items, minItems: 2, maxItems: 2 });
}

/** Three of a kind: one a pulse, one a band of range. */
export function triple<S extends object>(items: S): Schema<[TypeOf<S>, TypeOf<S>, TypeOf<S>]> {
  return jsonSchema({ type: 'array', items, minItems: 3, maxItems: 3 });
}

/** Words of any kind, up to so many characters. */
export function words(most: number): Schema<string> {
  return jsonSchema({ type: 'string', maxLength: most });
}

/** One of these values and no other. */
export function oneOf<const V extends readonly (string | number | boolean)[]>(...values: V): Schema<V[number]> {
  return jsonSchema(values.length === 1 ? { const: values[0] } : { enum: values });
}

/** Whatever one of these schemas takes. */
export function eitherOf<const S extends readonly object[]>(...schemas: S): Schema<TypeOf<S[number]>> {
  return jsonSchema({ anyOf: schemas });
}

/** A value, or null where there is none. */
export function orNull<S extends object>(schema: S): Schema<TypeOf<S> | null> {
  return jsonSchema({ anyOf: [{ type: 'null' }, schema] });
}

/** The same schema under a title of its own, as a form shows it. */
export function withTitle<S extends object>(title: string, schema: S): Schema<TypeOf<S>> {
  return jsonSchema({ ...schema, title });
}

/** Where the figures of a card come from: by field, or by field and place in it, one of the kinds its book knows. */
export function provenance<const V extends readonly string[]>(...kinds: V): Schema<Record<string, V[number]>> {
  return jsonSchema({
    type: 'object',
    maxProperties: 80,
    propertyNames: { pattern: '^[a-zA-Z]+(/[a-zA-Z0-9]+)*$', maxLength: 60 },
    additionalProperties: { enum: kinds },
  });
}

/** A step of a battle, and what else of its clock counts up from 0. */
export const STEP: Schema<number> = whole(0, 1_000_000);

/** The number of an entry of the journal: the first is 1. */
export const NUMBER: Schema<number> = whole(1, 1_000_000);

/** Faces as they are typed in, of whatever dice; 0: a die that might be thrown again is left lying. */
export const FACES: Schema<number[]> = list(whole(0, 1000), 10_000);

/** Kinds of question, by name. */
export const KINDS: Schema<string[]> = list(words(40), 100);

/** What one side may offer the others: a draw, to go back, or an end that some have won. */
export const OFFERS: Schema<'draw' | 'undo' | 'end'> = oneOf('draw', 'undo', 'end');

/** Sides, by id: at least one. */
export const SIDES: Schema<string[]> = list(ID, 100, 1);
