import { describe, expect, test } from 'vitest';
import { ships } from '../../data/index.ts';
import { boughtBy } from '../../page/energy/buys.ts';
import type { Line } from '../../page/energy/line.ts';
import { energyOf, lineAt, linesOf, withAll, withNone, withStepTaken } from '../../page/energy/lines.ts';
import { formOf, refusalsOf, watchOf, withForm, withSpeed, withUsual, withWatch } from '../../page/energy/order.ts';
import { CHOICES, choiceOf, withChoice, withoutStep, withStep } from '../../page/energy/standing.ts';
import { leftWords, tallyOf } from '../../page/energy/tally.ts';
import { emptyForm } from '../../rules/energy/cut.ts';
import { formFaults, isPaid } from '../../rules/energy/faults.ts';
import type { Ship } from '../../rules/energy/power.ts';
import { billOf, totalOf } from '../../rules/energy/power.ts';
import { plansWorthAThought, randomForm } from '../../rules/energy/wishes.ts';
import type { Allocation, Form } from '../../rules/orders.ts';
import { usualWatch } from '../../rules/window/choices.ts';
import { type Battle, battle } from '../battle.ts';

const duel = (card = 'fed-ca', speed = 8): Battle => battle(`blue a ${card} 1815^B ${speed}\nred b kli-d7 2215^E 8`);
const linesFor = (ship: Ship, form: Form): Line[] => linesOf({ ship, form, friends: [ship.unit.id], nameOf: id => id });
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
    expect(withSpeed(withSpeed(order, 'shuttle-1', 3), 'shuttle-1', 2).small).toEqual([{ unit: 'shuttle-1', speed: 2 }]);
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

  test('TP-1.3.13 a ship that nothing was said for begins with the usual watch; what was said stays', () => {
    const fresh = { unit: 'a', watch: null };
    expect(withUsual(order, [fresh]).watch).toEqual([usualWatch('a')]);
    const said = withWatch(order, { ...usualWatch('a'), zero: 'ask' });
    expect(withUsual(said, [fresh])).toEqual(said);
    expect(withUsual(order, [{ unit: 'a', watch: usualWatch('a') }]).watch).toEqual([]);
  });

  test('TP-1.3.13 every occasion knows the usual choice, and takes another', () => {
    for (const occasion of Object.keys(CHOICES) as (keyof typeof CHOICES)[]) {
      expect(choiceOf(usualWatch('a'), occasion), occasion).toBeGreaterThan(-1);
      expect(choiceOf(withChoice(usualWatch('a'), occasion, 0), occasion)).toBe(0);
    }
    expect(choiceOf({ ...usualWatch('a'), answer: { chance: 50, damage: 9, within: 5 } }, 'answer')).toBe(-1);
  });

  test('TP-1.3.6 a course grows by its steps as far as there are spaces', () => {
    const course = ['F', 'L', 'S'].reduce((watch, letter) => withStep(watch, letter, 2), usualWatch('a'));
    expect(course.course).toBe('FL');
    expect(withoutStep(course).course).toBe('F');
    expect(withoutStep(withoutStep(course))).toEqual(usualWatch('a'));
  });
});
