import { expect, test } from 'vitest';
import { drawingOfKept } from '../src/pages/illustration.ts';
import { lengthWords, minutesOf } from '../src/session/kept-scenes.ts';

const KEPT = { box: [0, 0, 100, 100], sheet: [0, 0, 100, 100], hulls: [{ outline: 'M0 0' }] } as const;

test('learnt: home: a table is drawn as it was kept, six numbers a unit', () => {
  const drawn = drawingOfKept({ ...KEPT, units: '0,1,10,20,60,0,0,2,30,40,120,1' });
  expect(drawn.match(/data-unit/g)).toHaveLength(2);
  expect(drawn).toContain('class="hull s2 lost"');
  expect(drawn).toContain('translate(30px,40px) rotate(120deg)');
});

test('learnt: home: nothing that somebody wrote into a file can close what it is drawn in', () => {
  const evil = '"><script>alert(1)</script>';
  const drawn = drawingOfKept({ ...KEPT, hulls: [{ outline: evil }], box: [evil as never, 0, 1, 1], units: `${evil},1,1,1,1,0` });
  expect(drawn).not.toContain('<script');
});

test('led: new battle: how long one takes follows from its turns and its larger side', () => {
  const sides = (...units: number[]) => units.map((n, i) => ({ id: `${i}`, name: '', units: n }));
  expect(minutesOf({ turns: 8, sides: sides(4, 3) })).toBeLessThan(minutesOf({ turns: 8, sides: sides(3, 12) }));
  expect([30, 70, 120, 300].map(lengthWords)).toEqual(['half an hour', 'an hour', 'an evening', 'more than an evening']);
});
