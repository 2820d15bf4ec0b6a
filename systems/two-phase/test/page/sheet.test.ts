import { expect, test } from 'vitest';
import { overlayOf } from '../../page/sheet/overlay.ts';
import { battle } from '../battle.ts';

const TWO = 'blue a fed-ca 1815^B 8\nred b rom-we 2215^E 8';

test('TP-1.5.2 what lies open of a ship and stands on no box is laid over her display', () => {
  const a = battle(TWO).unit('a');
  expect(overlayOf(a)).toEqual({ place: 'speed 8' });
  Object.assign(a, { ecm: 2, lockOn: false, setting: 'minimum' });
  expect(overlayOf(a)).toEqual({ place: 'speed 8', says: { display: ['Shields at minimum, no lock-on, ECM 2.'] } });
});

test('TP-11.1.1 a ship that fades says so, then that she is cloaked; of one that is gone nothing is live', () => {
  const b = battle(TWO).unit('b');
  b.veil = { step: 2, way: 'out', done: [], lost: [] };
  expect(overlayOf(b).says?.display).toEqual(['Fading.']);
  b.veil.step = 4;
  expect(overlayOf(b).says?.display).toEqual(['Cloaked.']);
  b.status = 'left';
  expect(overlayOf(b)).toEqual({});
});
