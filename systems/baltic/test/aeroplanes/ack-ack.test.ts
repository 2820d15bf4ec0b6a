import { expect, test } from 'vitest';
import { newMarker } from '../../rules/aeroplanes/markers.ts';
import type { Planes } from '../../rules/cards.ts';
import type { Act } from '../../rules/orders.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { Battle } from '../battle.ts';
import { only } from '../battle.ts';
import { fire, fireStep, refused } from '../gunnery/range.ts';
import { dice, marker } from './air.ts';

const RED = 'b red to-ca 60,40^180 Stop';

/** The fire step of A with markers of B about: type, place in mil, planes. */
function under(ships: string, markers: [Planes, number, number, number?][], more: Partial<Scenario> = {}): Battle {
  const b = fireStep(`${ships}\n${RED}`, more);
  for (const [i, [type, x, y, planes = 6]] of markers.entries())
    b.s.open.markers.push({ ...newMarker(b.s.book, { id: `b-${type}-${i + 1}`, side: 'b', type, home: null }), x, y, planes });
  return b;
}

const at = (target: string, by = 'vasa'): Act => ({ act: 'ack-ack', by, target });

test('BB-4.6.1 an enemy marker within five inches of the hull to its disc', () => {
  // Vasa's side lies at 20.75, the disc reaches half an inch.
  const near = under('a vasa sd-bb 20,20^0 Stop', [['fighter', 26_250, 20_000]]);
  const far = under('a vasa sd-bb 20,20^0 Stop', [['fighter', 26_251, 20_000]]);
  expect([refused(near, [at('b-fighter-1')]), refused(far, [at('b-fighter-1')])]).toEqual([[], ['BB-4.6.1 /acts/0/target']]);
  expect(refused(near, [at('b-fighter-1'), at('b-fighter-1')])).toEqual(['BB-4.6.1 /acts/1/by']);
  marker(near, 'b-fighter-1').side = 'a';
  expect(refused(near, [at('b-fighter-1')])).toEqual(['BB-4.6.1 /acts/0/target']);
  expect(refused(near, [at('red')])).toEqual(['BB-4.6.1 /acts/0/target']);
});

test('BB-4.6.2 as many dice as she has Ack-Ack, and each 7 takes a plane', () => {
  const b = under('a vasa sd-bb 20,20^0 Stop', [['fighter', 24_000, 20_000]]);
  const told = fire(b, [at('b-fighter-1')], [7, 6, 10]);
  expect(only(told, 'ack-ack')).toMatchObject([{ by: 'vasa', target: 'b-fighter-1', dice: 3 }]);
  expect(marker(b, 'b-fighter-1').planes).toBe(4);
});

test('BB-4.6.2 an aerial corvette jinks first, and then loses her box', () => {
  const b = under('a vasa sd-bb 20,20^0 Stop\nb falke to-ac 24,20^0', []);
  fire(b, [at('falke-1')], dice(3, 3));
  expect([b.vessel('falke-1').splash, b.vessel('falke-1').status]).toEqual([2, 'wreck']);
});

test('BB-4.6.3 of a group torpedo bombers fall first, then bombers, then fighters, what is over passing on', () => {
  const place = [24_000, 20_000] as const;
  const b = under('a adler hl-bb 20,20^0 Stop', [
    ['fighter', ...place],
    ['bomber', ...place, 1],
    ['torpedo-bomber', ...place, 2],
    ['torpedo-bomber', 24_001, 20_000],
  ]);
  fire(b, [at('b-fighter-1', 'adler')], dice(4, 4));
  expect(b.s.open.markers.map(({ planes }) => planes)).toEqual([5, 0, 0, 6]);
});

test('BB-4.6.4 each vessel of a squadron fires her own, out of coherency half of it; wrecks none', () => {
  const b = under('a dd sd-dd 20,20^0 Stop', [['fighter', 22_000, 20_000]]);
  Object.assign(b.vessel('dd-4'), { x: 22_000, y: 26_400 });
  expect(refused(b, [at('b-fighter-1', 'dd-4')])).toEqual(['BB-4.6.2 /acts/0/by']);
  Object.assign(b.vessel('dd-3'), { status: 'wreck', lost: 1 });
  expect(refused(b, [at('b-fighter-1', 'dd-3')])).toEqual(['BB-3.2.2 /acts/0/by']);
  const told = fire(b, [at('b-fighter-1', 'dd-1'), at('b-fighter-1', 'dd-2')], [7, 6]);
  expect(only(told, 'ack-ack')).toMatchObject(['dd-1', 'dd-2'].map(by => ({ by, dice: 1 })));
  expect(marker(b, 'b-fighter-1').planes).toBe(5);
});

test('BB-4.6.5 it needs no arc, but no terrain that reaches into the air may lie across the line of centres', () => {
  const polygon = [22_000, 19_000, 22_500, 19_000, 22_500, 21_000, 22_000, 21_000];
  const land = (...heights: string[]): Partial<Scenario> => ({
    features: [{ id: 'peak', kind: 'land', heights: heights as never, polygon }],
  });
  const behind = (more: Partial<Scenario>): string[] =>
    refused(under('a vasa sd-bb 20,20^0 Stop', [['fighter', 24_000, 20_000]], more), [at('b-fighter-1')]);
  expect([behind(land('surface')), behind(land('surface', 'airborne'))]).toEqual([[], ['BB-4.6.5 /acts/0/target']]);
});

test('BB-4.6.6 Hull Down she has none', () => {
  const b = under('a ilmari nf-ca 20,20^0 Stop', [['fighter', 22_000, 20_000]]);
  expect(refused(b, [at('b-fighter-1', 'ilmari')])).toEqual([]);
  b.vessel('ilmari').down = true;
  expect(refused(b, [at('b-fighter-1', 'ilmari')])).toEqual(['BB-4.6.6 /acts/0/by']);
});
