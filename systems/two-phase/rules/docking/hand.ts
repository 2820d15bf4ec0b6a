// Chapter 14.2: docked ships hand things over.

import type { Refusal } from '@flagplot/kernel';
import { freeParties, sendParties } from '../crew/parties.ts';
import type { Hold, Magazine } from '../folder.ts';
import { loadFaults } from '../loads.ts';
import { unitName, weaponName } from '../names.ts';
import type { Dock, Unit } from '../open.ts';
import { LOST } from '../open.ts';
import type { ActOf } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, holdIn, holdOf, mountOf } from '../roster.ts';
import type { ActRule, InWindow } from '../window/act.ts';
import { dockOf, partnerOf } from './dock.ts';

type Hand = ActOf<'hand'>;

/** TP-14.2.4 Things that a pair exchanges in a turn. */
const ITEMS = 5;

/** TP-14.2.4, ruling R88: boarding parties, T-bombs, dummies of them and drones go to the ship one is docked to: five of both ships in a turn, in step 3 and at impulse zero. */
export const hand: ActRule<'hand'> = {
  rule: 'TP-14.2.4',
  place: 7,
  when: ['initial', 'zero'],
  whenRule: 'TP-14.2.4',
  aboard: ({ v, unit }) => dockOf(v.open, unit.id) !== undefined,
  fault: (c, act) => pairFault(c, act) ?? GOODS[act.what].fault(c, act),
  carry({ s, t, unit, hold }, act) {
    const { to, what, n } = act;
    t.reveal(unit.side);
    (dockOf(s.open, unit.id) as Dock).handed += n;
    const other = partnerOf(s.open, unit.id) as Unit;
    GOODS[what].give(
      {
        seen: s,
        pair: [
          [unit, hold],
          [other, holdOf(s, other)],
        ],
      },
      act,
    );
    // TP-13.3.4, TP-1.5.5 A dummy looks the same aboard as well.
    t.tell(() => ({ kind: 'handed', unit: unit.id, to, what: what === 'dummy' ? 't-bomb' : what, n }));
  },
  *options({ v, unit }) {
    const other = partnerOf(v.open, unit.id);
    if (!other) return;
    for (const what of ['party', 't-bomb', 'dummy'] as const) yield { act: 'hand', to: other.id, what, n: 1 };
    for (const { id: weapon, type } of cardOf(v.book, unit).weapons)
      for (const { id: rack, type: into } of cardOf(v.book, other).weapons)
        if (type === 'rack' && into === 'rack') yield { act: 'hand', to: other.id, what: 'drone', n: 1, weapon, rack };
  },
  *choices(c) {
    for (let n = 1; n <= ITEMS; n += 1) for (const one of hand.options(c)) yield { ...one, n };
  },
};

/** TP-14.2.4 To the ship one is docked to, and no more than is left of the turn's items. */
function pairFault({ v, unit, window }: InWindow, { to, n }: Hand): Refusal | undefined {
  const dock = dockOf(v.open, unit.id);
  if (!dock || partnerOf(v.open, unit.id)?.id !== to)
    return { rule: 'TP-14.2.4', at: '/to', say: `${unitName(v, unit.id)} is not docked to ${unitName(v, to)}.` };
  const wanted = window.acts.reduce((sum, act) => sum + (act.act === 'hand' ? act.n : 0), 0);
  if (dock.handed + Math.max(n, wanted) <= ITEMS) return undefined;
  return { rule: 'TP-14.2.4', at: '/n', say: `Docked ships exchange ${ITEMS} things a turn, and ${dock.handed} are.` };
}

/** Two docked ships, the one that gives first. */
interface Pair {
  seen: Seen;
  pair: readonly [Aboard, Aboard];
}

/** Something that is handed over: why it cannot be, and how it is. */
interface Good {
  fault(c: InWindow, act: Hand): Refusal | undefined;
  give(pair: Pair, act: Hand): void;
}

/** What a ship gives away of a kind in this window. */
function wantedOf({ window }: InWindow, { what, n }: Hand): number {
  return Math.max(
    n,
    window.acts.reduce((sum, act) => sum + (act.act === 'hand' && act.what === what ? act.n : 0), 0),
  );
}

/** Why a ship that has so many of something does not give so many away. */
function storeFault(c: InWindow, act: Hand, { there, what }: { there: number; what: string }): Refusal | undefined {
  if (wantedOf(c, act) <= there) return undefined;
  return { rule: 'TP-14.2.4', at: '/n', say: `${unitName(c.v, c.unit.id)} has ${there} ${what} to give away.` };
}

const GOODS: Readonly<Record<Hand['what'], Good>> = {
  party: {
    fault: (c, act) => storeFault(c, act, { there: freeParties(c.unit, c.hold), what: 'boarding parties' }),
    give: ({ pair: [[from], [into]] }, { n }) => sendParties(from, into, n),
  },
  't-bomb': {
    fault: (c, act) => storeFault(c, act, { there: c.hold.stock.bombs, what: 'T-bombs' }),
    give({ pair: [[, from], [, into]] }, { n }) {
      from.stock.bombs -= n;
      into.stock.bombs += n;
    },
  },
  dummy: {
    fault: (c, act) => storeFault(c, act, { there: c.hold.stock.dummies, what: 'dummies' }),
    give({ pair: [[, from], [, into]] }, { n }) {
      from.stock.dummies -= n;
      into.stock.dummies += n;
    },
  },
  drone: {
    fault: (c, act) => rackFault(c, act),
    give({ seen, pair }, act) {
      const [from, into] = racksOf(seen, pair, act) as [Magazine, Magazine];
      into.load.push(...from.load.splice(from.load.length - act.n));
    },
  },
};

/** TP-14.2.4, TP-9.6.3 The last drones of a rack go into one that has room for them. */
function rackFault({ v, unit, hold }: InWindow, act: Hand): Refusal | undefined {
  const other = partnerOf(v.open, unit.id) as Unit;
  const racks = racksOf(
    v,
    [
      [unit, hold],
      [other, holdIn(v.own, other.id) as Hold],
    ],
    act,
  );
  if (!racks) return { rule: 'TP-14.2.4', at: '/weapon', say: 'Drones go from a rack that works into another.' };
  const [from, into] = racks;
  if (from.load.length < act.n)
    return {
      rule: 'TP-14.2.4',
      at: '/n',
      say: `There are ${from.load.length} drones in ${weaponName(cardOf(v.book, unit), act.weapon ?? '')}.`,
    };
  const rack = cardOf(v.book, other).weapons[into.mount] as Parameters<typeof loadFaults>[1];
  const [full] = loadFaults(v.book.charts, rack, [...into.load, ...from.load.slice(-act.n)]);
  return full === undefined ? undefined : { rule: 'TP-9.6.3', at: '/rack', say: full };
}

type Aboard = readonly [Unit, Hold];

function racksOf(seen: Seen, [from, into]: readonly [Aboard, Aboard], { weapon, rack }: Hand): [Magazine, Magazine] | undefined {
  const [one, other] = [rackNamed(seen, from, weapon), rackNamed(seen, into, rack)];
  return one && other && [one, other];
}

function rackNamed({ book }: Pick<Seen, 'book'>, [unit, { magazines }]: Aboard, id = ''): Magazine | undefined {
  const card = cardOf(book, unit);
  const mount = mountOf(card, id);
  if (card.weapons[mount]?.type !== 'rack' || unit.weapons[mount] === LOST) return undefined;
  return magazines.find(one => one.mount === mount);
}
