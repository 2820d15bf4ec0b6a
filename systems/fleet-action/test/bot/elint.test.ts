import { describe, expect, test } from 'vitest';
import { elintFor } from '../../bot/elint.ts';
import { mind } from '../../bot/mind.ts';
import type { ElintUse } from '../../rules/orders.ts';
import { faced, give } from '../elint/field.ts';

const usesOf = (text: string): ElintUse[] => {
  const b = faced(text);
  const order = elintFor(b.view('narn'));
  const faults = b.refusals('narn', { squadrons: [], ...order });
  expect(faults.filter(fault => fault.includes('/elint'))).toEqual([]);
  return order.elint?.[0]?.uses ?? [];
};

describe('the ordinary player gives ELINT levels where they help', () => {
  test('FA-13.4.2 near the enemy it takes a squadron out of command', () => {
    const uses = usesOf(`
      narn A 0: Tal thentus 3030^0, Dal shokar 3031
      narn B 0: Var gquan 3230^0
      narn C 0: Ro gquan 2830^0
      narn D 0: Sha gquan 2630^0
      earth A 0: Tow tethys 0510^3
      earth B 0: Bor hyperion 2825^3, Zep hyperion 2824, Not hyperion 2823, Eur hyperion 2924, Aus hyperion 2724`);
    expect(uses).toEqual([
      { use: 'network', at: ['bor'] },
      { use: 'network', at: ['bor'] },
    ]);
  });

  test('FA-13.6.4 from afar it jams what fires most, and supports its own', () => {
    const uses = usesOf(`
      narn A 9: Tal gquan 3040^0, Var gquan 3041, Dal shokar 3042
      earth A 9: Mer omega 3020^3, Teth tethys 3021`);
    expect(uses.map(({ use }) => use).sort()).toEqual(['defence', 'offence']);
  });

  test('FA-13.1.3 where nobody can strike nothing is given', () => {
    expect(
      usesOf(`
        narn A 6: Tal gquan 3080^0, Dal shokar 3081
        earth A 6: Mer omega 3010^3`),
    ).toEqual([]);
  });

  test('FA-13.4.1 FA-13.6.2 its fire stands while it is jammed', () => {
    const b = faced(`
      narn A 0: Tal gquan 3050^0, Dal shokar 3050
      earth A 0: Mer omega 3040^3, Hal omega 3025, Look oracle 3039`);
    give(b, { narn: { dal: 'n:look t:mer+hal' } });
    const v = b.view('earth');
    const fire = mind.ordinary.fire?.(v, { pulse: 1 }, {} as never) as object;
    expect(b.refusals('earth', fire)).toEqual([]);
    b.until('stray', 1);
    const stray = mind.ordinary.stray?.(b.view('earth'), { pulse: 1 }, {} as never) as { shots: { ship: string }[] };
    expect(stray.shots.map(({ ship }) => ship)).toEqual(['look']);
    expect(b.refusals('earth', stray)).toEqual([]);
  });
});
