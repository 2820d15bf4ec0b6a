import { expect, test } from 'vitest';
import { allocateStep } from '../lesson/energy.ts';
import { spaceStep } from '../lesson/move.ts';
import { news, over } from '../lesson/told.ts';
import type { Event } from '../rules/events.ts';
import type { TpView } from '../rules/state.ts';
import { allocateQuestion } from '../rules/turn/1-energy.ts';
import { battle } from './battle.ts';

const laid = () => battle('blue b1 kli-d7 0812^B 8\nred r1 kzi-ff 1409^E 0', { turns: 3, map: { columns: 26, rows: 20 } });
const told = (...events: Event[]) =>
  events.map(event => ({ clock: laid().s.clock, event })) as unknown as Parameters<typeof news>[0];

test('TP-2.1.2 the lesson offers three forms that stand, and says what there is to share out', () => {
  const b = laid();
  const about = { turn: 1, ships: ['b1'] };
  const { says, choices } = allocateStep(b.view('blue'), about);
  expect(says).toContain('39 points');
  expect(choices.map(({ name }) => name)).toEqual([
    'Hunt: speed 8, 4 disruptors armed, 2 ECCM against their ECM',
    'Wait for it: speed 4, 4 disruptors overloaded, harder to hit by 2 ECM',
    'Run: speed 14, disruptors empty, harder to hit by 2 ECM',
  ]);
  for (const { order } of choices) expect(allocateQuestion.judge(b.view('blue'), about, order)).toEqual([]);
});

test('TP-4.2.6 courses of the lesson end near the enemy with guns that bear, or away; alone it stays on the map', () => {
  const b = laid();
  const view = (): TpView => b.view('blue');
  const named = () => spaceStep(view(), { unit: 'b1', n: 1, of: 4 }).choices.map(({ name }) => name);
  expect(named()[0]).toBe('To 2 hexes of where it is: 9 weapons bear');
  expect(named().at(-1)).toMatch(/^Away, to/);
  b.put('b1', '2501^B');
  expect(named().at(-1)).toBe('Off the map, and out of the battle');
  b.unit('r1').status = 'left';
  expect(named()).toEqual(['On, and on the map']);
});

test('TP-3.2.1 TP-10.1.3 the lesson tells who moves first, and what shields stopped', () => {
  const b = laid();
  const seen = b.view('blue');
  const plain = { ecm: 0, eccm: 0, life: true, fireControl: true, shields: 'full', erratic: false } as const;
  const speeds = told(
    { kind: 'announced', unit: 'b1', speed: 8, ...plain },
    { kind: 'announced', unit: 'r1', speed: 5, ...plain },
  );
  expect(news(speeds, seen)[0]).toBe(
    'You go at speed 8, the enemy at 5: you are faster, and move first, half of it in each phase.',
  );
  const struck: Event = {
    kind: 'struck',
    unit: 'r1',
    shield: 1,
    points: 20,
    reinforced: 0,
    boxes: 15,
    inside: 5,
    at: b.unit('r1'),
  };
  expect(news(told(struck), seen)[0]).toBe('Its shield 1 stops 15, and 5 get inside, where each costs a box.');
});

test('TP-16.2.3 the lesson says why it is lost: off the map, or nobody crippled', () => {
  const b = laid();
  expect(over(told(), b.view('blue'))).toContain('nobody was crippled');
  expect(over(told({ kind: 'left', unit: 'b1', at: { q: 0, r: 0 } }), b.view('blue'))).toContain('You left the map');
});
