// Set-up: the sides place their squadrons and choose a speed, both at once.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Answer, Phase, Refusal, RollDie, Side } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import type { Book, ShipOfBook, SideCard, SquadronOfBook } from '../book.ts';
import { headingOf, hexWritten, inFormation, LAYOUT, offsetOf, placeWritten, stand, writtenPlace } from '../map.ts';
import type { Ship, Squadron } from '../open.ts';
import type { Deployment, Place, Strip } from '../orders.ts';
import { fleetAtFirst, reliefOnly, squadronCalled, squadronOf } from '../roster.ts';
import { DEPLOYMENTS } from '../schemas.ts';
import type { FaQuestion, FaState, FaTable, FaView, FleetAction } from '../state.ts';

/** FA-1.1.7 The highest speed a fleet arrives with. */
export const TOP_FLEET_SPEED = 10;
/** FA-1.1.1 A squadron's ships stand within this many hexes of their command ship at set-up. */
export const CLOSE = 3;

/** FA-1.1.2 Every squadron commander stands within this many hexes of the flagship. */
export const WIDE = 15;

/** Where every squadron stands and how fast the fleet arrives: FA-1.1.4 each side writes both in secret, and FA-1.1.5 the speeds are told when all stand. */
export const deploy: Phase<FleetAction, 'deploy'> = {
  name: 'Deployment',
  rule: 'FA-5.7.1',
  asks({ book, clock }) {
    if (clock.round > 0) return [];
    // FA-1.2.5 Against a side that jumps in the defender alone is set up, anywhere on the map.
    const all = book.sides.filter(({ id }) => id !== book.jump);
    const rowsOf = (rows: SideCard['rows']) => (book.jump === undefined ? rows : ([1, book.map.rows] as const));
    return all.map(({ id, rows }) => ({ side: id, kind: 'deploy' as const, about: { rows: rowsOf(rows) } }));
  },
  carry(s, t, answers) {
    // FA-1.1.5 Behind this nobody goes back, agreed or not: he would set up anew against a fleet he has seen.
    // FA-1.2.4 Nor does who jumps in.
    for (const { id } of s.book.sides) t.reveal(id);
    setUpAll(s, t, answers);
  },
};

/** All stand where they were put, and FA-1.1.5 then the speeds are told. */
export function setUpAll(s: FaState, t: FaTable, answers: readonly Answer<FleetAction, 'deploy'>[]): void {
  for (const answer of answers) setUpSide(s, t, answer);
  for (const { side, order } of answers) t.tell(() => ({ kind: 'fleet-speed', side, speed: order.speed }));
}

type Order = FleetAction['asks']['deploy']['order'];

/** FA-5.7.1 Each member gets its place in the formation, from the command ship and its heading. */
function setUpSide(s: FaState, t: FaTable, { side, about, order }: Answer<FleetAction, 'deploy'>): void {
  for (const { id } of setUpIn(s.book, side, about)) {
    const squadron = squadronCalled(s, id);
    const patrol = order.patrols?.find(one => one.squadron === id);
    squadron.speed = patrol?.speed ?? order.speed;
    const given = order.squadrons.find(one => one.squadron === id);
    if (given) standAt(s, squadron, given);
    tellDeployed(s, t, squadron);
    if (patrol) t.tell(() => ({ kind: 'patrol', ...patrol }));
  }
}

function standAt(s: FaState, squadron: Squadron, given: Deployment): void {
  const of = squadronOf(s.book, squadron.id);
  const lead = placeWritten(given);
  stand(squadron, lead);
  squadron.formation = formationOf(s.book, of, given);
  for (const [n, i] of of.ships.entries()) stand(s.open.ships[i] as Ship, inFormation(lead, squadron.formation[n] as Hex));
}

function tellDeployed(s: FaState, t: FaTable, squadron: Squadron): void {
  const of = squadronOf(s.book, squadron.id);
  t.tell(() => ({
    kind: 'deployed',
    squadron: squadron.id,
    place: { q: squadron.q, r: squadron.r, heading: squadron.heading },
    ships: of.ships.map(i => s.open.ships[i] as Place & { id: string }).map(({ id, q, r }) => ({ ship: id, q, r })),
  }));
}

export function formationOf(book: Book, of: SquadronOfBook, given: Deployment): { q: number; r: number }[] {
  const lead = placeWritten(given);
  return of.ships.map((i, n) => {
    const at = given.ships.find(one => one.ship === book.ships[i]?.id);
    return at ? offsetOf(lead, hexWritten(at.hex)) : { ...(of.formation[n] as Place) };
  });
}

/** Which hexes the squadrons are set up in, on which heading, and the speed of the whole fleet. */
export const deployQuestion: FaQuestion<'deploy'> = {
  rule: 'FA-5.7.1',
  schema: DEPLOYMENTS,
  parts: [{ list: 'squadrons', by: 'squadron' }],
  judge: (v, about, order) => [
    ...speedFaults(v.book, about, order),
    ...flagFaults(v, about, order),
    ...order.squadrons.flatMap((given, i) => deploymentFaults(v, about, given).map(under(`/squadrons/${i}`))),
    ...twice(order.squadrons),
    ...(order.patrols?.length ? [{ rule: 'FA-1.2.8', at: '/patrols', say: 'Nobody is on patrol here.' }] : []),
  ],
  idle: asPrinted,
  candidates: (v, about) => [asPrinted(v, about)],
  random: (v, about, face) => anyOrder(v, { about, usual: asPrinted(v, about) }, face),
};

/** FA-12.2.7 The highest speed a fleet, or reinforcements, come with. */
export function topSpeedOf({ topSpeed }: Pick<Book, 'topSpeed'>, { relief }: Strip): number {
  return relief ? TOP_FLEET_SPEED : topSpeed;
}

function speedFaults(book: Book, about: Strip, { speed }: Order): Refusal[] {
  const top = topSpeedOf(book, about);
  const [rule, who] = about.relief ? ['FA-12.2.7', 'Reinforcements come'] : ['FA-1.1.7', 'A fleet arrives'];
  return speed > top ? [{ rule, at: '/speed', say: `${who} at speed ${top} at most.` }] : [];
}

/** A fleet to be set up, and how it is where nothing else is found. */
interface SettingUp {
  about: Strip;
  usual: Order;
}

/** Any places and any speed; where they do not go together, the usual places. */
export function anyOrder(v: FaView, { about, usual }: SettingUp, face: RollDie): Order {
  const own = setUpIn(v.book, v.side, about);
  const squadrons: Deployment[] = [];
  for (const [n, of] of own.entries()) {
    const otherwise = usual.squadrons[n] as Deployment;
    squadrons.push(randomDeployment(v, { about, of, flag: n === 0 ? undefined : squadrons[0], otherwise }, face));
  }
  const order = { speed: face(topSpeedOf(v.book, about) + 1) - 1, squadrons };
  return flagFaults(v, about, order).length > 0 ? { ...usual, speed: order.speed } : order;
}

/** The squadrons of a side that are set up together: FA-12.1.1 its reinforcements, or all others. */
export function setUpIn(book: Pick<Book, 'squadrons'>, side: Side, about: Strip): SquadronOfBook[] {
  return fleetAtFirst(book, { side, ...reliefOnly(about) });
}

/** The scenario's places and speed. */
export function asPrinted(v: FaView, about: Strip): Order {
  const squadrons = setUpIn(v.book, v.side, about).map(of => ({ squadron: of.id, ...writtenPlace(of.place), ships: [] }));
  return { speed: v.book.sides.find(side => side.id === v.side)?.speed ?? 0, squadrons };
}

/** How often a place is drawn before the squadron stands where the scenario has it. */
const TRIES = 50;

/** A squadron to be set up in a strip, where the flagship's squadron stands if that is another, and where it stands itself if no place is found. */
interface Deploying {
  about: Strip;
  of: SquadronOfBook;
  flag: Deployment | undefined;
  otherwise: Deployment;
}

/** Any hexes of the strip in which the whole formation finds room: the scenario's, or any other. */
export function randomDeployment(v: FaView, { about, of, flag, otherwise }: Deploying, face: RollDie): Deployment {
  const { rows, columns: [west, east] = [1, v.book.map.columns] } = about;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const hex = hexes.hexAt(west + face(east - west + 1) - 1, rows[0] + face(rows[1] - rows[0] + 1) - 1, LAYOUT);
    const ships = face(2) === 1 ? [] : scatter(v.book, { of, lead: hex }, face);
    const given = { squadron: of.id, hex: hexes.nameOf(hex, LAYOUT), heading: headingOf(face(6) - 1), ships };
    if (flag && hexes.range(placeWritten(flag), placeWritten(given)) > WIDE) continue;
    if (deploymentFaults(v, about, given).length === 0) return given;
  }
  return otherwise;
}

/** Any hex close to the command ship for every other ship. */
function scatter(book: Book, { of, lead }: { of: SquadronOfBook; lead: Hex }, face: RollDie): Deployment['ships'] {
  const close = hexes.within(lead, CLOSE).filter(hex => hexes.onMap(hex, book.map, LAYOUT));
  return of.ships.slice(1).map(i => {
    const hex = close[face(close.length) - 1] as Hex;
    return { ship: book.ships[i]?.id as string, hex: hexes.nameOf(hex, LAYOUT) };
  });
}

/** Why a squadron cannot be set up as it is given; places are counted from its entry in the order. */
export function deploymentFaults(v: FaView, about: Strip, given: Deployment): Refusal[] {
  const of = setUpIn(v.book, v.side, about).find(one => one.id === given.squadron);
  if (!of) return [{ rule: 'FA-5.7.1', at: '/squadron', say: `You have no squadron ${given.squadron}.` }];
  const lead = placeWritten(given);
  const formation = formationOf(v.book, of, given);
  const places = of.ships.flatMap((i, n) =>
    positionFaults(v.book, about, { ship: v.book.ships[i] as ShipOfBook, hex: inFormation(lead, formation[n] as Hex), lead }),
  );
  return [...memberFaults(v.book, of, given), ...places];
}

/** FA-1.1.2 The squadron commanders stand within fifteen hexes of the flagship, as they are all placed now; FA-1.2.7 but for those on patrol. */
export function flagFaults(
  v: FaView,
  about: Strip,
  { squadrons, patrols = [] }: Pick<Order, 'squadrons' | 'patrols'>,
): Refusal[] {
  const deploymentOf = (of: SquadronOfBook) => squadrons.find(one => one.squadron === of.id);
  const [flag, ...others] = setUpIn(v.book, v.side, about).map(of => {
    const given = deploymentOf(of);
    return { of, place: given ? placeWritten(given) : of.place };
  });
  return others.flatMap(({ of, place }) => {
    if (patrols.some(one => one.squadron === of.id)) return [];
    const i = squadrons.findIndex(one => one.squadron === of.id);
    return farFromFlag((flag as { place: Place }).place, { ...of, place }).map(one => ({
      ...one,
      at: i < 0 ? '/squadrons' : `/squadrons/${i}/hex`,
    }));
  });
}

/** FA-1.1.2 Why a squadron cannot be led from a hex, the flagship being where it is. */
export function farFromFlag(flag: Hex, { name, place }: Pick<SquadronOfBook, 'name' | 'place'>): Refusal[] {
  const far = hexes.range(flag, place);
  return far > WIDE
    ? [{ rule: 'FA-1.1.2', say: `Squadron ${name} would be led ${far} hexes from the flagship; ${WIDE} is the most.` }]
    : [];
}

/** Places are given to ships of the squadron, one to each; the command ship has the squadron's. */
function memberFaults(book: Book, of: SquadronOfBook, { ships, hex }: Deployment): Refusal[] {
  const members = of.ships.map(i => book.ships[i]?.id);
  return ships.flatMap((one, i) => {
    const say = (text: string): Refusal[] => [{ rule: 'FA-5.7.1', at: `/ships/${i}/ship`, say: `${one.ship} ${text}.` }];
    if (!members.includes(one.ship)) return say(`is no ship of ${of.name}`);
    if (ships.findIndex(other => other.ship === one.ship) < i) return say('has a place already');
    return one.ship === members[0] && one.hex !== hex ? say('is the command ship and stands in the hex of its squadron') : [];
  });
}

/** A ship put in a hex, and the place of its command ship. */
interface ShipPut {
  ship: ShipOfBook;
  hex: Hex;
  lead: Hex;
}

/** Why a ship cannot be set up where it is put: on the map, in its side's strip and, FA-1.1.1, FA-1.1.3, close to its command ship (ruling R7). */
export function positionFaults(
  { map }: Pick<Book, 'map'>,
  { rows, columns }: Pick<Strip, 'rows' | 'columns'>,
  { ship, hex, lead }: ShipPut,
): Refusal[] {
  const row = hexes.rowOf(hex, LAYOUT);
  const say = (rule: string, text: string): Refusal => ({ rule, say: `${ship.name} ${text}.` });
  if (!hexes.onMap(hex, map, LAYOUT)) return [say('FA-5.6.3', 'would stand off the map')];
  const found: Refusal[] = [];
  if (row < rows[0] || row > rows[1])
    found.push(say('FA-5.7.1', `would stand in row ${row}; its strip is rows ${rows[0]} to ${rows[1]}`));
  const column = hexes.columnOf(hex, LAYOUT);
  // FA-12.2.6 Reinforcements come over one edge.
  if (columns && (column < columns[0] || column > columns[1]))
    found.push(say('FA-12.2.6', `would stand in column ${column}; they come in columns ${columns[0]} to ${columns[1]}`));
  // FA-1.1.3 An escort belongs to the squadron of the flagship, which is its command ship.
  const [rule, whom] = ship.escort ? ['FA-1.1.3', 'the flagship'] : ['FA-1.1.1', 'its command ship'];
  if (hexes.range(hex, lead) > CLOSE) found.push(say(rule, `stands more than ${CLOSE} hexes from ${whom}`));
  return found;
}

export function twice(given: readonly Deployment[]): Refusal[] {
  return given.flatMap(({ squadron }, i) => {
    if (given.findIndex(other => other.squadron === squadron) === i) return [];
    return [{ rule: 'FA-5.7.1', at: `/squadrons/${i}/squadron`, say: `${squadron} is set up twice.` }];
  });
}
