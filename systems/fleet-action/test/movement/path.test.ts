import { fits } from '@flagplot/check';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charts } from '../../data/index.ts';
import { fleetAction } from '../../rules/index.ts';
import { destination, hexesIn, orderOf, PULSES, speedIn, straight } from '../../rules/movement/path.ts';
import { battle, faults, path, pathText, place, plot } from '../battle.ts';

const FAR = 'earth B 0: Vesper omega 0101^3';
const row = (speed: number) => PULSES.map(pulse => hexesIn(charts, speed, pulse));

test('FA-5.8.1 a third of the speed, rounded down, is moved in each pulse at least', () => {
  for (let speed = 0; speed <= 60; speed += 1)
    for (const hexes of row(speed)) expect([0, 1]).toContain(hexes - Math.floor(speed / 3));
});

test('FA-5.8.2 a remainder of one is moved in pulse 2, of two in pulses 1 and 3', () => {
  expect([0, 1, 2, 3, 4, 5, 10, 11].map(row)).toEqual([
    [0, 0, 0],
    [0, 1, 0],
    [1, 0, 1],
    [1, 1, 1],
    [1, 2, 1],
    [2, 1, 2],
    [3, 4, 3],
    [4, 3, 4],
  ]);
  for (let speed = 0; speed <= 60; speed += 1) {
    const third = Math.floor(speed / 3);
    const [one, two] = [Number(speed % 3 === 1), Number(speed % 3 === 2)];
    expect(row(speed)).toEqual([third + two, third + one, third + two]);
  }
});

test('FA-5.8.3 the chart ends at 20, and its pattern goes on', () => {
  expect(charts.pulses).toHaveLength(21);
  expect([19, 20, 21, 22, 23].map(row)).toEqual([
    [6, 7, 6],
    [7, 6, 7],
    [7, 7, 7],
    [7, 8, 7],
    [8, 7, 8],
  ]);
});

test("FA-16.2.1 a chart of the scenario's own takes the place of the printed one, and its pattern goes on as well", () => {
  const own = { ...charts, pulses: charts.pulses.slice(0, 6).map(([a, b, c]) => [c, b, a] as const) };
  expect(PULSES.map(pulse => hexesIn(own, 7, pulse))).toEqual([2, 3, 2]);
  const late = battle(`narn A 3: Tal gquan 3060^0\n${FAR}`, {
    charts: { ...charts, pulses: charts.pulses.map(([a, b, c]) => [0, 0, a + b + c] as const) },
  });
  expect(faults(late, 'narn-a', '//aaa')).toEqual([]);
});

test('FA-5.8.5 after a change in pulse n the earlier pulses use the old row, pulse n and the later ones the new', () => {
  const change = { pulse: 2, by: 4 };
  expect(PULSES.map(pulse => hexesIn(charts, speedIn(7, change, pulse), pulse))).toEqual([2, 3, 4]);
  const b = battle(`narn A 7: Tal thentus 3060^0\n${FAR}`);
  expect(faults(b, 'narn-a', 'aa/aaa/aaaa', { change })).toEqual([]);
  expect(faults(b, 'narn-a', 'aa/aaa/aa', { change })).toEqual(['FA-5.6.2 /path/2']);
  b.step({ narn: { squadrons: [plot('narn-a', 'aa/aaa/aaaa', { change })] } });
  expect(b.squadron('narn-a').speed).toBe(11);
  expect(b.places('tal')).toEqual(['3051^0']);
});

test('FA-5.6.1 every command ship has a path for all three pulses, the flagship too', () => {
  const b = battle(`narn A 3: Tal gquan 3060^0\nnarn B 3: Var gquan 2060^0\n${FAR}`);
  const both = [plot('narn-a', 'a/a/a'), plot('narn-b', 'a/a/a')];
  expect(b.refusals('narn', { squadrons: both })).toEqual([]);
  expect(b.refusals('narn', { squadrons: both.slice(1) })).toEqual(['FA-3.1.3 /squadrons']);
  for (const pulses of [[], ['a'], ['a', 'a'], ['a', 'a', 'a', '']])
    expect(
      fits(fleetAction.questions.orders.schema, {
        squadrons: [{ squadron: 'narn-a', path: pulses.map(one => [...one].map(() => 'ahead')) }],
      }),
    ).toBe(false);
  expect(fits(fleetAction.questions.orders.schema, { squadrons: [plot('narn-a', 'a/a/a')] })).toBe(true);
});

test('FA-5.6.2 a path has just the hexes of the chart in each pulse', () => {
  for (let speed = 0; speed <= 24; speed += 1) {
    const b = battle(`narn A ${speed}: Tal gquan 3060^0\n${FAR}`);
    const on = pathText(straight(charts, speed));
    expect(faults(b, 'narn-a', on)).toEqual([]);
    for (const [i, pulse] of on.split('/').entries()) {
      const other = (steps: string) => on.split('/').with(i, steps).join('/');
      expect(faults(b, 'narn-a', other(`${pulse}a`))).toEqual([`FA-5.6.2 /path/${i}`]);
      if (pulse) expect(faults(b, 'narn-a', other(pulse.slice(1)))).toEqual([`FA-5.6.2 /path/${i}`]);
    }
  }
});

test('FA-5.6.2 a path too short is not wrong but not yet whole', () => {
  const b = battle(`narn A 3: Tal gquan 3060^0\n${FAR}`);
  const judged = (text: string) =>
    fleetAction.questions.orders.judge(b.view('narn'), { turn: 1 }, { squadrons: [{ squadron: 'narn-a', path: path(text) }] });
  expect(judged('a/a/')).toMatchObject([{ rule: 'FA-5.6.2', at: '/squadrons/0/path/2', lacking: true }]);
  expect(judged('a/a/aa')[0]).not.toHaveProperty('lacking');
});

test('FA-5.6.3 a path over the edge is refused: of the command ship, or of a member where a pulse ends (ruling R10)', () => {
  const b = battle(`narn A 3: Tal gquan 3002^0, Var gquan 3003\n${FAR}`);
  expect(faults(b, 'narn-a', 'a/a/a')).toEqual(['FA-5.6.3 /path/1']);
  expect(faults(b, 'narn-a', '>>a/a/a')).toEqual([]);
  const wide = battle(`narn A 3: Tal gquan 3006^0, Var gquan 3003\n${FAR}`);
  expect(faults(wide, 'narn-a', 'a/a/a')).toEqual(['FA-5.6.3 /path/2']);
  expect(faults(wide, 'narn-a', '<a/a/a')).toEqual([]);
});

test('FA-5.6.3 a squadron that cannot stay on the map goes over the edge, and is out of the battle (ruling R1)', () => {
  const b = battle(`narn A 18: Tal omega 3002^0, Var omega 3003\n${FAR}`);
  expect(faults(b, 'narn-a', pathText(straight(charts, 18)))).toEqual([]);
  const told = b.step();
  expect(told.filter(({ kind }) => kind === 'gone')).toMatchObject([
    { kind: 'gone', ship: 'tal', by: 'edge' },
    { kind: 'gone', ship: 'var', by: 'edge' },
  ]);
  expect(b.s.open.verdict).toMatchObject({ winners: ['earth'], points: { earth: 900, narn: 0 } });
});

test('FA-5.6.3 the absent player at the edge takes the first course that stays on the map', () => {
  const b = battle(`narn A 6: Tal gquan 3003^0\n${FAR}`);
  expect(faults(b, 'narn-a', pathText(straight(charts, 6)))).toEqual(['FA-5.6.3 /path/1']);
  b.until('fire', 3);
  expect(b.places('tal')).toEqual(['2406^4']);
});

test('FA-5.3.1 a path leads through neighbouring hexes, one for each hex of movement', () => {
  const step = fc.constantFrom('a', '<', '>', '{', '}');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.integer({ min: 0, max: 5 }), (steps, heading) => {
      const from = { q: 20, r: 20, heading };
      const to = destination(from, path(steps.join('')).flat());
      const turned = steps.filter(one => one === '>').length - steps.filter(one => one === '<').length;
      expect(to.heading).toBe((heading + turned + 60) % 6);
      const back = destination({ ...to, heading: (to.heading + 3) % 6 }, reversed(steps));
      expect(place({ ...back, heading })).toBe(place(from));
    }),
  );
});

/** The way back, astern: a slip to port is undone by a slip to port on the opposite heading. */
function reversed(steps: readonly string[]): ReturnType<typeof path>[number] {
  const mirrored: Record<string, string> = { '<': '>', '>': '<' };
  return path(
    [...steps]
      .reverse()
      .map(one => mirrored[one] ?? one)
      .join(''),
  ).flat();
}

test('FA-3.2 a path without a name has the name that allows it most (ruling R11)', () => {
  const named = { 'a/a/a': 'maintain-course', 'a/{/a': 'maintain-course', 'a/a/>a': 'turn', '<a/a/>a': 'correct-course' };
  const tight = { '<>a/a/a': 'turn-hard', '<a/<a/a': 'turn-hard', '<a/<a/<a': 'come-about', '<<>>a/a/a': 'come-about' };
  for (const [text, name] of Object.entries({ ...named, ...tight })) expect(orderOf(path(text))).toBe(name);
});
