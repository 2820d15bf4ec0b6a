import { hexes } from '@flagplot/hexes';
import { expect, test } from 'vitest';
import { LAYOUT } from '../../rules/geometry/map.ts';
import type { Seeker, Web } from '../../rules/open.ts';
import type { Battle, Happened } from '../battle.ts';
import { acts, battle, fires, only, space } from '../battle.ts';

/** A web-caster cruiser that has paid for its gear, and an enemy. */
function spinner(red = '3010^E', { speed = 8, chase = 6 } = {}): Battle {
  const b = battle(`a web tho-cw 1015^B ${speed}\nb red kli-d7 ${red} ${chase}`);
  const gear = [
    { id: 'web-1', energy: 3 },
    { id: 'caster-1', energy: 5 },
  ];
  b.allocate({ web: { speed, gear }, red: { speed: chase } });
  return b;
}

const lay = { act: 'web', weapon: 'web-1' } as const;
const cast = (names: string, energy = 5) => ({ act: 'cast', weapon: 'caster-1', hexes: names.split(' '), energy }) as const;

/** Web that has set, in some hexes. */
function weave(b: Battle, names: string, more: Partial<Web> = {}): void {
  for (const name of names.split(' ')) {
    const hex = hexes.parseName(name, LAYOUT)!;
    b.s.open.webs.push({ ...hex, side: 'a', by: 'web', mount: 0, cast: true, strength: 10, left: 0, falls: 0, ...more });
  }
}

const strengths = (b: Battle): number[] => b.s.open.webs.map(({ strength }) => strength);
const names = (b: Battle): string[] => b.s.open.webs.map(web => hexes.nameOf(web, LAYOUT));

test('TP-11.3.1 a generator takes 1 to 5 points and leaves web of twice that behind its ship, in four hexes a phase', () => {
  const b = spinner('3010^E', { speed: 12 }).until('space', 'a');
  for (let n = 0; n < 4; n += 1) b.until('space', 'a').step({ a: { ...space('F'), acts: [lay] } });
  expect(names(b)).toEqual(['1015', '1115', '1214', '1314']);
  expect(strengths(b)).toEqual([6, 6, 6, 6]);
  b.until('space', 'a');
  expect(b.refusals('a', { ...space('F'), acts: [lay] })).toEqual(['TP-11.3.1 /acts/0/weapon']);
  expect(b.refusals('a', { ...space('F'), acts: [{ act: 'web', weapon: 'web-2' }] })).toEqual(['TP-11.3.1 /acts/0/weapon']);
  b.until('allocate');
  const order = (energy: number): object => ({
    ...{ forms: [b.form('web', { gear: [{ id: 'web-1', energy }] })], small: [], order: [], watch: [] },
  });
  expect(b.refusals('a', order(5))).toEqual([]);
  expect(b.refusals('a', order(6))).toEqual(['TP-11.3.1 /forms/0/gear/0/energy']);
});

test('TP-11.3.1 of two generators all are told which has laid the web', () => {
  const b = battle('a web tho-cw 1015^B 8\nb red kli-d7 3010^E 6');
  const gear = ['web-1', 'web-2'].map(id => ({ id, energy: 3 }));
  b.allocate({ web: { speed: 8, gear }, red: { speed: 6 } });
  b.until('space', 'a');
  const told = b.step({ a: { ...space('F'), acts: [{ act: 'web', weapon: 'web-2' }] } });
  expect(only(told, 'web')).toMatchObject([{ unit: 'web', weapon: 'web-2', stage: 'laid', strength: 6 }]);
  expect(b.s.open.webs.map(({ mount }) => b.ship('web').card.weapons[mount]?.id)).toEqual(['web-2']);
});

test('TP-11.3.1 laid web loses 2 at each waterfall, until nothing is left', () => {
  const b = spinner().until('space', 'a');
  b.step({ a: { ...space('F'), acts: [lay] } });
  const left: number[][] = [];
  for (let n = 0; n < 3; n += 1) {
    b.until('zero', 'b').step();
    while (b.s.open.now.stage === 'zero') b.step();
    left.push(strengths(b));
  }
  expect(left).toEqual([[4], [2], []]);
});

test('TP-5.2.9 web is neither laid nor cast in an answer; TP-11.3.1 nor laid at impulse zero, where no hex is left', () => {
  const b = spinner().until('answer', 'a');
  expect(b.refusals('a', acts('web', lay))).toEqual(['TP-5.2.9 /windows/0/acts/0/act']);
  expect(b.refusals('a', acts('web', cast('1214')))).toEqual(['TP-5.2.9 /windows/0/acts/0/act']);
  b.until('zero', 'a');
  expect(b.refusals('a', acts('web', lay))).toEqual(['TP-11.3.1 /windows/0/acts/0/act']);
  expect(b.refusals('a', acts('web', cast('1413')))).toEqual([]);
});

test('TP-11.3.2 each hex of a cast web has ten times the energy that counts, shared and rounded down, 35 at most', () => {
  const table = [
    ['1214', 5, [35]],
    ['1214 1314', 5, [25, 25]],
    ['1214 1314 1413', 5, [16, 16, 16]],
    ['1214 1314 1413 1513 1612', 5, [10, 10, 10, 10, 10]],
    ['1214', 1, [10]],
    ['2309 2209', 5, [20, 20]],
    ['3204', 5, [30]],
    ['3204', 3, [10]],
  ] as const;
  for (const [line, energy, strong] of table) {
    const b = spinner().until('space', 'a');
    b.step({ a: { ...space('F'), acts: [cast(line, energy)] } });
    expect(strengths(b), line).toEqual(strong);
    expect(b.unit('web').weapons[b.ship('web').card.weapons.findIndex(({ id }) => id === 'caster-1')]).toBe(1);
  }
});

test('TP-11.3.2 its hexes hang together, lie in the arc and in reach; TP-8.3.3 it wants lock-on; once a turn', () => {
  const b = spinner().until('space', 'a');
  const refused = (act: object): string[] => b.refusals('a', { ...space('F'), acts: [act] });
  expect(refused(cast('1214 1413'))).toEqual(['TP-11.3.2 /acts/0/hexes']);
  expect(refused(cast('1214 1314 1214'))).toEqual(['TP-11.3.2 /acts/0/hexes']);
  expect(refused(cast('0915'))).toEqual(['TP-9.1.2 /acts/0/hexes']);
  expect(refused(cast('4201 4202'))).toEqual(['TP-11.3.2 /acts/0/hexes']);
  expect(refused(cast('3204', 2))).toEqual(['TP-11.3.2 /acts/0/hexes']);
  expect(refused(cast('1214', 6))).toEqual(['TP-11.3.2 /acts/0/energy']);
  b.unit('web').lockOn = false;
  expect(refused(cast('1214'))).toEqual(['TP-8.3.3 /acts/0']);
  b.unit('web').lockOn = true;
  b.unit('web').erratic = true;
  expect([...refused(cast('1214')), ...refused(lay)]).toEqual(['TP-4.6.3 /acts/0', 'TP-4.6.3 /acts/0']);
  b.unit('web').erratic = false;
  b.step({ a: { ...space('F'), acts: [cast('1214')] } });
  b.until('space', 'a');
  expect(refused(cast('1413'))).toEqual(['TP-11.3.2 /acts/0/weapon']);
});

test('TP-11.3.3 web sets with the second impulse of its maker after it was made, at the latest at the waterfall', () => {
  const b = spinner().until('space', 'a');
  b.step({ a: { ...space('F'), acts: [lay] } });
  const left = [b.s.open.webs[0]!.left];
  for (let n = 0; n < 2; n += 1) {
    b.until('space', 'a').step();
    left.push(b.s.open.webs[0]!.left);
  }
  expect(left).toEqual([2, 1, 0]);
  const late = spinner('3010^E', { speed: 2 }).until('zero', 'a');
  const told = late.step({ a: acts('web', cast('1413')) });
  expect(only(told, 'web').map(({ stage }) => stage)).toEqual(['cast', 'set']);
  expect(told.findIndex(({ kind }) => kind === 'waterfall')).toBeLessThan(told.findLastIndex(({ kind }) => kind === 'web'));
});

/** A space of the enemy, and the end of its impulse. */
function enter(b: Battle, order: object = space('F'), dice: number[] = []): Happened[] {
  b.until('space', 'b').step({ b: order });
  return b.step({}, dice);
}

/** The phases, by their number from now, after which a cast web still lies. */
function phasesOf(b: Battle): boolean[] {
  return [0, 1, 2, 3].map(() => {
    b.until('zero', 'b').step();
    while (b.s.open.now.stage === 'zero' && b.asks.some(({ kind }) => kind === 'zero')) b.step();
    return b.s.open.webs.length > 0;
  });
}

test('TP-11.3.4 TP-7.3.3 a cast web that sets by the waterfall lasts for two phases after it, into the next turn', () => {
  const b = spinner('3010^E', { speed: 2 }).until('space', 'a');
  b.step({ a: { ...space('F'), acts: [cast('1214')] } });
  expect(b.s.open.webs[0]).toMatchObject({ left: 2, falls: 0 });
  expect(phasesOf(b)).toEqual([true, true, false, false]);
});

test('TP-11.3.4 one that has set before its first waterfall ends at the one after that', () => {
  const b = spinner().until('space', 'a');
  b.step({ a: { ...space('F'), acts: [cast('1314')] } });
  expect(phasesOf(b)).toEqual([true, false, false, false]);
});

test('TP-11.3.5 a unit that enters set web spends half its strength, rounded up, in spaces before it goes on; TP-4.2.10 its counts begin anew', () => {
  const b = spinner('1415^E').until('space', 'b');
  weave(b, '1316', { strength: 5 });
  const entry = enter(b, { ...space('F'), course: 'FF' });
  expect(only(entry, 'snared')).toEqual([{ kind: 'snared', unit: 'red', by: 'a', left: 3, at: expect.anything() }]);
  expect(b.place('red')).toBe('1316^E');
  expect(b.hold('red').course).toBe('');
  b.until('space', 'b');
  b.hold('red').hets = 1;
  expect(b.refusals('b', space('L'))).toEqual(['TP-11.3.5 /step']);
  expect(b.refusals('b', space('0'))).toEqual(['TP-11.3.5 /step']);
  const waits: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const told = b.until('space', 'b').step({ b: space('F') });
    waits.push(`${only(told, 'moved')[0]?.step} ${b.place('red')} ${b.unit('red').turnCount} ${b.unit('red').slipCount}`);
  }
  expect(waits).toEqual(['stays 1316^E 0 0', 'stays 1316^E 0 0', 'stays 1316^E 0 0', 'ahead 1216^E 1 1']);
});

test('TP-11.3.5 the side that made the web passes, and so does whatever comes before it has set', () => {
  const own = spinner().until('space', 'a');
  weave(own, '1115');
  own.step({ a: space('F') });
  expect(only(own.step(), 'snared')).toEqual([]);
  expect(own.place('web')).toBe('1115^B');
  const early = spinner('1415^E').until('space', 'b');
  weave(early, '1316', { left: 2 });
  expect(only(enter(early), 'snared')).toEqual([]);
  expect(early.unit('red').snare).toBeUndefined();
});

/** What stopping does at a speed in web of a strength. */
function stopped(speed: number, strength: number, dice: number[] = []): { points: number[]; broke: boolean } {
  const b = spinner('1415^E', { speed: 4, chase: speed });
  weave(b, '1316', { strength });
  const told = enter(b, space('F'), dice);
  expect(only(told, 'struck').every(({ shield }) => shield === 1)).toBe(true);
  expect(only(told, 'thrown').every(({ why }) => why.rule === 'TP-11.3.6')).toBe(true);
  return { points: only(told, 'struck').map(({ points }) => points), broke: only(told, 'broke-down').length > 0 };
}

test('TP-11.3.6 stopping does the smaller of the strength and twice the speed, less 12, to shield 1', () => {
  expect(stopped(5, 30)).toEqual({ points: [], broke: false });
  expect(stopped(6, 30, [1])).toEqual({ points: [], broke: false });
  expect(stopped(8, 30, [1])).toEqual({ points: [4], broke: false });
  expect(stopped(8, 13, [1])).toEqual({ points: [1], broke: false });
  expect(stopped(8, 11)).toEqual({ points: [], broke: false });
});

test('TP-11.3.6 a ship breaks down as by a high energy turn, without its bonus', () => {
  const b = spinner('1415^E', { speed: 4 });
  weave(b, '1316', { strength: 30 });
  b.unit('red').bonuses = 0;
  const needed = b.ship('red').card.breakdown;
  const told = enter(b, space('F'), [needed]);
  expect(only(told, 'thrown')[0]?.why.test?.n).toBe(needed);
  expect(only(told, 'broke-down')).toHaveLength(1);
  expect(b.unit('red')).toMatchObject({ halted: true, broke: 1 });
});

test('TP-11.3.6 of a PF 20 are taken off, with a die and on shield 1; of a fighter as many, without a die and on its hull', () => {
  const patrol = (chase: number, dice: number[]): [number[], number] => {
    const b = battle(`a web tho-cw 1015^B 4\nb red kli-g1 1415^E ${chase}`);
    b.allocate({ web: { speed: 4 }, red: { speed: chase } });
    weave(b, '1316', { strength: 30 });
    const told = enter(b, space('F'), dice);
    return [only(told, 'struck').map(({ points, shield }) => 10 * points + (shield ?? 0)), only(told, 'snared').length];
  };
  expect([patrol(9, []), patrol(10, [1]), patrol(12, [1])]).toEqual([
    [[], 1],
    [[], 1],
    [[41], 1],
  ]);
  const b = battle('a web tho-cw 1015^B 4\nb red hyd-rn 1415^E 4');
  b.allocate({ web: { speed: 4 }, red: { speed: 0 } });
  const box = b.unit('red').bay!.findIndex(({ kind }) => kind === 'stinger-1');
  b.until('zero', 'b').step({ b: acts('red', { act: 'launch', box, facing: 4, speed: 7 }) });
  weave(b, '1316', { strength: 30 });
  b.until('space', 'b').unit('fighter-1').speed = 12;
  const told = enter(b);
  expect(only(told, 'snared').map(({ unit }) => unit)).toEqual(['fighter-1']);
  expect([b.unit('fighter-1').damage, only(told, 'thrown')]).toEqual([4, []]);
});

/** A duel in which one fires at the other through hexes. */
function across(between: string, more: Partial<Web> = {}): Battle {
  const b = spinner('1611^E', { speed: 4, chase: 5 }).until('space', 'b');
  b.put('red', '1510^D').put('web', '1516^A');
  weave(b, between, more);
  return b;
}

test('TP-11.3.7 only phasers fire through set web, and each shot loses a point for each hex of it strictly between', () => {
  const table = [
    ['1413', 3, {}],
    ['1513', 2, {}],
    ['1513 1514', 1, {}],
    ['1512 1513 1514 1515', 0, {}],
    ['1511 1516', 3, {}],
    ['1513', 3, { left: 1 }],
    ['1513', 3, { side: 'b' }],
  ] as const;
  for (const [between, damage, more] of table) {
    const b = across(between, more);
    const fired = only(b.step({ b: space('F', 'phaser-1 web') }, [1]), 'fired')[0];
    expect(fired?.range).toBe(5);
    expect(fired?.shots[0]?.damage, between).toBe(damage);
  }
});

test('TP-11.3.7 a weapon that is no phaser is refused through web, and fires into it and out of it', () => {
  const armed = (b: Battle): Battle => {
    const { weapons } = b.ship('red').card;
    b.hold('red').arms = weapons.map(() => ({ turns: 1, energy: 2 }));
    return b;
  };
  expect(armed(across('1513')).refusals('b', space('F', 'disruptor-a web'))).toEqual(['TP-11.3.7 /fire/0']);
  expect(armed(across('1516')).refusals('b', space('F', 'disruptor-a web'))).toEqual([]);
  expect(armed(across('1511', { side: 'b' })).refusals('b', space('F', 'disruptor-a web'))).toEqual([]);
});

test('TP-11.3.7 where the line runs along the side of two hexes, both must hold web', () => {
  const along = (between: string): number => {
    const b = spinner('3010^E', { speed: 4, chase: 5 }).until('zero', 'b');
    b.put('red', '1516^A').put('web', '1713^A');
    weave(b, between);
    // The die of the phaser, then that of the shield.
    return only(b.step({ b: fires('red', 'phaser-1 web') }, [1, 1]), 'fired')[0]!.shots[0]!.damage;
  };
  expect(['3030', '1515', '1615', '1515 1615', '1614', '1515 1615 1614'].map(along)).toEqual([3, 3, 3, 2, 2, 1]);
});

/** A drone or a torpedo one hex step away from web, and what becomes of it at this strength. */
function flown(strength: number, shown: 'drone' | 'plasma' = 'drone'): Battle {
  const b = spinner('3010^E', { speed: 2, chase: 4 }).until('zero', 'a');
  weave(b, '1315', { strength });
  const seeker: Seeker = {
    ...{
      ...hexes.parseName('1414', LAYOUT)!,
      id: 'seeker-1',
      side: 'b',
      facing: 4,
      shown,
      type: shown === 'plasma' ? 'f' : null,
    },
    ...{ by: 'red', on: 'web', flown: 1, moves: 1, damage: 0, response: true, atOnce: false, came: null, arrived: 0 },
  };
  b.s.open.seekers.push(seeker);
  b.s.sealed.b!.seekers.push({ id: 'seeker-1', load: shown === 'plasma' ? null : 'i', pseudo: false, left: 0 });
  return b;
}

test('TP-11.3.5 a seeker waits as many hex steps as a unit spaces', () => {
  const b = flown(3);
  // Two hex steps a phase.
  while (b.s.open.now.half === 1) b.step();
  while (b.asks.every(({ kind }) => kind !== 'finish')) b.step();
  const told = b.told.filter(one => one.kind === 'flight').flatMap(one => (one.kind === 'flight' ? one.flown : []));
  const path = told.map(({ to }) => hexes.nameOf(to, LAYOUT));
  expect(path).toEqual(['1315', '1315', '1315', '1214']);
});

test('TP-11.3.9 in web a ship fires out, and one of speed 0 turns by a TAC', () => {
  const b = spinner('1415^E', { speed: 4, chase: 0 }).until('answer', 'b');
  b.unit('red').snare = { left: 4, side: 'a' };
  weave(b, '1415');
  b.s.open.firstDone = true;
  b.hold('red').tacs.impulse = 1;
  const told = b.step(
    { b: { windows: [{ unit: 'red', acts: [{ act: 'tac', facing: 3 }], fire: [{ weapon: 'phaser-3', on: 'web' }] }] } },
    [1],
  );
  expect(b.place('red')).toBe('1415^D');
  expect(only(told, 'fired')).toHaveLength(1);
});

test('TP-11.3.9 displacement frees, and what it was to spend is forgotten', () => {
  const b = battle('a ghost and-int 1015^B 4\nb red kli-d7 3014^E 4');
  b.allocate({ ghost: { speed: 2, gear: [{ id: 'displacement-1', energy: 5 }] }, red: { speed: 0 } });
  b.until('space', 'a');
  weave(b, '1015', { side: 'b' });
  b.unit('ghost').snare = { left: 4, side: 'b' };
  const told = b.step({ a: { ...space('F'), acts: [{ act: 'displace', on: 'ghost', toward: 0 }] } }, [1, 2]);
  expect(only(told, 'loose')).toHaveLength(1);
  expect([b.place('ghost'), b.unit('ghost').snare]).toEqual(['1013^B', undefined]);
});

test('TP-11.3.9 a tractor of the side that made the web frees what sticks in it, TP-4.2.10 with counts of 0; another does not, nor draws it along (ruling R80)', () => {
  const caught = (side: string): Battle => {
    const b = spinner('1114^E', { speed: 12, chase: 0 }).until('space', 'a');
    weave(b, '1114', { side });
    Object.assign(b.unit('red'), { snare: { left: 4, side }, turnCount: 3, slipCount: 3 });
    b.hold('web').tractors = 6;
    b.step({ a: { ...space('F'), acts: [{ act: 'tractor', on: 'red', energy: 3 }] } });
    b.until('bid').step({ b: { energy: 0 } });
    return b;
  };
  const free = caught('a');
  expect(free.unit('red')).toMatchObject({ turnCount: 0, slipCount: 0 });
  expect(free.unit('red').snare).toBeUndefined();
  free.until('space', 'a').step({ a: space('F') });
  expect(free.place('red')).toBe('1213^E');
  const stuck = caught('c');
  expect(stuck.unit('red').snare?.left).toBe(4);
  stuck.until('space', 'a').step({ a: space('F') });
  expect(stuck.place('red')).toBe('1114^E');
});

test('TP-11.3.10 web above 20 destroys a drone that enters it, and takes what is above 20 off a torpedo', () => {
  const gone = flown(21);
  expect(only(gone.step(), 'vanished')).toHaveLength(1);
  expect(gone.s.open.seekers).toEqual([]);
  const whole = flown(20);
  whole.step();
  expect(whole.s.open.seekers).toHaveLength(1);
  const torpedo = flown(25, 'plasma');
  const told = torpedo.step();
  const { perStrength } = torpedo.s.book.charts.plasmaNumbers;
  expect(only(told, 'shot-at')).toMatchObject([{ damage: 5 * perStrength, gone: false }]);
});

test('TP-11.3.5 TP-9.1.4 what is launched in the hex of web that its ship has entered has not entered it', () => {
  const b = spinner('1415^E', { speed: 4, chase: 5 });
  weave(b, '1316', { strength: 10 });
  const told = enter(b, { ...space('F'), acts: [{ act: 'launch', box: 0, facing: 4, speed: 5 }] });
  expect(b.place('shuttle-1')).toBe('1316^E');
  expect(only(told, 'snared').map(({ unit }) => unit)).toEqual(['red']);
});

test('TP-11.3.2 TP-8.3.2 a caster reads the effective range: what its scanner has lost counts', () => {
  const b = spinner().until('space', 'a');
  const weak = (): string[] => b.refusals('a', { ...space('F'), acts: [cast('1314', 1)] });
  expect(weak()).toEqual([]);
  b.unit('web').boxes.scanner = 1;
  expect(weak()).toEqual(['TP-11.3.2 /acts/0/hexes']);
});

test('TP-11.3.5 TP-11.3.9 what sticks in web makes no high energy turn in an answer either', () => {
  const b = spinner('3010^E', { speed: 4, chase: 3 }).until('zero').until('answer', 'b');
  b.hold('red').hets = 1;
  const turns = (): string[] => b.refusals('b', acts('red', { act: 'het', facing: 2 }));
  expect(turns()).toEqual([]);
  b.unit('red').snare = { left: 2, side: 'a' };
  expect(turns()).toEqual(['TP-11.3.5 /windows/0/acts/0']);
});
