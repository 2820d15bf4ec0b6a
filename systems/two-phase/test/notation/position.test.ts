import { canonical } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { notation } from '../../notation/index.ts';
import type { TpState } from '../../rules/state.ts';
import { battle } from '../battle.ts';

const { book } = battle('blue a1 fed-ca 0615^B 8\nred b1 kli-d7 3615^E 8').s;

function stateOf(text: string): Omit<TpState, 'book'> {
  const found = notation.parsePosition(text, book);
  if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at} ${say}`).join('\n'));
  return found.state;
}

function faultsOf(text: string): string[] {
  const found = notation.parsePosition(text, book);
  return 'faults' in found ? found.faults.map(({ at, say }) => `${at} ${say}`) : [];
}

test('1 position: a ship is typed in a line, and what is left out is as on its card', () => {
  const { open, clock, sealed } = stateOf(
    'turn 3, movement 1\na1: at 1415, facing C, speed 12, shields 30 0 20 20 20 24, boxes.left 9 # hurt\nfolder red b1: battery 1',
  );
  expect(clock).toEqual({ turn: 3, line: 3, round: 0, step: 0 });
  expect(open.units[0]).toMatchObject({ id: 'a1', facing: 2, speed: 12, shields: [30, 0, 20, 20, 20, 24] });
  expect(open.units[0]?.boxes).toMatchObject({ left: 9, right: 15 });
  expect(open.units.map(({ id }) => id)).toEqual(['a1', 'b1']);
  expect(sealed.red?.ships[0]).toMatchObject({ unit: 'b1', battery: 1 });
});

test('1 position: what was launched has its side and its card; drones lie on lines of their own', () => {
  const { open, sealed } = stateOf(
    [
      'a1:',
      'shuttle-1 blue admin: at 0714, facing B, speed 6',
      'seekers: id seeker-1, side red, at 0912, facing E, shown drone, type none, by b1, on a1, flown 3, moves 1, damage 0, response no, atOnce no, came 1012, arrived 4',
      'folder red seekers: id seeker-1, load i-m, pseudo no, left 2',
      'table: order b1 a1 shuttle-1, now.stage zero, now.groups a1 shuttle-1 / b1',
    ].join('\n'),
  );
  expect(open.units.map(({ id, kind, speed }) => `${id} ${kind} ${speed}`)).toEqual([
    'a1 ship 8',
    'shuttle-1 shuttle 6',
    'b1 ship 8',
  ]);
  expect(open.seekers).toMatchObject([{ id: 'seeker-1', on: 'a1', type: null }]);
  expect(open.now).toMatchObject({ stage: 'zero', groups: [['a1', 'shuttle-1'], ['b1']] });
  expect(sealed.red?.seekers).toEqual([{ id: 'seeker-1', load: 'i-m', pseudo: false, left: 2 }]);
});

test('1 position: every fault is told with its place, and what was meant', () => {
  expect(faultsOf('turn 2, movment 1\na1: sped 12, shields 30 x\nzz: at 1010\nfolder green b1: battery 1')).toEqual([
    expect.stringMatching(/^1:9 no line is called movment/),
    '2:5 "sped": did you mean speed?',
    expect.stringMatching(/^2:25 "x"/),
    expect.stringMatching(/^3:1 no ship is called zz; of what was launched side and card come first/),
    '4:8 here must stand a side: blue, red',
  ]);
});

test('1 position: a folder that is closed is not written, and reads as nothing said of it', () => {
  const b = battle('blue a1 fed-ca 0615^B 8\nred b1 kli-d7 3615^E 8');
  b.hold('b1').battery = 0;
  const text = notation.formatPosition(b.s, 'blue');
  expect(text).toContain('as blue sees it');
  expect(text).not.toContain('folder red');
  expect(stateOf(text).sealed.red?.ships[0]?.battery).toBe(3);
  expect(notation.formatPosition(b.s)).toContain('folder red b1: battery 0');
});

test('1 position: in whatever order the fields of a state stand, nothing is written that is as on the card', () => {
  const { s } = battle('blue a1 fed-ca 0615^B 8\nred b1 kli-d7 3615^E 8');
  const read = JSON.parse(canonical(s)) as TpState;
  expect(notation.formatPosition(read)).toBe(notation.formatPosition(s));
  const [bay] = read.open.units[0]?.bay ?? [];
  Object.assign(bay as object, { lost: true });
  expect(notation.formatPosition(read)).toContain('bay.0.lost yes');
});
