import { expect, test } from 'vitest';
import { strike } from '../../rules/damage/volley.ts';
import type { Act } from '../../rules/orders.ts';
import { loseBerths } from '../../rules/shuttles/bay.ts';
import type { Battle } from '../battle.ts';
import { acts, battle, only, space } from '../battle.ts';

/** A carrier that is slow, before a cruiser far away. */
const TEXT = 'a blue hyd-rn 1015^B 8\nb red kli-d7 3515^E 8';

const launches = (box: number, speed: number): Act => ({ act: 'launch', box, facing: 1, speed });
/** Boxes of the carrier: three shuttles, then nine fighters. */
const [SHUTTLE, FIGHTER, SECOND, THIRD] = [0, 3, 4, 5];

/** Blue goes this fast, Red that fast, and Blue is asked for its first space. */
function begun(blue: number, red: number, text = TEXT): Battle {
  const b = battle(text);
  b.allocate({ blue: { speed: blue }, red: { speed: red } });
  return b;
}

/** A space ahead with launches. */
const sends = (...all: Act[]) => ({ ...space('F'), acts: all });

test('TP-1.1.6 TP-12.1.1 a carrier of speed 3 launches fighters of speed 7 in its first space: none moves in First Phase, 3 or 4 in Second, before it', () => {
  const b = begun(3, 0).until('space', 'a');
  const told = b.step({ a: { ...sends(launches(FIGHTER, 7), launches(SECOND, 7)), half: 2 } });
  expect(only(told, 'sent').map(({ unit, speed }) => [unit, speed])).toEqual([
    ['fighter-1', 7],
    ['fighter-2', 7],
  ]);
  expect(b.s.open.order).toEqual(['fighter-1', 'fighter-2', 'blue', 'red']);
  const first = b.told.length;
  b.until('zero').until('space', 'a');
  expect(b.asks[0]?.about).toEqual({ unit: 'fighter-1', n: 1, of: null });
  expect(only(b.told.slice(first), 'called').map(({ unit }) => unit)).toEqual(['fighter-1']);
  expect(b.refusals('a', { ...space('F'), half: 7 })).toEqual(['TP-1.1.4 /half']);
  b.step({ a: { ...space('F'), half: 4 } });
  for (let n = 0; n < 3; n += 1) b.until('space', 'a').step({ a: space('F') });
  expect(b.unit('fighter-1').made).toBe(4);
  b.until('space', 'a');
  expect(b.asks[0]?.about).toEqual({ unit: 'fighter-2', n: 1, of: null });
});

test('TP-12.1.3 TP-3.2.9 a shuttle whose speed is not above that of its ship joins the end of its group and moves in this phase', () => {
  const b = begun(4, 0).until('space', 'a');
  b.step({ a: sends(launches(SHUTTLE, 4)) });
  expect(b.s.open.order).toEqual(['blue', 'shuttle-1', 'red']);
  b.until('space', 'a').step();
  b.until('space', 'a');
  expect(b.asks[0]?.about).toEqual({ unit: 'shuttle-1', n: 1, of: 2 });
});

test('TP-12.1.2 launched in answer to a faster mover it moves when its number is called', () => {
  const b = begun(0, 10).until('answer', 'a');
  b.step({ a: acts('blue', launches(FIGHTER, 7)) });
  expect(b.unit('fighter-1').sortie?.late).toBe(false);
  b.until('space', 'a');
  expect(b.asks[0]?.about).toEqual({ unit: 'fighter-1', n: 1, of: null });
});

test('TP-12.1.1 TP-1.1.6 launched at impulse zero it moves in the next phase, one half of its speed; in Second Phase not any more', () => {
  const b = begun(0, 1).until('zero', 'a');
  b.step({ a: acts('blue', launches(SHUTTLE, 6)) });
  b.until('space', 'a');
  expect(b.asks[0]?.about).toEqual({ unit: 'shuttle-1', n: 1, of: 3 });
  b.until('zero', 'a').step({ a: acts('blue', launches(FIGHTER, 7)) });
  expect(b.unit('fighter-2').halted).toBe(true);
});

test('TP-12.1.4 a window of a ship with fighters has two launches, of another one', () => {
  const b = begun(3, 2).until('space', 'a');
  expect(b.refusals('a', sends(launches(FIGHTER, 7), launches(SECOND, 7), launches(THIRD, 7)))).toEqual([
    'TP-12.1.4 /acts/0/act',
    'TP-12.1.4 /acts/1/act',
    'TP-12.1.4 /acts/2/act',
  ]);
  expect(b.refusals('a', sends(launches(FIGHTER, 7), launches(FIGHTER, 7)))).toEqual([
    'TP-12.1.4 /acts/0/box',
    'TP-12.1.4 /acts/1/box',
  ]);
  b.until('space', 'b');
  expect(b.refusals('b', sends(launches(0, 6), launches(1, 6)))).toHaveLength(2);
  expect(b.refusals('b', sends(launches(0, 6)))).toEqual([]);
  expect(b.refusals('b', sends(launches(2, 6)))).toEqual(['TP-12.1.4 /acts/0/box']);
});

test('TP-12.1.3 TP-12.2.1 TP-12.2.3 a speed is named that its kind has: 6 of a shuttle, 7 of a fighter', () => {
  const b = begun(2, 0).until('space', 'a');
  expect(b.refusals('a', sends(launches(SHUTTLE, 7)))).toEqual(['TP-12.1.3 /acts/0/speed']);
  expect(b.refusals('a', sends(launches(SHUTTLE, 6)))).toEqual([]);
  expect(b.refusals('a', sends(launches(FIGHTER, 8)))).toEqual(['TP-12.1.3 /acts/0/speed']);
  expect(b.refusals('a', sends(launches(FIGHTER, 7)))).toEqual([]);
});

test('TP-12.1.6 a new fighter fires directly after four impulses of its own, or from the next phase on', () => {
  const b = begun(0, 10, 'a blue hyd-rn 1015^B 8\nb red kli-d7 1815^E 8').until('answer', 'a');
  b.step({ a: acts('blue', launches(FIGHTER, 7)) });
  b.until('space', 'a');
  expect(b.unit('fighter-1').delays).toEqual([{ what: 'fresh', left: 4, by: 'impulse' }]);
  expect(b.refusals('a', space('F', 'phaser-1 red'))).toEqual(['TP-12.1.6 /fire']);
  b.until('zero', 'a').until('space', 'a').put('red', '1513^E');
  expect(b.refusals('a', space('F', 'phaser-1 red'))).toEqual([]);
});

test('TP-12.2.6 TP-4.2.4 TP-4.2.11 a fighter turns by the row of small units, satisfied as it is launched, and always locks on', () => {
  const b = begun(8, 1).until('space', 'a');
  b.step({ a: sends(launches(FIGHTER, 7)) });
  const fighter = b.unit('fighter-1');
  expect([fighter.turnCount, fighter.shields, fighter.lockOn]).toEqual([2, [], true]);
  b.until('allocate');
  b.allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  expect(b.unit('fighter-1').speed).toBe(7);
});

test('TP-1.3.2 TP-12.2.5 in flight it is told a speed for each turn, half of its own, rounded up, once it is crippled', () => {
  const b = begun(5, 1).until('space', 'a');
  b.step({ a: sends(launches(FIGHTER, 7)) });
  b.until('allocate');
  const forms = { forms: [b.form('blue')], order: [], watch: [] };
  const small = (unit: string, speed: number) => ({ ...forms, small: [{ unit, speed }] });
  expect(b.refusals('a', small('fighter-1', 7))).toEqual([]);
  expect(b.refusals('a', small('fighter-1', 8))).toEqual(['TP-12.2.5 /small/0/speed']);
  expect(b.refusals('a', small('blue', 5))).toEqual(['TP-1.3.2 /small/0/unit']);
  b.unit('fighter-1').damage = 7;
  expect(b.refusals('a', small('fighter-1', 5))).toEqual(['TP-12.2.5 /small/0/speed']);
  b.step({ a: small('fighter-1', 4) });
  expect(b.unit('fighter-1').speed).toBe(4);
});

test('TP-10.2.10 TP-6.5.3 R104 a bay that is hit gives up its empty boxes first, then shuttles, fighters last; what is made ready changes places with a plain one', () => {
  const b = begun(0, 1).until('zero', 'a');
  b.step({ a: acts('blue', launches(1, 0)) });
  const { bay = [], boxes } = b.unit('blue');
  const lost = (left: number): number[] => {
    boxes.shuttle = left;
    loseBerths(b.s.open, { tell: () => undefined } as never, { unit: b.unit('blue'), hold: b.hold('blue') });
    return bay.flatMap((berth, box) => (berth.lost ? [box] : []));
  };
  const hold = b.hold('blue');
  expect(lost(11)).toEqual([1]);
  const craft = { as: 'suicide', turns: 3, energy: 9, target: 'red', load: [] } as const;
  hold.bay[0] = { ...craft, load: [] };
  if (hold.form) hold.form.shuttles = [{ box: 0, as: 'suicide', energy: 1 }];
  expect(lost(10)).toEqual([0, 1]);
  expect([hold.bay[0]?.as, hold.bay[2], hold.form?.shuttles[0]?.box]).toEqual(['plain', craft, 2]);
  // No plain one is left to go in its stead.
  expect(lost(9)).toEqual([0, 1, 2]);
  expect(hold.bay[2]?.as).toBe('plain');
});

test('TP-12.2.1 TP-12.2.2 TP-12.2.5 a small unit is crippled and destroyed by the points of its kind', () => {
  const b = begun(0, 1, 'a blue gor-ca 1015^B 8\nb red kli-d7 1115^E 8').until('zero', 'a');
  b.step({ a: acts('blue', launches(0, 0)) });
  b.until('zero', 'a').step({ a: acts('blue', launches(4, 0)) });
  expect([b.unit('shuttle-1').card, b.unit('shuttle-2').card, b.unit('shuttle-2').parties]).toEqual(['admin', 'gas', { a: 5 }]);
  const hurt = (id: string, points: number): string[] => {
    const told: string[] = [];
    const t = { tell: (say: () => { kind: string }) => void told.push(say().kind) };
    strike(b.s, t as never, { unit: b.unit(id), points, bearing: -1, by: 'b' });
    return told;
  };
  expect([hurt('shuttle-1', 3), hurt('shuttle-1', 1), hurt('shuttle-1', 2)]).toEqual([
    ['struck'],
    ['struck', 'crippled'],
    ['struck', 'destroyed'],
  ]);
  expect([hurt('shuttle-2', 6), hurt('shuttle-2', 2)]).toEqual([
    ['struck', 'crippled'],
    ['struck', 'destroyed'],
  ]);
});

test('TP-12.2.3 TP-12.2.5 a fighter has a phaser and two shots of fusion forward, none of fusion once it is crippled', () => {
  const b = begun(0, 1, 'a blue hyd-rn 1015^B 8\nb red kli-d7 1312^E 8').until('zero', 'a');
  b.step({ a: acts('blue', launches(FIGHTER, 0)) });
  b.until('zero', 'a');
  const fires = (...fire: string[]) => ({
    windows: [{ unit: 'fighter-1', acts: [], fire: fire.map(weapon => ({ weapon, on: 'red' })) }],
  });
  expect(b.refusals('a', fires('phaser-1', 'fusion-1', 'fusion-2'))).toEqual([]);
  expect(
    b.refusals('a', {
      windows: [{ ...fires('fusion-1').windows[0], fire: [{ weapon: 'fusion-1', on: 'red', as: 'overload' }] }],
    }),
  ).toEqual(['TP-9.4.5 /windows/0/fire/0']);
  b.put('red', '0817^B');
  expect(b.refusals('a', fires('phaser-1', 'fusion-1'))).toHaveLength(2);
  b.put('red', '1312^E').unit('fighter-1').damage = 7;
  expect(b.refusals('a', fires('phaser-1', 'fusion-2'))).toEqual(['TP-12.2.5 /windows/0/fire/1/weapon']);
  b.step({ a: fires('phaser-1') }, [1]);
  b.until('allocate').allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  expect(b.hold('fighter-1').capacitor).toBe(2);
});

test('TP-1.3.6 the course of a fighter ends when it is launched at', () => {
  const b = begun(3, 0).until('space', 'a');
  b.step({ a: { ...sends(launches(FIGHTER, 7)), half: 2 } });
  b.hold('fighter-1').course = 'FF';
  b.until('zero', 'b').step({ b: acts('red', { act: 'seeker', weapon: 'rack-1', on: 'fighter-1' }) });
  expect(b.hold('fighter-1').course).toBe('');
});
