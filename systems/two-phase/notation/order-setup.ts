// What is ordered before the battle, as it is typed: ships that are bought, where they stand, what they carry.

import type { Fields, Node, OrderReader, Phrase } from '@flagplot/manifest/orders';
import { nodeOf, readWord, withEntry } from '@flagplot/manifest/orders';
import { deployQuestion } from '../rules/opening/0-deploy.ts';
import { DEPLOYMENT, PURCHASES } from '../rules/opening/schemas.ts';
import type { Deployment, Purchase } from '../rules/orders.ts';
import type { TpView } from '../rules/state.ts';
import { readRecord, recordText } from './fields.ts';
import { type Asked, subjectOf, thingsOf } from './units.ts';

const LISTS = nodeOf(DEPLOYMENT).properties ?? {};

type Lists = Record<string, Fields[]>;

/** TP-1.3.1 `b1: stands 0510 B, loads rack-1 i i-m, guides r2`: whoever is not named stands where it would by itself. */
export function deployReader(v: TpView, { about, laid, best }: Asked<'deploy'>): OrderReader {
  const usual = (): Lists => deployQuestion.idle(v, about) as unknown as Lists;
  let making = laid ? (laid as unknown as Lists) : usual();
  const readUnit = (it: Phrase): void => {
    const unit = subjectOf(it, v, about.units);
    if (unit === undefined) it.unread();
    else
      do making = readClause(it, { v, unit }, making);
      while (it.mark(','));
  };
  return {
    phrase: it => {
      if (it.mayBest(best)) making = { ...best } as unknown as Lists;
      else if (it.may('usual', 'hold')) making = usual();
      else if (it.may('nobody')) making = EMPTY as unknown as Lists;
      else readUnit(it);
    },
    order: () => ({ order: making }),
  };
}

/** One clause of a unit, laid over what was said of it before. */
function readClause(it: Phrase, { v, unit }: { v: TpView; unit: string }, making: Lists): Lists {
  const list = /^\d{4}$/.test(it.next?.text ?? '') ? 'stands' : Object.keys(LISTS).find(name => it.may(name));
  if (list === undefined) {
    it.unread();
    return making;
  }
  const said = readRecord(it, { node: LISTS[list]?.items as Node, things: thingsOf(v, unit), skip: 'unit' });
  if (!said) return making;
  const is = (one: Fields): boolean => one.unit === unit && (list === 'stands' || sameKey(one, said));
  return { ...making, [list]: withEntry(making[list] ?? [], is, { unit, ...said }) };
}

const EMPTY: Deployment = { stands: [], loads: [], mounts: [], hidden: [], guides: [] };

/** Entries of one weapon, mount or box: the later takes the place of the earlier. */
function sameKey(one: Fields, other: Fields): boolean {
  return ['weapon', 'mount', 'box'].every(key => one[key] === other[key]) || one.by !== undefined;
}

export function deployText(order: Deployment): string {
  const said = Object.entries(LISTS).flatMap(([name, node]) =>
    (order[name as keyof Deployment] as unknown as Fields[]).map(
      one => `${one.unit}: ${name} ${recordText(one, node.items as Node, 'unit')}`,
    ),
  );
  return ['nobody', ...said].join('; ');
}

/** TP-15.2.1 `s1: fed-ca, t-bomb 2, boarding-party 3`; `none`: no ship so far. */
export function musterReader(v: TpView, { laid, best }: Asked<'muster'>): OrderReader {
  let ships: Purchase[] = laid ? [...laid.ships] : [];
  const cards = Object.values(v.book.cards).map(({ id, name }) => ({ id, name }));
  return {
    phrase: it => {
      if (it.mayBest(best)) ships = best ? [...best.ships] : ships;
      else if (it.may('none')) ships = [];
      else {
        const ship = readShip(it, { cards, options: OPTION_WORDS, free: freeId(ships) });
        if (ship) ships = withEntry(ships, one => one.id === ship.id, ship);
      }
    },
    order: () => ({ order: { ships } }),
  };
}

/** What may be bought besides a ship. */
const OPTION_WORDS: readonly string[] = (
  nodeOf(PURCHASES).properties?.ships?.items?.properties?.options?.items?.properties?.id?.enum ?? []
).map(String);

interface Market {
  cards: readonly { id: string; name: string }[];
  options: readonly string[];
  free: string;
}

function freeId(ships: readonly Purchase[]): string {
  return `s${ships.length + 1}`;
}

/** A name of one's own may stand before the card. */
function readShip(it: Phrase, { cards, options, free }: Market): Purchase | undefined {
  const isNamed = it.has(':');
  const id = isNamed ? it.take()?.text : free;
  it.mark(':');
  const card = readWord(it, cards);
  if (id === undefined || card === undefined) {
    it.unread();
    return undefined;
  }
  const bought: Purchase['options'] = [];
  while (it.mark(',')) {
    const option = options.find(one => it.may(one));
    const n = option === undefined ? undefined : (it.number() ?? 1);
    if (option === undefined || n === undefined) {
      it.unread();
      return undefined;
    }
    bought.push({ id: option, n } as Purchase['options'][number]);
  }
  return { id, card, options: bought };
}

export function musterText({ ships }: { ships: readonly Purchase[] }): string {
  const said = ships.map(({ id, card, options }) => `${id}: ${[card, ...options.map(one => `${one.id} ${one.n}`)].join(', ')}`);
  return said.length > 0 ? said.join('; ') : 'none';
}
