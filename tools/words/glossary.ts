// docs/words.md, read: the words of the house, those that went, and the participles that stay.

/** A row of the glossary: a word, and the names in the code that stand for it. */
export interface Word {
  readonly word: string;
  readonly names: readonly string[];
}

/** A name that went, the names that came for it, and the folders it went from. */
export interface Renamed {
  readonly was: string;
  readonly now: readonly string[];
  readonly places: readonly string[];
}

export interface Glossary {
  readonly words: readonly Word[];
  readonly renamed: readonly Renamed[];
  /** Participles that may name a function, and in which folders. */
  readonly participles: Readonly<Record<string, readonly string[]>>;
}

/** Reads the three tables of the page, each under the heading named here. */
export function readGlossary(page: string): Glossary {
  return {
    words: rowsUnder(page, 'Words').map(([word = '', , names = '']) => ({ word: plain(word), names: namesIn(names) })),
    renamed: rowsUnder(page, 'Names that went').flatMap(([was = '', now = '', where = '']) =>
      namesIn(was).map(name => ({ was: name, now: namesIn(now), places: placesIn(where) })),
    ),
    participles: stayingIn(page),
  };
}

/** Where each participle stays: a word may stand in several rows. */
function stayingIn(page: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [words = '', places = ''] of rowsUnder(page, 'Participles that stay'))
    for (const word of namesIn(words)) found[word] = [...(found[word] ?? []), ...placesIn(places)];
  return found;
}

/** The cells of each row of all tables between a heading `## title` and the next. */
function rowsUnder(page: string, title: string): string[][] {
  const [, part = ''] = page.split(`\n## ${title}\n`);
  const lines = (part.split('\n## ')[0] ?? '').split('\n').filter(line => line.startsWith('|'));
  const rows = lines.filter((line, i) => !isRule(line) && !isRule(lines[i + 1] ?? ''));
  return rows.map(line =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split(' | ')
      .map(cell => cell.trim()),
  );
}

const isRule = (line: string): boolean => /^\|[-| ]+$/.test(line);
const plain = (cell: string): string => cell.replaceAll(/[`*]/g, '');
const namesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
/** Parts of the paths meant; every path has the empty one. */
const placesIn = (cell: string): string[] => (cell === 'everywhere' ? [''] : namesIn(cell));
