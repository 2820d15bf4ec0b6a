// What is heard of a step, and when something of a folder may be told.

import type { Answer, Clock, GameTypes, Side, Told } from '../contract.ts';
import { play } from '../loop.ts';
import { cloned } from '../step.ts';
import type { Listener } from '../table.ts';
import { rolled } from '../table.ts';
import { answersAt, attempt, breakOff, diceOf } from './battles.ts';
import type { Viewer } from './sight.ts';
import { nameOf } from './sight.ts';
import type { Moment } from './subject.ts';

/** Something told, at which line of which turn, and who had shown something of his folder before it in the same step. */
interface Telling {
  readonly to: Told<GameTypes>['to'];
  readonly text: string;
  readonly line: string;
  readonly revealed: readonly Side[];
}

const lineOf = ({ turn, line }: Clock): string => `${turn} ${line}`;

/** What is heard after each moment, by the answers of its player. */
const heardAfter = new WeakMap<object, readonly Telling[]>();

/** All that is told in the step after these answers. */
export function hear<G extends GameTypes>(at: Moment<G>, answers: readonly Answer<G>[]): readonly Telling[] {
  if (answers !== answersAt(at)) return listenTo(at, answers);
  const heard = heardAfter.get(at) ?? listenTo(at, answers);
  heardAfter.set(at, heard);
  return heard;
}

function listenTo<G extends GameTypes>({ battle, s }: Moment<G>, answers: readonly Answer<G>[]): Telling[] {
  const heard: Telling[] = [];
  const revealed: Side[] = [];
  const twin = cloned(s);
  const { clock } = twin;
  const listener: Listener<G> = {
    tell: (event, to) => void heard.push({ to, text: JSON.stringify(event), line: lineOf(clock), revealed: [...revealed] }),
    reveal: of => void revealed.push(of),
  };
  const t = rolled<G>(diceOf(battle, s.clock.step), listener);
  attempt({ battle, step: s.clock.step, what: 'a step' }, () => play({ rules: battle.rules, t }, twin, answers));
  return heard;
}

export function isToldTo(to: Telling['to'], viewer: Viewer): boolean {
  return !to || (viewer !== undefined && to.includes(viewer));
}

/** The first thing that a viewer hears otherwise in one step than in another; on either side it may be silence. */
export function firstDifference(
  [a, b]: readonly [readonly Telling[], readonly Telling[]],
  viewer: Viewer,
): readonly (Telling | undefined)[] | undefined {
  const mine = a.filter(({ to }) => isToldTo(to, viewer));
  const other = b.filter(({ to }) => isToldTo(to, viewer));
  for (let i = 0; i < Math.max(mine.length, other.length); i += 1)
    if (mine[i]?.text !== other[i]?.text) return [mine[i], other[i]];
  return undefined;
}

/**
 * Breaks where something of a folder is told before `reveal`, or an order that stays face down as it is `sealing`, revealed or not:
 * while the clock stands on the line that asked for it.
 */
export function mayBeTold<G extends GameTypes>(
  { battle, s }: Moment<G>,
  { viewer, keeper, sealing }: { viewer: Viewer; keeper: Side; sealing: boolean },
  differs: readonly (Telling | undefined)[],
): void {
  const say = (heard: Telling | undefined, when: string): never =>
    breakOff(battle, s.clock.step, `${nameOf(viewer)} is told of ${keeper}'s folder ${when}: ${heard?.text}`);
  for (const heard of differs) if (sealing && heard?.line === lineOf(s.clock)) say(heard, 'as it is sealed');
  // Where one has nothing to show, what is told next in its place needs no revealing.
  if (!differs.some(heard => heard?.revealed.includes(keeper)))
    say(
      differs.find(heard => heard),
      'before it is revealed',
    );
}
