/** JSON Schema as far as a form needs it: what a value is, what it may be, and a value to begin with. */
import type { Json } from '@flagplot/kernel';

export interface Schema {
  type?: string | readonly string[];
  title?: string;
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  enum?: readonly Json[];
  const?: Json;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

/** What a question says of its order, as a schema. Schemas are plain objects by contract. */
export function asSchema(schema: object | undefined): Schema {
  return (schema ?? {}) as Schema;
}

export type Shape = 'object' | 'list' | 'choice' | 'whole' | 'number' | 'yes or no' | 'text' | 'one of several' | 'nothing';

export function shapeOf(schema: Schema): Shape {
  if (schema.enum || schema.const !== undefined) return 'choice';
  if (ways(schema).length > 0) return ways(schema).every(isWhole) ? 'whole' : 'one of several';
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return 'object';
    case 'array':
      return 'list';
    case 'integer':
      return 'whole';
    case 'number':
      return 'number';
    case 'boolean':
      return 'yes or no';
    case 'null':
      return 'nothing';
    default:
      return schema.properties ? 'object' : 'text';
  }
}

const isWhole = (schema: Schema): boolean => schema.type === 'integer';

export function ways(schema: Schema): readonly Schema[] {
  return schema.anyOf ?? schema.oneOf ?? [];
}

/** The least and the most a number may be; of several ways, over all of them. */
export function bounds(schema: Schema): { min?: number; max?: number } {
  const all = ways(schema).length > 0 ? ways(schema) : [schema];
  const [mins, maxs] = [all.map(one => one.minimum), all.map(one => one.maximum)];
  return {
    ...(mins.every(n => n !== undefined) ? { min: Math.min(...mins) } : {}),
    ...(maxs.every(n => n !== undefined) ? { max: Math.max(...maxs) } : {}),
  };
}

/** A value to begin with where there is none: the least that fits its kind. */
export function blank(schema: Schema): Json {
  switch (shapeOf(schema)) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map(name => [name, blank(schema.properties?.[name] ?? {})]));
    case 'list':
      return Array.from({ length: schema.minItems ?? 0 }, () => blank(schema.items ?? {}));
    case 'choice':
      return schema.const ?? schema.enum?.[0] ?? null;
    case 'whole':
    case 'number':
      return nearZero(schema);
    case 'yes or no':
      return false;
    case 'one of several':
      return blank(ways(schema)[0] ?? {});
    case 'nothing':
      return null;
    case 'text':
      return '';
  }
}

/** Nought where it is allowed, else what is nearest to it. */
function nearZero(schema: Schema): number {
  const of = ways(schema)[0] ?? schema;
  return Math.max(of.minimum ?? 0, Math.min(0, of.maximum ?? 0));
}

/** Which of several ways a value goes; the first where it fits none. */
export function wayOf(schema: Schema, value: Json): number {
  const found = ways(schema).findIndex(way => looksLike(way, value));
  return Math.max(0, found);
}

function looksLike(schema: Schema, value: Json): boolean {
  const shape = shapeOf(schema);
  if (shape === 'choice') return schema.const === value || (schema.enum?.includes(value) ?? false);
  if (shape === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value) && hasAll(schema, value);
  if (shape === 'list') return Array.isArray(value);
  const kinds: Partial<Record<Shape, string>> = { whole: 'number', number: 'number', 'yes or no': 'boolean', text: 'string' };
  return shape === 'nothing' ? value === null : typeof value === kinds[shape];
}

function hasAll(schema: Schema, value: object): boolean {
  return (schema.required ?? []).every(name => name in value);
}

/** `squadrons` as `Squadrons`; a title of its own goes first. */
export function nameOf(schema: Schema, key: string): string {
  return (
    schema.title ??
    key
      .replace(/[-_]/g, ' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/^./, letter => letter.toUpperCase())
  );
}

/** One of many: `Squadrons` by its place, `Squadron 2`, or by a name it carries, `Squadron 2, earth-a`. */
export function itemName(name: string, value: Json, index: number): string {
  const one = name
    .replace(/[:;,].*$/, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
  const own =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.values(value).find(part => typeof part === 'string')
      : undefined;
  return `${one} ${index + 1}${typeof own === 'string' && own !== '' ? `, ${own}` : ''}`;
}
