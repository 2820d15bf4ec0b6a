// Events become sentences, here and nowhere else.

import { hexes } from '@flagplot/hexes';
import { compass } from '@flagplot/hexes/words';
import type { Thrown, Told } from '@flagplot/kernel';
import { verdictWords } from '@flagplot/kernel/points';
import { ruledWords } from '@flagplot/kernel/ruled';
import type { Book } from '../rules/book.ts';
import type { BoxMark, Event } from '../rules/events.ts';
import { gunsOf } from '../rules/fighters/guns.ts';
import { LAYOUT } from '../rules/map.ts';
import { GROUPS } from '../rules/movement/groups.ts';
import type { Place, Step } from '../rules/orders.ts';
import type { FleetAction } from '../rules/state.ts';
import { sideName } from './names.ts';
import { arrivalSentences } from './narrate-arrival.ts';
import { elintSentences } from './narrate-elint.ts';

const PULSES = 3;

/** One event in a sentence, as the log and the command tell it. */
export function narrate({ event }: Told<FleetAction>, book: Book): string {
  if (event.kind === 'ruled') return ruledWords(event, sideName(event.side ?? '', book));
  return event.kind === 'thrown' ? throwText(event) : sentence(event, book);
}

/** A throw: what for, the faces in order, what was needed and why, and the rule. */
function throwText({ why, faces, sides, read }: Thrown): string {
  const mods = (why.mods ?? []).map(({ by, for: what }) => `${withSign(by)} ${what}`).join(', ');
  const against = why.test ? ` against ${why.test.n}${mods ? ` (${mods})` : ''}` : '';
  const result = typeof read === 'number' && why.test ? `: ${read}` : '';
  const what = `${why.what.charAt(0).toUpperCase()}${why.what.slice(1)}`;
  return `${what}: ${faces.join(' ')} on ${faces.length} d${sides}${against}${result} [${why.rule}]`;
}

function withSign(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

const SENTENCES: { readonly [K in Event['kind']]: (event: Of<K>, book: Book) => string } = {
  deployed: (e, book) =>
    `${squadron(book, e.squadron)} stands at ${hexes.nameOf(e.place, LAYOUT)} heading ${compass(e.place.heading, LAYOUT)}.`,
  'fleet-speed': (e, book) => `${side(book, e.side)} arrives at speed ${e.speed}.`,
  groups: (e, book) => `In the order of moving: ${e.groups.map(one => groupText(book, one)).join('; ')}.`,
  sealed: (e, book) => `${side(book, e.side)} sealed orders.`,
  pulse: (e, book) =>
    `Pulse ${e.pulse}: ${side(book, e.first)} moves ${e.stricken.length === 1 ? 'wholly before its enemy' : 'first'}.`,
  shifted: (e, book) => `${ship(book, e.ship)} is shifted to ${hexes.nameOf(e.to, LAYOUT)}.`,
  speed: (e, book) => `${squadron(book, e.squadron)} ${e.to > e.from ? 'accelerates' : 'decelerates'} from ${e.from} to ${e.to}.`,
  moved: (e, book) =>
    `${squadron(book, e.squadron)} moves ${e.steps.length > 0 ? steps(e.steps) : 'into formation'}${e.relative ? ', each ship by itself' : ''}${ending(e.ships[0]?.to)}.`,
  launched: ({ salvo }, book) =>
    `${ship(book, salvo.ship)} launches ${weapon(book, salvo.ship, salvo.weapon)} at ${ship(book, salvo.target)}, range ${salvo.range}: it arrives in ${pulseText(salvo.due)}.`,
  spent: ({ salvo }, book) =>
    `${weapon(book, salvo.ship, salvo.weapon)} of ${ship(book, salvo.ship)} finds ${ship(book, salvo.target)} gone.`,
  'mines-sealed': (e, book) => `${side(book, e.side)} has written what mines it launches.`,
  'mines-launched': (e, book) =>
    `${squadron(book, e.squadron)} launches ${mineWords(e.ships)}: ${e.ships.map(one => `${ship(book, one.ship)} ${one.mines}`).join(', ')}.`,
  'mines-opened': (e, book) =>
    `${count(e.mines, 'mine', 'mines')} of ${squadron(book, e.squadron)} ${e.mines === 1 ? 'is' : 'are'} aimed at ${hexes.nameOf(e.at, LAYOUT)}, due in ${pulseText(e.due)}.`,
  'mines-burst': (e, book) =>
    `${count(e.mines, 'mine', 'mines')} of ${squadron(book, e.squadron)} ${e.mines === 1 ? 'goes' : 'go'} off at ${hexes.nameOf(e.at, LAYOUT)}${areaText(e.radius)}: ${[...e.ships.map(one => ship(book, one)), ...(e.flights ?? []).map(one => flight(book, one))].join(', ') || 'nobody is there'}.`,
  'flight-mined': (e, book) =>
    `${flight(book, e.flight)} is ${e.hit ? 'hit' : 'spared'} by the mines of ${squadron(book, e.squadron)}.`,
  mined: (e, book) => `${ship(book, e.ship)} ${e.hit ? 'is hit by' : 'is spared by'} the mines of ${squadron(book, e.squadron)}.`,
  fired: (e, book) => `${shot(book, e)}, range ${e.range}: ${count(e.dice, 'die', 'dice')}, ${count(e.hits, 'hit', 'hits')}.`,
  'under-fire': (e, book) => `${ship(book, e.ship)} takes ${count(e.hits, 'hit', 'hits')} with structure ${e.structure}.`,
  hit: (e, book) =>
    `${ship(book, e.ship)}: ${e.severity} hit, structure ${e.structure}${marks(book, e.ship, e.marks)}${waiting(e.toPlace)}.`,
  grey: (e, book) => `${ship(book, e.ship)} loses a grey box: the morale of ${squadron(book, e.squadron)} falls by one.`,
  placed: (e, book) => `${ship(book, e.ship)} gives up a box of ${weapon(book, e.ship, e.weapon)}: ${e.left} left.`,
  broken: (e, book) => `${ship(book, e.ship)} has no weapon left to take a hit: structure ${e.structure}.`,
  destroyed: (e, book) =>
    `${ship(book, e.ship)} is destroyed${e.flights > 0 && !book.flights ? `, and ${count(e.flights, 'flight', 'flights')} aboard with it` : ''}.`,
  gone: (e, book) => `${ship(book, e.ship)} leaves the ${e.by === 'edge' ? 'map' : `battle through a ${e.by}`}.`,
  leaderless: (e, book) => `${squadron(book, e.squadron)} has lost its commander and fights turn ${e.turn} without one.`,
  stricken: (e, book) =>
    e.relief
      ? `The reinforcements of ${side(book, e.side)} have lost their flagship, and are stricken in turn ${e.turn}.`
      : `${side(book, e.side)} has lost its flagship: its fleet is stricken in turn ${e.turn}.`,
  guide: (e, book) => `${ship(book, e.ship)} guides ${squadron(book, e.squadron)}.`,
  commander: (e, book) => `${ship(book, e.ship)} takes command of ${squadron(book, e.squadron)}.`,
  flagship: (e, book) =>
    `${ship(book, e.ship)} is the flagship of ${e.relief ? 'the reinforcements of ' : ''}${side(book, e.side)} now.`,
  outside: (e, book) =>
    e.squadrons.length > 0
      ? `Beyond the flagship's rating: ${e.squadrons.map(one => squadron(book, one)).join(', ')}.`
      : `${side(book, e.side)} has all its squadrons under the flagship${e.relief ? ' of its reinforcements' : ''}.`,
  out: (e, book) =>
    `${ship(book, e.ship)} is out of command: ${e.why === 'far' ? 'too far from its command ship' : "beyond its commander's rating"}.`,
  back: (e, book) => `${ship(book, e.ship)} is in command again.`,
  regrouped: (e, book) =>
    `${squadron(book, e.squadron)} takes in ${ship(book, e.ship)} of ${squadron(book, e.from)}, with ${count(e.grey, 'point', 'points')} of morale.`,
  surplus: (e, book) =>
    `Beyond the network that ${squadron(book, e.from)} has lost, ${e.ships.map(one => ship(book, one)).join(', ')} ${e.ships.length === 1 ? 'forms' : 'form'} ${squadron(book, e.squadron)} under ${ship(book, e.ships[0] ?? '')}, with ${count(e.start, 'point', 'points')} of morale: it fires at 75 %.`,
  morale: (e, book) =>
    `${squadron(book, e.squadron)}, morale ${e.level} at the circle of ${e.circle}, ${e.stands ? 'stands' : 'has had enough'}.`,
  withdraws: (e, book) =>
    `${squadron(book, e.squadron)} withdraws from turn ${e.turn} on${(e.alone ?? []).map(id => `, and ${ship(book, id)} with it`).join('')}.`,
  vortex: ({ vortex }, book) => `${ship(book, vortex.ship)} opens a vortex at ${hexes.nameOf(vortex, LAYOUT)}.`,
  waits: (e, book) => `${ship(book, e.ship)} waits at its vortex, to go through last.`,
  closed: (e, book) => `The vortex of ${ship(book, e.ship)} closes.`,
  ...elintSentences,
  ...arrivalSentences,
  style: (e, book) => `The commander of ${squadron(book, e.squadron)} fights ${STYLES[e.style]}.`,
  ability: (e, book) => `${ship(book, e.ship)}: ${ABILITIES[e.ability]} for ${squadron(book, e.squadron)}.`,
  'relief-scheduled': (e, book) => `${side(book, e.side)} has written when and where its reinforcements come.`,
  'relief-late': (e, book) => `The reinforcements of ${side(book, e.side)} are late.`,
  'relief-never': (e, book) => `The reinforcements of ${side(book, e.side)} will never come.`,
  'relief-comes': (e, book) =>
    `The reinforcements of ${side(book, e.side)} come in turn ${e.turn}, ${e.edge ? `over the ${EDGE_WORDS[e.edge]} edge` : 'by jump points'}.`,
  rounds: (e, book) =>
    `Flights under way: ${e.flights.map(one => `${flight(book, one.flight)} ${ROUND_WORDS[one.round] ?? ''}`).join('; ')}.`,
  sortie: (e, book) => `${ship(book, e.from)} launches ${flight(book, e.flight)} at ${hexes.nameOf(e.at, LAYOUT)}.`,
  flown: (e, book) =>
    `${flight(book, e.flight)}${e.covers.length > 0 ? ` with ${e.covers.map(one => flight(book, one)).join(' and ')}` : ''} flies to ${hexes.nameOf(e.to, LAYOUT)}${e.burn ? ', burning' : ''}.`,
  stayed: (e, book) =>
    `${e.flights.map(one => flight(book, one)).join(', ')} ${e.flights.length === 1 ? 'stays' : 'stay'} where ${e.flights.length === 1 ? 'it is' : 'they are'}.`,
  landed: (e, book) => `${flight(book, e.flight)} lands on ${ship(book, e.carrier)}.`,
  dogfight: (e, book) => `Dogfight at ${hexes.nameOf(e.at, LAYOUT)}: ${e.flights.map(one => flight(book, one)).join(', ')}.`,
  attacks: (e, book) => `${flight(book, e.flight)} goes in on ${ship(book, e.ship)}.`,
  guarded: (e, book) =>
    `${ship(book, e.ship)} fires ${weapon(book, e.ship, e.weapon)} at ${flight(book, e.flight)}${HOW_WORDS[e.how]}: ${count(e.dice, 'die', 'dice')}, ${count(e.hits, 'hit', 'hits')}.`,
  downed: (e, book) =>
    `${flight(book, e.flight)} loses ${count(e.fighters, 'fighter', 'fighters')}${e.by === 'carrier' ? ' with its carrier' : ''}: ${e.left > 0 ? `${e.left} left` : 'it is gone'}.`,
  hurt: (e, book) =>
    `${flight(book, e.flight)} is hit${e.hits > 0 ? `: the next of its fighters has taken ${e.hits} of ${e.of}` : ''}.`,
  strafed: (e, book) =>
    `${flight(book, e.flight)} attacks ${ship(book, e.ship)}${e.gun === undefined ? '' : ` with ${gunName(book, e)}`}: ${e.hit ? 'a hit' : 'no hit'}.`,
  'called-off': (e, book) => `${flight(book, e.flight)} finds ${ship(book, e.ship)} gone.`,
  duelled: (e, book) =>
    `${flight(book, e.flight)} in the dogfight at ${hexes.nameOf(e.at, LAYOUT)}: ${e.total}, ${count(e.kills, 'kill', 'kills')}.`,
  kills: (e, book) =>
    `${side(book, e.side)} loses ${count(e.kills, 'fighter', 'fighters')} of ${book.flights?.find(({ card }) => card.id === e.type)?.card.name ?? e.type} in the dogfight at ${hexes.nameOf(e.at, LAYOUT)}.`,
  adrift: (e, book) =>
    `The dogfight at ${hexes.nameOf(e.from, LAYOUT)} drifts to ${hexes.nameOf(e.to, LAYOUT)}${e.joined.length > 0 ? ` and draws in ${e.joined.map(one => flight(book, one)).join(', ')}` : ''}.`,
  'broken-off': (e, book) =>
    `The dogfight is over: ${e.flights.map(one => flight(book, one)).join(', ')} ${e.flights.length === 1 ? 'is' : 'are'} left.`,
  over: e => verdictWords(e.verdict),
};

const EDGE_WORDS = { north: 'northern', east: 'eastern', south: 'southern', west: 'western' };
const STYLES = {
  defensive: 'defensively: Def +1, sensor −1',
  standard: 'as the cards have it',
  offensive: 'offensively: sensor +1, Def −1',
};
const ABILITIES = {
  stubborn: 'stubborn, the test is thrown again',
  'rapid-net-change': 'the command net is changed at once',
  'elint-priority-support': 'its ELINT has priority',
  'improved-command-network': 'a better command network',
  'command-reorganization': 'ships out of command are taken in',
  'ex-fighter-ops-commander': 'new missions for flights',
  'superior-strategic-planner': 'reinforcements in time',
  'superior-tactical-planner': 'another place before the battle',
  clout: 'more ships than there are',
};

/** What a flight is out for, as the round it moves in shows. */
const ROUND_WORDS: readonly string[] = ['is aboard', 'on patrol', 'on a strike', 'escorts'];
const HOW_WORDS = { guard: ' as it attacks', fire: '', aside: ' beside its target', far: ' at long range' };

/** FA-10.6.2 What a flight fires. */
function gunName(book: Book, e: { flight: string; gun?: string }): string {
  const card = book.flights?.find(({ id }) => id === e.flight)?.card;
  return (card && gunsOf(card).find(({ id }) => id === e.gun)?.name) ?? '';
}

function flight(book: Book, id: string): string {
  const of = book.flights?.find(one => one.id === id);
  return of ? `${of.card.name} ${of.name}` : id;
}

/** A shot as it is fired, or FA-9.1.4 as it arrives. */
function shot(book: Book, { ship: from, weapon: id, target }: Of<'fired'>): string {
  const flew = book.ships[book.shipAt[from] as number]?.weapons.find(one => one.id === id)?.delivery === 'ballistic';
  const [name, what, at] = [ship(book, from), weapon(book, from, id), ship(book, target)];
  return flew ? `${what} of ${name} reaches ${at}` : `${name} fires ${what} at ${at}`;
}

function groupText(book: Book, { squadron: id, group }: { squadron: string; group: number }): string {
  return `${squadron(book, id)} ${GROUPS[group as 1 | 2 | 3 | 4]}`;
}

function mineWords(ships: readonly { mines: number }[]): string {
  return count(
    ships.reduce((sum, { mines }) => sum + mines, 0),
    'energy mine',
    'energy mines',
  );
}

function areaText(radius: number): string {
  return radius === 0 ? '' : ` and ${count(radius, 'hex', 'hexes')} around`;
}

/** A pulse counted through the battle, as one reads it. */
function pulseText(due: number): string {
  return `turn ${Math.ceil(due / PULSES)}, pulse ${((due - 1) % PULSES) + 1}`;
}

function sentence(event: Event, book: Book): string {
  const say = SENTENCES[event.kind] as (event: Event, book: Book) => string;
  return say(event, book);
}

function ship(book: Book, id: string): string {
  return book.ships[book.shipAt[id] as number]?.name ?? id;
}

/** A squadron by its side and name; FA-4.6.5 a ship that is one by itself by its own. */
function squadron(book: Book, id: string): string {
  const of = book.squadrons[book.squadronAt[id] as number];
  return of ? `${side(book, of.side)} ${of.name}` : ship(book, id);
}

function side(book: Book, id: string): string {
  return book.sides.find(one => one.id === id)?.name ?? id;
}

function weapon(book: Book, ship: string, id: string): string {
  const of = book.ships[book.shipAt[ship] as number];
  return of?.weapons.find(one => one.id === id)?.name ?? id;
}

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

const ROWS = {
  sensor: 'sensor',
  accel: 'accel',
  decel: 'decel',
  turn: 'turn',
  correct: 'course correction',
  hard: 'hard turn',
  about: 'come about',
};

function marks(book: Book, id: string, made: readonly BoxMark[]): string {
  return made.map(mark => `, ${'row' in mark ? ROWS[mark.row] : weapon(book, id, mark.weapon)} −1, ${mark.left} left`).join('');
}

function waiting(hits: number): string {
  return hits > 0 ? `, ${count(hits, 'weapon hit', 'weapon hits')} to place` : '';
}

function ending(to: Place | undefined): string {
  return to ? `, to ${hexes.nameOf(to, LAYOUT)} heading ${compass(to.heading, LAYOUT)}` : '';
}

const STEPS: Readonly<Record<Step, string>> = {
  ahead: 'ahead',
  'slip-port': 'slip to port',
  'slip-starboard': 'slip to starboard',
  port: 'turn to port',
  starboard: 'turn to starboard',
};

/** Runs of the same step told once: "ahead 3, turn to port, ahead 1". */
function steps(path: readonly Step[]): string {
  const runs: { step: Step; n: number }[] = [];
  for (const step of path) {
    const last = runs.at(-1);
    if (last?.step === step && step === 'ahead') last.n += 1;
    else runs.push({ step, n: 1 });
  }
  return runs.map(({ step, n }) => (step === 'ahead' ? `ahead ${n}` : STEPS[step])).join(', ');
}
