// FA-9.2 Energy mines as they are typed: `a: 3040`, `a at 3040 with tal'kesh, ro'dal`, `a holds`, `hold`.

import { hexes } from '@flagplot/hexes';
import type { Nameable, OrderReader, Phrase } from '@flagplot/manifest/orders';
import { subjects, withEntry } from '@flagplot/manifest/orders';
import { LAYOUT } from '../rules/map.ts';
import { groupsOf } from '../rules/mines/launch.ts';
import { launchAt } from '../rules/mines/question.ts';
import type { Launch } from '../rules/orders.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { type Asked, readHex, shipsThatFight, shipText, unitsOf, unitText } from './order-units.ts';

type Mines = FleetAction['asks']['mines']['order'];

interface Reading {
  v: FaView;
  making: { launches: Launch[] };
  best: Mines | undefined;
}

/** Reads what is launched: whoever is not named keeps what was laid for it. */
export function minesReader(v: FaView, { laid, best }: Asked<'mines'>): OrderReader {
  const making = { launches: laid?.launches ?? [] };
  return { phrase: it => readPhrase(it, { v, making, best }), order: () => ({ order: { launches: making.launches } }) };
}

function readPhrase(it: Phrase, reading: Reading): void {
  const { v, making, best } = reading;
  const able = groupsOf(v, v.side);
  const units = unitsOf(v);
  const isAble = ({ id }: Nameable) => able.some(one => one.squadron === id);
  const named = subjects(it, [...units.filter(isAble), ...units.filter(one => !isAble(one))]);
  it.mark(':');
  if (named.length > 0) it.offer('at');
  if (it.mayBest(best)) takeBest(reading, named);
  else if (it.may('hold', 'holds')) {
    it.skip('its', 'their', 'fire', 'mines');
    making.launches = making.launches.filter(one => named.length > 0 && !named.some(({ id }) => id === one.squadron));
  } else if (named.length === 0) it.unread();
  else readLaunches(it, reading, named);
}

/** What the best order has for these squadrons; none named: all of it. */
function takeBest({ making, best }: Reading, named: readonly Nameable[]): void {
  if (best && named.length === 0) making.launches = [...best.launches];
  for (const { id } of named) {
    const one = best?.launches.find(({ squadron }) => squadron === id);
    making.launches = withEntry(making.launches, ({ squadron }) => squadron === id, one);
  }
}

/** A hex, and the ships that launch at it; none named: all that can. */
function readLaunches(it: Phrase, { v, making }: Reading, named: readonly Nameable[]): void {
  it.skip('launches', 'launch', 'mines');
  it.may('at');
  const word = it.next;
  const hex = readHex(it);
  const ships = hex ? readShips(it, v) : [];
  if (!hex) return;
  for (const { id } of named) {
    const name = hexes.nameOf(hex, LAYOUT);
    const group = groupsOf(v, v.side).find(({ squadron }) => squadron === id);
    const all = group && launchAt(v, group, name);
    const launch = ships.length > 0 ? { squadron: id, hex: name, ships } : all;
    if (!launch) it.fault(`no mines of ${unitText(v, id)} reach ${name}`, word);
    else making.launches = withEntry(making.launches, ({ squadron }) => squadron === id, launch);
  }
}

function readShips(it: Phrase, v: FaView): string[] {
  if (!it.may('with')) return [];
  const own = shipsThatFight(v, 'own');
  const ships: string[] = [];
  do {
    const one = it.name(own, [',']);
    if (one) ships.push(one.id);
  } while (it.also() || !it.isDone);
  return ships;
}

/** What is launched, as it is typed. */
export function minesText({ launches }: Mines, v: FaView): string {
  if (launches.length === 0) return 'hold';
  return launches
    .map(({ squadron, hex, ships }) => `${unitText(v, squadron)}: ${hex} with ${ships.map(id => shipText(v, id)).join(', ')}`)
    .join('; ');
}
