import { courseOf } from '@flagplot/plane';
import { expect, test } from 'vitest';
import { baltic as rules } from '../../rules/index.ts';
import { happeningsOn } from '../../rules/movement/happenings.ts';
import { passageOf } from '../../rules/movement/passage.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { Battle } from '../battle.ts';
import { battle, only } from '../battle.ts';

/** `n` dice that hit nothing, but for those given. */
const dice = (n: number, ...faces: number[]): number[] => [...faces, ...Array.from({ length: n }, () => 1)].slice(0, n);
const AHEAD = { blue: [[8000, 0]] } as const;
/** A cruiser with another across her bow: they touch after 2.24 inches, and her course ends clear beyond. */
const CROSSING = 'a blue sd-ca 20,10^0 Full\nb red to-ca 20,14.5^90 Stop';

function cross(text: string = CROSSING, more: Partial<Scenario> = {}): Battle {
  const b = battle(text, more).plan();
  b.sail('blue', AHEAD);
  return b;
}

const kinds = (told: ReturnType<Battle['step']>): string[] => told.map(({ kind }) => kind);

test('BB-3.1.26 BB-2.0.6 where a vessel touches another both owners are asked at once, and nothing is told of either answer before both are given', () => {
  const b = battle(CROSSING).plan();
  const told = b.sail('blue', AHEAD);
  expect(kinds(told)).toEqual(['turned', 'sailed', 'touched']);
  expect(b.asks).toEqual([
    { side: 'a', kind: 'meet', about: { vessel: 'blue', other: 'red' } },
    { side: 'b', kind: 'meet', about: { vessel: 'blue', other: 'red' } },
  ]);
  expect(b.vessel('blue')).toMatchObject({ x: 20_000, y: 12_240 });
});

test('BB-3.1.27 BB-6.4.7 where nobody forces it she passes on, along her course as it was ordered', () => {
  const b = cross();
  const told = b.step({ a: { force: false }, b: { force: false } });
  expect(only(told, 'met')).toMatchObject([{ force: [] }]);
  expect(only(told, 'sailed')).toMatchObject([{ legs: [{ d: 5760, turn: 0 }], to: { y: 18_000 } }]);
  expect(b.asked()).toEqual(['a fire']);
});

test('BB-6.4.7 an interruption breaks no turn: the end is that of the whole segment', () => {
  const b = battle('a blue sd-ca 20,10^0 Full\nb red to-dd 20.3,14.2^90 Stop').plan();
  b.sail('blue', {
    blue: [
      [2000, 0],
      [6000, 500],
    ],
  });
  expect(b.asked()).toEqual(['a meet', 'b meet']);
  while (b.asks[0]?.kind === 'meet') b.step();
  // A turn of 30 degrees at 500 an inch about a centre 11.459 to starboard: 1.535 across and 5.730 ahead.
  expect(b.vessel('blue')).toMatchObject({ x: 21_535, y: 17_730, heading: 3000 });
});

test('BB-3.1.28 BB-3.1.33 BB-3.1.34 BB-3.1.35 both force it: no roll, each takes the dice of the other, and nobody doubles', () => {
  const b = cross();
  const told = b.step({ a: { force: true }, b: { force: true } }, [...dice(10, 10, 7), ...dice(10, 10, 10, 8)]);
  expect(kinds(told)).toEqual(['met', 'collided', 'thrown', 'thrown', 'struck', 'struck', 'ready']);
  expect(only(told, 'thrown').map(({ why }) => [why.rule, why.what])).toEqual([
    ['BB-3.1.33', 'Birger Jarl strikes Sagenheld, 10 dice'],
    ['BB-3.1.33', 'Sagenheld strikes Birger Jarl, 10 dice'],
  ]);
  expect(only(told, 'struck')).toMatchObject([
    { vessel: 'red', hits: 2, tenners: 1 },
    { vessel: 'blue', hits: 3, tenners: 2 },
  ]);
});

test('BB-3.1.29 BB-3.1.35 one forces it: of three dice a cruiser wants two against a cruiser, and whoever evaded doubles her tens', () => {
  const b = cross();
  const told = b.step({ a: { force: true }, b: { force: false } }, [7, 7, 6, ...dice(10, 10, 7), ...dice(10, 10)]);
  expect(only(told, 'thrown')[0]).toMatchObject({ read: 2, met: 2, why: { rule: 'BB-3.1.29' } });
  expect(only(told, 'struck')).toMatchObject([
    { vessel: 'red', hits: 2, tenners: 2 },
    { vessel: 'blue', hits: 1, tenners: 1 },
  ]);
  const c = cross();
  expect(kinds(c.step({ a: { force: false }, b: { force: true } }, [7, 6, 6]))).toEqual(['met', 'thrown', 'sailed', 'ready']);
});

test('BB-3.1.29 BB-3.1.33 a destroyer forces a battleship by one success: five dice for her, fifteen for the destroyer', () => {
  const b = battle('a blue sd-dd 20,10^0\nb red to-bb 20,14^90 Stop').plan();
  const course = (vessel: string): { vessel: string; legs: { d: number; turn: number }[] } => ({
    vessel,
    legs: [{ d: 9000, turn: 0 }],
  });
  b.order('blue', ['blue-1', 'blue-2', 'blue-3', 'blue-4'].map(course));
  const told = b.step({ a: { force: true }, b: { force: false } }, [1, 1, 7, ...dice(5, 10, 7), ...dice(15, 7)]);
  expect(only(told, 'struck')).toMatchObject([
    { vessel: 'red', hits: 2, boxes: 2, tenners: 2 },
    { vessel: 'blue-1', hits: 1, jinked: 0, boxes: 1 },
  ]);
  // BB-3.1.59 BB-3.1.60 The flagship is a wreck: her successor leads, who sails next and has no duty.
  expect(only(told, 'lapsed')).toEqual([{ kind: 'lapsed', unit: 'blue', vessels: ['blue-2', 'blue-3', 'blue-4'] }]);
  expect(b.asks).toEqual([{ side: 'a', kind: 'sail', about: { unit: 'blue', left: ['blue-2', 'blue-3', 'blue-4'] } }]);
});

test('BB-3.1.33 where a table so chooses both take the dice of whoever forces', () => {
  const b = battle('a blue sd-dd 20,10^0\nb red to-bb 20,14^90 Stop', { options: ['forcing-row'] }).plan();
  const course = (vessel: string): { vessel: string; legs: { d: number; turn: number }[] } => ({
    vessel,
    legs: [{ d: 9000, turn: 0 }],
  });
  b.order('blue', ['blue-1', 'blue-2', 'blue-3', 'blue-4'].map(course));
  const told = b.step({ a: { force: true }, b: { force: false } }, [1, 1, 7, ...dice(5), ...dice(5)]);
  expect(only(told, 'thrown').map(({ faces }) => faces.length)).toEqual([3, 5, 5]);
});

test('BB-3.1.36 BB-3.1.3 BB-2.1.14 after a collision the mover lies where it touched, its telegraph as it was, and may fire', () => {
  const b = cross();
  b.step({ a: { force: true }, b: { force: true } }, dice(20));
  expect(b.vessel('blue')).toMatchObject({ x: 20_000, y: 12_240, setting: 'Full', held: false, moved: true });
  expect(b.vessel('red').setting).toBe('Stop');
  expect(b.asked()).toEqual(['a fire']);
});

test('BB-3.1.30 friends evade each other, unasked', () => {
  const b = battle('a blue sd-ca 20,10^0 Full\na bird to-ca 20,14.5^90 Stop\nb red to-ca 60,40^180').plan();
  expect(kinds(b.sail('blue', AHEAD))).toEqual(['turned', 'sailed', 'ready']);
});

test('BB-3.1.31 BB-3.1.26 a merchant may not force: her owner is not asked, and two of them pass', () => {
  const b = cross('a blue hl-mm 20,10^0 Full\nb red to-ca 20,14.5^90 Stop');
  expect(b.asked()).toEqual(['b meet']);
  const c = battle('a blue hl-mm 20,10^0 Full\nb red hl-mm 20,14.5^90 Stop').plan();
  expect(kinds(c.sail('blue', AHEAD))).toEqual(['turned', 'sailed', 'ready']);
});

test('BB-3.1.32 nobody collides with a flyer', () => {
  const b = battle('a blue sd-ca 20,10^0 Full\nb red sd-rc 20,14.5^90 Stop').plan();
  expect(kinds(b.sail('blue', AHEAD))).toEqual(['turned', 'sailed', 'ready']);
  const c = battle('a blue sd-rc 20,10^0\nb red to-ca 20,14.5^90 Stop').plan();
  expect(kinds(c.sail('blue', AHEAD))).toEqual(['turned', 'sailed', 'ready']);
});

test('BB-3.1.37 contact that stands as she sets out is not tested, nor is the same pair again before it is broken', () => {
  // The two lie bow to side, nine thousandths of an inch apart.
  const b = battle('a blue sd-ca 20,12.241^0 Full\nb red to-ca 20,14.5^90 Stop').plan();
  expect(kinds(b.sail('blue', { blue: [[6000, 0]] }))).toEqual(['turned', 'sailed', 'ready']);
});

test('BB-3.1.37 BB-6.4.2 once it has been broken, at the first sample that does not touch, they meet again', () => {
  const b = battle(CROSSING);
  const [vessel, from] = [b.vessel('blue'), { x: 20_000, y: 10_000, heading: 0 }];
  const there = { d: 2300, turn: 0 };
  const course = courseOf(from, [there, { d: -300, turn: 0 }, there]);
  const found = [...happeningsOn(passageOf(b.s, { vessel, course, from: 0, met: [], bombs: [] }))];
  expect(found.map(({ what, s }) => [what, s])).toEqual([
    ['meet', 2240],
    ['part', 2400],
    ['meet', 2840],
  ]);
});

test('BB-3.1.38 a wreck cannot manoeuvre: the mover alone is asked, collides without a roll, and it doubles nothing', () => {
  const b = battle(CROSSING).plan();
  Object.assign(b.vessel('red'), { status: 'wreck', lost: 8, wrecked: 1 });
  b.sail('blue', AHEAD);
  expect(b.asked()).toEqual(['a meet']);
  const told = b.step({ a: { force: true } }, [...dice(10, 10, 7), ...dice(10, 10)]);
  expect(only(told, 'struck')).toMatchObject([
    { vessel: 'red', hits: 2, tenners: 0 },
    { vessel: 'blue', hits: 1, tenners: 1 },
  ]);
  const c = battle(CROSSING).plan();
  Object.assign(c.vessel('red'), { status: 'wreck', lost: 8, wrecked: 1 });
  c.sail('blue', AHEAD);
  expect(kinds(c.step({ a: { force: false } }))).toEqual(['met', 'sailed', 'ready']);
});

test('BB-3.1.38 nor can who is held, who doubles as one that evades', () => {
  const b = battle(CROSSING).plan();
  b.vessel('red').held = true;
  b.sail('blue', AHEAD);
  expect(b.asked()).toEqual(['a meet']);
  const told = b.step({ a: { force: true } }, [...dice(10, 10), ...dice(10)]);
  expect(only(told, 'struck')).toMatchObject([{ vessel: 'red', hits: 1, tenners: 2 }]);
});

test('BB-2.0.8 BB-2.0.6 while evade or force is asked the rest of the course lies in the folder of its side, and nowhere else', () => {
  const b = cross();
  expect(b.view('a').own.course).toEqual({ end: 8000, left: [{ vessel: 'blue', legs: [{ d: 8000, turn: 0 }] }] });
  expect(b.s.open.activation?.under).toMatchObject({ vessel: 'blue', other: 'red', legs: [{ d: 2240, turn: 0 }] });
  const { open, own } = b.view('b');
  expect(JSON.stringify({ open, own })).not.toContain('8000');
  b.step({ a: { force: false }, b: { force: false } });
  expect(b.view('a').own.course).toBeNull();
});

test('BB-2.0.8 a guess of it begins as it has been seen, and makes sense', () => {
  const b = cross();
  const guess = rules.imagine(b.view('b'), sides => sides).a;
  expect(guess?.course?.left[0]).toMatchObject({ vessel: 'blue', legs: [{ d: 8000, turn: 0 }] });
  const other = rules.imagine(b.view('b'), () => 1).a;
  expect(other?.course?.left[0]?.legs).toEqual([{ d: 6000, turn: 0 }]);
  const sealed = { ...b.s.sealed, a: other } as typeof b.s.sealed;
  expect(rules.sense?.({ ...b.s, sealed })).toEqual([]);
});

test('BB-2.0.8 a state in which such a course leads elsewhere makes no sense', () => {
  const faults = (change: (b: Battle) => void): string[] => {
    const b = cross();
    change(b);
    return (rules.sense?.(b.s) ?? []).map(({ rule, at }) => `${rule} ${at}`);
  };
  const course = (b: Battle): { end: number; left: { legs: { d: number; turn: number }[] }[] } => b.s.sealed.a?.course as never;
  expect(faults(() => undefined)).toEqual([]);
  expect(faults(b => Object.assign(b.s.sealed.a ?? {}, { course: null }))).toEqual(['BB-2.0.8 /sealed/a/course']);
  expect(faults(b => Object.assign(course(b), { end: 2000 }))).toEqual(['BB-2.0.8 /sealed/a/course']);
  expect(faults(b => Object.assign(course(b).left[0] ?? {}, { legs: [{ d: 8000, turn: 500 }] }))).toEqual([
    'BB-2.0.8 /sealed/a/course',
  ]);
  expect(faults(b => Object.assign(b.vessel('blue'), { y: 12_000 }))).toEqual(['BB-3.1.26 /open/activation/under/legs']);
  expect(faults(b => Object.assign(b.vessel('red'), { status: 'sunk' }))).toEqual(['BB-3.1.26 /open/activation/under']);
});

test('BB-2.0.7 a standing order answers for its side', () => {
  const b = cross();
  const standing = (force: 'ask' | 'always' | 'never'): unknown => {
    const own = { ...b.view('b').own, doctrine: { ...b.view('b').own.doctrine, force } };
    return rules.questions.meet.standing?.({ ...b.view('b'), own }, { vessel: 'blue', other: 'red' });
  };
  expect([standing('ask'), standing('always'), standing('never')]).toEqual([undefined, { force: true }, { force: false }]);
});

test('BB-3.1.59 a member that collides stops nobody else: the rest of the column sails on', () => {
  const b = battle('a blue sd-dd 20,10^0\nb red to-bb 24.7,14^90 Stop').plan();
  const course = (vessel: string): { vessel: string; legs: { d: number; turn: number }[] } => ({
    vessel,
    legs: [{ d: 9000, turn: 0 }],
  });
  b.order('blue', ['blue-1', 'blue-2', 'blue-3', 'blue-4'].map(course));
  expect(b.s.open.activation).toMatchObject({ left: ['blue-4'], under: { vessel: 'blue-3' } });
  const told = b.step({ a: { force: true }, b: { force: true } }, [...dice(5), ...dice(15)]);
  expect(b.s.open.activation).toMatchObject({ left: [], under: { vessel: 'blue-4' } });
  expect(only(told, 'sailed').map(({ vessel }) => vessel)).toEqual(['blue-4']);
  b.step();
  expect(['blue-1', 'blue-2', 'blue-3', 'blue-4'].map(id => b.vessel(id).y)).toEqual([19_000, 19_000, 12_240, 19_000]);
});

test('BB-6.4.3 of two touched after the same way the first in the list comes first, and then the other', () => {
  const b = battle('a blue sd-ca 20,10^0 Full\nb red to-ff 21,14.25^270 Stop\nb pink to-ff 19,14.25^90 Stop').plan();
  b.sail('blue', AHEAD);
  expect(b.asks[0]?.about).toEqual({ vessel: 'blue', other: 'red' });
  const { y } = b.vessel('blue');
  expect(only(b.step(), 'touched')).toMatchObject([{ other: 'pink', at: { y } }]);
  b.step();
  expect(b.vessel('blue').y).toBe(18_000);
});
