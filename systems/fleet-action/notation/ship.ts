// A ship in a position: where it stands, the boxes it has lost, what its weapons have fired, what became of it.

import type { Hex } from '@flagplot/hexes';
import { type Clauses, idText, type Names, namesOf, type ReadClause, type Reader } from '@flagplot/manifest/text';
import type { ShipOfBook } from '../rules/book.ts';
import { ARCS } from '../rules/combat/arcs.ts';
import type { Ship, WeaponHit } from '../rules/open.ts';
import { NEVER } from '../rules/open.ts';
import type { Place } from '../rules/orders.ts';
import { wholeShip } from '../rules/roster.ts';
import { hexText, PLACE, placeText, readHex } from './place.ts';
import { pulseText, readPulse } from './pulse.ts';

const ROWS = ['structure', 'sensor', 'accel', 'decel', 'turn', 'correct', 'hard', 'about'] as const;
type RowName = (typeof ROWS)[number];
const NOWHERE: Place = { q: 0, r: 0, heading: 0 };
const MOST = { fired: 1000, pending: 200 };

/** What a text says of a ship. Boxes are those that are left; weapons by their places on the card. */
export interface ShipSaid {
  readonly of: ShipOfBook;
  /** As its card has it. */
  readonly card: Ship;
  readonly weapons: Names;
  readonly place: Partial<Place>;
  readonly rows: Partial<Record<RowName, number>>;
  readonly boxes: Map<number, number>;
  readonly fired: Map<number, number>;
  readonly pending: WeaponHit[];
  readonly fate: Partial<Pick<Ship, 'left' | 'away' | 'out'>>;
  /** The hex where the formation has it. */
  post?: Hex;
}

/** Nothing said of a ship. */
export function newShip(of: ShipOfBook): ShipSaid {
  const weapons = weaponsOf(of);
  const card = wholeShip(of, NOWHERE);
  return { of, card, weapons, place: {}, rows: {}, boxes: new Map(), fired: new Map(), pending: [], fate: {} };
}

/** The weapons of a ship by what they are called. */
export function weaponsOf({ weapons }: ShipOfBook): Names {
  return namesOf(weapons.map(({ id, name }) => ({ id, name })));
}

function mountOf({ card }: ShipOfBook, weapon: string): number {
  return card.mounts.findIndex(mount => mount.weapon === weapon);
}

/** Boxes lost, as `-3`. @returns those that are left. */
function readLost(reader: Reader, what: string, whole: number): number | undefined {
  const lost = reader.whole(`boxes of ${what} that are lost`, -whole, 0);
  return lost === undefined ? undefined : whole + lost;
}

const row =
  (name: RowName): ReadClause<ShipSaid> =>
  (reader, { rows, card }) => {
    const left = readLost(reader, name, card[name]);
    if (left !== undefined) rows[name] = left;
  };

const readFired: ReadClause<ShipSaid> = (reader, { of, weapons, fired }) => {
  const word = reader.peek();
  const weapon = reader.name('weapon', weapons);
  const pulse = readPulse(reader, 'the pulse of its last shot', MOST.fired);
  if (weapon === undefined || pulse === undefined) return;
  if (fired.has(mountOf(of, weapon))) reader.fault(`the last shot of ${weapon} is said already in this line`, word);
  fired.set(mountOf(of, weapon), pulse);
};

/** FA-7.3, FA-8.1.4 `pending primary F FS again`. */
const readPending: ReadClause<ShipSaid> = (reader, { pending }) => {
  const on = reader.oneOf('a hit that waits', ['primary', 'secondary']);
  const arcs: number[] = [];
  while (reader.peek()?.kind === 'word' && !reader.isNext('again')) {
    const arc = reader.oneOf('an arc', ARCS);
    if (arc === undefined) return;
    arcs.push(ARCS.indexOf(arc));
  }
  if (arcs.length > ARCS.length) reader.fault(`there are ${ARCS.length} arcs`);
  const again = reader.accept('again');
  if (pending.length >= MOST.pending) reader.fault(`at most ${MOST.pending} hits wait`);
  else if (on) pending.push({ on, arcs, again });
};

const loseAll: ReadClause<ShipSaid> = (_, { rows }) => {
  rows.structure = 0;
};

const leave: ReadClause<ShipSaid> = (_, { fate }) => {
  fate.left = true;
};

/** FA-1.5.1 It is nowhere yet. */
const stayAway: ReadClause<ShipSaid> = (_, { fate }) => {
  fate.away = true;
};

const OUT = { command: 'far', rating: 'excess' } as const;

/** The clauses of a ship. FA-4.6 Out of command, FA-4.7.9 beyond its rating; FA-5.7.1 `post`: where the formation has it. */
export const SHIP: Clauses<ShipSaid> = {
  words: {
    ...Object.fromEntries(ROWS.map(name => [name, row(name)])),
    fired: readFired,
    pending: readPending,
    post: (reader, said) => {
      const post = readHex(reader);
      if (post) said.post = post;
    },
    destroyed: loseAll,
    left: leave,
    away: stayAway,
    out: (reader, { fate }) => {
      reader.accept('of');
      const of = reader.oneOf('what it is out of', ['command', 'rating']);
      if (of) fate.out = OUT[of];
    },
  },
  often: ['fired', 'pending'],
  either: [
    ['destroyed', 'structure'],
    ['destroyed', 'left'],
  ],
  namesIn: ({ weapons }) => weapons.ids,
  plain: {
    is: (reader, { place, weapons }) => PLACE.is(reader, place) || reader.calls(weapons),
    read: (reader, said) => (PLACE.is(reader, said.place) ? PLACE.read(reader, said.place) : readWeapon(reader, said)),
  },
};

function readWeapon(reader: Reader, { of, card, weapons, boxes }: ShipSaid): void {
  const word = reader.peek();
  const weapon = reader.findName(weapons) ?? '';
  const mount = mountOf(of, weapon);
  if (boxes.has(mount)) reader.fault(`${weapon} is said already in this line`, word);
  const left = readLost(reader, weapon, card.weapons[mount] ?? 0);
  if (left !== undefined) boxes.set(mount, left);
}

/** The ship as a text has it, where it stands when the text does not say so. */
export function shipOf(said: ShipSaid, { q, r, heading }: Place): Ship {
  const { card, place, rows, boxes, fired, pending, fate } = said;
  return {
    ...card,
    ...{ q, r, heading, ...place },
    ...rows,
    weapons: card.weapons.map((whole, mount) => boxes.get(mount) ?? whole),
    fired: card.fired.map((never, mount) => fired.get(mount) ?? never),
    pending,
    ...fate,
  };
}

/** `2010 NW, structure -3, heavy-laser -1, fired heavy-laser 2.1`: its place, and what is otherwise than on the card. */
export function shipClauses(ship: Ship, of: ShipOfBook): string[] {
  const card = wholeShip(of, NOWHERE);
  const { mounts } = of.card;
  const weapon = (mount: number) => idText(mounts[mount]?.weapon ?? '', Object.keys(SHIP.words));
  const clauses = [
    placeText(ship),
    ship.structure === 0 && 'destroyed',
    ship.left && 'left',
    ship.away === true && !of.relief && 'away',
    ship.out !== 'no' && `out of ${ship.out === 'far' ? 'command' : 'rating'}`,
    ...ROWS.map(
      name => ship[name] !== card[name] && (name !== 'structure' || ship[name] > 0) && `${name} ${ship[name] - card[name]}`,
    ),
    ...ship.weapons.map((left, mount) => left !== card.weapons[mount] && `${weapon(mount)} ${left - (card.weapons[mount] ?? 0)}`),
    ...ship.fired.map((pulse, mount) => pulse !== NEVER && `fired ${weapon(mount)} ${pulseText(pulse)}`),
    ...ship.pending.map(({ on, arcs, again }) =>
      ['pending', on, ...arcs.map(arc => ARCS[arc]), again && 'again'].filter(Boolean).join(' '),
    ),
  ];
  return clauses.filter(clause => clause !== false);
}

/** `post 2011`. */
export function postClause(hex: Hex): string {
  return `post ${hexText(hex)}`;
}
