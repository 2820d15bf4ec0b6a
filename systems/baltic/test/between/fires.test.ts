import { expect, test } from 'vitest';
import { only } from '../battle.ts';
import { atTurnsEnd, toTurnsEnd } from './battles.ts';

const FAR = 'a blue sd-ca 20,6^0 Stop\nb red to-ca 50,42^180 Stop';

test('BB-5.2.1 after repairs and before criticals every fire costs a box', () => {
  const b = atTurnsEnd(FAR);
  b.s.open.pools.a = 0;
  Object.assign(b.vessel('blue'), { fires: 1, lost: 4, tenners: 1 });
  const told = b.step({}, [1, 1, 1, 1, 4, 5]);
  expect(told.map(({ kind }) => kind).slice(1)).toEqual([
    'thrown',
    'repairs',
    'burnt',
    'became',
    'thrown',
    'stricken',
    'suffered',
  ]);
  expect(only(told, 'became')).toMatchObject([{ vessel: 'blue', status: 'crippled' }]);
  expect(b.vessel('blue').lost).toBe(5);
});

test('BB-5.2.1 a fire that is put out costs nothing', () => {
  const b = atTurnsEnd(FAR);
  b.vessel('blue').fires = 1;
  b.step({}, [7, 1, 1, 1, 1, 1, 1, 1]);
  expect(only(b.step(), 'burnt')).toEqual([]);
  expect(b.vessel('blue')).toMatchObject({ fires: 0, lost: 0 });
});

test('BB-5.2.2 fires burn together, and may burn a ship out', () => {
  const b = atTurnsEnd(`a white sd-ca 10,6^0 Stop\n${FAR}`);
  b.s.open.pools.a = 0;
  Object.assign(b.vessel('blue'), { fires: 3, lost: 6 });
  const told = b.step({}, [1, 1]);
  expect(only(told, 'burnt')).toMatchObject([{ vessel: 'blue', boxes: 2 }]);
  expect(only(told, 'became')).toMatchObject([{ vessel: 'blue', status: 'wreck' }]);
  expect(b.vessel('blue')).toMatchObject({ lost: 8, wrecked: 1 });
});

test('BB-5.2.3 a fire that breaks out now burns from the next turn on', () => {
  const b = atTurnsEnd(FAR);
  b.s.open.pools.a = 2;
  b.vessel('blue').tenners = 1;
  b.step({}, [3, 3]);
  expect(b.vessel('blue')).toMatchObject({ fires: 1, lost: 0 });
  toTurnsEnd(b).step({}, [1, 1, 1, 1, 1, 1, 1, 1]);
  expect(b.vessel('blue')).toMatchObject({ fires: 1, lost: 1 });
});

test('BB-5.2.4 wrecks do not burn', () => {
  const b = atTurnsEnd(`a white sd-ca 10,6^0 Stop\n${FAR}`);
  Object.assign(b.vessel('blue'), { fires: 2, lost: 8, status: 'wreck', wrecked: 1 });
  expect(only(b.step({}), 'burnt')).toEqual([]);
});
