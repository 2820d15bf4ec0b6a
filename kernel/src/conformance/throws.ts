// What a throw is for: its number is the sum of its parts, its verdict that of its faces, and its reading minds the same number.

import type { Chained, GameTypes, Reading, Test, Thrown, Why } from '../contract.ts';
import { stream } from '../dice/stream.ts';
import { metBy } from '../dice/tests.ts';
import { canonical } from '../json.ts';
import { silently, tableWithLooks } from './arrival.ts';
import { breakOff } from './battles.ts';
import { throwsIn } from './cited.ts';
import type { DemandOfMoment, Moment } from './subject.ts';

export const throwsAddUp: DemandOfMoment = {
  id: 'throws-add-up',
  of: 'moment',
  says: 'the parts of what a throw needs add up to it, and its verdict is that of its faces',
  holds<G extends GameTypes>({ battle, s, told }: Moment<G>): void {
    for (const thrown of throwsIn(told)) {
      const fault = faultOf(thrown);
      if (fault) breakOff(battle, s.clock.step, `the throw "${thrown.why.what}" ${fault}`);
    }
  },
};

function faultOf({ faces, chained, met, why: { test, mods } }: Thrown): string | undefined {
  if (!test) return mods ? 'has parts of a number that it does not name' : undefined;
  const sum = (mods ?? []).reduce((all, { by }) => all + by, 0);
  if (!mods || sum !== test.n) return `needs ${test.n}, and its parts come to ${sum}`;
  const right = verdict(test, faces, chained !== undefined);
  return met === right ? undefined : `is told as ${met} met, and ${right} are`;
}

/** The verdict worked out once more, by hand. */
function verdict({ of, is, n }: Test, faces: readonly number[], chained: boolean): number {
  const numbers = of === 'each' && !chained ? faces : [faces.reduce((sum, face) => sum + face, 0)];
  return numbers.filter(number => (is === 'atLeast' ? number >= n : number <= n)).length;
}

export const testsDecide: DemandOfMoment = {
  id: 'tests-decide',
  of: 'moment',
  says: 'a throw that is tested is read so that what meets the test and what does not come to different things',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    if (moment.asks.length > 0) silently(moment, t => tableWithLooks(t, looksAt(moment)));
  },
};

/** Handfuls that are tried where dice are added up. */
const TRIED = 12;

function looksAt<G extends GameTypes>(moment: Moment<G>): Parameters<typeof tableWithLooks>[1] {
  const roll = stream(`${moment.battle.seed} decides`);
  return {
    handful(reading, dice, why) {
      const { test } = why();
      if (!test || dice === 0) return;
      const hands =
        test.of === 'each' ? singles(reading) : Array.from({ length: TRIED }, () => repeat(dice, () => roll(reading.sides)));
      tellsApart(moment, why(), { reading, hands });
    },
    chain(reading, why) {
      if (why().test) tellsApart(moment, why(), { reading, hands: chains(reading), chained: [] });
    },
  };
}

const singles = ({ sides }: Reading<unknown>): number[][] => repeat(sides, i => [i + 1]);

/** Chains of one face, and of two. */
function chains(reading: Chained<unknown>): number[][] {
  const [on, last] = [
    singles(reading).filter(([face]) => reading.again(face!)),
    singles(reading).filter(([face]) => !reading.again(face!)),
  ];
  return [...last, ...on.flatMap(first => last.map(then => [...first, ...then]))];
}

function repeat<T>(count: number, one: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => one(i));
}

interface Tried<A> {
  reading: Reading<A>;
  hands: readonly (readonly number[])[];
  chained?: readonly number[];
}

function tellsApart<G extends GameTypes, A>(
  { battle, s }: Moment<G>,
  { what, test }: Why,
  { reading, hands, chained }: Tried<A>,
): void {
  const verdicts = new Map<string, number>();
  for (const hand of hands) {
    const met = metBy(test!, hand, chained);
    const read = canonical(hand.reduce(reading.add, reading.start));
    if ((verdicts.get(read) ?? met) !== met)
      breakOff(
        battle,
        s.clock.step,
        `the throw "${what}" needs ${test!.n}, and its reading minds another number: ${hand.join(' ')} reads ${read}`,
      );
    verdicts.set(read, met);
  }
}
