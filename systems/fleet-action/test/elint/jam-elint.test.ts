import { describe, expect, test } from 'vitest';
import { faced, give, only } from './field.ts';

const THREE = `
  narn A 0: Tal gquan 3030^0, Dal shokar 3031, Vek shokar 3032
  earth A 0: Mer omega 3025^3, Look oracle 3024
  earth B 0: Bor hyperion 2825^3, Zep hyperion 2824`;

describe('ELINT that jams ELINT', () => {
  test('FA-13.5.2 the book: of two levels of offensive support one is jammed, and one is still good', () => {
    const b = faced();
    give(b, { narn: { dal: 'o o' }, earth: { look: 'e:dal' } });
    expect(b.s.open.elint?.supports).toEqual([{ ship: 'dal', squadron: 'narn-a', use: 'offence', levels: 1 }]);
  });

  test('FA-13.5.4 levels are struck from the end of the list', () => {
    const b = faced();
    const told = give(b, { narn: { dal: 'o t:mer' }, earth: { look: 'e:dal' } });
    expect(only(told, 'elint-jammed')).toEqual([
      { kind: 'elint-jammed', ship: 'dal', by: ['look'], struck: [{ use: 'targeting', at: ['mer'] }] },
    ]);
    expect(b.s.open.elint?.supports).toHaveLength(1);
    expect(b.s.open.elint?.targeting).toEqual([]);
  });

  test('FA-13.3.2 FA-13.5.4 defence is passed over, whatever jams it', () => {
    const b = faced();
    const told = give(b, { narn: { dal: 'o d' }, earth: { look: 'e:dal e:dal' } });
    expect(b.s.open.elint?.supports.map(({ use }) => use)).toEqual(['defence']);
    expect(only(told, 'elint-jammed')).toMatchObject([{ struck: [{ use: 'offence' }] }]);
  });

  test('FA-13.5.3 all jam at once: a level that jams has done its work, though it is jammed itself', () => {
    const b = faced();
    give(b, { narn: { dal: 'o e:look' }, earth: { look: 'o e:dal' } });
    expect(b.s.open.elint?.supports).toEqual([]);
  });

  test('FA-13.5.5 too few levels left for a command ship are lost with the rest', () => {
    const b = faced(THREE);
    const told = give(b, { narn: { dal: 'n:bor n:bor', vek: 'd d' }, earth: { look: 'e:dal' } });
    expect(only(told, 'network-fails')).toEqual([{ kind: 'network-fails', target: 'bor', by: ['dal'], levels: 1, needs: 2 }]);
    expect(b.s.open.elint?.networks).toEqual([]);
    // Nor are they given to anything else.
    expect(b.s.open.elint?.supports.map(({ ship }) => ship)).toEqual(['vek']);
  });

  test('FA-13.5.6 where levels come from outside, the range is taken as they are laid open', () => {
    const far = `
      narn A 0: Tal gquan 3060^0, Dal shokar 3060
      earth A 0: Mer omega 3024^3, Look oracle 3024`;
    const near = faced(far.replaceAll('3060', '3059'));
    const b = faced(far);
    for (const one of [b, near]) {
      one.s.sealed.narn = { plots: [], pulse: 0, jumps: [] };
      const order = {
        earth: {
          squadrons: [{ squadron: 'earth-a', path: [[], [], []] }],
          elint: [{ ship: 'look', uses: [{ use: 'offence' }] }],
        },
      };
      const jam = {
        squadrons: [{ squadron: 'narn-a', path: [[], [], []] }],
        elint: [{ ship: 'dal', uses: [{ use: 'elint', at: ['look'] }] }],
      };
      if (one === near) one.step({ ...order, narn: jam });
      else expect(one.refusals('narn', jam)).toEqual(['FA-13.5.6 /elint/0/uses/0/at/0']);
    }
    expect(near.s.open.elint?.supports).toEqual([]);
  });
});
