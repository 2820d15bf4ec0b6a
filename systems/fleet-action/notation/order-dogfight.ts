// FA-10.10 What is said of dogfights, as it is typed: `flight-tal-kesh-1 at starfury-fighter`, `flight-tal-kesh-1 loses 2`, `part 2030`, `join flight-tal-kesh-1`.

import { hexes } from '@flagplot/hexes';
import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import { withEntry } from '@flagplot/manifest/orders';
import { LAYOUT } from '../rules/map.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { flightNames, readFlights } from './order-flights.ts';
import { type Asked, readHex } from './order-units.ts';

type Order = FleetAction['asks']['dogfight']['order'];

export function dogfightReader(v: FaView, { laid, best }: Asked<'dogfight'>): OrderReader {
  let order: Order = { ...laid };
  const phrase = (it: Phrase): void => {
    if (it.mayBest(best)) order = { ...best };
    else if (it.may('hold', 'holds')) order = {};
    else if (it.may('part')) order = { ...order, part: readHexes(it) };
    else if (it.may('join')) order = { ...order, join: readFlights(it, v) };
    else order = { ...order, ...readFlight(it, v, order) };
  };
  return { phrase, order: () => ({ order }) };
}

function readHexes(it: Phrase): string[] {
  const found: string[] = [];
  do {
    const hex = readHex(it);
    if (hex) found.push(hexes.nameOf(hex, LAYOUT));
  } while (it.also());
  return found;
}

/** FA-10.10.11 Whom a flight attacks, or FA-10.10.10 what it loses. */
function readFlight(it: Phrase, v: FaView, { against = [], lost = [] }: Order): Order {
  const id = it.name(flightNames(v, v.side))?.id;
  if (id === undefined) return {};
  if (it.may('loses')) {
    const fighters = it.number() ?? 0;
    return { lost: withEntry(lost, ({ flight }) => flight === id, { flight: id, fighters }) };
  }
  it.may('at');
  const types = new Map((v.book.flights ?? []).map(({ card }) => [card.id, { id: card.id, name: card.id }]));
  const type = it.name([...types.values()])?.id;
  return type === undefined ? {} : { against: withEntry(against, ({ flight }) => flight === id, { flight: id, type }) };
}

export function dogfightText({ against = [], lost = [], part = [], join = [] }: Order): string {
  const said = [
    ...against.map(({ flight, type }) => `${flight} at ${type}`),
    ...lost.map(({ flight, fighters }) => `${flight} loses ${fighters}`),
    ...(part.length > 0 ? [`part ${part.join(', ')}`] : []),
    ...(join.length > 0 ? [`join ${join.join(', ')}`] : []),
  ];
  return said.join('; ') || 'hold';
}
