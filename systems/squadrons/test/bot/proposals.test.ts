import { propose } from '@flagplot/bots/serve';
import { stream } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { mind } from '../../bot/index.ts';
import type { SqView } from '../../rules/state.ts';
import { type Laid, laid } from './battle.ts';

const think = { roll: stream('proposals') };
const red: Laid = { id: 'red', type: 'x-wing', craft: ['1010 E', '1011 E'] };
const near: Laid = { id: 'near', type: 'tie-ln', craft: ['1210 W', '1211 W'], side: 'blue' };
const far: Laid = { id: 'far', type: 'tie-ln', craft: ['2010 W', '2011 W'], side: 'blue' };

type Fire = { volleys: readonly { squadron: string; target: string; weapon: string }[] };
const about = { round: 1, squadrons: ['red'] };
const best = (v: SqView): Fire => propose(mind, { view: v, kind: 'fire', about }, { wish: 'best', think });
const again = (v: SqView, before: Fire): Fire =>
  propose(mind, { view: v, kind: 'fire', about }, { wish: { before: before as never }, think });

describe('fire proposed at one press', () => {
  test('a squadron fires where the most craft are to be expected lost', () => {
    const v = laid([red, near, far]);
    expect(best(v).volleys.map(one => one.target)).toEqual(['near']);
  });

  test('the target of the last round again, with the weapon of then; none where it does not bear any more', () => {
    const v = laid([red, near, far]);
    const order = best(v);
    expect(again(v, order)).toEqual(order);
    const gone = laid([red, { ...near, craft: ['0210 W', '0211 W'] }, far]);
    expect(again(gone, order)).toEqual({ volleys: [] });
  });
});
