// What is under way in a position besides ships: salvos that have not arrived, vortices that stand open.

import type { Hex } from '@flagplot/hexes';
import { type Clauses, idText, type Names, type ReadClause, type Reader, readClauses } from '@flagplot/manifest/text';
import type { Book, ShipOfBook } from '../rules/book.ts';
import type { Salvo, Vortex } from '../rules/open.ts';
import { firstSquadron } from '../rules/roster.ts';
import { hexText, readHex } from './place.ts';
import { pulseText, readPulse } from './pulse.ts';
import { weaponsOf } from './ship.ts';

/** Whom a text may call: the ships of the battle. */
export interface Fleet {
  readonly book: Book;
  readonly ships: Names;
}

interface SalvoSaid {
  readonly weapons: Names;
  readonly salvo: Partial<Salvo>;
}

const MOST = { boxes: 99, range: 999, due: 4000, turn: 1000 };
/** Words between the names of a line. */
const AT = 'at';

const count =
  (field: 'dice' | 'sensor' | 'passed' | 'range', most: number): ReadClause<SalvoSaid> =>
  (reader, { salvo }) => {
    salvo[field] = reader.whole(field, 0, most) ?? 0;
  };

const SALVO: Clauses<SalvoSaid> = {
  words: {
    dice: count('dice', MOST.boxes),
    sensor: count('sensor', MOST.boxes),
    passed: count('passed', MOST.boxes),
    range: count('range', MOST.range),
    due: (reader, { salvo }) => {
      const due = readPulse(reader, 'the pulse it arrives in', MOST.due);
      if (due !== undefined) salvo.due = due;
    },
  },
  plain: {
    is: (reader, { weapons }) => reader.calls(weapons),
    read: (reader, { weapons, salvo }) => {
      const weapon = reader.findName(weapons);
      if (weapon !== undefined) salvo.weapon = weapon;
    },
  },
};

/** FA-9.1 `tal-kesh at halcyon: energy-mine, dice 2, sensor 6, range 12, due 2.1`. Only what it passed over may be left out, and a whole sensor. */
export function readSalvo(reader: Reader, { book, ships }: Fleet): Salvo | undefined {
  const first = reader.peek();
  const ship = reader.name('ship', ships);
  if (!reader.accept(AT)) reader.fault(`here must stand ${AT}, and the ship it flies at`);
  const target = reader.name('ship', ships);
  if (ship === undefined || target === undefined) return undefined;
  const of = book.ships[book.shipAt[ship] as number] as ShipOfBook;
  const salvo: Partial<Salvo> = { ship, target, sensor: of.card.sensor, passed: 0 };
  readClauses(reader, SALVO, { weapons: weaponsOf(of), salvo });
  const missing = (['weapon', 'dice', 'range', 'due'] as const).filter(field => salvo[field] === undefined);
  if (missing.length > 0) return reader.fault(`of this salvo is missing: ${missing.join(', ')}`, first);
  const { weapon, dice, sensor, passed, range, due } = salvo as Salvo;
  return { ship, target, weapon, dice, sensor, passed, range, due };
}

/** The line of a salvo. */
export function salvoLine({ ship, target, weapon, dice, sensor, passed, range, due }: Salvo): string {
  const clauses = [
    idText(weapon, Object.keys(SALVO.words)),
    `dice ${dice}`,
    `sensor ${sensor}`,
    `range ${range}`,
    passed > 0 && `passed ${passed}`,
    `due ${pulseText(due)}`,
  ];
  return `salvo ${idText(ship, [AT])} ${AT} ${idText(target, [])}: ${clauses.filter(Boolean).join(', ')}`;
}

/** FA-11.4.6 `tal-kesh 3038 turn 2 waits`: the ship that opened it, its hex, the turn; FA-11.4.7 whether that ship waits there for its mates. */
export function readVortex(reader: Reader, { book, ships }: Fleet): Vortex | undefined {
  const ship = reader.name('ship', ships);
  const hex: Hex | undefined = ship === undefined ? undefined : readHex(reader);
  reader.marks();
  if (!hex || ship === undefined) return undefined;
  if (!reader.accept('turn')) return reader.fault('here must stand turn, and the one it was opened in');
  const turn = reader.whole('turn', 0, MOST.turn);
  if (turn === undefined) return undefined;
  reader.marks();
  const vortex: Vortex = { q: hex.q, r: hex.r, ship, squadron: firstSquadron(book, ship).id, turn };
  return reader.accept('waits') ? { ...vortex, waits: true } : vortex;
}

/** The line of a vortex. */
export function vortexLine(vortex: Vortex): string {
  return `vortex ${idText(vortex.ship, [])} ${hexText(vortex)}, turn ${vortex.turn}${vortex.waits ? ', waits' : ''}`;
}
