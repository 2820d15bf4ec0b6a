// A fleet from its short text. It is taken whole or refused whole, every fault with its line and column.

import type { Refusal } from '@flagplot/kernel';
import type { Line, TextFault } from '@flagplot/manifest/text';
import { faultsInOrder, linesOf, nearest, Reader, shortWord } from '@flagplot/manifest/text';
import type { BoughtShip, BoughtSquadron } from '../rules/muster/fleet.ts';
import type { OwnCard } from '../rules/muster/home-made.ts';
import { MOST } from '../rules/schemas.ts';
import { readClause } from './clauses.ts';
import type { FleetForce } from './force-file.ts';
import { FACTION, LONGEST, MOST_CARDS, SYSTEM } from './force-file.ts';
import { CARDS, cardNames, idFor, nameFor, squadronId } from './names.ts';
import { isCardLine, readOwnCard } from './own-card.ts';

const HEAD = `a fleet begins with its name, a line for each squadron and for each ship of it follows: "Long Watch", squadron A, Tal'Kesh: Omega destroyer`;

/** A fleet from its short text: the first line is its name, each of the others a squadron, a ship of the last one, or a card of one's own. */
export function read(text: string): { force: FleetForce } | { faults: Refusal[] } {
  const { lines, faults } = linesOf(text);
  const [head, ...others] = lines;
  // A word by itself may be the beginning of a force of any book; one that buys nothing has its name in quotation marks.
  if (!head || (others.length === 0 && head.words[0]?.kind !== 'name'))
    return { faults: [...faults, { rule: 'text', at: `${head?.number ?? 1}:1`, say: HEAD }] };
  const name = readHead(new Reader(head, faults));
  const drafts = readSquadrons(
    others.filter(line => !isCardLine(line)),
    faults,
  );
  const cards = others.filter(isCardLine);
  const homeMade = cards.map(line => readOwnCard(line, faults));
  const [over] = cards.slice(MOST_CARDS);
  if (over) new Reader(over, faults).fault(`a fleet has at most ${MOST_CARDS} cards of its own`);
  if (faults.length > 0) return { faults: faultsInOrder(faults) };
  const force = { name, system: SYSTEM, faction: FACTION } as const;
  return { force: { ...force, squadrons: withIds(drafts, homeMade), ...(homeMade.length > 0 && { homeMade }) } };
}

/** A name of its own in a line, in quotation marks or without. */
function readHead(reader: Reader): string {
  const before = reader.faults;
  const name = readName(reader);
  if (reader.peek()) reader.fault(HEAD);
  else if (reader.faults === before && name === '') reader.fault(HEAD, reader.line.words[0]);
  return name;
}

/** The words before the next mark: a name of 1 to 60 letters. */
function readName(reader: Reader): string {
  const first = reader.peek();
  const words: string[] = [];
  while (!reader.done && reader.peek()?.kind !== 'mark') words.push(reader.take()?.text ?? '');
  const name = words.join(' ');
  if (name.length > LONGEST || (words.length > 0 && name === '')) reader.fault(`a name has 1 to ${LONGEST} letters`, first);
  return name;
}

/** What has been read of a ship and of a squadron. */
type ShipDraft = Omit<BoughtShip, 'id' | 'name'> & { readonly name?: string };
interface Draft {
  readonly name: string;
  readonly relief?: true;
  readonly ships: ShipDraft[];
}

function readSquadrons(lines: readonly Line[], faults: TextFault[]): Draft[] {
  const drafts: Draft[] = [];
  for (const line of lines) {
    const reader = new Reader(line, faults);
    if (isSquadron(line)) drafts.push({ ...readSquadron(reader), ships: [] });
    else {
      if (drafts.length === 0) drafts.push({ name: 'A', ships: [] });
      (drafts.at(-1) as Draft).ships.push(readShip(reader));
    }
    if (drafts.length > MOST.squadrons) reader.fault(`a fleet has at most ${MOST.squadrons} squadrons`, line.words[0]);
    if ((drafts.at(-1)?.ships.length ?? 0) > MOST.ships)
      reader.fault(`a squadron has at most ${MOST.ships} ships`, line.words[0]);
  }
  return drafts;
}

/** `squadron A`, `squadron B, reinforcements`; a ship may be called so too, and has a colon behind her name. */
function isSquadron({ words }: Line): boolean {
  const [word] = words;
  return (
    word?.kind === 'word' &&
    word.text.toLowerCase() === 'squadron' &&
    words.every(({ kind, text }) => kind !== 'mark' || text !== ':')
  );
}

function readSquadron(reader: Reader): Pick<Draft, 'name' | 'relief'> {
  const before = reader.faults;
  reader.take();
  const name = readName(reader);
  if (name === '') reader.fault('say what the squadron is called: squadron A');
  const isLate = reader.marks() && !reader.done && reader.oneOf('a squadron', ['reinforcements']) !== undefined;
  reader.end(before);
  return { name, ...(isLate && { relief: true }) };
}

/** `Tal'Kesh: G'Quan heavy cruiser, frazi 2, stubborn`; the name may be left out. */
function readShip(reader: Reader): ShipDraft {
  const before = reader.faults;
  const isNamed = reader.line.words.some(({ kind, text }) => kind === 'mark' && text === ':');
  const name = isNamed ? readName(reader) : undefined;
  if (isNamed && name === '') reader.fault('a name stands before a colon', reader.line.words[0]);
  reader.marks();
  const card = readCard(reader);
  const bought = { flights: [], abilities: [], escort: false };
  while (reader.faults === before && reader.marks() && !reader.done) readClause(reader, bought);
  reader.end(before);
  const { flights, abilities, escort } = bought;
  return {
    ...(name !== undefined && { name }),
    card,
    ...(flights.length > 0 && { flights }),
    ...(escort && { escort }),
    ...(abilities.length > 0 && { abilities }),
  };
}

const ID = /^[a-z][a-z0-9-]{0,39}$/;

/** FA-16.2.1 A card by its name or its id; one that does not come with the system by its id in quotation marks. */
function readCard(reader: Reader): string {
  const word = reader.peek();
  if (word?.kind === 'name' && ID.test(word.text)) return reader.take()?.text ?? '';
  const found = reader.findName(cardNames);
  if (found !== undefined) return found;
  const words = wordsAhead(reader);
  const meant = nearest(words, CARDS);
  const say = words === '' ? 'say which ship' : `no ship is called ${shortWord(words)}`;
  reader.fault(`${say}: ${meant === undefined ? `there is ${CARDS.join(', ')}` : `did you mean ${meant}?`}`, word);
  return '';
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

/** Squadrons and ships with ids of their own, each as near to its name as may be, and a name each. */
function withIds(drafts: readonly Draft[], homeMade: readonly OwnCard[]): BoughtSquadron[] {
  const squadrons: BoughtSquadron[] = [];
  const taken = new Set<string>();
  const idOf = (made: (taken: ReadonlySet<string>) => string): string => {
    const id = made(taken);
    taken.add(id);
    return id;
  };
  for (const { name, relief, ships } of drafts) {
    const id = idOf(ids => squadronId(name, ids));
    const squadron = { id, name, ...(relief && { relief }), ships: [] as BoughtShip[] };
    squadrons.push(squadron);
    for (const { name, ...ship } of ships) {
      const called = name ?? nameFor({ squadrons, homeMade }, ship.card);
      squadron.ships.push({ id: idOf(ids => idFor(called, ids)), name: called, ...ship });
    }
  }
  return squadrons;
}
