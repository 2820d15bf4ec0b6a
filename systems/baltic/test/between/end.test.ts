import { expect, test } from 'vitest';
import { end } from '../../rules/turn/4-end.ts';
import { battle, only } from '../battle.ts';

const TEXT = 'a pack sd-dd 20,6^0 Stop\na blue sd-ca 30,6^0 Stop\nb red to-ca 60,40^180 Stop';

test('BB-5.4.1 all splash markers are taken off, and it is told of whom', () => {
  const b = battle(TEXT);
  b.vessel('pack-1').splash = 2;
  b.vessel('pack-3').splash = 1;
  expect(only(b.begin(end), 'cleared')).toEqual([{ kind: 'cleared', vessels: ['pack-1', 'pack-3'] }]);
  expect(b.s.open.vessels.map(({ splash }) => splash)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(only(b.begin(end), 'cleared')).toEqual([]);
});

test('BB-5.4.2 unrated wrecks of the turn before are taken off; those of this turn and of ships stay', () => {
  const b = battle(TEXT);
  b.s.clock.turn = 2;
  Object.assign(b.vessel('pack-1'), { status: 'wreck', wrecked: 1 });
  Object.assign(b.vessel('pack-2'), { status: 'wreck', wrecked: 2 });
  Object.assign(b.vessel('blue'), { status: 'wreck', wrecked: 1 });
  b.begin(end);
  expect(['pack-1', 'pack-2', 'blue'].map(id => b.vessel(id).status)).toEqual(['sunk', 'wreck', 'wreck']);
});

test('BB-5.4.2 BB-3.2.69 where wrecks last they stay', () => {
  const b = battle(TEXT, { options: ['lasting-wrecks'] });
  b.s.clock.turn = 2;
  Object.assign(b.vessel('pack-1'), { status: 'wreck', wrecked: 1 });
  b.begin(end);
  expect(b.vessel('pack-1').status).toBe('wreck');
});

test('BB-5.4.4 BB-7.0.3 then victory is looked at: after the last turn it is over, and not before', () => {
  const b = battle(TEXT, { turns: 2 });
  b.begin(end);
  expect(b.s.open.verdict).toBeNull();
  b.s.clock.turn = 2;
  expect(only(b.begin(end), 'over')).toHaveLength(1);
  expect(b.s.open.verdict).toMatchObject({ winners: [], points: { a: 0, b: 0 }, why: 'The last turn is over: a draw, 0 to 0.' });
});

test('BB-5.4.4 places are held first, and count in what is looked at', () => {
  const polygon = [30_000, 8500, 33_000, 8500, 33_000, 10_000, 30_000, 10_000];
  const b = battle(TEXT, {
    turns: 1,
    margin: 40,
    features: [{ id: 'rig', kind: 'structure', heights: ['surface'], polygon, target: { boxes: 20, class: 'B' } }],
    goals: [{ kind: 'hold', feature: 'rig', from: 1, within: 4000, points: 40, broken: 100 }],
  });
  expect(only(b.begin(end), 'over')).toMatchObject([
    { verdict: { winners: ['a'], points: { a: 40 }, why: 'The last turn is over: A won, 40 to 0.' } },
  ]);
});
