// BB-5.1.2 What is repaired, as it is typed: `vasa engine; vasa fore-turrets; buy jarl rudder`.

import type { Json } from '@flagplot/kernel';
import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import { nameOf } from '../rules/names.ts';
import type { Mending } from '../rules/orders.ts';
import { cardOf, vesselNamed } from '../rules/roster.ts';
import type { Baltic, BbView } from '../rules/state.ts';
import type { Asked } from './order-form.ts';
import { readWhole } from './order-form.ts';

type Order = Baltic['asks']['mend']['order'];

export function mendText(order: Json): string {
  const { mend, buy } = order as unknown as Order;
  return [...mend.map(entryText), ...buy.map(one => `buy ${entryText(one)}`)].join('; ') || 'nothing';
}

function entryText({ ship, critical, weapon }: Mending): string {
  return `${ship} ${weapon ?? critical}`;
}

/** Repairs come after those that lie there: a ship may make several alike. */
export function mendReader(v: BbView, asked: Asked): OrderReader {
  let making: Order = (asked.laid as unknown as Order | undefined) ?? { mend: [], buy: [] };
  return {
    phrase(it) {
      making = (readWhole(it, v, asked) as unknown as Order | undefined) ?? readEntry(it, v, { making, asked });
    },
    order: () => ({ order: making }),
  };
}

function readEntry(it: Phrase, v: BbView, { making, asked }: { making: Order; asked: Asked }): Order {
  if (it.may('nothing')) return { mend: [], buy: [] };
  const list = it.may('buy') ? 'buy' : 'mend';
  const { ships = [] } = asked.about as unknown as Partial<Baltic['asks']['mend']['about']>;
  const ship = it.name(ships.map(one => ({ id: one.ship, name: nameOf(v.book, one.ship) })));
  const critical = ship && readCritical(it, v, ship.id);
  return ship && critical ? { ...making, [list]: [...making[list], { ship: ship.id, ...critical }] } : making;
}

const PLAIN = ['engine', 'rudder', 'fire'] as const;

/** BB-5.1.6 A weapon by its name. */
function readCritical(it: Phrase, { book, open }: BbView, ship: string): Omit<Mending, 'ship'> | undefined {
  const plain = PLAIN.find(one => it.may(one));
  if (plain) return { critical: plain };
  const vessel = vesselNamed(open, ship);
  const weapon = it.mayName(vessel ? cardOf(book, vessel).weapons.map(({ id, name }) => ({ id, name })) : []);
  if (weapon) return { critical: 'weapon', weapon: weapon.id };
  return it.giveUp();
}
