// Positions by chance: battles played on by random orders, then ships put elsewhere, damaged, and out of command.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { RollDie } from '@flagplot/kernel';
import { BareBattle, cloned, quickDice, seededDice, setUp } from '@flagplot/kernel/bare';
import { read } from '../../rules/edge/scenario.ts';
import { fleetAction } from '../../rules/index.ts';
import type { Ship, Squadron } from '../../rules/open.ts';
import { NEVER } from '../../rules/open.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { FaState } from '../../rules/state.ts';
import { isAlive } from './adapter.ts';
import { FIELDS } from './fields.ts';

const LAYOUT = 'columns';
/** Battles played, rounds of answers in each, and positions kept of it: a seed draws among them. */
const BATTLES = 52;
const ROUNDS = 80;
const KEPT = 16;

const played = new Map<number, readonly FaState[]>();

/** The position of a seed: at the orders of a turn, before anything is written. */
export function positionOf(seed: number): FaState {
  const die = quickDice(seed);
  const battle = die(BATTLES);
  const states = played.get(battle) ?? statesOf(battle);
  played.set(battle, states);
  const s = cloned(states[die(states.length) - 1]!);
  disturb(s, die);
  return s;
}

const books = new Map<Scenario, FaState['book']>();

function bookOf(scenario: Scenario): FaState['book'] {
  const known = books.get(scenario);
  if (known) return known;
  const made = read(scenario);
  if ('faults' in made) throw new Error(made.faults.map(({ say }) => say).join('; '));
  books.set(scenario, made.book);
  return made.book;
}

/** The states of a battle, played by chance, whenever orders or fire were asked for. */
function statesOf(battle: number): FaState[] {
  const scenario = FIELDS[battle % FIELDS.length]!;
  const s = setUp(fleetAction, scenario, bookOf(scenario));
  const bare = new BareBattle({ rules: fleetAction, s, dice: seededDice(`${battle}`) }).begin();
  const die = quickDice(battle);
  const states: FaState[] = [];
  for (let round = 0; round < ROUNDS && bare.asks.length > 0; round += 1) {
    if (bare.asks.some(({ kind }) => kind === 'orders' || kind === 'fire')) states.push(cloned(s));
    bare.play(bare.answers((view, ask) => fleetAction.questions[ask.kind].random(view, ask.about as never, die) as never));
  }
  return states.filter((_, i) => i % Math.ceil(states.length / KEPT) === 0);
}

/** Whether one chance in so many came. */
const once = (die: RollDie, chances: number): boolean => die(chances) === 1;

function disturb(s: FaState, die: RollDie): void {
  const { open, clock } = s;
  open.pulse = 0;
  clock.round = 0;
  open.salvos = [];
  open.vortices = [];
  s.sealed = Object.fromEntries(s.book.sides.map(({ id }) => [id, { plots: [], pulse: 0, jumps: [] }]));
  for (const [i, ship] of open.ships.entries()) {
    ship.pending = [];
    if (isAlive(ship) && once(die, 2)) mark(s, { ship, i }, die);
  }
  const focus = somewhere(s, die);
  for (const [n, squadron] of open.squadrons.entries()) if (leadAgain(s, n)) range(s, { squadron, n, focus }, die);
  for (const stray of open.strays) placeStray(s, { stray, focus }, die);
  // FA-11.4.7 ways out for those that withdraw
  for (const { id } of open.squadrons)
    if (once(die, 8))
      open.vortices.push({ ...near(s, focus, die), ship: opener(s, id, die), squadron: id, turn: clock.turn - 1 });
  for (const fleet of open.fleets) {
    if (once(die, 6)) fleet.stricken = clock.turn;
    if (once(die, 20)) fleet.vacant = true;
    if (once(die, 8))
      fleet.outside = s.book.squadrons.filter(({ side }) => side === fleet.side && once(die, 2)).map(({ id }) => id);
  }
}

/** A ship of a squadron, whatever has become of it. */
function opener({ book, open }: FaState, squadron: string, die: RollDie): string {
  const { ships } = book.squadrons[book.squadronAt[squadron]!]!;
  return open.ships[ships[die(ships.length) - 1]!]!.id;
}

/** A hex, now and then near the edge or on it. */
function somewhere({ book: { map } }: FaState, die: RollDie): Hex {
  const along = (size: number): number => (once(die, 3) ? (once(die, 2) ? die(4) : size + 1 - die(4)) : die(size));
  return hexes.hexAt(along(map.columns), along(map.rows), LAYOUT);
}

/** A hex near that one, now and then itself: so that squadrons meet in one hex. */
function near({ book: { map } }: FaState, { q, r }: Hex, die: RollDie): Hex {
  if (once(die, 6)) return { q, r };
  for (let trial = 0; trial < 8; trial += 1) {
    const far = 2 * die(12);
    const hex = { q: q + die(far + 1) - far / 2 - 1, r: r + die(far + 1) - far / 2 - 1 };
    if (hexes.onMap(hex, map, LAYOUT)) return hex;
  }
  return { q, r };
}

/** Boxes marked by chance; few ships are destroyed by it. */
function mark(s: FaState, { ship, i }: { ship: Ship; i: number }, die: RollDie): void {
  const { card } = s.book.ships[i]!;
  const some = (boxes: number): number => (once(die, 2) ? boxes : die(boxes + 1) - 1);
  ship.structure = once(die, 24) ? 0 : Math.max(1, some(card.structure));
  for (const row of ['sensor', 'accel', 'decel'] as const) ship[row] = some(card[row]);
  ship.turn = some(card.turn.length);
  const marked = Math.floor((card.turn.length - ship.turn) / 2);
  for (const row of ['correct', 'hard', 'about'] as const) ship[row] = card[row].length - marked;
  ship.weapons = card.mounts.map(({ boxes }) => some(boxes));
}

/** Gives a squadron a living command ship; false where it has none in command. */
function leadAgain({ book, open }: FaState, n: number): boolean {
  const squadron = open.squadrons[n]!;
  const isFit = (i: number): boolean => isAlive(open.ships[i]!) && open.ships[i]!.out === 'no';
  const { ships } = book.squadrons[n]!;
  if (isFit(book.shipAt[squadron.commander]!)) return true;
  const next = ships.find(isFit);
  if (next === undefined) return false;
  squadron.commander = open.ships[next]!.id;
  const centre = squadron.formation[ships.indexOf(next)]!;
  squadron.formation = squadron.formation.map(({ q, r }) => ({ q: q - centre.q, r: r - centre.r }));
  return true;
}

interface Ranging {
  squadron: Squadron;
  n: number;
  focus: Hex;
}

/** Puts a squadron somewhere else, in another formation, at another speed. */
function range(s: FaState, { squadron, n, focus }: Ranging, die: RollDie): void {
  const { turn } = s.clock;
  if (!once(die, 5)) Object.assign(squadron, near(s, focus, die), { heading: die(6) - 1 });
  if (!once(die, 4)) squadron.speed = die(once(die, 4) ? 25 : 13) - 1;
  if (once(die, 8)) squadron.withdraws = turn;
  if (once(die, 10)) squadron.leaderless = turn;
  const { ships } = s.book.squadrons[n]!;
  for (const [seat, i] of ships.entries()) {
    const ship = s.open.ships[i]!;
    if (ship.id !== squadron.commander && once(die, 2)) squadron.formation[seat] = somePlace(die);
    if (!isAlive(ship) || ship.out !== 'no') continue;
    const offset = hexes.rotate(squadron.formation[seat]!, squadron.heading);
    const at = { q: squadron.q + offset.q, r: squadron.r + offset.r };
    if (!hexes.onMap(at, s.book.map, LAYOUT)) squadron.formation[seat] = { q: 0, r: 0 };
    Object.assign(ship, hexes.onMap(at, s.book.map, LAYOUT) ? at : { q: squadron.q, r: squadron.r }, {
      heading: squadron.heading,
    });
    if (ship.id !== squadron.commander && once(die, 12)) castOut(s, { ship, squadron });
  }
}

function somePlace(die: RollDie): Hex {
  for (;;) {
    const hex = { q: die(9) - 5, r: die(9) - 5 };
    if (hexes.range({ q: 0, r: 0 }, hex) <= 4) return hex;
  }
}

function castOut({ open }: FaState, { ship, squadron }: { ship: Ship; squadron: Squadron }): void {
  const { id, q, r, heading } = ship;
  ship.out = 'far';
  const alone = { leaderless: 0, group: 1, tested: 0, withdraws: squadron.withdraws };
  open.strays.push({ id, commander: id, q, r, heading, speed: squadron.speed, formation: [{ q: 0, r: 0 }], ...alone });
}

function placeStray(s: FaState, { stray, focus }: { stray: Squadron; focus: Hex }, die: RollDie): void {
  if (once(die, 2)) Object.assign(stray, near(s, focus, die), { heading: die(6) - 1 });
  const { q, r, heading } = stray;
  Object.assign(s.open.ships[s.book.shipAt[stray.id]!]!, { q, r, heading });
}

/** When each weapon fired last, by chance, before that pulse. */
export function fireBefore(s: FaState, now: number, die: RollDie): void {
  for (const ship of s.open.ships)
    ship.fired = ship.fired.map(() => (once(die, 3) && now > 1 ? Math.max(1, now - die(4)) : NEVER));
}
