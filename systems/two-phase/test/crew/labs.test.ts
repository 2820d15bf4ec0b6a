import { expect, test } from 'vitest';
import { imagine } from '../../rules/imagine.ts';
import type { Act } from '../../rules/orders.ts';
import { acts, battle, only, space } from '../battle.ts';

type B = ReturnType<typeof battle>;
const lab = (on = 'seeker-1'): Act => ({ act: 'lab', on });
const probe = (on = 'seeker-1'): Act => ({ act: 'probe', on });
const study = (...all: Act[]) => ({ ...space('F'), acts: all });

/** A drone of red's that lies in its hex, in Second Phase; blue is to make a space and then stands so many hexes away. */
function drone(range = 5, load = 'i'): B {
  const b = battle('a blue fed-ca 1015^C 8\nb red kzi-ff 2020^F 8');
  b.hold('red').magazines[0]!.load = [load];
  b.allocate({ blue: { speed: 8 }, red: { speed: 12 } });
  b.until('space', 'b').step({ b: study({ act: 'seeker', weapon: 'rack-1', on: 'blue', load } as Act) });
  b.until('space', 'a');
  const { q, r } = b.s.open.seekers[0]!;
  Object.assign(b.unit('blue'), { q: q - range - 1, r, facing: 2 });
  return b;
}

test('TP-13.4.6 a lab tries within 10 hexes: 4 or less at 0 to 5, 2 or less at 6 to 10', () => {
  const found = (range: number, die: number) => only(drone(range).step({ a: study(lab()) }, [die]), 'studied')[0]?.found;
  expect([found(5, 4), found(5, 5), found(6, 2), found(6, 3), found(10, 2)]).toEqual([true, false, true, false, true]);
  expect(drone(11).refusals('a', study(lab()))).toEqual(['TP-13.4.6 /acts/0/on']);
});

test('TP-13.4.6 each lab once a turn, and not what is known already', () => {
  const b = drone();
  b.unit('blue').boxes.lab = 2;
  expect(b.refusals('a', study(lab(), lab(), lab()))).toHaveLength(3);
  b.step({ a: study(lab(), lab()) }, [5, 6]);
  expect(b.unit('blue').used.lab).toBe(2);
  b.until('space', 'a');
  expect(b.refusals('a', study(lab()))).toEqual(['TP-13.4.6 /acts/0/act']);
  b.unit('blue').used.lab = 0;
  b.step({ a: study(lab()) }, [1]);
  b.until('space', 'a');
  expect(b.refusals('a', study(lab()))).toEqual(['TP-13.4.6 /acts/0/on']);
});

test('TP-13.4.6 what is found is told to the asking side alone, and lies in its folder', () => {
  const b = drone(5, 'iv-m');
  const told = b.step({ a: study(lab()) }, [1]);
  expect(only(told, 'studied')).toEqual([{ kind: 'studied', unit: 'blue', on: 'seeker-1', by: 'lab', found: true }]);
  expect(only(told, 'identified')).toEqual([{ kind: 'identified', on: 'seeker-1', as: 'iv-m' }]);
  expect([b.s.sealed.a?.known, b.s.sealed.b?.known]).toEqual([[{ id: 'seeker-1', as: 'iv-m' }], []]);
  expect(b.whispered.map(({ event, to }) => [event.kind, to])).toEqual([['identified', ['a']]]);
  // Who thinks ahead for that side knows it from then on.
  expect(imagine(b.view('a')).b?.seekers).toMatchObject([{ id: 'seeker-1', load: 'iv-m' }]);
});

test('TP-13.4.6 the probe does it within 6 without a die, once a battle', () => {
  expect(drone(7).refusals('a', study(probe()))).toEqual(['TP-13.4.6 /acts/0/on']);
  const b = drone(6);
  expect(only(b.step({ a: study(probe()) }), 'identified')).toMatchObject([{ as: 'i' }]);
  b.s.sealed.a!.known = [];
  b.until('space', 'a');
  expect(b.refusals('a', study(probe()))).toEqual(['TP-13.4.6 /acts/0/act']);
});

/** A mine that has just been laid. */
const NEW = { came: null, arrived: 0, laid: 0, active: false };

test('TP-13.4.6 TP-1.5.5 a pseudo-plasma and a dummy are found out, and a shuttle that is more than plain', () => {
  const b = drone();
  b.s.open.seekers[0]!.shown = 'plasma';
  Object.assign(b.s.sealed.b!.seekers[0]!, { load: null, pseudo: true });
  const { q, r } = b.unit('blue');
  b.s.open.mines.push({ id: 'mine-7', side: 'b', by: 'red', shown: 't-bomb', q, r, ...NEW });
  b.s.sealed.b!.dummies.push('mine-7');
  const shuttle = { ...structuredClone(b.unit('red')), id: 'shuttle-8', kind: 'shuttle', card: 'admin', q, r } as const;
  b.s.open.units.push({ ...shuttle, shields: [], dropped: [] });
  const craft = { as: 'suicide', turns: 3, energy: 9, target: 'blue', load: [] } as const;
  b.s.sealed.b!.ships.push({ ...structuredClone(b.hold('red')), unit: 'shuttle-8', craft: { ...craft, load: [] } });
  const told = b.step({ a: study(lab(), lab('mine-7'), lab('shuttle-8')) }, [1, 1, 1]);
  expect(only(told, 'identified').map(({ as }) => as)).toEqual(['pseudo', 'dummy', 'suicide']);
  expect(imagine(b.view('a')).b?.dummies).toEqual(['mine-7']);
});

test('TP-5.2.9 labs are used in the own space or at impulse zero, TP-4.6.3 not under erratic manoeuvres, TP-11.1.5 nor under cloak', () => {
  const b = drone().until('answer', 'b');
  b.until('answer', 'a');
  expect(b.refusals('a', acts('blue', lab()))).toContain('TP-5.2.9 /windows/0/acts/0/act');
  b.until('zero', 'a').unit('blue').erratic = true;
  expect(b.refusals('a', acts('blue', lab(), probe()))).toEqual(['TP-4.6.3 /windows/0/acts/0', 'TP-4.6.3 /windows/0/acts/1']);
});

test("TP-13.4.6 only what is an enemy's, and no ship", () => {
  const b = drone();
  b.s.open.seekers[0]!.side = 'a';
  expect(b.refusals('a', study(lab(), lab('red')))).toEqual(['TP-13.4.6 /acts/0/on', 'TP-13.4.6 /acts/1/on']);
});
