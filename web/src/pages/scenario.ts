import type { Json } from '@flagplot/kernel';

/** A value as an object, where it is one. */
function objectOf(value: Json): { readonly [key: string]: Json } | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: Json })
    : undefined;
}

/** A line of text in a scenario that is not checked yet. */
export function field(scenario: Json, name: string): string | undefined {
  const found = objectOf(scenario)?.[name];
  return typeof found === 'string' ? found : undefined;
}

/** Whether a file says it is a battle's record, and not a scenario. */
export function isRecord(value: Json): boolean {
  return objectOf(value)?.format !== undefined;
}
