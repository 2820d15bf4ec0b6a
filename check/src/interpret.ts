// Validators that read the schema as they go: for the page, where nothing may be compiled, and what compiles would be sent in vain. They know
// the keywords that schemas of rule systems are made of, and no others; the tests hold what they find to what is found by those compiled.

import { type Found, pointerToken, type Validator } from './found.ts';

type Schema = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, unknown>>;
/** Where a keyword stands, and where the value does. */
interface Place {
  readonly schema: Schema;
  readonly path: string;
}

/** What a keyword finds in a value of its kind: the faults of parts first. */
type Look = (of: never, value: never, place: Place) => Found[];

/** A validator of this schema. */
export function validator(schema: object): Validator {
  const look = (value: unknown): Found[] => lookInto(schema as Schema, value, '');
  // A field that is not allowed is told by the object it stands in.
  return { Check: value => look(value).length === 0, Errors: value => look(value).filter(({ keyword }) => keyword !== NEVER) };
}

const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: value => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: value => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: value => typeof value === 'boolean',
  null: value => value === null,
};

/** One fault. `more`: what is said of it, or the parts it names. */
function faultOf(keyword: string, path: string, more: Partial<Pick<Found, 'message' | 'params'>> = {}): Found[] {
  return [{ keyword, instancePath: path, message: '', params: {}, ...more }];
}

/** A limit to something that is counted or measured. `say`: what must be, `#` for the limit. */
function limit<V>(measure: (value: V) => number, isWithin: (n: number, of: number) => boolean, say: string): Look {
  return (of: number, value: V, { path }) =>
    isWithin(measure(value), of) ? [] : faultOf('limit', path, { message: say.replace('#', `${of}`) });
}

const atLeast = (n: number, of: number): boolean => n >= of;
const atMost = (n: number, of: number): boolean => n <= of;
const isMultiple = (n: number, of: number): boolean => Number.isInteger(n / of);
const itself = (n: number): number => n;
const length = ({ length }: readonly unknown[]): number => length;
const letters = (text: string): number => [...text].length;
const fields = (value: Fields): number => Object.keys(value).length;

/** A value as text, its keys in order: equal values have equal texts. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const equals = (a: unknown, b: unknown): boolean => a === b || (typeof a === 'object' && textOf(a) === textOf(b));

const inField = (path: string, key: string): string => `${path}/${pointerToken(key)}`;

/** What is wrong with the fields named; the keyword itself says which. */
function namesOf(keys: readonly string[], look: (key: string) => Found[], say: (wrong: string[]) => Found[]): Found[] {
  const wrong = keys.map(key => [key, look(key)] as const).filter(([, faults]) => faults.length > 0);
  return wrong.length === 0 ? [] : [...wrong.flatMap(([, faults]) => faults), ...say(wrong.map(([key]) => key))];
}

/** The fields that are wanted and not there. */
function lacksOf(of: readonly string[], value: Fields, { path }: Place): Found[] {
  const requiredProperties = of.filter(key => !Object.hasOwn(value, key));
  return requiredProperties.length === 0 ? [] : faultOf('required', path, { params: { requiredProperties } });
}

type Looks = Readonly<Record<string, Look>>;

const OF_OBJECTS: Looks = {
  required: lacksOf,
  additionalProperties: (of: Schema | boolean, value: Fields, { schema: { properties = {} }, path }) =>
    namesOf(
      Object.keys(value).filter(key => !Object.hasOwn(properties as Fields, key)),
      key => lookInto(of, value[key], inField(path, key)),
      additionalProperties => faultOf('additionalProperties', path, { params: { additionalProperties } }),
    ),
  properties: (of: Readonly<Record<string, Schema>>, value: Fields, { schema: { required = [] }, path }) =>
    Object.entries(of).flatMap(([key, schema]) =>
      Object.hasOwn(value, key) && (value[key] !== undefined || (required as string[]).includes(key))
        ? lookInto(schema, value[key], inField(path, key))
        : [],
    ),
  propertyNames: (of: Schema, value: Fields, { path }) =>
    namesOf(
      Object.keys(value),
      key => lookInto(of, key, inField(path, key)),
      names => faultOf('propertyNames', path, { message: `property names ${names.join(', ')} are invalid` }),
    ),
  minProperties: limit(fields, atLeast, 'must not have fewer than # properties'),
  maxProperties: limit(fields, atMost, 'must not have more than # properties'),
};

const OF_LISTS: Looks = {
  items: (of: Schema, value: readonly unknown[], { path }) => value.flatMap((one, i) => lookInto(of, one, `${path}/${i}`)),
  minItems: limit(length, atLeast, 'must not have fewer than # items'),
  maxItems: limit(length, atMost, 'must not have more than # items'),
  uniqueItems: (of: boolean, value: readonly unknown[], { path }) =>
    !of || new Set(value.map(textOf)).size === value.length
      ? []
      : faultOf('uniqueItems', path, { message: 'must not have duplicate items' }),
};

const OF_TEXTS: Looks = {
  minLength: limit(letters, atLeast, 'must not have fewer than # characters'),
  maxLength: limit(letters, atMost, 'must not have more than # characters'),
  pattern: (of: string, value: string, { path }) =>
    new RegExp(of, 'u').test(value) ? [] : faultOf('pattern', path, { message: `must match pattern "${of}"` }),
};

const OF_NUMBERS: Looks = {
  minimum: limit(itself, atLeast, 'must be >= #'),
  maximum: limit(itself, atMost, 'must be <= #'),
  multipleOf: limit(itself, isMultiple, 'must be multiple of #'),
};

const OF_ANY: Looks = {
  const: (of: unknown, value: unknown, { path }) =>
    equals(of, value) ? [] : faultOf('const', path, { params: { allowedValue: of } }),
  enum: (of: readonly unknown[], value: unknown, { path }) =>
    of.some(one => equals(one, value)) ? [] : faultOf('enum', path, { params: { allowedValues: of } }),
  not: (of: Schema, value: unknown, { path }) => (fits(of, value) ? faultOf('not', path, { message: 'must not be valid' }) : []),
  allOf: (of: readonly Schema[], value: unknown, { path }) => of.flatMap(one => lookInto(one, value, path)),
  anyOf: (of: readonly Schema[], value: unknown, { path }) => (of.some(one => fits(one, value)) ? [] : faultOf('anyOf', path)),
  oneOf: (of: readonly Schema[], value: unknown, { path }) =>
    of.filter(one => fits(one, value)).length === 1 ? [] : faultOf('oneOf', path),
};

const type: Look = (of: string | readonly string[], value: unknown, { path }) =>
  [of].flat().some(kind => KINDS[kind]?.(value)) ? [] : faultOf('type', path, { params: { type: of } });

/** The keywords that are known, by the kind of value they speak of, in the order in which faults are told. */
const KEYWORDS: readonly (readonly [kind: string | undefined, Looks])[] = [
  [undefined, { type }],
  ['object', OF_OBJECTS],
  ['array', OF_LISTS],
  ['string', OF_TEXTS],
  ['number', OF_NUMBERS],
  [undefined, OF_ANY],
];

/** Keywords that ask nothing of a value. */
const REMARKS = new Set(['$schema', '$id', '$comment', 'title', 'description', 'default', 'examples']);

/** A keyword as a schema has it. */
interface Step {
  readonly kind: string | undefined;
  readonly look: Look;
  readonly of: unknown;
}

const steps = new WeakMap<Schema, readonly Step[]>();

/** The keywords of a schema in the order they are told, read once. */
function stepsOf(schema: Schema): readonly Step[] {
  const known = steps.get(schema);
  if (known) return known;
  const made = KEYWORDS.flatMap(([kind, looks]) =>
    Object.entries(looks).flatMap(([key, look]) => (Object.hasOwn(schema, key) ? [{ kind, look, of: schema[key] }] : [])),
  );
  const strange = Object.keys(schema).find(key => !REMARKS.has(key) && !KEYWORDS.some(([, looks]) => Object.hasOwn(looks, key)));
  if (strange) throw new Error(`the page reads no schema with "${strange}"`);
  steps.set(schema, made);
  return made;
}

/** The one thing wrong with whatever stands where nothing may. */
const NEVER = 'boolean';

function lookInto(schema: Schema | boolean, value: unknown, path: string): Found[] {
  if (typeof schema === 'boolean') return schema ? [] : faultOf(NEVER, path);
  return stepsOf(schema).flatMap(({ kind, look, of }) =>
    kind === undefined || KINDS[kind]?.(value) ? look(of as never, value as never, { schema, path }) : [],
  );
}

const fits = (schema: Schema, value: unknown): boolean => lookInto(schema, value, '').length === 0;
