// TP-1.3.2 What a side allocates, as it is typed: a form a ship, standing orders, the order among equal speeds, small units.

import { copy } from '@flagplot/kernel';
import type { Fields, Node, OrderReader, Phrase } from '@flagplot/manifest/orders';
import { nodeOf, withEntry } from '@flagplot/manifest/orders';
import { emptyForm, idleForm } from '../rules/energy/cut.ts';
import type { Allocation, Form, Watch } from '../rules/orders.ts';
import { ALLOCATION, WATCH } from '../rules/schemas.ts';
import type { TpView } from '../rules/state.ts';
import { shipOf } from '../rules/turn/1-energy.ts';
import { usualWatch } from '../rules/window/choices.ts';
import { readRecord, readValue, valueText } from './fields.ts';
import { formText, readForm } from './order-form.ts';
import { type Asked, ownThings, subjectOf, thingsOf } from './units.ts';

const ORDERS = nodeOf(WATCH).properties ?? {};
const SMALL = nodeOf(ALLOCATION).properties?.small?.items as Node;

/** Reads forms: of a ship that is named what was laid for it is changed; one that is not named keeps what was laid, or does as it would by itself. */
export function allocateReader(v: TpView, { about, laid, best }: Asked<'allocate'>): OrderReader {
  let making: Allocation = laid ? copy(laid) : { forms: [], small: [], order: [], watch: [] };
  return {
    phrase: it => {
      if (it.mayBest(best)) making = best ? copy(best) : making;
      else readPhrase(it, { v, making, ships: about.ships });
    },
    order: () => ({ order: { ...making, forms: [...making.forms, ...silentForms(v, about, making.forms)] } }),
  };
}

/** TP-1.3.2 Forms of ships that nothing is said of. */
function silentForms(v: TpView, { ships, turn }: Asked<'allocate'>['about'], forms: readonly Form[]): Form[] {
  return ships.filter(id => forms.every(({ ship }) => ship !== id)).map(id => idleForm(shipOf(v, id), turn));
}

interface Reading {
  v: TpView;
  making: Allocation;
  ships: readonly string[];
}

function readPhrase(it: Phrase, reading: Reading): void {
  const { v, making, ships } = reading;
  if (it.may('watch')) {
    readWatch(it, reading);
    return;
  }
  if (it.may('order')) {
    const found = readValue(it, 'unit', { node: { type: 'array', items: { type: 'string' } }, things: () => ownThings(v) });
    making.order = found as string[];
    return;
  }
  if (it.may('small')) {
    const said = readRecord(it, { node: SMALL, things: () => ownThings(v) });
    if (said) making.small = [...making.small, said as unknown as Allocation['small'][number]];
    return;
  }
  const ship = subjectOf(it, v, ships);
  if (ship === undefined) {
    it.unread();
    return;
  }
  const form = making.forms.find(one => one.ship === ship) ?? emptyForm({ unit: { id: ship } as never });
  const fresh = copy(form);
  readForm(it, v, fresh);
  making.forms = withEntry(making.forms, one => one.ship === ship, fresh);
}

/** TP-1.3.13 `watch b1: answer 33 2 15, screen 2 phaser-3, course FFLF`; what is left out is as a new ship has it. */
function readWatch(it: Phrase, { v, making, ships }: Reading): void {
  const unit = subjectOf(it, v, ships);
  if (unit === undefined) {
    it.unread();
    return;
  }
  const watch = { ...(making.watch.find(one => one.unit === unit) ?? usualWatch(unit)) } as unknown as Fields;
  do {
    if (it.isDone) {
      it.offer('usual', ...Object.keys(ORDERS).filter(name => name !== 'unit'));
      break;
    }
    if (it.may('usual')) continue;
    const line = Object.entries(ORDERS).find(([name]) => name !== 'unit' && it.may(name));
    if (!line) {
      it.unread();
      it.passTo(',');
      continue;
    }
    const [name, node] = line;
    const value = readValue(it, name, { node, things: thingsOf(v, unit) });
    if (value !== undefined) watch[name] = name === 'course' ? String(value).toUpperCase() : value;
  } while (it.mark(','));
  making.watch = withEntry(making.watch, one => one.unit === unit, watch as unknown as Watch);
}

/** What is allocated as it is typed. */
export function allocateText({ forms, small, order, watch }: Allocation): string {
  return [
    ...forms.map(formText),
    ...(order.length > 0 ? [`order ${order.join(' ')}`] : []),
    ...small.map(one => `small ${valueText('small', one as unknown as Fields, SMALL)}`),
    ...watch.map(watchText),
  ].join('; ');
}

function watchText(watch: Watch): string {
  const usual = usualWatch(watch.unit) as unknown as Fields;
  const said = watch as unknown as Fields;
  const lines = Object.entries(ORDERS).flatMap(([name, node]) => {
    const value = said[name];
    if (name === 'unit' || value === undefined || JSON.stringify(value) === JSON.stringify(usual[name])) return [];
    return [`${name} ${value === '' ? '' : valueText(name, value, node)}`.trim()];
  });
  return `watch ${watch.unit}: ${lines.length > 0 ? lines.join(', ') : 'usual'}`;
}
