// What schemas of things from outside are made of: JSON Schema, closed, and capped in every size.

/** The id of a side, a unit or a card. */
export const ID: object = { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 };

/** A name that players give. */
export const NAME: object = { type: 'string', minLength: 1, maxLength: 60 };

/** A closed object, all of whose fields are needed but those named. */
export function shape(properties: Readonly<Record<string, object>>, optional: readonly string[] = []): object {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter(name => !optional.includes(name)),
    additionalProperties: false,
  };
}

/** An integer between two, both included. */
export function whole(least: number, most: number): object {
  return { type: 'integer', minimum: least, maximum: most };
}

/** A list of so many at the most, and at the least. */
export function list(items: object, most: number, least = 0): object {
  return { type: 'array', items, minItems: least, maxItems: most };
}

/** Words of any kind, up to so many characters. */
export function words(most: number): object {
  return { type: 'string', maxLength: most };
}

/** Where the figures of a card come from: by field, or by field and place in it, one of the kinds its book knows. */
export function provenance(...kinds: readonly string[]): object {
  return {
    type: 'object',
    maxProperties: 80,
    propertyNames: { pattern: '^[a-zA-Z]+(/[a-zA-Z0-9]+)*$', maxLength: 60 },
    additionalProperties: { enum: kinds },
  };
}
