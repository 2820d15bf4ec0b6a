// FA-1.1, FA-5.7.1 Where squadrons are set up, as it is typed: `speed 8`, `a 2010 N`, `a 2010 N, var'noth 2111, ro'dal 1910`, `var'noth 2111`.

import { hexes } from '@flagplot/hexes';
import type { Nameable, OrderReader, Phrase } from '@flagplot/manifest/orders';
import { withEntry } from '@flagplot/manifest/orders';
import { defenceQuestion } from '../rules/arrival/defence.ts';
import type { SquadronOfBook } from '../rules/book.ts';
import { headingOf, LAYOUT, writtenPlace } from '../rules/map.ts';
import type { Deployment, Patrol } from '../rules/orders.ts';
import { entryQuestion } from '../rules/reinforcements/entry.ts';
import { fleetAtFirst } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { deployQuestion, setUpIn } from '../rules/turn/0-deploy.ts';
import { type Asked, HEADINGS, mayHeading, mayHex, readHex, shipText, unitText } from './order-units.ts';

type Deploy = FleetAction['asks']['deploy'];

interface Making {
  speed: number;
  squadrons: Deployment[];
  patrols?: Patrol[];
  /** Squadrons on patrol have been named: they are all there are. */
  named?: true;
}

interface Reading {
  v: FaView;
  about: Deploy['about'];
  making: Making;
  usual: Deploy['order'];
  best: Deploy['order'] | undefined;
}

/** How the squadrons asked about are set up by whoever says nothing. */
function usualFor(v: FaView, about: Deploy['about']): Deploy['order'] {
  if (about.relief) return entryQuestion.idle(v, about);
  return (v.book.jump === undefined ? deployQuestion : defenceQuestion).idle(v, about);
}

/** Reads where the squadrons of a side are set up: whoever is not named keeps its place. */
export function deployReader(v: FaView, { about, laid, best }: Asked<'deploy'>): OrderReader {
  const usual = usualFor(v, about);
  const making: Making = { speed: laid?.speed ?? usual.speed, squadrons: laid?.squadrons ?? [] };
  const patrols = laid?.patrols ?? usual.patrols;
  if (patrols) making.patrols = patrols;
  return { phrase: it => readPhrase(it, { v, about, making, usual, best }), order: () => ({ order: orderOf(making) }) };
}

function orderOf({ named: _, ...order }: Making): Deploy['order'] {
  return order;
}

function lay(making: Making, one: Deployment): void {
  making.squadrons = withEntry(making.squadrons, ({ squadron }) => squadron === one.squadron, one);
}

function readPhrase(it: Phrase, reading: Reading): void {
  if (it.says('speed')) readSpeed(it, reading.making);
  else if (mayPatrol(reading) && it.says('patrol')) readPatrol(it, reading);
  else if (mayPatrol(reading) && it.says('no') && it.may('patrol')) reading.making.patrols = [];
  else readSquadron(it, reading);
}

/** FA-1.2.8 Who is set up against a side that jumps in. */
function mayPatrol({ v, about }: Reading): boolean {
  return v.book.jump !== undefined && !about.relief;
}

function readSquadron(it: Phrase, reading: Reading): void {
  const { v, about, usual, best } = reading;
  const own = setUpIn(v.book, v.side, about);
  const ships = own.flatMap(of => of.ships.flatMap(i => v.book.ships[i] ?? []));
  const named = it.mayName<Nameable>([...own, ...ships]);
  const ship = ships.find(of => of === named);
  const of = own.find(one => one === named) ?? own.find(({ id }) => id === ship?.squadron);
  if (!named) it.offer('speed');
  it.mark(':');
  if (it.mayBest(best)) takeFrom(reading, { of, from: best });
  else if (it.may('hold', 'usual')) takeFrom(reading, { of, from: usual });
  else if (of) readPlaces(it, reading, { of, ship });
  else it.unread();
}

/** FA-1.2.8 `patrol b 8`: a squadron on patrol, and its speed. */
function readPatrol(it: Phrase, { v, making }: Reading): void {
  const of = it.name(fleetAtFirst(v.book, { side: v.side }));
  it.mark(':', ',');
  it.skip('speed', 'at');
  const speed = it.number();
  if (speed === undefined) it.fault('expected a speed');
  else if (of) namePatrol(making, { squadron: of.id, speed });
}

function namePatrol(making: Making, one: Patrol): void {
  const others = making.named ? (making.patrols ?? []) : [];
  making.named = true;
  making.patrols = withEntry(others, ({ squadron }) => squadron === one.squadron, one);
}

function readSpeed(it: Phrase, making: Making): void {
  const speed = it.number();
  if (speed === undefined) it.fault('expected a speed');
  else making.speed = speed;
}

/** What another order has for a squadron; without one, all of it. */
function takeFrom(
  { making }: Reading,
  { of, from }: { of: SquadronOfBook | undefined; from: Deploy['order'] | undefined },
): void {
  if (from && !of)
    Object.assign(making, {
      speed: from.speed,
      squadrons: [...from.squadrons],
      ...(from.patrols && { patrols: [...from.patrols] }),
    });
  for (const one of from?.squadrons ?? []) if (of && one.squadron === of.id) lay(making, one);
}

/** A hex and a heading for a squadron, and hexes for its ships: in a new hex the others keep their places in the formation. */
function readPlaces(
  it: Phrase,
  { v, making, usual }: Reading,
  { of, ship }: { of: SquadronOfBook; ship: Nameable | undefined },
): void {
  const before = [...making.squadrons, ...usual.squadrons].find(({ squadron }) => squadron === of.id);
  let one: Deployment = before ?? { squadron: of.id, ...writtenPlace(of.place), ships: [] };
  const members = of.ships.flatMap(i => v.book.ships[i] ?? []);
  if (ship) one = withShip(it, one, ship);
  while (!it.isDone) {
    it.mark(',');
    it.skip('at', 'in', 'heading', 'heads', 'and');
    const heading = mayHeading(it);
    const hex = heading === undefined ? mayHex(it) : undefined;
    const member = heading === undefined && !hex ? it.mayName(members) : undefined;
    if (heading !== undefined) one = { ...one, heading: headingOf(heading) };
    else if (hex) one = { ...one, hex: hexes.nameOf(hex, LAYOUT), ships: [] };
    else if (member) one = withShip(it, one, member);
    else {
      it.offer('a hex (2010)');
      it.giveUp();
    }
  }
  it.offer(...HEADINGS, ...members.map(({ name }) => name));
  lay(making, one);
}

function withShip(it: Phrase, one: Deployment, { id }: Nameable): Deployment {
  it.skip('at', 'in', ':');
  const hex = readHex(it);
  if (!hex) return one;
  return { ...one, ships: withEntry(one.ships, ({ ship }) => ship === id, { ship: id, hex: hexes.nameOf(hex, LAYOUT) }) };
}

/** Places as they are typed. */
export function deployText({ speed, squadrons, patrols }: Deploy['order'], v: FaView): string {
  const patrolling =
    patrols?.length === 0 ? ['no patrol'] : (patrols ?? []).map(one => `patrol ${unitText(v, one.squadron)} ${one.speed}`);
  const placed = squadrons.map(({ squadron, hex, heading, ships }) => {
    const members = ships.map(one => `${shipText(v, one.ship)} ${one.hex}`);
    return [`${unitText(v, squadron)} ${hex} ${heading}`, ...members].join(', ');
  });
  return [`speed ${speed}`, ...placed, ...patrolling].join('; ');
}
