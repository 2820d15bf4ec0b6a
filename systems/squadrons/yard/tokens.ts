// A short text cut into words, quoted words and marks, each with its place.

/** A word, a word in quotes with what it says, or a mark. A new line or a semicolon is an `end`. */
export interface Token {
  readonly kind: 'word' | 'quoted' | 'colon' | 'comma' | 'end';
  readonly text: string;
  /** From the start of the text. */
  readonly at: number;
}

const MARKS: Readonly<Record<string, Token['kind']>> = { ':': 'colon', ',': 'comma', ';': 'end', '\n': 'end' };

/** A quoted word, a mark, a quote without its fellow, or a word; what lies between is blank. */
const NEXT = /"(?:[^"\\\n]|\\.)*"|[:,;\n"]|[^\s:,;"]+/g;

/** The tokens of a text, or the place of the first quote that cannot be read. */
export function tokens(text: string): Token[] | { unread: number } {
  const found: Token[] = [];
  for (const { 0: piece, index: at } of text.matchAll(NEXT)) {
    const said = piece.startsWith('"') ? unquote(piece) : piece;
    if (said === undefined) return { unread: at };
    found.push({ kind: piece.startsWith('"') ? 'quoted' : (MARKS[piece] ?? 'word'), text: said, at });
  }
  return found;
}

function unquote(piece: string): string | undefined {
  try {
    const said: unknown = JSON.parse(piece);
    return typeof said === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}

/** Tokens in lots, parted by those of a kind. */
export function split(found: readonly Token[], by: Token['kind']): Token[][] {
  const lots: Token[][] = [[]];
  for (const token of found) {
    if (token.kind === by) lots.push([]);
    else lots.at(-1)?.push(token);
  }
  return lots;
}

/** `line 2, column 5`. */
export function placeIn(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
