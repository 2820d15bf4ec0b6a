import { expect, test } from 'vitest';
import { hullOf } from '../../rules/damage/hull.ts';
import { strike } from '../../rules/damage/volley.ts';
import type { Battle } from '../battle.ts';
import { battle, fires, only } from '../battle.ts';

/** A battle whose charts differ. */
function differing(text: string, charts: object): Battle {
  const b = battle(text);
  Object.assign(b.s.book, { charts: { ...b.s.book.charts, ...charts } });
  return b;
}

test('TP-10.1.2 the last die of the counter-clockwise shield is the chart’s', () => {
  const b = differing('a blue fed-ca 1015^B 8\nb red kli-d7 1215^E 8', { seam: 5 });
  const dice = [5, 6];
  const told: { shield?: number }[] = [];
  const t = { tell: (make: () => object) => told.push(make()), reveal: () => undefined, throw: () => dice.shift() } as never;
  for (let n = 0; n < 2; n += 1) strike(b.s, t, { unit: b.unit('blue'), points: 1, bearing: 2, by: 'b' });
  expect(told.map(({ shield }) => shield)).toEqual([1, 2]);
});

test('TP-10.2.10 what is given up first is what the chart names first', () => {
  const b = battle('a blue fed-ca 1015^B 8\nb red kli-d7 1215^E 8');
  const { card } = b.ship('blue');
  const { charts } = b.s.book;
  const first = (preference: typeof charts.preference): string | undefined => {
    const { any } = hullOf(card, b.unit('blue'), { charts: { preference }, hold: b.hold('blue'), bearing: -1 });
    return card.weapons[any[0] as number]?.type;
  };
  expect([first(charts.preference), first([...charts.preference].reverse())]).toEqual(['ph-1', 'photon']);
});

test('TP-9.1.1 TP-9.3.4 TP-9.3.5 shots of a gatling phaser, damage of an overload and its feedback are the charts’', () => {
  const b = differing('a blue hyd-rn 1015^B 8\nb red kli-d7 1215^E 8', { gatlingShots: 2 });
  b.allocate({ red: { speed: 1 } });
  b.until('zero', 'a').put('blue', '1015^F').put('red', '1216^E');
  const shots = (n: number) => ({ windows: [{ unit: 'blue', acts: [], fire: [{ weapon: 'phaser-7', on: 'red', shots: n }] }] });
  expect([b.refusals('a', shots(2)), b.refusals('a', shots(3))]).toEqual([[], ['TP-9.1.1 /windows/0/fire/0/weapon']]);
  const c = differing('a blue fed-ca 1015^B 8\nb red kli-d7 1215^E 8', {
    overloadPoint: 1,
    feedback: { photon: 3, disruptor: 2 },
  });
  c.allocate({ red: { speed: 1 } });
  c.until('zero', 'a').put('red', c.place('blue'));
  c.hold('blue').arms = c.hold('blue').arms.map(() => ({ turns: 2, energy: 8 }));
  const told = c.step({ a: fires('blue', 'photon-a:overload red') }, [1]);
  expect(only(told, 'struck').map(({ unit, points }) => [unit, points])).toEqual([
    ['red', 8],
    ['blue', 3],
  ]);
});
