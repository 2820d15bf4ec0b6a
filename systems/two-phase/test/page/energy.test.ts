import { describe, expect, test } from 'vitest';
import { ships } from '../../data/cards/ships.ts';
import { boughtBy } from '../../page/energy/buys.ts';
import { cutTo, halvesWords, plannedMove, stopOf, watchWithCourse } from '../../page/energy/course.ts';
import type { Line } from '../../page/energy/line.ts';
import { energyOf, lineAt, linesOf, withAll, withNone, withStepTaken } from '../../page/energy/lines.ts';
import { formOf, refusalsOf, watchOf, withForm, withWatch } from '../../page/energy/order.ts';
import { ownOrder, smallRows, withSmall } from '../../page/energy/small.ts';
import { leftWords, tallyOf } from '../../page/energy/tally.ts';
import { CHOICES, choiceOf, numbersOf, screensWith, withChoice, withMove, withScreen } from '../../page/energy/watch.ts';
import { unitAfter } from '../../page/space/course.ts';
import { randomForm } from '../../rules/chance/forms.ts';
import { emptyForm, idleForm } from '../../rules/energy/cut.ts';
import { formFaults, isPaid } from '../../rules/energy/faults.ts';
import type { Ship } from '../../rules/energy/power.ts';
import { billOf, totalOf } from '../../rules/energy/power.ts';
import { plansWorthAThought } from '../../rules/energy/wishes.ts';
import { turnModeOf } from '../../rules/movement/step.ts';
import type { Allocation, Form } from '../../rules/orders.ts';
import { usualWatch } from '../../rules/window/choices.ts';
import { type Battle, battle } from '../battle.ts';

const duel = (card = 'fed-ca', speed = 8): Battle => battle(`blue a ${card} 1815^B ${speed}\nred b kli-d7 2215^E 8`);
const linesFor = (ship: Ship, form: Form): Line[] =>
  linesOf({ ship, form, friends: [ship.unit.id], foes: ['b'], nameOf: id => id });
const line = (ship: Ship, form: Form, id: string): Line => linesFor(ship, form).find(one => one.id === id)!;
const says = (one: Line): string => one.levels[one.at]!.says;

describe('lines of a form', () => {
  const ship = duel().ship('a');
  const form = emptyForm(ship);

  test('TP-2.1.7 what all lines take comes to what the form costs, whatever is written in it', () => {
    let seed = 1;
    const roll = (sides: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return (Math.floor(seed / 65_536) % sides) + 1;
    };
    for (const { id } of ships) {
      const each = duel(id).ship('a');
      for (let n = 0; n < 20; n += 1) {
        const one = randomForm(each, 1, roll);
        const sum = linesFor(each, one).reduce((all, other) => all + energyOf(each, one, other), 0);
        expect(sum, JSON.stringify(one)).toBe(totalOf(billOf(each, one)));
      }
    }
  });

  test('TP-2.1.7 every level of a line writes itself, and stands there when the form is read again', () => {
    for (const { id } of ships) {
      const each = duel(id).ship('a');
      const empty = emptyForm(each);
      for (const one of linesFor(each, empty))
        for (const [at, level] of one.levels.entries()) {
          const now = line(each, level.put(empty), one.id);
          expect([now.at, says(now)], `${id} ${one.id}`).toEqual([at, level.says]);
        }
    }
  });

  test('TP-3.1.3 TP-3.1.7 speed costs warp power, and goes as far as the turn before allows', () => {
    const speed = line(ship, form, 'speed');
    expect([speed.levels.length - 1, speed.most]).toEqual([15, 'After speed 8 she makes 15 at most.']);
    expect(energyOf(ship, speed.levels[9]!.put(form), speed)).toBe(18);
    expect(line(duel('fed-ca', 2).ship('a'), form, 'speed').levels.length - 1).toBe(7);
  });

  test('TP-9.3.1 a tube is armed in two turns, then held or overloaded', () => {
    expect(line(ship, form, 'arms/photon-a').levels.map(({ says }) => says)).toEqual(['empty', 'arming, turn 1']);
    const b = duel();
    b.hold('a').arms[6] = { turns: 1, energy: 2 };
    const next = line(b.ship('a'), form, 'arms/photon-a');
    expect(next.levels.map(one => one.says)).toEqual(['let go', 'ready', 'overload 5', 'overload 6', 'overload 7', 'overload 8']);
    b.hold('a').arms[6] = { turns: 2, energy: 4 };
    expect(line(b.ship('a'), form, 'arms/photon-a').levels[1]?.says).toBe('held');
  });

  test('TP-4.5.1 tactical turns are offered to who stands still, and go when she moves', () => {
    expect(line(ship, form, 'tacs/warp').levels).toHaveLength(3);
    const turning = line(ship, form, 'tacs/warp').levels[2]!.put(form);
    expect(line(ship, turning, 'speed').levels[4]!.put(turning).tacs).toEqual({ warp: 0, impulse: 0 });
    expect(line(ship, { ...form, speed: 4 }, 'tacs/warp')).toBeUndefined();
  });

  test('TP-2.2.9 ECM and ECCM share their points; TP-2.2.3 none without fire control', () => {
    expect(line(ship, { ...form, ecm: 2 }, 'eccm').levels).toHaveLength(1);
    expect(line(ship, { ...form, fireControl: false }, 'ecm').levels).toHaveLength(1);
    const off = line(ship, { ...form, ecm: 2 }, 'fireControl').levels[0]!.put({ ...form, ecm: 2 });
    expect([off.fireControl, off.ecm]).toEqual([false, 0]);
  });

  test('a step up and down; all is what the power still pays for, none is none', () => {
    expect(withStepTaken(form, line(ship, form, 'speed'), 1).speed).toBe(1);
    expect(withStepTaken(form, line(ship, form, 'speed'), -1)).toBe(form);
    const all = withAll(ship, form, line(ship, form, 'speed'));
    expect([all.speed, isPaid(ship, all), isPaid(ship, { ...all, speed: all.speed + 1 })]).toEqual([15, true, false]);
    const guns = { ...form, arms: ['a', 'b', 'c', 'd'].map(one => ({ weapon: `photon-${one}`, energy: 2 })) };
    expect(withAll(ship, guns, line(ship, guns, 'speed')).speed).toBe(11);
    expect(withNone(all, line(ship, all, 'speed')).speed).toBe(0);
  });
});

describe('what is left over, and what it buys', () => {
  test('TP-2.1.4 TP-2.1.5 free power by kind: what only warp engines pay for, and what is left of each', () => {
    const ship = duel().ship('a');
    const form = { ...emptyForm(ship), speed: 13 };
    expect(tallyOf(ship, form)).toEqual({ there: 34, spent: 30, free: 4, warp: 4, impulse: 4, reserve: 3 });
    expect(tallyOf(ship, { ...form, speed: 15 })).toMatchObject({ free: 0, warp: 0, impulse: 0 });
    expect(leftWords(tallyOf(ship, { ...form, speed: 15, general: 1 }))).toBe('2 too many');
    expect(leftWords(tallyOf(ship, form))).toBe('4 left over (warp up to 4, impulse up to 4)');
    const hard = { ...form, hets: 1, discharge: 3 };
    expect(tallyOf(ship, hard)).toMatchObject({ there: 37, warp: 2, reserve: 0 });
  });

  test('TP-1.1.4 TP-4.2.1 TP-2.2.6 TP-9.3.1 this turn and the next: speed, phasers, tubes, high energy turns', () => {
    const b = duel();
    const ship = b.ship('a');
    const form: Form = { ...emptyForm(ship), speed: 9, hets: 1, arms: [{ weapon: 'photon-a', energy: 2 }] };
    const bought = boughtBy(b.s.book, ship, form);
    const of = (what: string) => bought.find(one => one.what === what);
    expect(of('Speed')).toMatchObject({
      now: expect.stringMatching(/^9: 4 and 5 spaces, a turn every \d hexes$/),
      next: 'up to 15',
    });
    expect(of('Photon A')).toEqual({ what: 'Photon A', now: 'arming, turn 1', next: 'ready for 2' });
    expect(of('Photon B C D')).toEqual({ what: 'Photon B C D', now: 'empty', next: 'arming for 2' });
    expect(of('High energy turn')?.now).toBe('1; the first cannot break her down');
    b.hold('a').capacitor = 0;
    const phasers = (capacitor: number) =>
      boughtBy(b.s.book, b.ship('a'), { ...form, capacitor }).find(one => one.what === 'Phasers')?.now;
    expect([phasers(0), phasers(4), phasers(6)]).toEqual(['0 of 6 once', '4 of 6 once', 'all 6 once']);
  });

  test('TP-2.1.2 every plan stands', () => {
    for (const { id } of ships) {
      const ship = duel(id).ship('a');
      for (const { plan, form } of plansWorthAThought(ship, 1)) expect(formFaults(ship, form, 1), `${id} ${plan}`).toEqual([]);
    }
  });
});

describe('the whole answer', () => {
  const b = duel();
  const ship = b.ship('a');
  const form = emptyForm(ship);
  const order: Allocation = { forms: [form], small: [], order: [], watch: [] };

  test('TP-2.1.7 a form takes the place of the one before, and what is not there is added', () => {
    expect(formOf(withForm(order, { ...form, speed: 5 }), 'a')?.speed).toBe(5);
    expect(withForm({ ...order, forms: [] }, form).forms).toEqual([form]);
  });

  test('TP-2.1.2 a refusal stands beside the line that it is about', () => {
    expect(lineAt({ ...form, arms: [{ weapon: 'photon-c', energy: 9 }] }, '/arms/0/energy')).toBe('arms/photon-c');
    expect([lineAt(form, '/specific/2'), lineAt(form, '/tacs'), lineAt(form, '/speed'), lineAt(form, '')]).toEqual([
      'specific/2',
      'tacs',
      'speed',
      undefined,
    ]);
    const wrong = withForm(order, { ...form, speed: 15, hets: 2, arms: [{ weapon: 'photon-a', energy: 3 }] });
    const faults = formFaults(ship, wrong.forms[0]!, 1).map(one => ({ ...one, at: `/forms/0${one.at}` }));
    expect([...refusalsOf(wrong, 'a', faults).keys()]).toEqual(['arms/photon-a']);
    expect(refusalsOf(wrong, 'b', faults).size).toBe(0);
  });

  test('TP-1.3.13 the watch that stands is the one said last; a course is of its turn', () => {
    const hold = b.hold('a');
    expect(watchOf(order, hold)).toEqual(usualWatch('a'));
    hold.watch = { ...usualWatch('a'), answer: 'pass', course: 'FFF' };
    expect(watchOf(order, hold)).toEqual({ ...usualWatch('a'), answer: 'pass' });
    const said = withWatch(order, { ...usualWatch('a'), zero: 'ask' });
    expect(watchOf(said, hold).zero).toBe('ask');
    expect(withWatch(said, usualWatch('a')).watch).toHaveLength(1);
  });
});

describe('a course laid with the energy', () => {
  const b = duel();
  const ship = b.ship('a');
  const form = emptyForm(ship);
  const planned = (speed: number) => plannedMove(b.view('blue'), ship, { speed });
  const laid = (speed: number, differs: Partial<Form> = {}) => ({
    of: planned(speed),
    ship,
    form: { ...form, ...differs, speed },
  });

  test('TP-1.1.4 it has the spaces of the speed that is written, the lower half first', () => {
    expect([planned(8).left, planned(9).left, planned(1).left]).toEqual([
      [4, 4],
      [4, 5],
      [0, 1],
    ]);
    expect(halvesWords(8)).toBe('4 spaces in First Phase, 4 in Second.');
    expect(halvesWords(3)).toBe('1 space in First Phase, 2 in Second: by a course the lower half comes first.');
  });

  test('TP-4.2.9 the counts begin anew where the turn mode has grown, TP-4.2.8 and else go on', () => {
    b.unit('a').turnCount = 3;
    expect([planned(8).unit.turnCount, planned(15).unit.turnCount]).toEqual([3, 0]);
    b.unit('a').turnCount = 0;
  });

  test('TP-4.2.6 it stops where a step cannot be made at this speed, and says which and why', () => {
    const { unit } = planned(8);
    const soon = 'F'.repeat(turnModeOf(b.s.book, unit));
    expect(stopOf(laid(8), `${soon}R`)).toBeUndefined();
    expect(stopOf(laid(8), 'FR')).toMatchObject({ space: 2, refusal: { rule: 'TP-4.2.6' } });
    expect(stopOf(laid(8), 'FSS')).toMatchObject({ space: 3, refusal: { rule: 'TP-4.3.1' } });
    expect(unitAfter(unit, `${soon}R`).facing).not.toBe(unit.facing);
  });

  test('TP-4.4.5 a hard turn is paid for, and made once a phase', () => {
    expect(stopOf(laid(8, { discharge: 3 }), 'F4F')).toMatchObject({ space: 2, refusal: { rule: 'TP-4.4.5' } });
    expect(stopOf(laid(8, { hets: 1 }), 'F4F')).toBeUndefined();
    expect(stopOf(laid(8, { hets: 2 }), 'F4F0')).toMatchObject({
      space: 4,
      refusal: { say: expect.stringMatching(/once a phase/) },
    });
    expect(stopOf(laid(8, { hets: 2 }), 'F4FFF0')).toBeUndefined();
  });

  test('TP-1.3.6 it is no longer than the speed, and gone where nothing is laid', () => {
    const watch = { ...usualWatch('a'), course: 'FFLFF' };
    expect(cutTo(watch, 3).course).toBe('FFL');
    expect(cutTo(watch, 5)).toBe(watch);
    expect(cutTo(watch, 0)).toEqual(usualWatch('a'));
    expect(watchWithCourse(watch, 'R').course).toBe('R');
  });
});

describe('the watch', () => {
  const usual = usualWatch('a');

  test('TP-1.3.13 every occasion knows the usual choice, and takes another', () => {
    for (const occasion of Object.keys(CHOICES) as (keyof typeof CHOICES)[]) {
      expect(choiceOf(usual, occasion), occasion).toBeGreaterThan(-1);
      for (const nth of CHOICES[occasion].choices.keys()) expect(choiceOf(withChoice(usual, occasion, nth), occasion)).toBe(nth);
    }
  });

  test('TP-1.3.13 chance, damage and hexes may be any; so may the range of a screen, and a bid', () => {
    const [chance, damage, within] = numbersOf(usual, 'answer');
    expect([chance, damage, within].map(one => one?.value)).toEqual([33, 2, 15]);
    const near = within!.put(8);
    expect(near.answer).toEqual({ chance: 33, damage: 2, within: 8 });
    expect([choiceOf(near, 'answer'), near.zero]).toEqual([choiceOf(usual, 'answer'), usual.zero]);
    expect(numbersOf(usual, 'screen')[0]!.put(5).screen).toEqual({ from: 5, with: [] });
    const bids = withChoice(usual, 'bid', 2);
    expect([bids.bid, numbersOf(bids, 'bid')[0]!.put(4).bid, numbersOf(usual, 'bid')]).toEqual([0, 4, []]);
  });

  test('TP-1.3.13 the weapons that screen are named one by one', () => {
    const named = withScreen(withScreen(usual, 'phaser-1'), 'phaser-2');
    expect([screensWith(named), screensWith(withScreen(named, 'phaser-1'))]).toEqual([['phaser-1', 'phaser-2'], ['phaser-2']]);
    expect(withScreen({ ...usual, screen: 'ask' }, 'phaser-1').screen).toBe('ask');
  });

  test('TP-10.2.10 what is given up first goes up and down', () => {
    expect(withMove(['x', 'y', 'z'], 'z', -1)).toEqual(['x', 'z', 'y']);
    expect([withMove(['x', 'y'], 'x', -1), withMove(['x', 'y'], 'q', 1)]).toEqual([
      ['x', 'y'],
      ['x', 'y'],
    ]);
  });
});

test('TP-1.3.13 who says nothing at all has the usual watch for a ship that has none', () => {
  const b = duel();
  const idle = () => b.rules.questions.allocate.idle(b.view('blue'), { turn: 1, ships: ['a'] });
  expect(idle().watch).toEqual([usualWatch('a')]);
  b.hold('a').watch = { ...usualWatch('a'), zero: 'ask' };
  expect(idle().watch).toEqual([]);
});

test('TP-14.2.6 a form that is repeated without a word blows nobody up', () => {
  const b = duel();
  b.hold('a').form = { ...emptyForm(b.ship('a')), speed: 3, destruct: true };
  expect(idleForm(b.ship('a'), 2)).toEqual({ ...emptyForm(b.ship('a')), speed: 3 });
});

test('TP-3.2.6 the order of own units stays without a word, but for those that another side has taken', () => {
  const b = duel();
  b.s.sealed.blue!.order = ['a', 'b'];
  expect(b.rules.questions.allocate.idle(b.view('blue'), { turn: 2, ships: ['a'] }).order).toEqual(['a']);
});

describe('what costs no energy', () => {
  test('TP-14.2.6 a form that is repeated without a word blows nobody up', () => {
    const b = duel();
    b.hold('a').form = { ...emptyForm(b.ship('a')), speed: 3, destruct: true };
    expect(idleForm(b.ship('a'), 2)).toEqual({ ...emptyForm(b.ship('a')), speed: 3 });
  });

  test('TP-3.2.6 the order of own units: those that were named, then the rest', () => {
    expect(ownOrder(['x', 'y', 'z'], { order: ['z', 'gone'] })).toEqual(['z', 'x', 'y']);
  });

  test('TP-12.2.1 TP-12.2.7 TP-8.1.4 a small unit keeps its pace; one that strikes has targets, an MRS has friends', () => {
    const b = duel();
    const order: Allocation = { forms: [], small: [], order: [], watch: [] };
    const shuttle = { ...b.unit('a'), id: 'shuttle-1', card: 'admin', kind: 'shuttle' as const, speed: 4, damage: 0 };
    const hold = {
      ...b.hold('a'),
      unit: 'shuttle-1',
      craft: { as: 'suicide' as const, turns: 3, energy: 3, target: null, load: [] },
    };
    b.s.open.units.push(shuttle);
    b.s.sealed.blue!.ships.push(hold);
    const [row] = smallRows(b.view('blue'), order);
    expect(row).toMatchObject({ name: 'shuttle 1', entry: { unit: 'shuttle-1', speed: 4 }, most: 6, friends: [] });
    expect(row?.targets.map(({ id }) => id)).toEqual(['b']);
    const told = withSmall(order, { ...row!.entry, target: 'b' });
    expect(smallRows(b.view('blue'), told)[0]?.entry).toEqual({ unit: 'shuttle-1', speed: 4, target: 'b' });
    Object.assign(shuttle, { card: 'mrs' });
    hold.pace = { speed: 4, swing: 'eccm', to: 'a' };
    expect(smallRows(b.view('blue'), order)[0]).toMatchObject({
      entry: { unit: 'shuttle-1', swing: 'eccm', to: 'a' },
      friends: [{ id: 'a' }],
    });
  });

  test('TP-8.1.1 TP-11.4.8 TP-12.2.7 the built-in point, points out of a bank, and whom a shuttle strikes have lines of their own', () => {
    const b = duel('and-int');
    Object.assign(b.unit('a').banks!, { held: [3, 0] });
    const ship = b.ship('a');
    const form = emptyForm(ship);
    const moves = line(ship, form, 'moves/fore/battery').levels[2]!.put(form);
    expect(moves.panels?.moves).toEqual([{ from: 'fore', to: 'battery', points: 2 }]);
    expect(line(ship, form, 'moves/rear/bank')).toBeUndefined();
    expect([lineAt(moves, '/panels/moves/0'), lineAt(moves, '/panels/moves')]).toEqual([
      'moves/fore/battery',
      'moves/fore/battery',
    ]);
    const plain = duel().ship('a');
    const suicide = line(plain, emptyForm(plain), 'shuttles/0')
      .levels.find(one => one.says === 'suicide 2')!
      .put(emptyForm(plain));
    const aimed = line(plain, suicide, 'target/0').levels[1]!.put(suicide);
    expect(aimed.shuttles).toEqual([{ box: 0, as: 'suicide', energy: 2, target: 'b' }]);
    expect(lineAt(aimed, '/shuttles/0/target')).toBe('target/0');
    const more = line(plain, aimed, 'shuttles/0')
      .levels.find(one => one.says === 'suicide 3')!
      .put(aimed);
    expect(more.shuttles[0]?.target).toBe('b');
  });
});
