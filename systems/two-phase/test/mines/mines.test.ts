import { describe, expect, test } from 'vitest';
import type { Unit } from '../../rules/open.ts';
import type { Act, Form } from '../../rules/orders.ts';
import { acts, battle, only, space } from '../battle.ts';

type B = ReturnType<typeof battle>;
const bomb = (to: string): Act => ({ act: 'transport', what: 't-bomb', to });
const dummy = (to: string): Act => ({ act: 'transport', what: 'dummy', to });
const send = (...all: Act[]) => ({ ...space('F'), acts: all });
const OPEN = [true, true, true, true, true, true];

/** Blue with two T-bombs at speed 8, shields down, and red at a speed of its own, far from each other. */
function field(red: Partial<Form> = {}, blue: Partial<Form> = {}): B {
  const b = battle('a blue rom-kr 1015^C 8\nb red kli-d7 2520^F 8');
  b.allocate({ blue: { speed: 8, transporters: 1, ...blue }, red: { speed: 4, ...red } });
  Object.assign(b.unit('blue'), { dropped: [...OPEN] });
  b.hold('blue').stock.bombs = 2;
  return b.until('space', 'a');
}

/** The same with a bomb in 1216, two hexes ahead of blue, which has flown on: active. */
function mined(red: Partial<Form> = {}, lays = bomb): B {
  const b = field(red);
  b.step({ a: send(lays('1216')) });
  b.put('blue', '0510^C').until('space', 'b');
  return b;
}

/** One impulse of red's: its space, idle answers, and what then comes near a mine. */
function impulse(b: B, dice: number[] = [], order: object = space('F')) {
  const from = b.told.length;
  b.step({ b: order });
  b.step({}, dice);
  return b.told.slice(from);
}

describe('laying', () => {
  test('TP-13.1.3 the mover lays a T-bomb in any hex within 5, TP-13.1.2 through its own shield towards it alone', () => {
    const b = field();
    // After its first space blue is in 1116, facing C.
    expect(b.refusals('a', send(bomb('1618')))).toEqual([]);
    expect(b.refusals('a', send(bomb('1719')))).toEqual(['TP-13.1.1 /acts/0/to']);
    expect(b.refusals('a', send(bomb('4231')))).toEqual(['TP-13.1.3 /acts/0/to']);
    expect(b.refusals('a', send(bomb('red')))).toEqual(['TP-13.1.3 /acts/0/to']);
    b.unit('blue').dropped = [false, true, true, true, true, true];
    expect(b.refusals('a', send(bomb('1618')))).toEqual(['TP-13.1.2 /acts/0/to']);
    b.unit('blue').dropped = [true, false, false, false, false, false];
    b.put('red', '1618^F');
    const told = b.step({ a: send(bomb('1618')) });
    expect(only(told, 'laid')).toMatchObject([{ mine: 'mine-1', unit: 'blue', shown: 't-bomb' }]);
    expect([b.hold('blue').stock.bombs, b.unit('blue').used.transporter]).toEqual([1, 1]);
  });

  test('TP-1.4.1 TP-13.1.2 through a shield that the same window drops before it, and not through one that it raises', () => {
    const b = field();
    const shield = (up: boolean): Act => ({ act: 'shield', shield: 1, up });
    expect(b.refusals('a', send(shield(true), bomb('1618')))).toEqual(['TP-13.1.2 /acts/1/to']);
    b.unit('blue').dropped = [false, false, false, false, false, false];
    expect(b.refusals('a', send(bomb('1618')))).toEqual(['TP-13.1.2 /acts/0/to']);
    const told = b.step({ a: send(bomb('1618'), shield(false)) });
    expect(told.map(({ kind }) => kind).filter(kind => kind === 'laid' || kind === 'dropped')).toEqual(['dropped', 'laid']);
  });

  test('TP-13.3.1 only as many as there are: its card has one with a dummy, and it may have bought more', () => {
    const b = battle('a blue kli-d7 1015^C 8\nb red fed-ca 2520^F 8');
    expect([b.hold('blue').stock, b.hold('red').stock]).toEqual([
      { bombs: 1, dummies: 1, space: 0 },
      { bombs: 0, dummies: 0, space: 0 },
    ]);
    b.allocate({ blue: { speed: 8, transporters: 1 }, red: { speed: 4 } });
    b.unit('blue').dropped = [...OPEN];
    b.until('space', 'a');
    expect(b.refusals('a', send(bomb('1216'), bomb('1317')))).toEqual(['TP-13.3.1 /acts/1/what']);
    expect(b.refusals('a', send(bomb('1216'), dummy('1317')))).toEqual([]);
    expect(b.refusals('a', send(dummy('1216'), dummy('1317')))).toEqual(['TP-13.3.1 /acts/1/what']);
  });

  test('TP-5.2.6 in an answer within a hex of one of the next two hexes ahead of the mover, no more than its spaces left', () => {
    const b = battle('a blue rom-kr 1015^C 8\nb red fed-ca 1317^F 8');
    b.allocate({ blue: { speed: 8 }, red: { speed: 2, transporters: 1, shields: 'off' } });
    b.hold('red').stock.bombs = 1;
    b.until('answer', 'b');
    const refused = (hex: string) => b.refusals('b', acts('red', bomb(hex))).length;
    const next = () => b.until('space', 'a').until('answer', 'b');
    // Blue is in 1116 facing C, with three spaces left: 1216 and 1317 count, 1417 does not.
    expect(['1216', '1317', '1416', '1417', '1418', '1015'].map(refused)).toEqual([0, 0, 0, 0, 1, 1]);
    expect(b.refusals('b', acts('red', bomb('1418')))).toEqual(['TP-5.2.6 /windows/0/acts/0/to']);
    next();
    expect(['1418', '1518', '1618'].map(refused)).toEqual([0, 0, 1]);
    next();
    // In 1317 with one space left: 1417 alone.
    expect(['1418', '1518', '1618'].map(refused)).toEqual([0, 0, 1]);
    next();
    expect(['1417', '1518'].map(refused)).toEqual([1, 1]);
  });

  test('TP-13.3.5 a space mine drops out of the shuttle bay into the own hex, and does 35', () => {
    const b = field({ speed: 6 });
    const drop: Act = { act: 'space-mine' };
    expect(b.refusals('a', send(drop))).toEqual(['TP-13.3.5 /acts/0/act']);
    b.hold('blue').stock.space = 1;
    expect(b.refusals('a', send(drop, drop))).toEqual(['TP-13.3.5 /acts/0/act', 'TP-13.3.5 /acts/1/act']);
    const { shuttle } = b.unit('blue').boxes;
    b.unit('blue').boxes.shuttle = 0;
    expect(b.refusals('a', send(drop))).toEqual(['TP-13.3.5 /acts/0/act']);
    b.unit('blue').boxes.shuttle = shuttle;
    b.step({ a: send(drop) });
    expect(b.s.open.mines).toMatchObject([{ shown: 'space', ...hexOf(b, 'blue') }]);
    b.put('blue', '0510^C').put('red', '1317^F').until('space', 'b');
    b.unit('red').shields = [40, 40, 40, 40, 40, 40];
    expect(only(impulse(b), 'struck')).toMatchObject([{ unit: 'red', shield: 1, points: 35 }]);
  });

  test('TP-13.3.5 one a turn, however many it has bought', () => {
    const b = field({ speed: 2 }, { speed: 4 });
    const drop: Act = { act: 'space-mine' };
    b.hold('blue').stock.space = 3;
    expect(b.refusals('a', send(drop, drop))).toEqual(['TP-13.3.5 /acts/0/act', 'TP-13.3.5 /acts/1/act']);
    b.step({ a: send(drop) });
    b.s.open.mines = [];
    expect(b.until('space', 'a').refusals('a', send(drop))).toEqual(['TP-13.3.5 /acts/0/act']);
    b.until('allocate').allocate({ blue: { speed: 4 }, red: { speed: 2 } });
    expect(b.until('space', 'a').refusals('a', send(drop))).toEqual([]);
  });

  test('TP-13.3.5 the option light-space-mine makes it 25', () => {
    const b = battle('a blue rom-kr 1015^C 8\nb red kli-d7 2520^F 8', { options: ['light-space-mine'] });
    expect(b.s.book.charts.mines.space.damage).toBe(25);
  });
});

function hexOf(b: B, id: string): { q: number; r: number } {
  const { q, r } = b.unit(id);
  return { q, r };
}

describe('when a T-bomb is active', () => {
  test('TP-7.2.3 TP-13.3.1 from the first impulse of anybody after its laying in which its layer is more than a hex away', () => {
    const b = field();
    b.step({ a: send(bomb('1317')) });
    expect(only(b.told, 'armed')).toEqual([]);
    // In 1116: 1317 is two hexes away. The next space of blue brings it to 1216, a hex away: not yet.
    b.until('space', 'a').step();
    b.until('space', 'a');
    expect(b.s.open.mines).toMatchObject([{ active: false }]);
    // 1317, 1418: past it again only in the fifth space. Then it is active, and stays so.
    b.step();
    b.until('space', 'a');
    expect(b.s.open.mines).toMatchObject([{ active: false }]);
    b.until('zero').until('space', 'a').step();
    b.until('space', 'a');
    expect(b.place('blue')).toBe('1518^C');
    expect(only(b.told, 'armed')).toEqual([{ kind: 'armed', mine: 'mine-1' }]);
  });

  test('TP-13.3.1 an impulse of another unit counts as well, and a layer that is gone is far enough', () => {
    const other = field();
    other.step({ a: send(bomb('1618')) });
    expect(other.s.open.mines).toMatchObject([{ active: false }]);
    other.unit('blue').halted = true;
    other.until('space', 'b').step();
    other.until('space', 'b');
    expect(other.s.open.mines).toMatchObject([{ active: true }]);
    const gone = field();
    gone.step({ a: send(bomb('1116')) });
    gone.unit('blue').status = 'left';
    gone.until('space', 'b').step();
    gone.until('space', 'b');
    expect(gone.s.open.mines).toMatchObject([{ active: true }]);
  });

  test('TP-13.3.1 before that nobody sets it off', () => {
    const b = field({ speed: 6 });
    b.step({ a: send(bomb('1216')) });
    b.unit('blue').halted = true;
    b.put('red', '1417^F').until('space', 'b');
    expect([only(impulse(b), 'blew'), b.place('red')]).toEqual([[], '1317^F']);
  });
});

describe('a T-bomb', () => {
  test('TP-13.3.2 goes off when a fast unit ends a space within a hex of it; TP-13.3.3 10 on the shield that faces it', () => {
    const b = mined({ speed: 6 });
    b.put('red', '1417^F');
    const told = impulse(b);
    expect(b.place('red')).toBe('1317^F');
    expect(only(told, 'blew')).toMatchObject([{ mine: 'mine-1', by: 'red', dummy: false }]);
    expect(only(told, 'struck')).toMatchObject([{ unit: 'red', shield: 1, points: 10, boxes: 10 }]);
    expect(b.s.open.mines).toEqual([]);
  });

  test('TP-13.3.2 also from one near hex to another, and never for who stands still', () => {
    const b = mined({ speed: 6 });
    b.put('red', '1316^E');
    expect(only(b.told, 'blew')).toEqual([]);
    expect([only(impulse(b), 'blew').length, b.place('red')]).toEqual([1, '1216^E']);
    const still = mined();
    still.put('red', '1316^E').unit('red').halted = true;
    still.until('allocate');
    expect(only(still.told, 'blew')).toEqual([]);
  });

  test('TP-13.3.2 notices speed 2 on a die of 4 or less, TP-1.4.6 thrown first, speed 1 on 2 or less', () => {
    const comes = (speed: number, die: number) => {
      const b = mined({ speed });
      b.put('red', '1417^F');
      return only(impulse(b, [die], { ...space('F'), ...(speed === 1 && { half: 1 }) }), 'blew').length;
    };
    expect([comes(2, 4), comes(2, 5), comes(1, 2), comes(1, 3)]).toEqual([1, 0, 1, 0]);
    const b = mined({ speed: 2 });
    Object.assign(b.unit('red'), { shields: [9, 0, 0, 0, 0, 0] });
    // The die that notices it, then two for the point that comes inside: a bridge box.
    impulse(b.put('red', '1417^F'), [4, 1, 1]);
    expect(only(b.told, 'lost')).toMatchObject([{ unit: 'red', box: 'bridge' }]);
  });

  test('TP-13.3.3 strikes every unit within a hex in initiative order, friends and layer too; TP-12.4.4 and none that would come there', () => {
    const b = battle('a blue rom-kr 1015^C 8\na gold fed-ca 3030^A 8\nb red kli-d7 2520^F 8\nb grey kli-f5 1417^F 8');
    b.allocate({ blue: { speed: 8, transporters: 1 }, gold: { speed: 2 }, red: { speed: 6 }, grey: { speed: 6 } });
    Object.assign(b.unit('blue'), { dropped: [...OPEN] });
    b.until('space', 'a').step({ a: send(bomb('1216')) });
    b.put('blue', '0510^C').until('space', 'b');
    Object.assign(b.unit('blue'), { dropped: [] });
    b.put('blue', '1116^C').put('gold', '1216^A').put('red', '1417^F');
    expect(only(impulse(b), 'struck').map(({ unit }) => unit)).toEqual(['blue', 'red', 'gold']);
    // Grey comes the same way at the same speed, and meets nothing.
    b.put('grey', '1417^F').until('finish');
    expect(only(b.told, 'struck').filter(({ unit }) => unit === 'grey')).toEqual([]);
  });

  test('TP-13.3.3 TP-12.4.3 drones in it are gone, all of one hex step together; plasma sets it off and takes nothing', () => {
    const b = battle('a blue kzi-ff 1015^C 8\nb red fed-ca 2220^F 8');
    b.allocate({ blue: { speed: 2 }, red: {} });
    const [one, two] = ['rack-1', 'rack-2'].map(weapon => ({ act: 'seeker', weapon, on: 'red', load: 'i' }) as const);
    b.until('space', 'a').step({ a: send(one as Act, two as Act) });
    b.until('zero');
    const { q, r } = b.unit('blue');
    layAt(b, { q: q + 2, r });
    b.until('finish');
    expect(only(b.told, 'blew')).toMatchObject([{ by: 'seeker-1' }]);
    expect(only(b.told, 'shot-at').map(({ seeker, gone }) => [seeker, gone])).toEqual([
      ['seeker-1', true],
      ['seeker-2', true],
    ]);
    const plasma = battle('a blue gor-dd 1015^C 8\nb red fed-ca 2220^F 8');
    plasma.allocate({ blue: { speed: 2 }, red: {} });
    plasma.until('space', 'a').step({ a: send({ act: 'seeker', weapon: 'plasma-a', on: 'red', pseudo: true }) });
    plasma.until('zero');
    layAt(plasma, { q: q + 2, r });
    plasma.until('finish');
    expect(only(plasma.told, 'blew')).toMatchObject([{ by: 'seeker-1' }]);
    expect(only(plasma.told, 'shot-at')).toEqual([]);
  });

  test('TP-13.3.2 a unit that is displaced or drawn along comes near it as well', () => {
    const b = mined({ speed: 2 }).until('space', 'a');
    b.s.open.beams.push({ id: 'blue-red', by: 'blue', on: 'red', strength: 3, fresh: true });
    b.put('blue', '1218^F').put('red', '1318^F').unit('red').halted = true;
    b.step();
    b.until('space');
    // As fast as blue, which draws it: no die.
    expect([b.place('red'), only(b.told, 'blew').map(({ by }) => by)]).toEqual(['1217^F', ['red']]);
  });
});

test('TP-13.3.2 who is launched near it has ended no space there', () => {
  const b = mined({ speed: 2 });
  const launched = { ...structuredClone(b.unit('red')), id: 'shuttle-5', speed: 6 };
  b.s.open.units.push(launched);
  b.s.open.order.push('shuttle-5');
  b.put('red', '1417^F').put('shuttle-5', '1317^F');
  b.step();
  launched.arrived = b.unit('red').arrived;
  // Red comes unnoticed; what came with it is not looked at.
  expect(only(b.told, 'blew')).toEqual([]);
  b.step({}, [5]);
  expect(only(b.told, 'blew')).toEqual([]);
});

/** An active T-bomb of red's. */
function layAt(b: B, hex: { q: number; r: number }): void {
  const mine = { id: 'mine-9', side: 'b', by: 'red', shown: 't-bomb', came: null, arrived: 0, laid: 0, active: true } as const;
  b.s.open.mines.push({ ...mine, ...hex });
}

describe('a dummy', () => {
  test('TP-13.3.4 TP-1.5.5 is told as a T-bomb, becomes active like one, and is taken off when it notices a unit', () => {
    const b = mined({ speed: 6 }, dummy);
    expect(only(b.told, 'laid')).toMatchObject([{ mine: 'mine-1', shown: 't-bomb' }]);
    expect(only(b.told, 'armed')).toHaveLength(1);
    expect(b.hold('blue').stock).toMatchObject({ bombs: 2, dummies: 0 });
    expect([b.s.sealed.a?.dummies, b.s.sealed.b?.dummies]).toEqual([['mine-1'], []]);
    b.put('red', '1417^F');
    const told = impulse(b);
    expect(only(told, 'blew')).toMatchObject([{ mine: 'mine-1', by: 'red', dummy: true }]);
    expect([only(told, 'struck'), b.s.open.mines, b.s.sealed.a?.dummies]).toEqual([[], [], []]);
  });
});

describe('fighters of one speed', () => {
  /** Three fighters of red's at speed 6: two in one hex as a stack, one elsewhere; the mine in 1216. */
  function stacks(): B {
    const b = mined({ speed: 6 });
    for (const id of ['wing-1', 'wing-2', 'lone']) b.s.open.units.push(fighter(b, id));
    b.s.open.order.push('wing-1', 'wing-2', 'lone');
    return b;
  }

  function fighter(b: B, id: string): Unit {
    b.s.sealed.b?.ships.push({ ...structuredClone(b.hold('red')), unit: id });
    const small = { id, kind: 'fighter', card: 'stinger-1', made: 0, damage: 0, half: 3, speed: 6 } as const;
    return { ...structuredClone(b.unit('red')), ...small, shields: [], dropped: [] };
  }

  /** Lets a fighter end its n-th space at a place, as its own space would. */
  async function ends(b: B, id: string, [place, n]: [string, number]): Promise<void> {
    const { tripByUnits } = await import('../../rules/mines/trip.ts');
    const { rolled, scriptedDice } = await import('@flagplot/kernel');
    b.put(id, place);
    b.s.open.arrivals += 1;
    Object.assign(b.unit(id), { made: n, arrived: b.s.open.arrivals });
    const tell = (event: unknown) => void b.told.push(structuredClone(event) as never);
    tripByUnits(b.s, rolled(scriptedDice([]), { tell, reveal: () => undefined }));
  }

  test('TP-12.4.1 a mine that a stack sets off hits all of it; TP-12.4.2 another that ends the same numbered space in the blast too, once', async () => {
    const b = stacks();
    b.put('wing-2', '1317^F').unit('wing-2').made = 2;
    await ends(b, 'wing-1', ['1317^F', 2]);
    expect(hits(b)).toEqual(['wing-1', 'wing-2']);
    await ends(b, 'lone', ['1217^F', 1]);
    expect(hits(b)).toEqual(['wing-1', 'wing-2']);
    await ends(b, 'lone', ['1317^F', 2]);
    expect(hits(b)).toEqual(['wing-1', 'wing-2', 'lone']);
  });

  test('TP-12.4.2 one that is out of it by then does not, TP-12.4.4 nor does one of another speed, or a ship', async () => {
    const b = stacks();
    // It stands in the blast as that goes off, and has still to make its second space.
    b.put('lone', '1217^F').unit('lone').made = 1;
    await ends(b, 'wing-1', ['1317^F', 2]);
    expect(hits(b)).toEqual(['wing-1']);
    await ends(b, 'lone', ['1219^D', 2]);
    b.unit('wing-2').speed = 7;
    await ends(b, 'wing-2', ['1317^F', 2]);
    await ends(b, 'red', ['1317^F', 2]);
    expect(hits(b)).toEqual(['wing-1']);
    expect(b.s.open.marks).toHaveLength(1);
    b.s.open.units = b.s.open.units.filter(({ kind }) => kind === 'ship');
    b.until('zero').until('space');
    expect(b.s.open.marks).toEqual([]);
  });

  function hits(b: B): string[] {
    return only(b.told, 'struck').map(({ unit }) => unit);
  }
});
