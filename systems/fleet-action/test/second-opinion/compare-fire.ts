// Both asked about fire: which shots may be fired, what they throw and must show, and what given faces do.

import type { RollDie } from '@flagplot/kernel';
import { cloned, type Rolled, viewOf } from '@flagplot/kernel/bare';
import { fleetAction } from '../../rules/index.ts';
import type { Salvo } from '../../rules/open.ts';
import type { FaState, FleetAction } from '../../rules/state.ts';
import { isAlive } from './adapter.ts';
import type { Asking, Questions } from './ask.ts';
import { one } from './ask.ts';
import { left } from './cards.ts';
import type { Throwing } from './compare-blows.ts';
import { compareBlows } from './compare-blows.ts';
import { anyVolley, compareShots } from './compare-shots.ts';
import type { Facing } from './damage.ts';
import { bestFacing, facingTo } from './damage.ts';
import { defenceOf, helpOf } from './elint.ts';
import type { Ordered } from './fire.ts';
import { pulseOf } from './fire.ts';
import { range } from './hexes.ts';
import { layMines } from './lay-mines.ts';
import { fireBefore } from './positions.ts';
import { sidesInOrder } from './sides.ts';
import type { Fired, Step } from './table.ts';
import { Table } from './table.ts';

export function compareFire(before: FaState, die: RollDie, questions: Questions): void {
  const s = cloned(before);
  s.open.pulse = die(3);
  fireBefore(s, pulseOf(s.clock.turn, s.open.pulse), die);
  compareArrivals(cloned(s), { die, questions });
  for (const step of ['fire', 'stray'] as const) compareStep(cloned(s), step, { die, questions });
}

/** One step of fire: what may be fired, then what comes of it. */
function compareStep(s: FaState, step: Step, asking: Asking): void {
  const table = new Table(s);
  const name = `Pulse ${s.open.pulse}: ${step === 'fire' ? 'fire' : 'fire of ships out of command'}`;
  const line = fleetAction.sequence(s.book).turn.find(phase => phase.name === name)!;
  const asked = line.asks!(s).map(({ side }) => side);
  const volleys = sidesInOrder(s).map(side => ({ side, shots: chooseFire({ table, step, side, asked }, asking) }));
  const about = { pulse: s.open.pulse };
  const answers = volleys
    .filter(({ side }) => asked.includes(side))
    .map(({ side, shots }) => ({ side, kind: step, about, order: table.orderOf(shots) }));
  compareVolleys(s, { table, declared: volleys.flatMap(({ shots }) => shots), step: t => line.carry!(s, t, answers) }, asking);
}

interface Side {
  table: Table;
  step: Step;
  side: string;
  /** The sides that the rules ask. */
  asked: readonly string[];
}

/** Asks both what a side may fire. Gives a volley that it may. */
function chooseFire({ table, step, side, asked }: Side, asking: Asking): Fired[] {
  const about = { pulse: table.s.open.pulse };
  const question = fleetAction.questions[step];
  const view = viewOf(table.s, side);
  const all = table.shots(side, step);
  const isAsked = asked.includes(side) && !question.standing!(view, about);
  asking.questions.ask('asked to fire', { ours: all.length > 0, theirs: isAsked }, () => `${side} ${step}`);
  const judged = (shots: readonly Ordered[]): string[] =>
    question.judge(view, about, table.orderOf(shots)).map(({ rule, say }) => `${rule} ${say}`);
  compareShots(table, { side, step, all, judged }, asking);
  return anyVolley(table, { all, step }, asking.die);
}

interface Volleys {
  table: Table;
  declared: readonly Fired[];
  /** Has the rules carry the step out. */
  step: (t: Rolled<FleetAction>) => void;
}

/** What all that was declared does: dice and damage now, ballistic shots under way, weapons that have fired. */
function compareVolleys(s: FaState, { table, declared, step }: Volleys, asking: Asking): void {
  const { questions } = asking;
  const direct = declared.filter(({ shot }) => shot.due === table.now);
  const blows = direct.map(one => blowOf(table, one, facingTo(table.ships[one.target]!, table.ships[one.firer]!.hex)));
  const launched = declared.filter(({ shot }) => shot.due > table.now).map(one => salvoOf(table, one));
  compareBlows(s, { table, blows, step }, asking);
  questions.ask('launched', { ours: launched, theirs: s.open.salvos }, () => 'ballistics under way');
  const fired = declared.map(({ firer, mount }) => s.open.ships[firer]!.fired[mount]);
  questions.ask('fired', { ours: declared.map(() => table.now), theirs: fired }, () => JSON.stringify(table.orderOf(declared)));
}

function salvoOf(table: Table, { firer, mount, target, shot }: Fired): Salvo {
  const { ships } = table.s.book;
  const [from, to] = [table.ships[firer]!, table.ships[target]!];
  const help = helpOf(table.s, firer, target);
  const sensor = left(from, 'sensor') + help.sensor;
  const passed = shot.need - to.card.def - help.def + sensor;
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

function blowOf(table: Table, { firer, mount, target, shot }: Fired, facing: Facing): Throwing {
  const { weapon } = table.ships[firer]!.card.mounts[mount]!;
  return { ...shot, target, weapon, facing };
}

/** A ballistic shot under way, and whose it is. */
interface Flying extends Ordered {
  salvo: Salvo;
}

/** Ballistic shots that arrive, at what is there then, and energy mines. */
function compareArrivals(s: FaState, asking: Asking): void {
  const table = new Table(s);
  const flying = anyFlying(table, asking.die);
  s.open.salvos = flying.map(({ salvo }) => salvo);
  const mines = layMines(s, asking.die);
  const due = sidesInOrder(s)
    .flatMap(side => flying.filter(({ firer }) => table.sideOf(firer) === side))
    .filter(({ salvo, target }) => salvo.due === table.now && isAlive(s.open.ships[target]!));
  const blows = due.map(({ firer, mount, target, salvo }): Throwing => {
    const { weapon } = table.ships[firer]!.card.mounts[mount]!;
    const to = table.ships[target]!;
    const need = to.card.def + defenceOf(table.s, target) + salvo.passed - salvo.sensor;
    const sides = weapon.control[to.card.category === 'medium' ? 1 : 0]!;
    return { dice: salvo.dice, sides, need, target, weapon, band: 0, facing: bestFacing(to) };
  });
  const line = fleetAction.sequence(s.book).turn.find(({ name }) => name === `Pulse ${s.open.pulse}: ballistics`)!;
  compareBlows(s, { table, blows, mines, step: t => line.begin!(s, t) }, asking);
  const late = flying.filter(({ salvo }) => salvo.due > table.now).map(({ salvo }) => salvo);
  asking.questions.ask('still under way', { ours: late, theirs: s.open.salvos }, () => 'ballistics due later');
}

/** Shots by chance of half the ballistic weapons there are, most of them due now. */
function anyFlying(table: Table, die: RollDie): Flying[] {
  const { ships } = table.s.book;
  return ships.flatMap(({ id, card }, firer) =>
    table.ships[firer]!.card.mounts.flatMap(({ weapon }, mount) => {
      if (weapon.delivery !== 'ballistic' || die(2) === 1) return [];
      const target = one(
        [...ships.keys()].filter(i => table.sideOf(i) !== table.sideOf(firer)),
        die,
      );
      const due = table.now + (die(4) === 1 ? 1 : 0);
      const numbers = { dice: die(3), sensor: die(8) - 1, passed: die(3) - 1, range: die(weapon.bands[0]!), due };
      return [
        { firer, mount, target, salvo: { ship: id, target: ships[target]!.id, weapon: card.mounts[mount]!.weapon, ...numbers } },
      ];
    }),
  );
}
