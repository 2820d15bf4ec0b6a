import { beforeEach, describe, expect, test } from 'vitest';
import { mind } from '../../bot/mind.ts';
import * as printed from '../../data/index.ts';
import { notation } from '../../notation/index.ts';
import { orders as typedOrders } from '../../notation/order.ts';
import { orders } from '../../page/list/orders.ts';
import { mayLeadSurplus, toggleOutside, withFlag } from '../../page/name/names.ts';
import { commandLost, factorUnderCommand } from '../../rules/combat/numbers.ts';
import { dueAtStart, hasChoice } from '../../rules/command/naming.ts';
import { read } from '../../rules/edge/scenario.ts';
import { fleetAction } from '../../rules/index.ts';
import { situation } from '../../rules/morale/check.ts';
import { circlesIn, morale } from '../../rules/morale/levels.ts';
import type { Naming } from '../../rules/orders.ts';
import { fleetAtFirst, ownSquadron, squadronsOf } from '../../rules/roster.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { FaAsk } from '../../rules/state.ts';
import { chainOf } from '../../scene/command.ts';
import { sheets } from '../../sheet/sheets.ts';
import { goal } from '../../words/goal.ts';
import { letterOf } from '../../words/names.ts';
import type { Battle } from '../battle.ts';
import { battle, d } from '../battle.ts';
import { mounted } from '../hulls.ts';

/** A G'Quan leads four, and frigates of rating 1 are left when she is gone. */
const FLEETS = `
  narn A 4: Tal gquan 3070^0, Var thentus 3071, Ro thentus 3072, Dal thentus 3171, Quel thentus 3069
  narn B 4: Sha gquan 2070^0
  earth A 4: Mer omega 3004^3, Hal omega 3005`;
const HAS = ['improved-command-network'];
const low = printed.ships.map(card => (card.id === 'thentus-frigate' ? { ...card, command: 1 } : card));

/** Tal is lost, and the turn without her is fought: the end of it. */
function lost(terms: object = {}, text = FLEETS): Battle {
  const b = battle(text, { abilities: { tal: HAS }, ships: low, ...terms }).until('fire');
  b.ship('tal').structure = 0;
  b.until('name');
  b.step();
  return b.until('name');
}

const named = (ship: string, outside: string[], flag?: string) => ({
  names: [{ of: 'narn-a', ship, outside, ...(flag !== undefined && { flag }) }],
});
const home = (b: Battle, id: string) => ownSquadron(b.s.open, b.of(id));

describe('a better network that is lost', () => {
  let b: Battle;
  beforeEach(() => {
    b = lost();
  });

  test('FA-4.3.6 those beyond the rating of the next commander form a squadron and are in command', () => {
    expect(b.asks).toMatchObject([
      { about: { namings: [{ office: 'commander', outside: { count: 2 }, surplus: 'narn-a-surplus' }] } },
    ]);
    expect(squadronsOf(b.s, 'narn').map(({ id }) => id)).toEqual(['narn-a', 'narn-b']);
    const told = b.step({ narn: named('var', ['dal', 'quel'], 'quel') });
    const { q, r } = b.ship('quel');
    const place = { q, r, heading: 0 };
    expect(told).toContainEqual({
      kind: 'surplus',
      squadron: 'narn-a-surplus',
      from: 'narn-a',
      ships: ['quel', 'dal'],
      start: 2,
      place,
    });
    expect(told.map(({ kind }) => kind)).not.toContain('out');
    expect(['var', 'ro', 'dal', 'quel'].map(id => home(b, id))).toEqual(['narn-a', 'narn-a', 'narn-a-surplus', 'narn-a-surplus']);
    expect(['dal', 'quel'].map(id => b.ship(id).out)).toEqual(['no', 'no']);
    expect(squadronsOf(b.s, 'narn').map(({ id }) => id)).toEqual(['narn-a', 'narn-b', 'narn-a-surplus']);
    expect(b.squadron('narn-a-surplus')).toMatchObject({ commander: 'quel', speed: 4, leaderless: 0, tested: 0, ...place });
    expect(fleetAction.sense?.(b.s)).toEqual([]);
  });

  test('FA-4.3.6 it is plotted, moves and fires as a squadron of its own', () => {
    b.step({ narn: named('var', ['dal', 'quel'], 'quel') });
    b.until('orders');
    const before = b.places('var', 'quel', 'dal');
    b.step();
    expect(b.told.filter(({ kind }) => kind === 'moved').map(one => (one as { squadron: string }).squadron)).toContain(
      'narn-a-surplus',
    );
    expect(b.places('var', 'quel', 'dal').every((place, i) => place !== before[i])).toBe(true);
  });

  test('FA-4.3.6 beyond a network that was not bought ships are out of command', () => {
    const plain = lost({ abilities: { tal: ['stubborn'] } });
    const told = plain.step();
    expect(told.filter(({ kind }) => kind === 'out')).toHaveLength(2);
    expect(plain.s.book.squadrons.map(({ id }) => id)).toEqual(['narn-a', 'narn-b', 'earth-a']);
  });

  test('FA-4.3.6 in a battle of edition 10 they are out of command, as they were then', () => {
    const { battle: then } = fleetAction.earlier?.find(({ edition }) => edition === '10') ?? {};
    const scenario = (abilities: string[]) => ({ sides: [{ squadrons: [{ ships: [{ abilities }] }] }] });
    expect(then?.(scenario(HAS))).toEqual({ ...scenario(HAS), scatters: true });
    expect(then?.(scenario(['stubborn']))).toEqual(scenario(['stubborn']));
    const before = lost({ scatters: true });
    expect(before.s.book.squadrons).toHaveLength(3);
    expect(before.step().filter(({ kind }) => kind === 'out')).toHaveLength(2);
  });

  test('FA-4.3.6 and once the network is succeeded there is none to lose (ruling R72)', () => {
    const { turn } = b.s.clock;
    b.step({ narn: named('var', ['dal', 'quel'], 'quel') });
    expect(b.s.open.commanders?.used).toEqual([{ ship: 'tal', ability: 'improved-command-network', turn }]);
    const whole = lost({ ships: structuredClone(printed.ships) });
    whole.step();
    expect(whole.s.open.commanders?.used).toHaveLength(1);
    for (const { card } of whole.s.book.ships) Object.assign(card, { command: 1 });
    whole.until('fire').ship(whole.squadron('narn-a').commander).structure = 0;
    whole.until('name').step();
    const [ask] = whole.until('name').asks as [FaAsk];
    const [naming] = (ask.about as { namings: Naming[] }).namings;
    expect([naming?.outside.count, naming?.surplus]).toEqual([1, undefined]);
  });

  test('FA-4.3.7 its owner names who leads it as it is formed, of those that form it', () => {
    const of = (outside: string[], flag?: string) => b.refusals('narn', named('var', outside, flag));
    expect(of(['dal', 'quel'])).toEqual(['FA-4.3.7 /names/0/flag']);
    expect(of(['dal', 'quel'], 'ro')).toEqual(['FA-4.3.7 /names/0/flag']);
    expect(of(['dal', 'quel'], 'dal')).toEqual([]);
    expect(of(['dal', 'ro'], 'ro')).toEqual([]);
    b.step({ narn: named('var', ['dal', 'ro'], 'ro') });
    expect([b.squadron('narn-a-surplus').commander, home(b, 'quel')]).toEqual(['ro', 'narn-a']);
    const plain = lost({ abilities: { tal: ['stubborn'] } });
    expect(plain.refusals('narn', named('var', ['dal', 'quel'], 'dal'))).toEqual(['FA-4.3.7 /names/0/flag']);
  });

  test('FA-4.3.7 a side is asked though there is nothing else to say', () => {
    const outside = { of: ['var', 'dal', 'quel'], count: 2 };
    const naming: Naming = { office: 'commander', of: 'narn-a', ships: ['var'], outside };
    expect([hasChoice(naming), hasChoice({ ...naming, surplus: 'narn-a-surplus' })]).toEqual([false, true]);
    const one = { ...naming, outside: { of: ['var', 'dal'], count: 1 } };
    expect(hasChoice({ ...one, surplus: 'narn-a-surplus' })).toBe(false);
  });

  test('FA-4.3.8 it fires at three quarters for the rest of the battle, rounded up once with whatever else it is without', () => {
    b.step({ narn: named('var', ['dal', 'quel'], 'quel') });
    b.until('orders');
    for (let turn = 0; turn < 2; turn += 1) {
      expect(commandLost(b.s.open, b.of('dal'), b.s.clock.turn)).toEqual({ commander: false, flagship: false, network: true });
      expect(commandLost(b.s.open, b.of('var'), b.s.clock.turn).network).toBe(false);
      b.until('fire').until('orders');
    }
    const at = [4, 5, 1].map(x => factorUnderCommand(x, commandLost(b.s.open, b.of('dal'), b.s.clock.turn)));
    expect(at).toEqual([3, 4, 1]);
    const all = { commander: true, flagship: true, network: true };
    expect([factorUnderCommand(8, all), factorUnderCommand(8, { ...all, half: true })]).toEqual([3, 2]);
    expect(factorUnderCommand(8, { commander: false, flagship: false, network: true, half: true })).toBe(3);
  });

  test('FA-4.3.8 as much is seen of it in a shot', () => {
    const armed = low.map(card => (card.id === 'thentus-frigate' ? { ...card, mounts: [mounted('heavy-laser', 5)] } : card));
    const near = lost({ ships: armed });
    near.step({ narn: named('var', ['dal', 'quel'], 'quel') });
    near.until('fire');
    const mer = near.ship('mer');
    for (const id of ['dal', 'var']) Object.assign(near.ship(id), { q: mer.q, r: mer.r + 3, heading: 0 });
    expect(['dal', 'var'].map(id => near.shot(id, 'heavy-laser', 'mer').dice)).toEqual([4, 5]);
  });
});

describe('the squadron of surplus ships', () => {
  test('FA-4.3.6 FA-4.3.13 begins with the morale its ships bring, and has circles of that (ruling R73)', () => {
    const b = lost({ morale: true, charts: printed.charts });
    const dal = b.ship('dal');
    const before = morale(b.s, 'narn-a');
    b.step({ narn: named('var', ['dal', 'quel'], 'quel') }, d(12, 1, 1));
    const surplus = b.squadron('narn-a-surplus');
    expect(surplus.start).toBe(2);
    expect(morale(b.s, 'narn-a')).toBe(before - 2);
    expect(circlesIn(b.s.book, surplus).map(({ level }) => level)).toEqual([1]);
    expect(circlesIn(b.s.book, b.squadron('narn-a'))).toEqual(b.s.book.squadrons[0]?.circles);
    dal.structure = 0;
    expect(morale(b.s, 'narn-a-surplus')).toBe(1);
    const mods = () => situation(b.s, surplus).map(one => one.for);
    expect(mods()).not.toContain('its first commander lost');
    b.ship('quel').structure = 0;
    expect(mods()).toContain('its first commander lost');
  });

  test('FA-4.3.6 a ship that strayed leads it with her own speed, and those far from her are out of its command', () => {
    const b = lost();
    const [dal, quel] = [b.ship('dal'), b.ship('quel')];
    dal.out = 'far';
    Object.assign(dal, { q: dal.q + 9 });
    const { q, r } = dal;
    const stray = {
      ...b.squadron('narn-a'),
      id: 'dal',
      commander: 'dal',
      q,
      r,
      heading: 0,
      speed: 2,
      formation: [{ q: 0, r: 0 }],
    };
    b.s.open.strays.push({ ...stray, leaderless: 0, group: 1 });
    const told = b.step({ narn: named('var', ['dal', 'quel'], 'dal') });
    expect(b.squadron('narn-a-surplus')).toMatchObject({ commander: 'dal', speed: 2, q, r });
    expect([dal.out, quel.out]).toEqual(['no', 'far']);
    expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['surplus', 'back', 'out']));
    expect(fleetAction.sense?.(b.s)).toEqual([]);
  });

  test('FA-4.3.8 FA-4.8.12 takes no place under a flagship, and its commander is one only where no other is left (ruling R74)', () => {
    const b = lost({ ships: structuredClone(low) });
    b.step({ narn: named('var', ['dal', 'quel'], 'quel') });
    b.until('orders');
    for (const { card } of b.s.book.ships) Object.assign(card, { command: 1 });
    Object.assign(b.fleet('narn'), { vacant: true });
    const flag = () => dueAtStart(b.s).find(({ naming }) => naming.office === 'flagship')?.naming;
    expect(flag()).toMatchObject({ ships: ['var', 'sha'], outside: { of: ['narn-a', 'narn-b'], count: 1 } });
    for (const id of ['var', 'ro', 'sha']) b.ship(id).structure = 0;
    expect(flag()).toMatchObject({ ships: ['quel'], outside: { of: [], count: 0 } });
  });

  test('FA-4.3.6 a vortex that one of its ships has opened is for it', () => {
    const b = lost();
    b.s.open.vortices.push({ ship: 'dal', squadron: 'narn-a', turn: 2, q: 30, r: 30 });
    b.step({ narn: named('var', ['dal', 'quel'], 'quel') });
    expect(b.s.open.vortices[0]?.squadron).toBe('narn-a-surplus');
  });

  test('FA-4.3.6 nothing of it is there, or thrown for, before it is formed', () => {
    const b = battle(FLEETS, {
      abilities: { tal: HAS },
      ships: low,
      styles: 'plain',
      dice: d(10, 5, 5, 5),
    });
    const seen = { ...b.view('narn'), told: [] };
    expect(b.squadron('narn-a-surplus')).toMatchObject({ commander: 'tal', formation: [], speed: 0 });
    expect(chainOf(seen, { side: 'narn' }).squadrons.map(({ id }) => id)).toEqual(['narn-a', 'narn-b']);
    expect(goal(seen).nerve.map(({ unit }) => unit)).not.toContain('narn-a-surplus');
    expect(sheets.ofBattle({ book: b.s.book, now: b.s }).map(({ of }) => of)).not.toContain('narn-a-surplus');
    expect(notation.formatPosition(b.s)).not.toContain('surplus');
  });

  test('FA-4.3.6 a state from outside says nothing of it before it is formed, and how it was formed after that', () => {
    const b = lost();
    const faults = () => (fleetAction.sense?.(b.s) ?? []).map(({ rule, at }) => `${rule} ${at}`);
    const surplus = b.squadron('narn-a-surplus');
    surplus.withdraws = 2;
    expect(faults()).toEqual(['FA-4.3.6 /open/squadrons/3']);
    surplus.withdraws = 0;
    b.squadron('narn-a').start = 4;
    expect(faults()).toEqual(['FA-4.3.6 /open/squadrons/0/start']);
    delete b.squadron('narn-a').start;
    b.step({ narn: named('var', ['dal', 'quel'], 'quel') });
    delete surplus.start;
    expect(faults()).toContain('FA-4.3.6 /open/squadrons/3/start');
  });

  test('FA-4.3.6 no other squadron may be called as it is', () => {
    const b = lost();
    const ships = (id: string, abilities: string[] = []) => [{ id, name: id, card: 'omega-destroyer', abilities }];
    const squadron = (id: string, more: object) => ({ id, name: id, hex: '3030', heading: 'N', ...more });
    const side = (id: string, squadrons: object[]) => ({ id, name: id, rows: [1, 60], speed: 0, squadrons });
    const scenario = {
      ...{ name: 'x', title: 'x', map: { columns: 60, rows: 60 }, turns: 4, attacker: 'a' },
      sides: [
        side('a', [squadron('one', { ships: ships('s', HAS) }), squadron('one-surplus', { ships: ships('t') })]),
        side('b', [squadron('two', { ships: ships('u') })]),
      ],
    };
    const made = read(scenario as unknown as Scenario);
    expect('faults' in made && made.faults.map(({ at }) => at)).toEqual(['/sides/0/squadrons/0/ships/0/abilities']);
    expect(b.s.book.squadrons.at(-1)?.surplusOf).toBe('narn-a');
  });

  test('FA-4.3.7 as it is typed, told, listed, shown and written down', () => {
    const b = lost();
    const [ask] = b.asks as [FaAsk];
    const order = named('var', ['dal', 'quel'], 'quel');
    const typed = typedOrders.formatOrder(order, b.view('narn'), 'name');
    expect(typed).toBe('A: Var, outside Dal, Quel under Quel');
    expect(typedOrders.parseOrder(typed.toLowerCase(), b.view('narn'), ask as never)).toMatchObject({ order });
    expect(typedOrders.parseOrder('commander of a: var, outside dal, quel', b.view('narn'), ask as never)).toMatchObject({
      order: named('var', ['dal', 'quel'], 'dal'),
    });
    expect(orders({ ...ask, order } as never, b.view('narn')).map(({ says }) => says)).toEqual([
      'named the commander of Narn A',
      'forms Narn A surplus',
      'forms Narn A surplus, and leads it',
    ]);
    const naming = (ask.about as { namings: Naming[] }).namings[0] as Naming;
    const filling = { naming, order };
    expect(mayLeadSurplus(b.view('narn'), naming, order)).toEqual(['dal', 'quel']);
    expect(withFlag(b.view('narn'), filling, 'dal').names[0]?.flag).toBe('dal');
    expect(toggleOutside(b.view('narn'), filling, 'quel').names[0]).toMatchObject({ outside: ['dal'], flag: 'dal' });
    expect(mind.ordinary.name?.(b.view('narn'), ask.about as never, {} as never)).toMatchObject({ names: [{ flag: /./ }] });
    const told = b.narrated(b.step({ narn: order }));
    expect(told).toContain(
      'Beyond the network that Narn A has lost, Quel, Dal form Narn A surplus under Quel, with 2 points of morale: it fires at 75 %.',
    );
    expect(letterOf(b.s.book, 'narn-a-surplus')).toBe('A′');
    const text = notation.formatPosition(b.s);
    expect(text).toContain('narn-a-surplus: ships quel dal, speed 4, commander quel');
    const { book, ...state } = b.s;
    expect(notation.parsePosition(text, book)).toMatchObject({ state });
  });
});

test('FA-4.3.6 FA-1.2.8 who sets up before others jump in is offered no squadron for a patrol that nobody has formed', () => {
  const b = battle(FLEETS, { jumps: true, abilities: { tal: HAS }, ships: low });
  b.step();
  const view = b.view('narn');
  expect(view.book.squadrons.some(({ surplusOf }) => surplusOf !== undefined)).toBe(true);
  const [ask] = b.asks;
  const { words } = typedOrders.complete('patrol ', view, ask as never);
  expect(words).toEqual(expect.arrayContaining(['A', 'B']));
  expect(words.filter(word => word.includes('surplus'))).toEqual([]);
  expect(fleetAtFirst(view.book, { side: 'narn' }).map(({ id }) => id)).toEqual(['narn-a', 'narn-b']);
});
