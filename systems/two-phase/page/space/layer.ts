/** What the movement panel lays over the board: the course, where it ends, the next steps, and what turns and slips still want. */

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { CounterItem, Fix, HandleItem, Item, Layer } from '@flagplot/scene';
import { stepHandles } from '@flagplot/scene/steps.ts';
import { FACINGS, LAYOUT } from '../../rules/geometry/map.ts';
import { hexOf, isOnMap } from '../../rules/map.ts';
import { placeAfter, turnModeOf } from '../../rules/movement/step.ts';
import { unitName } from '../../rules/names.ts';
import { areEnemies, cardOf, isHere } from '../../rules/roster.ts';
import { along } from '../../scene/course.ts';
import { hullOf } from '../../scene/hulls.ts';
import { STEPS, type Step } from '../../scene/steps.ts';
import { type Moving, unitAfter } from './course.ts';

const DEGREES = 60;

/** A course as it is laid on the board. */
export interface Laying {
  of: Moving;
  course: string;
  /** Nothing has been laid: drawn dashed. */
  isLoose: boolean;
  isCarried: boolean;
  whyRefused(step: Step): Refusal | undefined;
}

export function courseLayer(laying: Laying): Layer {
  const { of, course, isLoose, isCarried } = laying;
  const { unit } = of;
  const shown = isLoose ? 'F' : course;
  const places = along(unit, shown);
  const end = unitAfter(unit, shown);
  const hull = hullOf(unit, cardOf(of.view.book, unit)?.class ?? 'patrol-ship');
  const path: Item = {
    ...{ kind: 'path', id: `plot/${unit.id}`, role: 'intent', line: isLoose ? 'hold' : 'plot', unit: unit.id },
    through: places.map(hexOf),
    fixes: fixesOf(of, shown),
    held: true,
  };
  const ghost: Item = { kind: 'ghost', id: `end/${unit.id}`, role: 'intent', at: hexOf(end), facing: end.facing, hull };
  return [path, ...(shown === '' ? [] : [ghost]), ...(isCarried ? [] : handles(laying)), ...counter(laying)];
}

/** The space that is made now, and the end of the phase. */
function fixesOf({ unit, left, isPlan }: Moving, course: string): Fix[] {
  const at = (n: number): Fix['at'] => hexOf(along(unit, course.slice(0, n)).at(-1) ?? unit);
  const fixes: Fix[] = course.length > 1 && !isPlan ? [{ at: at(1), says: 'this space' }] : [];
  return course.length >= left[0] && left[0] > 0 && left[1] > 0 ? [...fixes, { at: at(left[0]), says: 'the phase ends' }] : fixes;
}

/** The next steps, each where it leads. Turn and slip share a hex: where it may not turn, the handle slips. */
function handles({ of, course, isLoose, whyRefused }: Laying): HandleItem[] {
  const from = unitAfter(of.unit, isLoose ? '' : course);
  return stepHandles(STEPS, from.facing * DEGREES, ({ step, rare, straight }) => {
    if (rare && whyRefused(step === 'P' ? 'L' : 'R') === undefined) return undefined;
    const refused = whyRefused(step);
    if (rare && refused) return undefined;
    if (!straight && !rare && refused && !whyRefused(step === 'L' ? 'P' : 'S')) return undefined;
    const to = placeAfter(from, step);
    return { at: hexOf(to), says: saysOf(of, to), refused };
  });
}

/** `1414 facing B, then 5 from Red battlecruiser`. */
function saysOf({ view, unit }: Moving, to: ReturnType<typeof placeAfter>): string {
  if (!isOnMap(view.book, to)) return 'over the edge of the map, and out of the battle';
  const enemies = view.open.units.filter(one => isHere(one) && areEnemies(view.book, one.side, unit.side));
  const [near] = enemies.toSorted((a, b) => hexes.range(a, to) - hexes.range(b, to));
  const where = `${hexes.nameOf(hexOf(to), LAYOUT)} facing ${FACINGS[to.facing]}`;
  return near ? `${where}, then ${hexes.range(near, to)} from ${unitName(view, near.id)}` : where;
}

/** TP-4.2.6, TP-4.3.1 What is left at the tip: spaces of the phase, hexes to a turn, and to a slip. */
function counter({ of, course, isLoose }: Laying): CounterItem[] {
  const laid = isLoose ? '' : course;
  const tip = unitAfter(of.unit, laid);
  const left = Math.max(0, of.left[0] + (of.isPlan ? of.left[1] : 0) - laid.length);
  const turn = Math.max(0, turnModeOf(of.view.book, of.unit) - tip.turnCount);
  const slip = Math.max(0, 1 - tip.slipCount);
  const counts = [
    { figure: String(left), word: left === 1 ? 'space left' : 'spaces left', ...(left === 0 ? { spent: true as const } : {}) },
    {
      figure: String(turn),
      word: turn === 1 ? 'hex to a turn' : 'hexes to a turn',
      ...(turn === 0 ? { spent: true as const } : {}),
    },
    ...(slip > 0 ? [{ figure: '1', word: 'hex to a slip' }] : []),
  ];
  const toward = (tip.facing * DEGREES + 180 + 35) % 360;
  return [{ kind: 'counter', id: 'left', role: 'intent', at: hexOf(tip), toward, counts }];
}
