// A force from its short text. It is taken whole or refused whole, every fault with its line and column.

import type { Refusal } from '@flagplot/kernel';
import type { Line, TextFault, Word } from '@flagplot/manifest/text';
import { faultsInOrder, linesOf, nearest, Reader, shortWord } from '@flagplot/manifest/text';
import type { BoughtShip } from '../rules/opening/force.ts';
import type { BoughtOption } from '../rules/scenario-file.ts';
import { MOST } from '../rules/scenario-limits.ts';
import { idFor } from './enlist.ts';
import type { TwoPhaseForce } from './force-file.ts';
import { FACTION, LONGEST, SYSTEM } from './force-file.ts';
import { CARDS, cardNames, OPTION_WORDS } from './names.ts';

/** A force from its short text: the first line is its name, each of the others a ship. */
export function read(text: string): { force: TwoPhaseForce } | { faults: Refusal[] } {
  const { lines, faults } = linesOf(text);
  const [head, ...others] = lines;
  const name = head ? readName(new Reader(head, faults)) : '';
  // A word by itself may be the beginning of a force of any book; one of this that buys nothing has its name in quotation marks.
  if (!head || (others.length === 0 && head.words[0]?.kind !== 'name'))
    return {
      faults: [
        { rule: 'text', at: `${head?.number ?? 1}:1`, say: 'a force begins with its name, and a line for each ship follows' },
      ],
    };
  const ships = others.map(line => readShip(line, faults));
  const [over] = others.slice(MOST.ships);
  if (over) new Reader(over, faults).fault(`a force has at most ${MOST.ships} ships`);
  if (faults.length > 0) return { faults: faultsInOrder(faults) };
  return { force: { name, system: SYSTEM, faction: FACTION, ships: withIds(ships) } };
}

/** All that stands in the line, in quotation marks or without. */
function readName(reader: Reader): string {
  const words: string[] = [];
  for (let word = reader.take(); word; word = reader.take()) words.push(word.text);
  const name = words.join(' ');
  if (name.length > LONGEST) reader.fault(`a name has 1 to ${LONGEST} letters`, reader.line.words[0]);
  return name;
}

/** A ship that may not have an id yet. */
type Draft = Omit<BoughtShip, 'id'> & { readonly id?: string };

/** `s1: heavy cruiser, t-bomb 2, boarding-party 3`; the id may be left out. */
function readShip(line: Line, faults: TextFault[]): Draft {
  const reader = new Reader(line, faults);
  const before = reader.faults;
  const id = readId(reader);
  const card = readCard(reader) ?? '';
  const options: BoughtOption[] = [];
  while (reader.faults === before && reader.marks() && !reader.done) {
    const option = reader.oneOf('an option', OPTION_WORDS);
    const n = option === undefined ? undefined : reader.whole(option, 1, 99);
    if (option !== undefined && n !== undefined) options.push({ id: option, n });
  }
  reader.end(before);
  return { ...(id !== undefined && { id }), card, ...(options.length > 0 && { options }) };
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

/** TP-15.1.1 A card by its name or its id; one that does not come with the system by its id in quotation marks. */
function readCard(reader: Reader): string | undefined {
  const word = reader.peek();
  if (word?.kind === 'name' && ID.test(word.text)) return reader.take()?.text;
  const found = reader.findName(cardNames);
  if (found !== undefined) return found;
  const words = wordsAhead(reader);
  const meant = nearest(words, CARDS);
  const say = words === '' ? 'say which ship' : `no ship is called ${shortWord(words)}`;
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

/** Ships with an id each: those that are given stay. */
function withIds(drafts: readonly Draft[]): BoughtShip[] {
  const taken = new Set(drafts.flatMap(({ id }) => id ?? []));
  return drafts.map((draft, i) => {
    const id = draft.id ?? idFor(`s${i + 1}`, taken);
    taken.add(id);
    return { ...draft, id };
  });
}
