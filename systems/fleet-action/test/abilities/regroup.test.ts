import { beforeEach, describe, expect, test } from 'vitest';
import { mind } from '../../bot/mind.ts';
import { notation } from '../../notation/index.ts';
import { orders as typedOrders } from '../../notation/order.ts';
import { commitWords } from '../../page/commit.ts';
import { orders } from '../../page/list/orders.ts';
import { fleetAction } from '../../rules/index.ts';
import { morale } from '../../rules/morale/levels.ts';
import { abilityPrice } from '../../rules/muster/price.ts';
import { ownSquadron } from '../../rules/roster.ts';
import type { FaAsk } from '../../rules/state.ts';
import type { Battle } from '../battle.ts';
import { battle } from '../battle.ts';

/** Quel and Dal have strayed from A, and lie near B. */
const FLEETS = `
  narn A 0: Tal gquan 3070^0, Var gquan 3071, Quel thentus 3062, Dal gquan 3061
  narn B 0: Sha gquan 3060^0, Na thentus 3059
  narn C 0: Ka gquan 2060^0
  earth A 0: Mer omega 3004^3, Hal omega 3005`;
const HAS = ['command-reorganization'];

const asked = (abilities: Record<string, string[]>, text = FLEETS): Battle => battle(text, { abilities }).until('regroup');
const to = (squadron: string, ...ships: string[]) => ({ squadrons: [{ squadron, ships }] });
const home = (b: Battle, id: string) => ownSquadron(b.s.open, b.of(id));

describe('command reorganization', () => {
  let b: Battle;
  beforeEach(() => {
    b = asked({ sha: HAS });
  });

  test('FA-4.3.10 as a turn begins its commander is asked, before orders, while ships out of command are near him', () => {
    expect(b.asks).toEqual([{ side: 'narn', kind: 'regroup', about: { squadrons: ['narn-b'] } }]);
    expect([b.s.clock.turn, b.ship('quel').out, b.ship('dal').out]).toEqual([2, 'far', 'far']);
    expect(battle(FLEETS, { abilities: { sha: ['stubborn'] } }).until('orders', 0).s.book.chapters).not.toContain('regrouping');
  });

  test('FA-4.3.10 who is taken in is in command of its new squadron, stands where it stood and sails with it', () => {
    const told = b.step({ narn: to('narn-b', 'quel') });
    const place = { q: b.ship('quel').q, r: b.ship('quel').r, heading: 0 };
    expect(told.slice(0, 2)).toEqual([
      { kind: 'ability', ship: 'sha', ability: 'command-reorganization', squadron: 'narn-b' },
      { kind: 'regrouped', ship: 'quel', from: 'narn-a', squadron: 'narn-b', grey: 1, place },
    ]);
    expect([home(b, 'quel'), home(b, 'dal'), b.ship('quel').out]).toEqual(['narn-b', 'narn-a', 'no']);
    expect(b.s.open.strays.map(({ id }) => id)).toEqual(['dal']);
    b.squadron('narn-b').speed = 3;
    b.until('orders');
    const before = b.places('sha', 'quel');
    b.step();
    expect(b.told.filter(({ kind }) => kind === 'moved')).toMatchObject([
      { squadron: 'narn-b', ships: [{}, {}, { ship: 'quel' }] },
      {},
      {},
    ]);
    expect(b.places('sha', 'quel')).not.toEqual(before);
    expect(b.ship('quel').out).toBe('no');
  });

  test('FA-4.3.10 in any number of turns', () => {
    b.step({ narn: to('narn-b', 'quel') });
    b.until('regroup');
    expect(b.s.clock.turn).toBe(3);
    b.step({ narn: to('narn-b', 'dal') });
    expect(b.s.open.commanders?.used.map(({ turn }) => turn)).toEqual([2, 3]);
  });

  test('FA-4.3.10 only ships out of command, each by one squadron, and not those of another fleet', () => {
    expect(b.refusals('narn', to('narn-b', 'var'))).toEqual(['FA-4.3.10 /squadrons/0/ships/0']);
    expect(b.refusals('narn', to('narn-b', 'hal'))).toEqual(['FA-4.3.10 /squadrons/0/ships/0']);
    expect(b.refusals('narn', to('narn-b', 'quel', 'quel'))).toEqual(['FA-4.3.10 /squadrons/0/ships/1']);
    expect(b.refusals('narn', { squadrons: [...to('narn-b', 'quel').squadrons, ...to('narn-b', 'dal').squadrons] })).toEqual([
      'FA-4.2.2 /squadrons/1/squadron',
    ]);
  });

  test('FA-4.2.1 FA-4.3.10 and by nobody who has not bought it', () => {
    expect(b.refusals('narn', to('narn-c', 'quel'))).toEqual(['FA-4.2.1 /squadrons/0/squadron']);
    expect(b.refusals('narn', to('earth-a', 'quel'))).toEqual(['FA-4.2.1 /squadrons/0/squadron']);
    expect(b.refusals('narn', to('nobody', 'quel'))).toEqual(['FA-4.2.1 /squadrons/0/squadron']);
    b.ship('sha').structure = 0;
    expect(b.refusals('narn', to('narn-b', 'quel'))).toEqual(['FA-4.2.1 /squadrons/0/squadron']);
  });

  test('FA-4.3.11 within five hexes of the commander as the turn begins', () => {
    const quel = b.ship('quel');
    const lead = b.ship('sha');
    Object.assign(quel, { q: lead.q, r: lead.r + 5 });
    expect(b.refusals('narn', to('narn-b', 'quel'))).toEqual([]);
    quel.r += 1;
    expect(b.refusals('narn', to('narn-b', 'quel', 'dal'))).toEqual(['FA-4.3.11 /squadrons/0/ships/0']);
  });

  test('FA-4.3.12 and no more than the commander has room for, those that have only strayed keeping their places', () => {
    const { command } = b.of('sha').card;
    const mates = Array.from({ length: command - 2 }, (_, i) => `, M${i} thentus 3059`).join('');
    const full = asked({ sha: HAS }, FLEETS.replace('Na thentus 3059', `Na thentus 3059${mates}`));
    expect(full.refusals('narn', to('narn-b', 'quel'))).toEqual([]);
    expect(full.refusals('narn', to('narn-b', 'quel', 'dal'))).toEqual(['FA-4.3.12 /squadrons/0/ships/1']);
    full.ship('na').out = 'far';
    expect(full.refusals('narn', to('narn-b', 'quel', 'dal'))).toContain('FA-4.3.12 /squadrons/0/ships/1');
    full.ship('na').out = 'no';
    full.ship('na').structure = 0;
    expect(full.refusals('narn', to('narn-b', 'quel', 'dal'))).toEqual([]);
  });

  test('FA-4.7.10 FA-4.3.10 a ship beyond the rating of its own squadron comes back into it that way', () => {
    b.ship('dal').out = 'excess';
    const lead = b.ship('sha');
    expect(b.refusals('narn', to('narn-b', 'dal'))).toEqual([]);
    const own = asked({ tal: HAS });
    Object.assign(own.ship('dal'), { out: 'excess', q: own.ship('tal').q, r: own.ship('tal').r });
    expect(own.refusals('narn', to('narn-a', 'quel'))).toEqual(['FA-4.3.10 /squadrons/0/ships/0']);
    const told = own.step({ narn: to('narn-a', 'dal') });
    expect(told.map(({ kind }) => kind)).toContain('back');
    expect([own.ship('dal').out, own.s.open.units, lead.out]).toEqual(['no', undefined, 'no']);
  });

  test('FA-4.3.13 its grey boxes that are not marked go with it, and neither the start nor the circles of a squadron change', () => {
    const dal = b.ship('dal');
    const { grey } = b.of('dal').card;
    dal.structure = (grey.at(-1) as number) > (grey[0] as number) ? (grey[0] as number) : (grey.at(-1) as number);
    const before = ['narn-a', 'narn-b'].map(id => morale(b.s, id));
    b.squadron('narn-a').tested = 1;
    b.step({ narn: to('narn-b', 'dal') });
    const after = ['narn-a', 'narn-b'].map(id => morale(b.s, id));
    expect(after).toEqual([(before[0] as number) - 1, (before[1] as number) + 1]);
    expect(b.squadron('narn-a').tested).toBe(1);
    dal.structure = 0;
    expect(morale(b.s, 'narn-b')).toBe(before[1]);
  });

  test('FA-4.4.1 the admiral has any squadron of his fleet take ships in, FA-4.2.2 one a turn', () => {
    const admiral = asked({ tal: HAS }, FLEETS.replace('Ka gquan 2060^0', 'Ka gquan 2960^0'));
    expect(admiral.asks).toEqual([{ side: 'narn', kind: 'regroup', about: { squadrons: ['narn-b', 'narn-c'] } }]);
    const both = { squadrons: [...to('narn-b', 'quel').squadrons, ...to('narn-c', 'dal').squadrons] };
    expect(admiral.refusals('narn', both)).toEqual(['FA-4.2.2 /squadrons/1/squadron']);
    admiral.step({ narn: to('narn-c', 'dal') });
    expect(home(admiral, 'dal')).toBe('narn-c');
    expect(admiral.s.open.commanders?.used).toEqual([{ ship: 'tal', ability: 'command-reorganization', turn: 2 }]);
    admiral.until('regroup').ship('tal').structure = 0;
    expect(admiral.refusals('narn', to('narn-b', 'quel'))).toEqual(['FA-4.2.1 /squadrons/0/squadron']);
  });

  test('FA-6.4.1 FA-4.6.2 from then on it fires with its new mates, and its old ones move and test without it', () => {
    b.step({ narn: to('narn-b', 'quel', 'dal') });
    expect(b.s.open.units).toMatchObject({ 'narn-a': { ships: [0, 1] }, 'narn-b': { ships: [4, 5, 2, 3] } });
    expect(b.squadron('narn-a').formation).toHaveLength(2);
    expect(b.squadron('narn-b').formation).toHaveLength(4);
    expect(fleetAction.sense?.(b.s)).toEqual([]);
    b.s.open.units = { 'narn-b': { squadron: 1, ships: [4, 5, 2, 3], alone: false } };
    expect(fleetAction.sense?.(b.s).map(({ rule }) => rule)).toContain('FA-4.3.10');
  });

  test.each([
    ['a squadron that is none', { 'narn-b': { squadron: 200, ships: [2, 3], alone: false } }],
    ['a ship that is none', { 'narn-b': { squadron: 1, ships: [2, 3, 2000], alone: false } }],
    ['a ship as if it were a squadron', { tal: { squadron: 0, ships: [0], alone: false } }],
    ['what is called as nothing is', { nobody: { squadron: 0, ships: [0], alone: false } }],
  ])('FA-4.3.10 a state from outside is refused by row and place for %s, and by nothing else', (_, units) => {
    const { s } = asked({ sha: HAS });
    s.open.units = units;
    const faults = fleetAction.sense?.(s) ?? [];
    expect(faults.length).toBeGreaterThan(0);
    for (const { rule, at } of faults) expect([rule, at?.startsWith('/open/units/')]).toEqual(['FA-4.3.10', true]);
  });

  test('FA-4.3.10 nothing is said of changed squadrons where nobody takes in ships', () => {
    const { s } = battle('narn A 0: Tal gquan 2030^0, Var gquan 2130\nearth A 0: Vesper omega 2015^3');
    s.open.units = { 'narn-a': { squadron: 0, ships: [0, 1], alone: false } };
    expect(fleetAction.sense?.(s)).toMatchObject([{ rule: 'FA-4.3.10', at: '/open/units/narn-a' }]);
  });

  test('FA-4.3.10 as it is typed, told, listed and written down', () => {
    const order = to('narn-b', 'quel', 'dal');
    const [ask] = b.asks as [FaAsk];
    const typed = typedOrders.formatOrder(order, b.view('narn'), 'regroup');
    expect(typed).toBe('B takes Quel, Dal');
    expect(typedOrders.parseOrder(typed.toLowerCase(), b.view('narn'), ask as never)).toMatchObject({ order });
    expect(commitWords({ ...ask, order } as never, b.view('narn'), {})).toBe('Take in 2 ships');
    expect(orders({ ...ask, order } as never, b.view('narn'))[0]).toEqual({ unit: 'quel', says: 'is taken in by Narn B' });
    expect(b.narrated(b.step({ narn: order }))[1]).toBe('Narn B takes in Quel of Narn A, with 1 point of morale.');
    const text = notation.formatPosition(b.s);
    expect(text).toContain('narn-b: ships sha na quel dal');
    const { book, ...state } = b.s;
    expect(notation.parsePosition(text, book)).toMatchObject({ state });
  });

  test('FA-4.3.10 an ordinary player fills every place that is free', () => {
    expect(mind.ordinary.regroup?.(b.view('narn'), { squadrons: ['narn-b'] }, {} as never)).toEqual(to('narn-b', 'dal', 'quel'));
    expect(abilityPrice('command-reorganization', 4)).toBe(50);
  });
});
