// What the lesson offers in windows: all that bears, what has a good chance, or to wait.

import { hexes } from '@flagplot/hexes';
import type { LessonChoice, LessonStep } from '@flagplot/manifest';
import { count, unitName } from '../rules/names.ts';
import type { Window } from '../rules/orders.ts';
import { unitCalled, unitNamed } from '../rules/roster.ts';
import { seekerNamed } from '../rules/seekers/truth.ts';
import type { TpView, TwoPhase } from '../rules/state.ts';
import { firingWindows } from '../rules/window/choices.ts';
import type { Occasion } from '../rules/window/window.ts';
import { nearestEnemy, ownShip } from './table.ts';

type Asks = TwoPhase['asks'];
type Windows = { windows: Window[] };

/** Hexes within which the lesson fires rather than waits. */
const NEAR = 3;
/** A chance, in a hundred, that is good. */
const GOOD = 66;

export function answerStep(v: TpView, { units, to }: Asks['answer']['about']): LessonStep<Windows> {
  const on: Occasion = { v, segment: 'answer', mover: unitCalled(v.open, to) };
  return {
    says: `${unitName(v, to)} has made a space: fire now, or wait for a better shot; each weapon fires once a turn.`,
    choices: fireChoices(on, units),
  };
}

export function zeroStep(v: TpView, { units }: Asks['zero']['about']): LessonStep<Windows> {
  const last = v.open.now.half === 2;
  return {
    says: last
      ? 'All have moved, and the turn is nearly over: what is not fired now is armed for nothing.'
      : 'All have moved for this phase. What you do not fire now is there for the second one.',
    choices: fireChoices({ v, segment: 'zero', mover: undefined }, units),
  };
}

export function screenStep(v: TpView, { units }: Asks['screen']['about']): LessonStep<Windows> {
  return {
    says: 'Drones come nearer: a phaser that fires at one fires at nothing else this turn.',
    choices: fireChoices({ v, segment: 'screen', mover: undefined }, units),
  };
}

export function pointBlankStep(v: TpView, { units }: Asks['point-blank']['about']): LessonStep<Windows> {
  return {
    says: 'It is about to strike: this is the only chance to shoot it down.',
    choices: fireChoices({ v, segment: 'point-blank', mover: undefined }, units),
  };
}

/** TP-3.2.3 */
export function placeStep(_v: TpView, { groups }: Asks['place']['about']): LessonStep<Asks['place']['order']> {
  return {
    says: 'You are equally fast, and your die is higher: who moves last has seen where the other went.',
    choices: [
      { name: 'Move last', order: { first: groups.map(() => false) } },
      { name: 'Move first', order: { first: groups.map(() => true) } },
    ],
  };
}

/** TP-1.3.8 */
export function bidStep(v: TpView, { unit, by }: Asks['bid']['about']): LessonStep<Asks['bid']['order']> {
  const own = v.own.ships.find(one => one.unit === unit);
  const there = (own?.tractors ?? 0) + (own?.battery ?? 0);
  const strength = v.open.beams.find(beam => beam.on === unit && beam.by === by)?.strength ?? 0;
  const free = { name: `Break free with ${strength}`, order: { energy: strength } };
  return {
    says: `${unitName(v, by)} has caught you with a tractor beam of strength ${strength}.`,
    choices: [...(strength <= there ? [free] : []), { name: 'Let it hold you', order: { energy: 0 } }],
  };
}

/** All that bears, what is likely, and nothing: waiting first where the enemy is still far and may come nearer. */
function fireChoices(on: Occasion, units: readonly string[]): LessonChoice<Windows>[] {
  const own = units.map(id => unitCalled(on.v.open, id));
  const [all, good] = [firingWindows(on, own, 1), firingWindows(on, own, GOOD)];
  const firing = [
    { name: `Fire all that bears: ${shotsWords(on.v, all)}`, order: { windows: all } },
    ...(shots(good) < shots(all)
      ? [{ name: `Fire what hits in two of three: ${shotsWords(on.v, good)}`, order: { windows: good } }]
      : []),
  ].filter(({ order }) => shots(order.windows) > 0);
  const held = { name: 'Hold fire', order: { windows: [] } };
  return shouldFire(on) ? [...firing, held] : [held, ...firing];
}

function shots(windows: readonly Window[]): number {
  return windows.reduce((sum, { fire }) => sum + fire.length, 0);
}

/** Near enough, or the last window there is in this turn. */
function shouldFire({ v, segment }: Occasion): boolean {
  const own = ownShip(v);
  const enemy = own && nearestEnemy(v, own);
  if (segment === 'screen' || segment === 'point-blank' || !own || !enemy) return true;
  return hexes.range(own, enemy) <= NEAR || (segment === 'zero' && v.open.now.half === 2);
}

/** `8 weapons at Red drone frigate, 3 hexes off`. */
function shotsWords(v: TpView, windows: readonly Window[]): string {
  const [first] = windows;
  const on = first?.fire[0]?.on ?? '';
  const target = unitNamed(v.open, on) ?? seekerNamed(v.open, on);
  const own = first && unitNamed(v.open, first.unit);
  const far = target && own ? `, ${count(hexes.range(own, target), 'hex', 'hexes')} off` : '';
  return `${count(shots(windows), 'weapon', 'weapons')} at ${unitName(v, on)}${far}`;
}
