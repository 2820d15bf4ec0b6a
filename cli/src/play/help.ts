// Help at the terminal: how this ask is answered, what else may be typed, and what the book says.

import type { Ask, Catalogue, GameTypes, Json } from '@flagplot/kernel';
import { viewAt } from '@flagplot/seat';
import type { AtTable } from './at.ts';
import { screenAt } from './at.ts';
import { wrap } from './screen.ts';

/** What may be typed besides orders, and what it does. */
const COMMANDS: readonly (readonly [typed: string, does: string])[] = [
  ['1, 2, ...', 'lay the order of that number; 1! gives it at once'],
  ['go', 'give the order that is laid'],
  ['clear', 'take up the order that is laid, and begin anew'],
  ['more', 'offer more orders'],
  ['map, map all', 'the board; the whole of it'],
  ['units', 'every unit: where, how fast, what is left of it'],
  ['odds', 'what may come of the order that is laid, or of the first offered'],
  ['log, log all', 'all that was told since you answered last, with its dice; all from the beginning'],
  ['goal', 'what wins, and how that stands'],
  ['charts, charts NAME', 'the charts of the book; one of them'],
  ['? 3.4.1, ? WORD', 'what a row of the book says; rows that have the word'],
  ['undo', 'take back your last order'],
  ['save FILE', 'save the battle'],
  ['json', 'what is asked as JSON, with the schema of its answer; {...} is an order in JSON'],
  ['resign!', 'give the battle up'],
  ['quit', 'leave; the battle is kept, and may be gone on with'],
];

/** What may be typed where real dice are thrown, and what it does. */
const DICE: readonly (readonly [typed: string, does: string])[] = [
  ['4 6 2, 462', 'what fell, all together or as many as you like, in the order of the list'],
  ['0', 'leave a die lying that may be thrown again and need not be'],
  ['right 4 6 3', 'put right what you typed last, until other dice fall; right 3=5 one die of it'],
];

/** The signs of any board. */
const SIGNS =
  'On the board capitals are yours and small letters theirs, with an arrow where they point: R3 is the third of a squadron with R, 3R three of them ' +
  'together. : is where somebody was, + and * your own orders, laid or sealed.';

/** Those of each ground. */
const LEGENDS: Readonly<Record<string, string>> = {
  hexes:
    "A digit is where a squadron will be at the end of a pulse. ' and . are empty hexes; the even columns lie half a hex lower, or the even rows half a hex to " +
    'the right.',
  plane:
    '# is land, % what was built, ^ a reef, - shallow and . coastal water, and all else is open. Inches stand at the upper and the left edge; north is up.',
};

/** Rows of the book that are told at once. */
const ROWS = 8;

/** How this ask is answered, with examples, and all else that may be typed. */
export function askHelp({ system, parts, seat, terminal }: AtTable, ask: Ask<GameTypes>): string[] {
  const { grammar = [], examples = [] } = parts.notation?.help(viewAt(seat), { kind: ask.kind, about: ask.about as Json }) ?? {};
  const { columns, isHeard } = screenAt({ terminal });
  return [
    ...(grammar.length > 0 ? ['Orders, as people say them; ! at the end gives them at once:'] : []),
    ...grammar.flatMap(line => wrap(`  ${line}`, columns, '      ')),
    ...(examples.length > 0 ? wrap(`For example: ${examples.join('   ')}`, columns, '    ') : []),
    'Besides:',
    ...twoColumns([...COMMANDS, ...(seat.battle.dice === 'by hand' ? DICE.slice(-1) : [])], columns),
    ...(isHeard ? [] : wrap(`${SIGNS} ${LEGENDS[system.manifest.ground] ?? ''}`.trimEnd(), columns)),
  ];
}

/** How dice are typed, and what else may be typed where they are wanted. */
export function diceHelp(at: Pick<AtTable, 'terminal'>): string[] {
  const { columns } = screenAt(at);
  return [
    'The faces of real dice:',
    ...twoColumns(DICE, columns),
    'Besides: map, units, log, goal, charts, ? WORD, save FILE, quit.',
  ];
}

/** What may be typed and what it does, in two columns. */
function twoColumns(all: readonly (readonly [typed: string, does: string])[], columns: number): string[] {
  const width = Math.max(...all.map(([typed]) => typed.length));
  return all.flatMap(([typed, does]) => wrap(`  ${typed.padEnd(width)}  ${does}`, columns, ' '.repeat(width + 4)));
}

/** What the book says of a row, a section, or whatever has a word in it. */
export function bookHelp(at: AtTable, about: string): string[] {
  const { catalogue } = at.parts;
  const rows = rowsOf(catalogue, about);
  if (rows.length === 0) return [`The book has no row ${about}, and none with that word.`];
  const { columns } = screenAt(at);
  const said = rows.slice(0, ROWS).flatMap(id => wrap(`${id}  ${catalogue[id]}`, columns, '    '));
  return rows.length > ROWS ? [...said, `${rows.length - ROWS} more rows: name a section, or another word`] : said;
}

/** The row of that number, else the rows of that section, else those with the word. */
function rowsOf(catalogue: Catalogue, about: string): string[] {
  const ids = Object.keys(catalogue);
  const asked = about.toUpperCase();
  const namesOf = (id: string): string[] => [id, id.replace(/^[A-Z]+-/, '')];
  const same = ids.filter(id => namesOf(id).includes(asked));
  if (same.length > 0) return same;
  const within = ids.filter(id => namesOf(id).some(one => one.startsWith(`${asked}.`)));
  if (within.length > 0) return within;
  const word = about.toLowerCase();
  return ids.filter(id => catalogue[id]?.toLowerCase().includes(word));
}
