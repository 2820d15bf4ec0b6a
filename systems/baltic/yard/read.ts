// A force from its short text. It is taken whole or refused whole, every fault with its line and column.

import type { Refusal } from '@flagplot/kernel';
import type { Line, TextFault, Word } from '@flagplot/manifest/text';
import { faultsInOrder, linesOf, nearest, Reader, shortWord } from '@flagplot/manifest/text';
import type { Planes } from '../rules/cards.ts';
import type { BoughtUnit } from '../rules/force.ts';
import type { BalticForce } from './force-file.ts';
import { LONGEST, MOST_BOUGHT, SYSTEM } from './force-file.ts';
import { CARDS, cardNames, idFor, idOfSheet, PLANES } from './names.ts';

const HEAD = 'a force begins with its name and its faction, like this: "Grey Watch", sweden-denmark';

/** A force from its short text: the first line is its name and its faction, each of the others a unit, or the squadrons based on land. */
export function read(text: string): { force: BalticForce } | { faults: Refusal[] } {
  const { lines, faults } = linesOf(text);
  const [first, ...others] = lines;
  if (!first) return { faults: [{ rule: 'text', at: '1:1', say: HEAD }] };
  const head = readHead(new Reader(first, faults));
  const ashore = others.filter(isAshore);
  const bought = others.filter(line => !isAshore(line));
  const units = bought.map(line => readUnit(line, faults));
  const [over] = bought.slice(MOST_BOUGHT);
  if (over) new Reader(over, faults).fault(`a force has at most ${MOST_BOUGHT} units`);
  const [again] = ashore.slice(1);
  if (again) new Reader(again, faults).fault('aeroplanes stand in one line');
  const aeroplanes = ashore.slice(0, 1).flatMap(line => readPlanes(line, faults));
  if (faults.length > 0) return { faults: faultsInOrder(faults) };
  return { force: { ...head, system: SYSTEM, units: withIds(units), ...(ashore.length > 0 && { aeroplanes }) } };
}

const FACTION = /^[a-z][a-z-]{0,300}$/;

/** `"Grey Watch", sweden-denmark`; the name in quotation marks or without. */
function readHead(reader: Reader): { name: string; faction: string } {
  const words: string[] = [];
  while (!reader.done && reader.peek()?.kind !== 'mark') words.push((reader.take() as Word).text);
  const name = words.join(' ');
  if (name === '' || name.length > LONGEST) reader.fault(`a name has 1 to ${LONGEST} letters`, reader.line.words[0]);
  const before = reader.faults;
  const isParted = reader.marks();
  const faction = reader.take();
  if (!isParted || !faction || !FACTION.test(faction.text)) reader.fault(HEAD, faction ?? reader.line.words[0]);
  reader.end(before);
  return { name, faction: faction?.text ?? '' };
}

function isAshore({ words }: Line): boolean {
  const [word, colon] = words;
  return word?.text.toLowerCase() === 'aeroplanes' && colon?.kind === 'mark' && colon.text === ':';
}

/** `aeroplanes: fighter, bomber`: a word for each squadron. */
function readPlanes(line: Line, faults: TextFault[]): Planes[] {
  const reader = new Reader(line, faults);
  const before = reader.faults;
  reader.take();
  const planes: Planes[] = [];
  while (reader.faults === before && reader.marks() && !reader.done)
    planes.push(...[reader.oneOf('a squadron', PLANES) ?? []].flat());
  if (planes.length > MOST_BOUGHT) reader.fault(`a force has at most ${MOST_BOUGHT} land-based squadrons`, line.words[0]);
  reader.end(before);
  return planes;
}

/** A unit that may not have an id yet. */
type Draft = Omit<BoughtUnit, 'id'> & { readonly id?: string };

/** `kalmar: Kalmar, squadrons 6`; the id may be left out. */
function readUnit(line: Line, faults: TextFault[]): Draft {
  const reader = new Reader(line, faults);
  const before = reader.faults;
  const id = readId(reader);
  const card = readCard(reader) ?? '';
  const squadrons = reader.faults === before && reader.marks() ? readSquadrons(reader) : undefined;
  reader.end(before);
  return { ...(id !== undefined && { id }), card, ...(squadrons !== undefined && { squadrons }) };
}

function readSquadrons(reader: Reader): number | undefined {
  return reader.oneOf('what she carries', ['squadrons']) && reader.whole('squadrons', 0, 20);
}

const ID = /^[a-z][a-z0-9-]{0,39}$/;

/** What stands before a colon. */
function readId(reader: Reader): string | undefined {
  const word = reader.peek();
  const colon = reader.peek(1);
  if (colon?.kind !== 'mark' || colon.text !== ':') return undefined;
  reader.take();
  reader.take();
  const id = (word as Word).text.toLowerCase();
  if (!ID.test(id)) reader.fault('an id is small letters, digits and hyphens, and begins with a letter', word);
  return id;
}

/** BB-8.1.2 A sheet by its name or its id; one that does not come with the system by its id in quotation marks. */
function readCard(reader: Reader): string | undefined {
  const word = reader.peek();
  if (word?.kind === 'name' && ID.test(word.text)) return reader.take()?.text;
  const found = reader.findName(cardNames);
  if (found !== undefined) return found;
  const words = wordsAhead(reader);
  const meant = nearest(words, CARDS);
  const say = words === '' ? 'say which sheet' : `no sheet is called ${shortWord(words)}`;
  reader.fault(`${say}: ${meant === undefined ? `there is ${CARDS.join(', ')}` : `did you mean ${meant}?`}`, word);
  return undefined;
}

/** What stands there before the next comma. */
function wordsAhead(reader: Reader): string {
  const words: string[] = [];
  for (let i = 0; ; i += 1) {
    const word = reader.peek(i);
    if (word === undefined || word.kind === 'mark') return words.join(' ');
    words.push(word.text);
  }
}

/** Units with an id each: those that are given stay. */
function withIds(drafts: readonly Draft[]): BoughtUnit[] {
  const taken = new Set(drafts.flatMap(({ id }) => id ?? []));
  return drafts.map(draft => {
    const id = draft.id ?? idFor(idOfSheet(draft.card), taken);
    taken.add(id);
    return { ...draft, id };
  });
}
