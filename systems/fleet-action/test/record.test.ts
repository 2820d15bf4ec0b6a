import { expect, test } from 'vitest';
import { recordOf } from '../rules/record.ts';
import { battle, plot } from './battle.ts';

const TEXT = 'narn A 6: Tal gquan 3060^0, Var bintak 3061\nnarn C 6: Ro thentus 2060^0\nearth B 6: Vesper omega 3040^3';

test('FA-16.1.1 the record of a squadron: who and where, how fast, and what is written for the turn', () => {
  const b = battle(TEXT);
  const shift = { ship: 'var', to: { q: 1, r: 1 } };
  const change = { pulse: 2, by: 1 };
  b.step({ narn: { squadrons: [plot('narn-a', 'aa/aaa/aa', { shift, change, mode: 'relative' }), plot('narn-c', 'aa/aa/aa')] } });
  expect(recordOf(b.view('narn'), 'narn-a')).toMatchObject({
    commander: 'tal',
    members: ['tal', 'var'],
    out: [],
    group: 'flag',
    radius: 5,
    speed: 6,
    order: 'maintain-course',
    path: [
      ['ahead', 'ahead'],
      ['ahead', 'ahead', 'ahead'],
      ['ahead', 'ahead'],
    ],
    change,
    mode: 'relative',
    shift,
    formation: [
      { ship: 'tal', to: { q: 0, r: 0 } },
      { ship: 'var', to: { q: 1, r: 1 } },
    ],
  });
  expect(recordOf(b.view('narn'), 'narn-c')).toMatchObject({ group: 'line', members: ['ro'] });
  const seen = recordOf(b.view('earth'), 'narn-a');
  expect([seen.order, seen.path, seen.change, seen.shift]).toEqual([undefined, undefined, undefined, undefined]);
});

test('FA-16.1.2 and its style, abilities, morale with the circles tested, ELINT levels given out, missions', () => {
  const b = battle(TEXT, { morale: true });
  b.squadron('narn-a').tested = 1;
  b.ship('tal').structure = 8;
  const { style, abilities, morale, elint, missions, withdraws } = recordOf(b.view('narn'), 'narn-a');
  expect([style, abilities, elint, missions, withdraws]).toEqual(['standard', [], [], [], 0]);
  expect(morale).toEqual({
    start: 5,
    level: 4,
    circles: [
      { level: 2, needs: 11, tested: true },
      { level: 1, needs: 9, tested: false },
    ],
  });
});

test('FA-16.1.1 the flag squadron is that of the flagship there is', () => {
  const b = battle('narn A 0: Tal gquan 3060^0, Var gquan 3061\nnarn C 0: Ro gquan 2060^0\nearth B 0: Vesper omega 3001^3');
  const groups = () => ['narn-a', 'narn-c', 'earth-b'].map(id => recordOf(b.view('narn'), id).group);
  expect(groups()).toEqual(['flag', 'line', 'flag']);
  b.ship('tal').structure = 0;
  b.step();
  expect([b.fleet('narn').flagship, groups()]).toEqual(['ro', ['line', 'flag', 'flag']]);
});

test('FA-16.1.1 a ship out of command stands on the sheet of its squadron, as one that is', () => {
  const b = battle('narn A 0: Tal gquan 3060^0, Var gquan 3067\nearth B 0: Vesper omega 3001^3');
  b.step();
  expect(recordOf(b.view('narn'), 'var')).toMatchObject({ squadron: 'narn-a', members: ['tal'], out: ['var'] });
});
