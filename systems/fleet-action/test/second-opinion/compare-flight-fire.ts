// Both asked about fire at flights in the step of fire: which weapons may be fired at which flights, or into which hexes, and what comes of it.

import { hexes } from '@flagplot/hexes';
import { type Rolled, viewOf } from '@flagplot/kernel/bare';
import { fleetAction } from '../../rules/index.ts';
import type { FaState, FleetAction } from '../../rules/state.ts';
import { hexThere, isAlive } from './adapter.ts';
import type { Asking } from './ask.ts';
import { one } from './ask.ts';
import { FallenAgain, fallen } from './fallen.ts';
import type { Sky } from './fighters.ts';
import { pulseOf } from './fire.ts';
import type { Armed, Plan, Volley } from './flight-fire.ts';
import { atFlight, fireAtFlights, goTogether, intoHex } from './flight-fire.ts';
import type { Hex } from './hexes.ts';
import { ahead, range } from './hexes.ts';
import { sidesInOrder } from './sides.ts';
import { gunsOf } from './skies.ts';
import { Table } from './table.ts';

type Order = FleetAction['asks']['fire']['order'];

/** Plans of one ship that both are asked about. */
const PLANS = 12;

/** A weapon and a flight, by their places. */
interface Single {
  mount: number;
  flight: number;
}

interface Skies {
  s: FaState;
  sky: Sky;
}

/** The step of fire as far as it is fire at flights: plans of ships one by one, then some that are lawful, of both sides. */
export function compareFlightFire(skies: Skies, asking: Asking): void {
  const { s } = skies;
  const gunners = new Gunners(skies);
  const about = { pulse: s.open.pulse };
  const line = fleetAction.sequence(s.book).turn.find(({ name }) => name === `Pulse ${s.open.pulse}: fire`)!;
  s.clock.round = 0;
  const asked = line.asks!(s).map(({ side }) => side);
  const declared = sidesInOrder(s).map(side => ({ side, plans: plansOf({ ...skies, gunners, side, asked }, asking) }));
  const answers = declared.flatMap(({ side, plans }) =>
    asked.includes(side) ? [{ side, kind: 'fire' as const, about, order: gunners.orderOf(plans) }] : [],
  );
  const volleys = declared.flatMap(({ plans }) => gunners.volleysOf(plans));
  compareVolleys(skies, { volleys, step: t => line.carry!(s, t, answers) }, asking);
}

/** A side that may fire, and those that the rules ask. */
interface Firing extends Skies {
  gunners: Gunners;
  side: string;
  asked: readonly string[];
}

interface Planned {
  firer: number;
  plan: Plan;
}

/** Asks both whether a side has anything to fire, and about plans of its ships. Gives one of each ship that may be fired at flights. */
function plansOf({ s, sky, gunners, side, asked }: Firing, { die, questions }: Asking): Planned[] {
  const about = { pulse: s.open.pulse };
  const view = viewOf(s, side);
  const { judge, standing } = fleetAction.questions.fire;
  const firers = [...sky.ships.keys()].filter(i => sky.sideOf(i) === side && isAlive(s.open.ships[i]!));
  const isAsked = asked.includes(side) && !standing!(view, about);
  questions.ask('asked to fire', { ours: firers.some(i => gunners.hasAny(i)), theirs: isAsked }, () => `${side} at flights`);
  const isLawful = (firer: number, plan: Plan): boolean => {
    const order = gunners.orderOf([{ firer, plan }]);
    const faults = judge(view, about, order).map(({ rule, say }) => `${rule} ${say}`);
    const ours = gunners.isLawful(firer, plan);
    questions.ask('shot at flights', { ours, theirs: faults.length === 0 }, () => JSON.stringify([order, faults]));
    return ours && plan.main?.ship === undefined && faults.length === 0;
  };
  return firers.flatMap(firer => {
    const lawful = Array.from({ length: PLANS }, () => gunners.planOf(firer, die)).filter(plan => isLawful(firer, plan));
    // rather more than one weapon at one flight, where there is such a plan
    const many = lawful.filter(({ beside, far }) => beside.length + far.length > 0);
    return lawful.length > 0 ? [{ firer, plan: one(many.length > 0 && die(3) > 1 ? many : lawful, die) }] : [];
  });
}

interface Fire {
  volleys: readonly Volley[];
  step: (t: Rolled<FleetAction>) => void;
}

function compareVolleys({ s, sky }: Skies, { volleys, step }: Fire, { die, questions }: Asking): void {
  const fell = fallen(step, die);
  const dice = ({ dice, need, ship, mount }: Volley) => [dice, ship.card.mounts[mount]!.weapon.control[2], need];
  const theirs = fell.thrown.slice(0, volleys.length).map(({ faces, sides, why }) => [faces.length, sides, why.test?.n]);
  questions.ask('dice at flights', { ours: volleys.map(dice), theirs }, () => 'dice to hit, and what each must show');
  const again = new FallenAgain(fell.faces);
  fireAtFlights(sky, volleys, again.read);
  const { read, wrong } = again.account();
  questions.ask(
    'fighters throw',
    { ours: { read, wrong }, theirs: { read: fell.faces.length, wrong: [] } },
    () => 'fire at flights',
  );
  const now = pulseOf(s.clock.turn, s.open.pulse);
  for (const { ship, mount, far } of volleys) {
    const there = s.open.ships[sky.ships.indexOf(ship)]!;
    const hasGuarded = (s.open.guards ?? []).some(guard => guard.ship === there.id && guard.mount === mount);
    const ours = { fired: !far, guarded: far };
    questions.ask('fired', { ours, theirs: { fired: there.fired[mount] === now, guarded: hasGuarded } }, () => there.id);
  }
}

/** The weapons of all ships as fire at flights begins. */
class Gunners {
  readonly #sky: Sky;
  readonly #s: FaState;
  readonly #table: Table;
  readonly #guns: readonly (readonly Armed[])[];

  constructor({ s, sky }: Skies) {
    this.#s = s;
    this.#sky = sky;
    this.#table = new Table(s);
    this.#guns = sky.ships.map((_, i) => this.#gunsAt(i));
  }

  #gunsAt(i: number): Armed[] {
    const there = this.#s.open.ships[i]!;
    const guards = (this.#s.open.guards ?? []).filter(({ ship }) => ship === there.id);
    return gunsOf(this.#s, this.#table, i).map(({ mount, rating, share, mayFire }) => ({
      ship: this.#sky.ships[i]!,
      mount,
      now: this.#table.now,
      fired: there.fired[mount]! > 0 ? [there.fired[mount]!] : [],
      guarded: guards.some(guard => guard.mount === mount),
      shipGuarded: guards.length > 0,
      rating,
      mayGuard: mayFire,
      share,
    }));
  }

  #enemiesIn(firer: number, hex: Hex) {
    const side = this.#sky.sideOf(firer);
    return this.#sky.flights.filter(one => one.side !== side && one.fighters > 0 && !one.aboard && range(one.hex, hex) === 0);
  }

  #main(firer: number, mount: number, { flight, ship }: NonNullable<Plan['main']>): Volley[] | string {
    const gun = this.#guns[firer]![mount]!;
    if (flight !== undefined) return this.#at(firer, { mount, flight, beside: false });
    const shot = this.#table.shot({ firer, mount, target: ship! });
    return gun.guarded || typeof shot === 'string' ? 'no shot at a ship' : [];
  }

  #at(firer: number, { mount, flight, beside }: { mount: number; flight: number; beside: boolean }): Volley[] | string {
    const target = this.#sky.flights[flight]!;
    if (target.side === this.#sky.sideOf(firer)) return 'no enemy';
    const made = atFlight(this.#guns[firer]![mount]!, target, beside);
    return typeof made === 'string' ? made : [made];
  }

  /** All shots of a plan, main target, others, and long range, each with what there is to be said against it. */
  #shots(firer: number, { main, beside, far }: Plan): Record<'main' | 'beside' | 'far', (Volley[] | string)[]> {
    return {
      main: main?.mounts.map(mount => this.#main(firer, mount, main)) ?? [],
      beside: beside.map(({ mount, flight }) => this.#at(firer, { mount, flight, beside: true })),
      far: far.map(({ mount, hex }) => intoHex(this.#guns[firer]![mount]!, hex, this.#enemiesIn(firer, hex))),
    };
  }

  isLawful(firer: number, plan: Plan): boolean {
    const isRated = (mount: number) => this.#guns[firer]![mount]!.rating > 0;
    const { main, beside, far } = this.#shots(firer, plan);
    return [...main, ...beside, ...far].every(shot => typeof shot !== 'string') && goTogether(plan, isRated);
  }

  /** Whether a ship can fire at anything at all. */
  hasAny(firer: number): boolean {
    const mounts = [...this.#guns[firer]!.keys()];
    const mains = [...this.#sky.flights.keys()].map(flight => ({ flight, mounts }));
    const ships = [...this.#sky.ships.keys()].map(ship => ({ ship, mounts }));
    const can = (main: NonNullable<Plan['main']>) => mounts.some(mount => typeof this.#main(firer, mount, main) !== 'string');
    return [...mains, ...ships].some(can) || mounts.some(mount => this.#hexesFor(firer, mount).length > 0);
  }

  #hexesFor(firer: number, mount: number): Hex[] {
    const around = [0, 1, 2, 3, 4, 5].map(direction => ahead(this.#sky.ships[firer]!.hex, direction));
    return around.filter(hex => typeof intoHex(this.#guns[firer]![mount]!, hex, this.#enemiesIn(firer, hex)) !== 'string');
  }

  /** A plan by chance, most of it lawful: a main target with others beside it, or long range, or some of both. */
  planOf(firer: number, die: Asking['die']): Plan {
    const mostly = <T>(can: readonly T[], any: T): T => (can.length > 0 && die(8) > 1 ? one(can, die) : any);
    const single = (can: readonly Single[]) => mostly(can, this.#anySingle(firer, die));
    const way = die(5);
    const main = way === 1 ? this.#mainShip(firer, die) : this.#mainFlight(firer, single(this.#singles(firer, false)), die);
    const beside: Single[] = [];
    for (let n = die(3); n > 0 && way < 4; n -= 1) {
      const isFree = ({ mount, flight }: Single) =>
        [main, ...beside].every(other => other.flight !== flight) &&
        ![...main.mounts, ...beside.map(one => one.mount)].includes(mount);
      const can = this.#singles(firer, die(3) > 1).filter(isFree);
      if (can.length > 0 || die(12) === 1) beside.push(single(can));
    }
    const farAll = [...this.#guns[firer]!.keys()].flatMap(mount => this.#hexesFor(firer, mount).map(hex => ({ mount, hex })));
    const anyFar = { mount: die(this.#guns[firer]!.length) - 1, hex: ahead(this.#sky.ships[firer]!.hex, die(6) - 1) };
    const far = way === 5 || die(6) === 1 ? Array.from({ length: die(2) }, () => mostly(farAll, anyFar)) : [];
    return { ...(way < 5 && { main }), beside, far };
  }

  #anySingle(firer: number, die: Asking['die']): Single {
    return { mount: die(this.#guns[firer]!.length) - 1, flight: die(this.#sky.flights.length) - 1 };
  }

  /** All single weapons at single flights that are lawful by themselves. */
  #singles(firer: number, beside: boolean): Single[] {
    const all = [...this.#guns[firer]!.keys()].flatMap(mount => this.#sky.flights.map((_, flight) => ({ mount, flight })));
    return all.filter(shot => typeof this.#at(firer, { ...shot, beside }) !== 'string');
  }

  /** A weapon and others that can be fired at the same flight. */
  #mainFlight(
    firer: number,
    { mount, flight }: { mount: number; flight: number },
    die: Asking['die'],
  ): NonNullable<Plan['main']> {
    const others = this.#singles(firer, false).filter(shot => shot.flight === flight && shot.mount !== mount && die(2) === 1);
    return { flight, mounts: [mount, ...others.map(shot => shot.mount)] };
  }

  #mainShip(firer: number, die: Asking['die']): NonNullable<Plan['main']> {
    const ship = die(this.#sky.ships.length) - 1;
    const can = [...this.#guns[firer]!.keys()].filter(
      mount => typeof this.#main(firer, mount, { ship, mounts: [] }) !== 'string',
    );
    return { ship, mounts: can.length > 0 ? [one(can, die)] : [die(this.#guns[firer]!.length) - 1] };
  }

  /** These plans as the rules take them. */
  orderOf(plans: readonly { firer: number; plan: Plan }[]): Order {
    const idOf = (firer: number) => this.#s.book.ships[firer]!.id;
    const named = (firer: number, mount: number) => this.#s.book.ships[firer]!.card.mounts[mount]!.weapon;
    const flightAt = (place: number) => this.#sky.flights[place]!.id;
    const shots = plans.flatMap(({ firer, plan: { main } }) =>
      main
        ? [
            {
              ship: idOf(firer),
              target: main.flight === undefined ? idOf(main.ship!) : flightAt(main.flight),
              weapons: main.mounts.map(mount => named(firer, mount)),
            },
          ]
        : [],
    );
    const aside = plans.flatMap(({ firer, plan: { beside } }) =>
      beside.map(({ mount, flight }) => ({ ship: idOf(firer), weapon: named(firer, mount), flight: flightAt(flight) })),
    );
    const longRange = plans.flatMap(({ firer, plan: { far } }) =>
      far.map(({ mount, hex }) => ({
        ship: idOf(firer),
        weapon: named(firer, mount),
        hex: hexes.nameOf(hexThere(hex), 'columns'),
      })),
    );
    return { shots, ...(aside.length > 0 && { aside }), ...(longRange.length > 0 && { longRange }) };
  }

  /** What lawful plans of a side throw, in the order of an order: all main targets, those beside them, long range. */
  volleysOf(plans: readonly { firer: number; plan: Plan }[]): Volley[] {
    const all = plans.map(({ firer, plan }) => this.#shots(firer, plan));
    const thrown = (shots: readonly (Volley[] | string)[]) => shots.flatMap(shot => (typeof shot === 'string' ? [] : shot));
    return (['main', 'beside', 'far'] as const).flatMap(part => all.flatMap(one => thrown(one[part])));
  }
}
