import { expect, test } from 'vitest';
import { LOST } from '../../rules/open.ts';
import type { Battle } from '../battle.ts';
import { battle, only } from '../battle.ts';

const finish = (...boxes: string[]) => ({ repairs: boxes.map(box => ({ unit: 'blue', box })), docks: [], reload: [] });

/** A cruiser that has lost a box here and there, and pays for damage control. */
function hurt(repairs = 4): Battle {
  const b = battle('a blue fed-ca 1015^A 0\nb red kli-d7 4015^A 0');
  const blue = b.unit('blue');
  Object.assign(blue.boxes, { lab: 7, left: 10, sensor: 5, fore: 3, excess: 5 });
  blue.weapons[6] = LOST;
  blue.shields[0] = 10;
  b.allocate({ blue: { repairs } }, { dice: [6, 1] });
  return b.until('finish');
}

test('TP-14.1.3 four points of damage control mend a box of a system in place of two of a shield', () => {
  const b = hurt();
  expect(only(b.step({ a: finish('lab') }), 'mended')).toEqual([{ kind: 'mended', unit: 'blue', box: 'lab' }]);
  expect([b.unit('blue').boxes.lab, b.unit('blue').shields[0]]).toEqual([8, 10]);
});

test('TP-14.1.3 a weapon likewise: it is there again, unarmed', () => {
  const b = hurt();
  b.step({ a: finish('photon-a') });
  expect(b.unit('blue').weapons[6]).toBe(0);
  expect(b.hold('blue').arms[6]).toEqual({ turns: 0, energy: 0 });
});

test.each(['left', 'fore', 'sensor', 'excess', 'scanner', 'centre', 'cargo'])('TP-14.1.3 not %s', box => {
  expect(hurt().refusals('a', finish(box))).toEqual(['TP-14.1.2 /repairs/0/box']);
});

test('TP-14.1.3 one box a turn, of what is lost, and paid for', () => {
  expect(hurt().refusals('a', finish('lab', 'photon-a'))).toEqual(['TP-14.1.3 /repairs/1/box']);
  expect(hurt().refusals('a', finish('tractor'))).toEqual(['TP-14.1.3 /repairs/0/box']);
  expect(hurt().refusals('a', finish('photon-b'))).toEqual(['TP-14.1.3 /repairs/0/box']);
  expect(hurt(3).refusals('a', finish('lab'))).toEqual(['TP-14.1.3 /repairs/0/box']);
  expect(hurt(3).refusals('a', finish('shield-1'))).toEqual([]);
});
