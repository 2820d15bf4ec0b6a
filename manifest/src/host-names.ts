// A host's file of names: what cards and nations are called here. It changes words alone; no state, record or hash holds them.

/** Other names, by the ids of what they are for. */
export interface HostNames {
  readonly system: string;
  /** A note for the reader. */
  readonly about?: string;
  readonly cards?: Readonly<Record<string, string>>;
  readonly nations?: Readonly<Record<string, string>>;
}

const BY_ID = { type: 'object', maxProperties: 400 };

/** JSON Schema of a file of names, whatever its system. */
export const HOST_NAMES: object = {
  type: 'object',
  properties: {
    system: { type: 'string', maxLength: 40 },
    about: { type: 'string', maxLength: 2000 },
    cards: BY_ID,
    nations: BY_ID,
  },
  required: ['system'],
  additionalProperties: false,
};

/** A card as a file of names may name it. */
export interface NamedCard {
  readonly id: string;
  readonly name: string;
  /** The id of who flies it. */
  readonly nation: string;
}

/** What of a system may have other names. */
export interface Naming<Book extends object = object> {
  readonly cards: readonly NamedCard[];
  /** The same book with these names wherever words are taken from it. What rules count, and every id, stays. */
  book(book: Book, names: HostNames): Book;
}
