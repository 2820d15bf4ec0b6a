// Chapters 1.2 to 1.6 as they are typed: `opens tal'kesh; at 3030; gate 3040; second b 2010 turn 3`, `N`, `var'noth 3031`, `a: f f r, 1 faster`, `a speed 6, var'noth by tal'kesh at 3031`.

import { hexes } from '@flagplot/hexes';
import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import { subjects, withEntry } from '@flagplot/manifest/orders';
import { enterQuestion } from '../rules/arrival/enter.ts';
import { directionQuestion, vorticesQuestion } from '../rules/arrival/form.ts';
import { planQuestion } from '../rules/arrival/plan.ts';
import { steerQuestion } from '../rules/arrival/steer.ts';
import type { ShipOfBook, SquadronOfBook } from '../rules/book.ts';
import { headingOf, LAYOUT } from '../rules/map.ts';
import type { Entry, JumpOrder, JumpPoints, Steering } from '../rules/orders.ts';
import { squadronsAtFirst } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { type Asked, mayHeading, mayHex, readHex, shipText, unitsOf, unitText } from './order-units.ts';
import { isPathNext, pathText, readPath } from './path.ts';

type Order<K extends keyof FleetAction['asks']> = FleetAction['asks'][K]['order'];

function ownShips({ book, side }: FaView): ShipOfBook[] {
  return book.ships.filter(of => of.side === side);
}

function ownSquadrons({ book, side }: FaView): SquadronOfBook[] {
  return squadronsAtFirst(book).filter(of => of.side === side);
}

/** A hex by its number. */
export function hexTyped(it: Phrase): string | undefined {
  const hex = readHex(it);
  return hex && hexes.nameOf(hex, LAYOUT);
}

/** Names of things, one after the other. */
export function namesTyped<T extends { id: string; name: string }>(it: Phrase, things: readonly T[]): string[] {
  const found: string[] = [];
  do {
    const one = it.name(things, [',']);
    if (one) found.push(one.id);
  } while (it.also());
  return found;
}

/** FA-1.2 Reads what is written of a jump; what is not said stays as it was laid, or as the scenario has it. */
export function planReader(v: FaView, { about, laid, best }: Asked<'plan'>): OrderReader {
  const making: { order: JumpOrder } = { order: { ...(laid ?? planQuestion.idle(v, about)) } };
  return { phrase: it => readPlan(it, v, { making, best }), order: () => making };
}

function readPlan(
  it: Phrase,
  v: FaView,
  { making, best }: { making: { order: JumpOrder }; best: Order<'plan'> | undefined },
): void {
  const { gate: _gate, second: _second, ...plain } = making.order;
  if (it.mayBest(best)) making.order = { ...(best as JumpOrder) };
  else if (it.may('hold', 'usual')) making.order = { ...planQuestion.idle(v, {}) };
  else if (it.may('opens', 'open'))
    making.order = { ...making.order, openers: it.may('nobody') ? [] : namesTyped(it, ownShips(v)) };
  else if (it.may('at')) making.order = { ...making.order, hex: hexTyped(it) ?? making.order.hex };
  else if (it.may('no')) {
    if (it.may('gate')) making.order = { ...plain, ...(making.order.second && { second: making.order.second }) };
    else if (it.may('second')) making.order = { ...plain, ...(making.order.gate !== undefined && { gate: making.order.gate }) };
    else it.unread();
  } else if (it.may('gate')) {
    const gate = hexTyped(it);
    if (gate !== undefined) making.order = { ...making.order, gate };
  } else if (it.may('second')) readSecond(it, v, making);
  else it.unread();
}

function readSecond(it: Phrase, v: FaView, making: { order: JumpOrder }): void {
  const squadrons = namesTyped(it, ownSquadrons(v));
  it.mark(',');
  it.may('at');
  const hex = hexTyped(it);
  it.mark(',');
  const turn = it.may('turn') ? it.number() : undefined;
  if (turn === undefined) it.fault('expected its turn');
  else if (hex !== undefined) making.order = { ...making.order, second: { squadrons, hex, turn } };
}

/** FA-1.2 Jump points as they are typed. */
export function pointsText({ openers, hex, gate }: JumpPoints, v: FaView): string {
  const ships = openers.length > 0 ? openers.map(id => shipText(v, id)).join(', ') : 'nobody';
  return `opens ${ships}; at ${hex}; ${gate === undefined ? 'no gate' : `gate ${gate}`}`;
}

export function planText({ second, ...points }: Order<'plan'>, v: FaView): string {
  return [
    pointsText(points, v),
    second
      ? `second ${second.squadrons.map(id => unitText(v, id)).join(', ')} at ${second.hex} turn ${second.turn}`
      : 'no second',
  ].join('; ');
}

/** FA-1.3.1 `SE`. */
export function directionReader(v: FaView, { about, laid, best }: Asked<'direction'>): OrderReader {
  const making = { order: laid ?? directionQuestion.idle(v, about) };
  return {
    phrase(it) {
      const heading = mayHeading(it);
      if (heading !== undefined) making.order = { heading: headingOf(heading) };
      else if (it.mayBest(best)) making.order = best ?? making.order;
      else if (it.may('hold', 'usual')) making.order = directionQuestion.idle(v, about);
      else it.unread();
    },
    order: () => making,
  };
}

export function directionText({ heading }: Order<'direction'>): string {
  return heading;
}

/** FA-1.3.4 `var'noth 3031`. */
export function vorticesReader(v: FaView, { about, laid, best }: Asked<'vortices'>): OrderReader {
  const making = { order: laid ?? vorticesQuestion.idle(v, about) };
  return {
    phrase(it) {
      const ship = it.mayName(ownShips(v));
      it.mark(':');
      it.skip('at');
      if (ship) {
        const hex = hexTyped(it);
        const entry = hex === undefined ? undefined : { ship: ship.id, hex };
        if (entry) making.order = { vortices: withEntry(making.order.vortices, one => one.ship === ship.id, entry) };
      } else if (it.mayBest(best)) making.order = best ?? making.order;
      else if (it.may('hold', 'usual')) making.order = vorticesQuestion.idle(v, about);
      else it.unread();
    },
    order: () => making,
  };
}

export function vorticesText({ vortices }: Order<'vortices'>, v: FaView): string {
  return vortices.length === 0 ? 'hold' : vortices.map(({ ship, hex }) => `${shipText(v, ship)} ${hex}`).join('; ');
}

/** A list with the entries of these squadrons in place of what it had for them. */
function withThose<T extends { squadron: string }>(laid: T[], all: readonly T[], ids: readonly string[]): T[] {
  return all
    .filter(({ squadron }) => ids.includes(squadron))
    .reduce((list, one) => withEntry(list, ({ squadron }) => squadron === one.squadron, one), laid);
}

/** FA-1.4.4 `a: f f r, 1 faster`. */
export function steerReader(v: FaView, { about, laid, best }: Asked<'steer'>): OrderReader {
  const idle = steerQuestion.idle(v, about);
  const making = { order: { squadrons: laid?.squadrons ?? [...idle.squadrons] } };
  const lay = (all: readonly Steering[], ids: readonly string[]) => {
    making.order.squadrons = withThose(making.order.squadrons, all, ids);
  };
  return {
    phrase(it) {
      const units = unitsOf(v);
      const named = subjects(it, units);
      const ids = (named.length > 0 ? named : units).map(({ id }) => id);
      it.mark(':');
      it.offer('f', 'l', 'r', 'sl', 'sr');
      if (it.mayBest(best)) lay(best?.squadrons ?? [], ids);
      else if (it.may('hold', 'holds')) lay(idle.squadrons, ids);
      else if (named.length === 1 || units.length === 1) lay([readSteering(it, ids[0] as string)], ids);
      else it.unread();
    },
    order: () => making,
  };
}

function readSteering(it: Phrase, squadron: string): Steering {
  const path = isPathNext(it) ? readPath(it).pulses.flat() : [];
  it.may('stays');
  it.mark(',');
  const by = it.number();
  if (by === undefined) return { squadron, path };
  if (it.may('slower')) return { squadron, path, by: -by };
  it.may('faster');
  return { squadron, path, by };
}

export function steerText({ squadrons }: Order<'steer'>, v: FaView): string {
  return squadrons
    .map(({ squadron, path, by }) => {
      const change = by === undefined ? '' : `, ${Math.abs(by)} ${by < 0 ? 'slower' : 'faster'}`;
      return `${unitText(v, squadron)}: ${path.length > 0 ? pathText([path]) : 'stays'}${change}`;
    })
    .join('; ');
}

/** FA-1.5 `a speed 6 by tal'kesh, var'noth by var'noth at 3031`. */
export function enterReader(v: FaView, { about, laid, best }: Asked<'enter'>): OrderReader {
  const idle = enterQuestion.idle(v, about);
  const making = { order: { entries: laid?.entries ?? [...idle.entries] } };
  const lay = (all: readonly Entry[], ids: readonly string[]) => {
    making.order.entries = withThose(making.order.entries, all, ids);
  };
  const all = ownSquadrons(v).filter(({ id }) => [...about.squadrons, ...about.gate].includes(id));
  return {
    phrase(it) {
      const of = it.mayName(all);
      const ids = of ? [of.id] : all.map(({ id }) => id);
      it.mark(':');
      if (it.mayBest(best)) lay(best?.entries ?? [], ids);
      else if (it.may('hold', 'usual')) lay(idle.entries, ids);
      else if (of && it.may('waits')) making.order.entries = making.order.entries.filter(one => one.squadron !== of.id);
      else if (of) lay([readEntry(it, v, of)], ids);
      else it.unread();
    },
    order: () => making,
  };
}

function readEntry(it: Phrase, v: FaView, of: SquadronOfBook): Entry {
  const members = of.ships.flatMap(i => v.book.ships[i] ?? []);
  const speed = it.may('speed') ? it.number() : undefined;
  if (speed === undefined) it.fault('expected a speed');
  const by = it.may('by') ? it.name(members, [','])?.id : undefined;
  const ships: Entry['ships'] = [];
  while (it.mark(',')) {
    const ship = it.name(members, [',']);
    if (!ship) continue;
    const from = it.may('by') ? it.name(members, [',', 'at'])?.id : undefined;
    const at = it.may('at') ? mayHex(it) : undefined;
    ships.push({ ship: ship.id, ...(from !== undefined && { by: from }), ...(at && { hex: hexes.nameOf(at, LAYOUT) }) });
  }
  return { squadron: of.id, speed: speed ?? 0, ...(by !== undefined && { by }), ships };
}

export function enterText({ entries }: Order<'enter'>, v: FaView): string {
  if (entries.length === 0) return 'hold';
  const by = (id: string | undefined) => (id === undefined ? '' : ` by ${shipText(v, id)}`);
  return entries
    .map(entry => {
      const own = `${unitText(v, entry.squadron)} speed ${entry.speed}${by(entry.by)}`;
      const ships = entry.ships.map(one => `${shipText(v, one.ship)}${by(one.by)}${one.hex ? ` at ${one.hex}` : ''}`);
      return [own, ...ships].join(', ');
    })
    .join('; ');
}
