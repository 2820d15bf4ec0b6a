import { expect, test } from 'vitest';
import { formatPosition } from '../../notation/format.ts';
import { parsePosition } from '../../notation/position.ts';
import { NEVER } from '../../rules/open.ts';
import type { FaState } from '../../rules/state.ts';
import { battle, path, place } from '../battle.ts';

const { book } = battle(`narn A 6: Tal gquan 3030^0, Var gquan 3031
earth B 0: Vesper omega 3020^3, Halcyon omega 3021`).s;

function stateOf(text: string): Omit<FaState, 'book'> {
  const found = parsePosition(text, book);
  if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at} ${say}`).join('\n'));
  return found.state;
}

function faultsOf(text: string): string[] {
  const found = parsePosition(text, book);
  return 'faults' in found ? found.faults.map(({ at, say }) => `${at} ${say}`) : [];
}

test('1 position: ships are typed by their hexes and the boxes they lost, and all else is as on the card', () => {
  const [squadron = '', ship = '', mate = ''] = [book.squadrons[0]?.id, ...book.ships.map(({ id }) => id)];
  const { open, clock } = stateOf(`turn 2, fire 1
${squadron}: speed 4, tested 1
${ship}: 2528 NE, structure -3, accel −1, fired heavy-laser 1.3, pending primary F FS
Var 2628 NE, heavy laser -1`);
  expect([clock.turn, clock.line, open.pulse]).toEqual([2, 5, 1]);
  expect(open.ships.slice(0, 2).map(place)).toEqual(['2528^1', '2628^1']);
  const [first, second] = open.ships;
  const card = book.ships[0]?.card;
  expect(first).toMatchObject({ structure: (card?.structure ?? 0) - 3, accel: (card?.accel ?? 0) - 1, sensor: card?.sensor });
  const laser = card?.mounts.findIndex(({ weapon }) => weapon === 'heavy-laser') ?? 0;
  expect(first?.fired.map((pulse, i) => (i === laser ? pulse === 3 : pulse === NEVER))).not.toContain(false);
  expect(first?.pending).toEqual([{ on: 'primary', arcs: [0, 1], again: false }]);
  expect(second?.weapons[laser]).toBe((card?.mounts[laser]?.boxes ?? 0) - 1);
  expect(open.squadrons[0]).toMatchObject({ id: squadron, commander: ship, speed: 4, heading: 1, tested: 1, group: 3 });
  expect(mate).toBe(second?.id);
});

test('1 position: the squadron alone is placed, and its ships stand in formation', () => {
  const { open } = stateOf(`turn 1, orders\n${book.squadrons[0]?.id}: 2528 N`);
  expect(open.ships.slice(0, 2).map(place)).toEqual(['2528^0', '2529^0']);
});

test('1 position: a plot is read as it is written, with all that may go with it', () => {
  const plot = 'f f l / f sr f / sl r, 2 slower in pulse 3, relative, order come-about';
  const text = `turn 3, fire 1\nplot tal: ${plot}, shift var 3032 late, reform tal 3030 var 3131`;
  const { sealed } = stateOf(text.replace('plot tal', `plot ${book.squadrons[0]?.id}`));
  const [of] = book.squadrons;
  expect(sealed[of?.side ?? '']?.plots).toEqual([
    {
      squadron: of?.id,
      path: [
        ['ahead', 'ahead', 'port'],
        ['ahead', 'slip-starboard', 'ahead'],
        ['slip-port', 'starboard'],
      ],
      change: { pulse: 3, by: -2 },
      mode: 'relative',
      order: 'come-about',
      shift: { ship: 'var', to: { q: 0, r: 2 }, late: true },
      reform: [
        { ship: 'tal', to: { q: 0, r: 0 } },
        { ship: 'var', to: { q: 1, r: 0 } },
      ],
    },
  ]);
  const s = battle('narn A 6: Tal gquan 3030^0, Var gquan 3031\nearth B 0: Vesper omega 3020^3').s;
  const folded = { ...s, sealed };
  expect(parsePosition(formatPosition(folded as FaState), book)).toMatchObject({ state: { sealed } });
});

test('FA-3.2.1 a squadron of whose plot nothing is said holds its course, where it is yet to move', () => {
  const [of] = book.squadrons;
  const plots = (line: string) => stateOf(`${line}\n${of?.id}: speed 4`).sealed[of?.side ?? '']?.plots;
  expect(plots('turn 2, fire 2')).toEqual([{ squadron: of?.id, path: [['ahead'], ['ahead', 'ahead'], ['ahead']] }]);
  expect(plots('turn 2, orders')).toEqual([]);
  expect(plots('turn 2, fire 3')).toEqual([]);
});

test('1 position: a plot is typed as it is in an order, in its three pulses and with what was wrong at its place', () => {
  const plotOf = (text: string) => stateOf(`turn 3, fire 1\nplot narn-a: ${text}`).sealed.narn?.plots[0];
  expect(plotOf('2 / f2 / port 1, hard turn, 1 slower, shift va 3131')).toEqual({
    squadron: 'narn-a',
    path: path('aa/aa/<a'),
    order: 'turn-hard',
    change: { pulse: 1, by: -1 },
    shift: { ship: 'var', to: { q: 1, r: 0 } },
  });
  expect(faultsOf('turn 3, fire 1\nplot narn-a: f f f, shfit var 3131')).toEqual([
    '2:14 "f": a path has 3 pulses with / between them, not 1',
    expect.stringMatching(/^2:21 "shfit": expected .*did you mean shift\?$/),
  ]);
  expect(faultsOf('turn 3, fire 1\nplot narn-a: f / f / f, speed 8')).toEqual([expect.stringMatching(/^2:25 "speed": expected/)]);
});

test('1 position: a vortex is read with whether its opener waits, and nothing may follow it', () => {
  const { open } = stateOf('turn 3, fire 1\nvortex tal 3027, turn 2, waits\nvortex var 3028 turn 2');
  expect(open.vortices.map(({ ship, turn, waits }) => [ship, turn, waits])).toEqual([
    ['tal', 2, true],
    ['var', 2, undefined],
  ]);
  expect(faultsOf('vortex tal 3027, turn 2, wait\njump tal 2 3\nnamed narn 2, 3')).toEqual([
    '1:26 wait says nothing here: the line is over',
    '2:12 3 says nothing here: the line is over',
    '3:15 3 says nothing here: the line is over',
  ]);
});

test('1 position: all faults are told at once, each with its line and column and what was meant', () => {
  const id = book.ships[0]?.id ?? '';
  expect(
    faultsOf(`turn 2, fire
${id}: 2528 X, strucure -3, structure -99, sensor 2
${id}: left
Vespr: 2010 N
salvo ${id} at vesper: heavy-laser, dice 2
plot ${id}: f f / f
fleet narm: vacant
fleet narn: outsyde a`),
  ).toEqual([
    '1:9 this recurs: say fire 1 or fire 2 or fire 3',
    `2:${id.length + 8} a heading is one of N, NE, SE, S, SW, NW, not X`,
    `2:${id.length + 11} strucure says nothing here: did you mean structure?`,
    expect.stringContaining('boxes of structure that are lost must be a number from -'),
    expect.stringContaining('boxes of sensor that are lost must be a number from -'),
    `3:${1} there is a line of this already: ${id}`,
    '4:1 no squadron or ship is called Vespr: did you mean vesper?',
    '5:7 of this salvo is missing: range, due',
    expect.stringContaining('a path has 3 pulses with / between them, not 2'),
    '7:7 no side is called narm: did you mean narn?',
    '8:13 outsyde says nothing here: did you mean outside?',
  ]);
});

test('1 position: what a line says twice, or of what it says two things, is a fault and never the last word', () => {
  expect(
    faultsOf(
      'tal: 3030 N 3031 N, heavy-laser -1, heavy-laser -2, fired heavy-laser 1.1, fired heavy-laser 1.2\nvar: structure -2, destroyed',
    ),
  ).toEqual([
    '1:13 a place is said already in this line',
    '1:37 heavy-laser is said already in this line',
    '1:82 the last shot of heavy-laser is said already in this line',
    '2:20 destroyed cannot stand beside structure',
  ]);
});

test('FA-4.6.5 a ship out of command sails alone, with no line of its own as well', () => {
  const { open } = stateOf(`turn 2, fire 1\n${book.squadrons[0]?.id}: speed 6\nvar 3333 NE, out of command`);
  expect(open.strays).toMatchObject([{ id: 'var', commander: 'var', speed: 6, heading: 1 }]);
  expect(
    stateOf(`turn 2, fire 1\n${book.squadrons[0]?.id}: speed 6\nvar 3333 NE, out of command\nalone var: speed 6`).open,
  ).toEqual(open);
  expect(
    stateOf(`turn 2, fire 1\n${book.squadrons[0]?.id}: speed 6\nvar 3333 NE, out of command, destroyed`).open.strays,
  ).toEqual([]);
});

test('R60 1 position: standing orders are read as they are written, an order of moving last', () => {
  const side = book.squadrons[0]?.side ?? '';
  const [squadron, ship] = [book.squadrons[0]?.id, book.ships[1]?.id];
  const { sealed } = stateOf(`turn 2, orders\nstanding ${side} hits launch 20 moves ${ship} ${squadron}`);
  expect(sealed[side]?.doctrine).toEqual({ hits: true, launch: 20, moves: [ship, squadron] });
  const s = battle('narn A 6: Tal gquan 3030^0, Var gquan 3031\nearth B 0: Vesper omega 3020^3').s;
  expect(parsePosition(formatPosition({ ...s, sealed } as FaState), book)).toMatchObject({ state: { sealed } });
  expect(faultsOf(`turn 2, orders\nstanding ${side} moves`)).toHaveLength(1);
});
