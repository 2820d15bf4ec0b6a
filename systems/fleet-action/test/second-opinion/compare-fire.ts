// Both asked about fire: which shots may be fired, what they throw and must show, and what given faces do.

import type { RollDie, Thrown } from '@flagplot/kernel';
import { cloned, type Listener, rolled, viewOf } from '@flagplot/kernel/bare';
import { fleetAction } from '../../rules/index.ts';
import type { Salvo } from '../../rules/open.ts';
import type { Shot as ShotThere } from '../../rules/orders.ts';
import type { FaState, FleetAction } from '../../rules/state.ts';
import { boxesOf, boxesThere, isAlive, shipOf } from './adapter.ts';
import type { Questions } from './ask.ts';
import type { Ship } from './cards.ts';
import { left } from './cards.ts';
import type { Facing, Struck } from './damage.ts';
import { bestFacing, damage, facingTo, placeWeapon, weaponsFor } from './damage.ts';
import type { Firer, Ordered, Shot } from './fire.ts';
import { agree, hitsOf, pulseOf, shotOf } from './fire.ts';
import { range } from './hexes.ts';
import { fireBefore } from './positions.ts';

/** Single shots judged in a position, and whole orders. */
const SINGLES = 24;
const ORDERS = 3;

type Step = 'fire' | 'stray';

interface Asking {
  die: RollDie;
  questions: Questions;
}

/** A shot that is fired, and its numbers. */
interface Fired extends Ordered {
  shot: Shot;
}

/** The table before a step, in the words of the second opinion; ships in the order of the book. */
class Table {
  readonly ships: readonly Ship[];
  readonly s: FaState;
  readonly now: number;
  readonly #firers: readonly Firer[];
  /** Living ships by squadron. */
  readonly #living = new Map<string, Ship[]>();

  constructor(s: FaState) {
    this.s = s;
    this.now = pulseOf(s.clock.turn, s.open.pulse);
    this.ships = s.open.ships.map((_, i) => shipOf(s, i));
    this.#firers = this.ships.map((_, i) => this.#firer(i));
    for (const [i, ship] of this.ships.entries()) {
      const squadron = this.#living.get(this.squadronOf(i)) ?? [];
      this.#living.set(this.squadronOf(i), squadron);
      if (isAlive(s.open.ships[i]!)) squadron.push(ship);
    }
  }

  sideOf(i: number): string {
    return this.s.book.ships[i]!.side;
  }

  squadronOf(i: number): string {
    return this.s.book.ships[i]!.squadron;
  }

  /** FA-4.6.2 Whether a ship fires in that step. */
  firesIn(i: number, step: Step): boolean {
    const ship = this.s.open.ships[i]!;
    return isAlive(ship) && (ship.out === 'no') === (step === 'fire');
  }

  #firer(i: number): Firer {
    const { open, clock, book } = this.s;
    const squadron = open.squadrons[book.squadronAt[this.squadronOf(i)]!]!;
    const fleet = open.fleets.find(({ side }) => side === this.sideOf(i))!;
    return {
      ship: this.ships[i]!,
      halved: open.ships[i]!.out !== 'no' || squadron.leaderless === clock.turn,
      threeQuarters: fleet.stricken === clock.turn || fleet.vacant || fleet.outside.includes(squadron.id),
      fired: open.ships[i]!.fired.map(pulse => (pulse > 0 ? [pulse] : [])),
    };
  }

  shot({ firer, mount, target }: Ordered): Shot | string {
    if (!isAlive(this.s.open.ships[target]!) || this.sideOf(target) === this.sideOf(firer)) return 'no enemy';
    const gun = { firer: this.#firers[firer]!, mount, now: this.now };
    return shotOf(gun, this.ships[target]!, this.#living.get(this.squadronOf(target))!);
  }

  /** All shots of a side in a step. */
  shots(side: string, step: Step): Fired[] {
    const found: Fired[] = [];
    const places = [...this.ships.keys()];
    for (const firer of places.filter(i => this.sideOf(i) === side && this.firesIn(i, step)))
      for (const target of places)
        for (const mount of this.ships[firer]!.card.mounts.keys()) {
          const shot = this.shot({ firer, mount, target });
          if (typeof shot !== 'string') found.push({ firer, mount, target, shot });
        }
    return found;
  }

  /** An order of these shots as the rules take it: a line for each ship. */
  orderOf(shots: readonly Ordered[]): { shots: ShotThere[] } {
    const lines: ShotThere[] = [];
    for (const { firer, mount, target } of shots) {
      const [ship, at] = [this.s.book.ships[firer]!, this.s.book.ships[target]!.id];
      const weapon = ship.card.mounts[mount]!.weapon;
      const line = lines.find(one => one.ship === ship.id && one.target === at);
      if (line) line.weapons.push(weapon);
      else lines.push({ ship: ship.id, target: at, weapons: [weapon] });
    }
    return { shots: lines };
  }
}

export function compareFire(before: FaState, die: RollDie, questions: Questions): void {
  const s = cloned(before);
  s.open.pulse = die(3);
  fireBefore(s, pulseOf(s.clock.turn, s.open.pulse), die);
  compareArrivals(cloned(s), { die, questions });
  for (const step of ['fire', 'stray'] as const) compareStep(cloned(s), step, { die, questions });
}

/** One step of fire: what may be fired, then what comes of it. */
function compareStep(s: FaState, step: Step, asking: Asking): void {
  const { die, questions } = asking;
  const table = new Table(s);
  const name = `Pulse ${s.open.pulse}: ${step === 'fire' ? 'fire' : 'fire of ships out of command'}`;
  const line = fleetAction.sequence(s.book).turn.find(phase => phase.name === name)!;
  const asks = line.asks!(s);
  const answers: { side: string; kind: Step; about: { pulse: number }; order: { shots: ShotThere[] } }[] = [];
  const declared: Fired[] = [];
  const { attacker, sides } = s.book;
  const inOrder = sides.map(({ id }) => id).sort((a, b) => Number(b === attacker) - Number(a === attacker));
  for (const side of s.clock.turn % 2 === 0 ? inOrder : inOrder.reverse()) {
    const all = table.shots(side, step);
    const view = viewOf(s, side);
    const isAsked = asks.some(ask => ask.side === side) && !fleetAction.questions[step].standing!(view, { pulse: s.open.pulse });
    questions.ask('asked to fire', { ours: all.length > 0, theirs: isAsked }, () => `${side} ${step}`);
    const judged = (shots: readonly Ordered[]): string[] =>
      fleetAction.questions[step]
        .judge(view, { pulse: s.open.pulse }, table.orderOf(shots))
        .map(({ rule, say }) => `${rule} ${say}`);
    compareShots(table, { side, step, all, judged }, asking);
    const chosen = anyVolley(table, { all, step }, die);
    declared.push(...chosen);
    if (asks.some(ask => ask.side === side))
      answers.push({ side, kind: step, about: { pulse: s.open.pulse }, order: table.orderOf(chosen) });
  }
  const direct = declared.filter(({ shot }) => shot.due === table.now);
  const blows = direct.map(one => blowOf(table, one, facingTo(table.ships[one.target]!, table.ships[one.firer]!.hex)));
  const inFlight = declared.filter(({ shot }) => shot.due > table.now).map(one => salvoOf(table, one));
  compareBlows(s, { table, blows, step: t => line.carry!(s, t, answers as never) }, asking);
  questions.ask('launched', { ours: inFlight, theirs: s.open.salvos }, () => 'ballistics under way');
  const fired = declared.map(({ firer, mount }) => s.open.ships[firer]!.fired[mount]);
  questions.ask('fired', { ours: declared.map(() => table.now), theirs: fired }, () => JSON.stringify(table.orderOf(declared)));
}

interface Choosing {
  side: string;
  step: Step;
  all: readonly Fired[];
  judged: (shots: readonly Ordered[]) => string[];
}

const one = <T>(all: readonly T[], die: RollDie): T => all[die(all.length) - 1]!;

/** Single shots and whole orders, some of them lawful. */
function compareShots(table: Table, { side, step, all, judged }: Choosing, { die, questions }: Asking): void {
  const own = [...table.ships.keys()].filter(i => table.sideOf(i) === side);
  const anyShot = (): Ordered => {
    if (all.length > 0 && die(3) === 1) return one(all, die);
    const firer = one(own, die);
    return { firer, mount: die(table.ships[firer]!.card.mounts.length) - 1, target: die(table.ships.length) - 1 };
  };
  const isLawful = (shots: readonly Ordered[]): boolean =>
    shots.every(shot => table.firesIn(shot.firer, step) && typeof table.shot(shot) !== 'string') &&
    agreeThere(table, shots, step);
  const compare = (kind: string, shots: readonly Ordered[]): void => {
    const faults = judged(shots);
    const text = (): string =>
      `${step} ${JSON.stringify(table.orderOf(shots))} ${JSON.stringify([shots.map(shot => table.shot(shot)), faults])}`;
    questions.ask(kind, { ours: isLawful(shots), theirs: faults.length === 0 }, text);
  };
  for (let n = 0; n < SINGLES; n += 1) compare('shot', [anyShot()]);
  for (let n = 0; n < ORDERS; n += 1) {
    const shots = anyVolley(table, { all, step }, die);
    if (all.length > 0) compare('volley', [...shots, one(all, die)]);
  }
}

/** FA-6.4.1 In command a squadron fires into one other; FA-4.6.4 out of command every ship for itself. */
function agreeThere(table: Table, shots: readonly Ordered[], step: Step): boolean {
  const squadrons = new Set(shots.map(({ firer }) => table.squadronOf(firer)));
  return [...squadrons].every(squadron =>
    agree(
      shots.filter(({ firer }) => table.squadronOf(firer) === squadron),
      target => table.squadronOf(target),
      step === 'fire',
    ),
  );
}

/** Lawful shots that agree, by chance. */
function anyVolley(table: Table, { all, step }: Pick<Choosing, 'all' | 'step'>, die: RollDie): Fired[] {
  const chosen: Fired[] = [];
  for (let trial = Math.min(all.length, 12); trial > 0; trial -= 1) {
    const next = one(all, die);
    if (agreeThere(table, [...chosen, next], step)) chosen.push(next);
  }
  // as an order writes them: a line for each ship
  return chosen.sort(
    (a, b) => chosen.findIndex(({ firer }) => firer === a.firer) - chosen.findIndex(({ firer }) => firer === b.firer),
  );
}

function salvoOf(table: Table, { firer, mount, target, shot }: Fired): Salvo {
  const { ships } = table.s.book;
  const [from, to] = [table.ships[firer]!, table.ships[target]!];
  const sensor = left(from, 'sensor');
  const passed = shot.need - to.card.def + sensor;
  return {
    ship: ships[firer]!.id,
    target: ships[target]!.id,
    weapon: ships[firer]!.card.mounts[mount]!.weapon,
    dice: shot.dice,
    sensor,
    passed,
    range: range(from.hex, to.hex),
    due: shot.due,
  };
}

/** Dice to hit, and where and with what they strike. */
interface Throwing {
  dice: number;
  sides: number;
  need: number;
  target: number;
  weapon: Ship['card']['mounts'][number]['weapon'];
  band: number;
  facing: Facing;
}

function blowOf(table: Table, { firer, mount, target, shot }: Fired, facing: Facing): Throwing {
  const { weapon } = table.ships[firer]!.card.mounts[mount]!;
  return { ...shot, target, weapon, facing };
}

interface Blows {
  table: Table;
  blows: readonly Throwing[];
  /** Has the rules play the step on their state. */
  step: (t: ReturnType<typeof rolled<FleetAction>>) => void;
}

/** Has the rules throw, then reads the same faces and marks the same boxes; hits that wait are placed after it. */
function compareBlows(s: FaState, { table, blows, step }: Blows, { die, questions }: Asking): void {
  const faces: { sides: number; face: number }[] = [];
  const thrown: Thrown[] = [];
  const listener: Listener<FleetAction> = {
    tell: event => void (event.kind === 'thrown' && thrown.push(event)),
    reveal: () => undefined,
  };
  const face = (sides: number): number => {
    const fell = die(sides);
    faces.push({ sides, face: fell });
    return fell;
  };
  step(rolled<FleetAction>({ face }, listener));
  const hand = (throwing: { dice: number; sides: number; need: number }): string =>
    `${throwing.dice}d${throwing.sides}, ${throwing.need}`;
  const theirs = thrown
    .slice(0, blows.length)
    .map(({ faces, sides, why }) => hand({ dice: faces.length, sides, need: why.test!.n }));
  questions.ask('dice', { ours: blows.map(hand), theirs }, () => 'dice to hit, and what each must show');
  let next = 0;
  const wrong: string[] = [];
  const read = (sides: number): number => {
    const fell = faces[next];
    next += 1;
    if (fell?.sides !== sides) wrong.push(`die ${next}: d${sides}, not d${fell?.sides}`);
    return Math.min(sides, fell?.face ?? 1);
  };
  const struck = table.ships.map((ship): Struck => ({ ship, waiting: [] }));
  const hits = blows.map(({ dice, sides, need, weapon }) =>
    Array.from({ length: dice }, () => hitsOf(need, read(sides), weapon.pulses)).reduce((sum, one) => sum + one, 0),
  );
  for (const [i, blow] of blows.entries()) damage(struck[blow.target]!, { ...blow, hits: hits[i]! }, read);
  questions.ask('throws', { ours: { next, wrong }, theirs: { next: faces.length, wrong: [] } }, () => JSON.stringify(thrown));
  compareBoxes(s, struck, questions);
  compareAllotting(s, { struck, table }, { die, questions });
}

/** What is marked on every ship, and what waits. */
function compareBoxes(s: FaState, struck: readonly Struck[], questions: Questions): void {
  for (const [i, { ship, waiting }] of struck.entries()) {
    const there = s.open.ships[i]!;
    const isGone = left(ship, 'structure') <= 0 || there.structure === 0;
    const ours = isGone ? left(ship, 'structure') : { ...boxesOf(ship), waiting: waiting.map(waitingText) };
    const pending = there.pending.map(({ on, arcs, again }) => waitingText({ part: on, facing: { arcs }, again }));
    const theirs = isGone ? there.structure : { ...boxesThere(there), waiting: pending };
    questions.ask('boxes', { ours, theirs }, () => there.id);
  }
}

function waitingText({ part, facing, again }: { part: string; facing: Pick<Facing, 'arcs'>; again: boolean }): string {
  return `${part} through ${[...facing.arcs].sort().join('')}${again ? ' again' : ''}`;
}

/** The owners place the hits that wait: by chance, now and then where they may not. */
function compareAllotting(
  s: FaState,
  { struck, table }: { struck: readonly Struck[]; table: Table },
  { die, questions }: Asking,
): void {
  const line = fleetAction.sequence(s.book).turn.find(({ name }) => name === `Pulse ${s.open.pulse}: hits`)!;
  const t = rolled<FleetAction>({ face: die });
  line.run!(s, t);
  const asks = line.asks!(s);
  const waiting = (side: string): number[] =>
    [...struck.keys()].filter(
      i => table.sideOf(i) === side && struck[i]!.waiting.length > 0 && left(struck[i]!.ship, 'structure') > 0,
    );
  const owners = s.book.sides.map(({ id }) => id).filter(side => waiting(side).length > 0);
  questions.ask('asked to place hits', { ours: owners, theirs: asks.map(({ side }) => side) }, () => 'owners');
  if (owners.length === 0) return;
  const answers = asks.map(ask => {
    const names: string[] = [];
    let isRight = true;
    for (const i of waiting(ask.side)) {
      let last: number | undefined;
      for (const hit of struck[i]!.waiting) {
        const { ship } = struck[i]!;
        const may = weaponsFor(ship, hit, last);
        last = may.length > 0 ? one(may, die) : undefined;
        const spoiled = die(40) === 1 ? die(ship.card.mounts.length) - 1 : last;
        names.push(spoiled === undefined ? 'structure' : s.book.ships[i]!.card.mounts[spoiled]!.weapon);
        if (spoiled !== last && (spoiled === undefined || !may.includes(spoiled))) isRight = false;
        last = isRight ? spoiled : last;
        placeWeapon(ship, last);
      }
    }
    const order = { weapons: names };
    const faults = fleetAction.questions.allot.judge(viewOf(s, ask.side), ask.about as never, order);
    questions.ask('placing', { ours: isRight, theirs: faults.length === 0 }, () => JSON.stringify([ask, order, faults]));
    return { ...ask, order, isRight };
  });
  if (answers.some(({ isRight }) => !isRight)) return;
  line.carry!(s, t, answers as never);
  compareBoxes(
    s,
    struck.map(({ ship }) => ({ ship, waiting: [] })),
    questions,
  );
}

/** Ballistic shots that arrive: at what is there then. */
function compareArrivals(s: FaState, asking: Asking): void {
  const { die } = asking;
  const table = new Table(s);
  const due: (Ordered & { salvo: Salvo })[] = [];
  for (const [firer, { card }] of table.ships.entries())
    for (const [mount, { weapon }] of card.mounts.entries()) {
      if (weapon.delivery !== 'ballistic' || die(2) === 1) continue;
      const target = one(
        [...table.ships.keys()].filter(i => table.sideOf(i) !== table.sideOf(firer)),
        die,
      );
      const late = die(4) === 1 ? 1 : 0;
      const numbers = {
        dice: die(3),
        sensor: die(8) - 1,
        passed: die(3) - 1,
        range: die(weapon.bands[0]!),
        due: table.now + late,
      };
      const { ships } = s.book;
      const salvo = {
        ship: ships[firer]!.id,
        target: ships[target]!.id,
        weapon: ships[firer]!.card.mounts[mount]!.weapon,
        ...numbers,
      };
      s.open.salvos.push(salvo);
      if (late === 0 && isAlive(s.open.ships[target]!)) due.push({ firer, mount, target, salvo });
    }
  if (due.length === 0) return;
  const isFirst = (i: number): boolean => (table.sideOf(i) === s.book.attacker) === (s.clock.turn % 2 === 0);
  due.sort((a, b) => Number(isFirst(b.firer)) - Number(isFirst(a.firer)));
  const blows = due.map(({ firer, mount, target, salvo }): Throwing => {
    const { weapon } = table.ships[firer]!.card.mounts[mount]!;
    const to = table.ships[target]!;
    const need = to.card.def + salvo.passed - salvo.sensor;
    const sides = weapon.control[to.card.category === 'medium' ? 1 : 0]!;
    return { dice: salvo.dice, sides, need, target, weapon, band: 0, facing: bestFacing(to) };
  });
  const line = fleetAction.sequence(s.book).turn.find(({ name }) => name === `Pulse ${s.open.pulse}: ballistics`)!;
  compareBlows(s, { table, blows, step: t => line.begin!(s, t) }, asking);
}
