import { expect, test } from 'vitest';
import { plotFaults } from '../../rules/movement/faults.ts';
import { lawful } from '../../rules/movement/lawful.ts';
import { holdingPlot } from '../../rules/movement/random.ts';
import { toEdge } from '../../rules/movement/withdrawal.ts';
import { verdict } from '../../rules/victory.ts';
import { type Battle, battle, d, faults, plot } from '../battle.ts';

const ENEMY = 'earth B 0: Vesper omega 3001^3';
/** A squadron that withdraws; the rows of both sides are the whole map, so that the first row is everybody's edge. */
function withdrawing(text: string, terms: Parameters<typeof battle>[1] = {}): Battle {
  const b = battle(`${text}\nnarn Z 0: Zed gquan 5080^0\n${ENEMY}`, terms);
  b.squadron('narn-a').withdraws = 1;
  return b;
}
const orders = (b: Battle, first: string, rest: object = {}) => ({
  narn: {
    squadrons: [plot('narn-a', first), ...b.s.open.squadrons.slice(1, 2).map(one => holdingPlot(b.plotting(one.id)))],
    ...rest,
  },
});

test('FA-11.4.1 a squadron that failed withdraws from the next turn on, for good', () => {
  const b = battle(`narn A 0: Tal gquan 3040^0, Var gquan 3041\nnarn C 0: Ro gquan 2040^0\n${ENEMY}`, { morale: true });
  b.ship('var').structure = 0;
  const told = b.step({}, d(12, 12));
  expect(told).toContainEqual({ kind: 'withdraws', squadron: 'narn-a', turn: 2 });
  for (let turn = 2; turn < 4; turn += 1) {
    expect(b.s.clock.turn).toBe(turn);
    expect(b.squadron('narn-a').withdraws).toBe(2);
    b.step();
    b.until('orders');
  }
});

test('FA-11.4.1 its ships out of command withdraw with it, whether they strayed before or after', () => {
  const b = battle(`narn A 0: Tal gquan 3040^0, Var gquan 3041, Ro gquan 3047\nnarn C 0: Zed gquan 5080^0\n${ENEMY}`, {
    morale: true,
  });
  b.step();
  b.ship('tal').structure = 4;
  b.ship('var').structure = 8;
  b.step({}, d(12, 12));
  expect(b.squadron('narn-a').withdraws).toBe(3);
  expect(b.squadron('ro').withdraws).toBe(3);
  b.squadron('narn-a').formation[1] = { q: 0, r: 7 };
  b.step({
    narn: { squadrons: [...b.s.open.squadrons.slice(0, 2), b.squadron('ro')].map(one => holdingPlot(b.plotting(one.id))) },
  });
  b.until('orders');
  expect(b.ship('var').out).toBe('far');
  expect(b.squadron('var').withdraws).toBe(3);
});

test('FA-11.4.2 its own edge is the one nearer to its strip, the first row where neither is (ruling R18)', () => {
  const b = battle(`narn A 0: Tal gquan 3040^0\n${ENEMY}`);
  const from = (first: number, last: number) => {
    const sides = b.s.book.sides.map(side => ({ ...side, rows: [first, last] as const }));
    return toEdge({ ...b.s.book, sides }, 'narn', b.ship('tal'));
  };
  expect([from(73, 84), from(1, 12), from(10, 75), from(11, 75)]).toEqual([45, 40, 40, 45]);
});

test('FA-11.4.2 to end as far from it as before is not nearer', () => {
  const b = withdrawing('narn A 4: Tal thentus 3040^1');
  expect(faults(b, 'narn-a', 'a/a>a/a')).toEqual(['FA-11.4.2 /path']);
  expect(faults(b, 'narn-a', 'a/aa/>a')).toEqual([]);
});

test('FA-11.4.2 its plots end nearer to its own edge of the map', () => {
  const b = withdrawing('narn A 6: Tal thentus 3040^2');
  expect(toEdge(b.s.book, 'narn', b.ship('tal'))).toBe(40);
  expect(faults(b, 'narn-a', 'aa/aa/aa')).toEqual(['FA-11.4.2 /path']);
  expect(faults(b, 'narn-a', '<aa/aa/aa')).toEqual([]);
  expect(faults(b, 'narn-a', '<<aa/aa/aa')).toEqual([]);
  const idle = holdingPlot(b.plotting('narn-a'));
  expect(plotFaults(b.plotting('narn-a'), idle, '')).toEqual([]);
  const all = [...lawful(b.plotting('narn-a'))];
  expect(all.length).toBeGreaterThan(3);
  for (const one of all) expect(plotFaults(b.plotting('narn-a'), one, '')).toEqual([]);
});

test('FA-11.4.2 one that cannot turn in time does what takes it the least away (ruling R18)', () => {
  const b = withdrawing('narn A 12: Tal omega 3040^3');
  expect(faults(b, 'narn-a', 'aaaa/aaaa/aaaa')).toEqual(['FA-11.4.2 /path']);
  expect(faults(b, 'narn-a', 'aaa/aaaa/aaa', { change: { pulse: 1, by: -2 } })).toEqual([]);
  expect(holdingPlot(b.plotting('narn-a')).change).toEqual({ pulse: 1, by: -2 });
});

test('FA-11.4.2 a gate is a way out as well as the edge', () => {
  const gates = [{ hex: '3048', side: 'narn' }];
  const b = withdrawing('narn A 6: Tal gquan 3040^3', { gates });
  expect(faults(b, 'narn-a', 'aa/aa/aa')).toEqual([]);
  const theirs = withdrawing('narn A 6: Tal gquan 3040^3', { gates: [{ hex: '3048', side: 'earth' }] });
  expect(faults(theirs, 'narn-a', 'aa/aa/aa')).toEqual(['FA-11.4.2 /path']);
});

test('FA-11.4.2 a course through a gate or its own vortex leads out, however far beyond it would end', () => {
  const narn = 'narn A 6: Tal gquan 3040^3';
  expect(faults(withdrawing(narn, { gates: [{ hex: '3042' }] }), 'narn-a', 'aa/aa/aa')).toEqual([]);
  expect(faults(withdrawing(narn, { gates: [{ hex: '3042' }] }), 'narn-a', '{a/aa/aa')).toEqual(['FA-11.4.2 /path']);
  const b = withdrawing(narn);
  const { q, r } = b.ship('tal');
  b.s.open.vortices.push({ q, r: r + 1, ship: 'tal', squadron: 'narn-a', turn: 0 });
  expect(faults(b, 'narn-a', 'aa/aa/aa')).toEqual([]);
  b.step(orders(b, 'aa/aa/aa'));
  expect(b.told).toContainEqual(expect.objectContaining({ kind: 'gone', ship: 'tal', by: 'vortex' }));
  const under = withdrawing('narn A 6: Tal gquan 3040^2', { gates: [{ hex: '3040' }] });
  expect(faults(under, 'narn-a', '>aa/aa/aa')).toEqual([]);
  under.step(orders(under, '>aa/aa/aa'));
  expect(under.ship('tal').left).toBe(true);
  const theirs = withdrawing(narn);
  theirs.s.open.vortices.push({ q, r: r + 1, ship: 'zed', squadron: 'narn-z', turn: 0 });
  expect(faults(theirs, 'narn-a', 'aa/aa/aa')).toEqual(['FA-11.4.2 /path']);
});

test('a squadron that withdraws may fire', () => {
  const b = battle('narn A 0: Tal gquan 3020^0\nearth B 0: Vesper omega 3001^3');
  b.squadron('narn-a').withdraws = 1;
  b.until('fire');
  expect(b.refusals('narn', { shots: [{ ship: 'tal', target: 'vesper', weapons: ['heavy-laser'] }] })).toEqual([]);
});

test('FA-11.4.4 over the edge it leaves the battle, and scores half', () => {
  const b = withdrawing('narn A 6: Tal gquan 5004^0, Var gquan 5005');
  expect(faults(b, 'narn-a', 'aa/aa/aa')).toEqual([]);
  b.step(orders(b, 'aa/aa/aa'));
  b.until('orders');
  expect(b.told).toContainEqual(expect.objectContaining({ kind: 'gone', ship: 'tal', by: 'edge' }));
  expect(['tal', 'var'].map(id => b.ship(id).left)).toEqual([true, true]);
  const staying = battle(`narn A 6: Tal gquan 5004^0\n${ENEMY}`);
  expect(faults(staying, 'narn-a', 'aa/aa/aa')).toEqual(['FA-5.6.3 /path/1']);
});

test('FA-11.4.4 a ship of the squadron that has not gone over the edge stays in the battle', () => {
  const b = withdrawing('narn A 6: Tal gquan 5002^0, Var gquan 5005');
  b.step(orders(b, 'aa/aa/aa'));
  b.until('orders');
  const gone = b.told.flatMap(event => (event.kind === 'gone' ? [`${event.ship} ${event.by}`] : []));
  expect(gone).toEqual(['tal edge', 'var edge']);
  const one = withdrawing('narn A 3: Tal gquan 5002^0, Var gquan 5006');
  one.step(orders(one, 'a/a/a'));
  one.until('orders');
  expect([one.ship('tal').left, one.ship('var').left]).toEqual([true, false]);
  expect(one.places('var')).toEqual(['5003^0']);
  expect(one.squadron('narn-a')).toMatchObject({ commander: 'var', leaderless: 2 });
  const ghost = withdrawing('narn A 3: Tal gquan 5002^0, Var gquan 5006');
  ghost.ship('tal').structure = 0;
  ghost.step({ narn: { squadrons: [plot('narn-a', 'a/a/a'), plot('narn-z', '//')] } });
  ghost.until('orders');
  expect(ghost.ship('var').left).toBe(false);
});

test('FA-11.4.4 the command ship goes over at any hex of its path, the others where they end a pulse (ruling R10)', () => {
  const b = withdrawing('narn A 6: Tal gquan 5101^1, Var gquan 5103');
  b.step(orders(b, 'a>a/<aa/aa'));
  b.until('orders');
  const told = b.told.flatMap(event =>
    event.kind === 'pulse' ? [`pulse ${event.pulse}`] : event.kind === 'gone' ? [event.ship] : [],
  );
  expect(told.slice(0, 3)).toEqual(['pulse 1', 'tal', 'pulse 2']);
});

const jump = (ship: string, ahead = 2) => ({ jumps: [{ ship, ahead }] });

test('FA-11.4.5 a jump is declared with the orders, of a ship with a jump engine', () => {
  const b = battle(`narn A 0: Tal gquan 3040^0, Var thentus 3041\n${ENEMY}`);
  const asked = (rest: object) => b.refusals('narn', { squadrons: [plot('narn-a', '//')], ...rest });
  expect(asked(jump('tal'))).toEqual([]);
  expect(asked(jump('var'))).toEqual(['FA-11.4.5 /jumps/0/ship']);
  expect(asked(jump('vesper'))).toEqual(['FA-11.4.5 /jumps/0/ship']);
  expect(asked({ jumps: [...jump('tal').jumps, ...jump('tal', 0).jumps] })).toEqual(['FA-11.4.5 /jumps/1/ship']);
});

test('FA-11.4.6 at the end of pulse 3 a vortex opens within two hexes of the ship (ruling R20)', () => {
  const b = battle(`narn A 3: Tal gquan 3060^0\n${ENEMY}`);
  const told = b.step({ narn: { squadrons: [plot('narn-a', 'a/a/a')], ...jump('tal') } });
  const vortex = { q: b.ship('tal').q, r: b.ship('tal').r - 2, ship: 'tal', squadron: 'narn-a', turn: 1 };
  expect(told.at(-1)).toEqual({ kind: 'vortex', vortex });
  expect(b.s.open.vortices).toEqual([vortex]);
  const north = battle('narn A 0: Tal gquan 3002^0\nearth B 0: Vesper omega 3060^3');
  north.step({ narn: { squadrons: [plot('narn-a', '//')], ...jump('tal') } });
  north.until('orders');
  expect(north.s.open.vortices[0]).toMatchObject({ q: north.ship('tal').q, r: north.ship('tal').r - 1 });
});

test('FA-11.4.6 the orders are shown before the vortex is told of that was declared in them, and only by who declared one', () => {
  const b = battle(`narn A 3: Tal gquan 3060^0\n${ENEMY}`);
  b.step({ narn: { squadrons: [plot('narn-a', 'a/a/a')], ...jump('tal') } });
  expect(b.heard.slice(-2)).toEqual(['reveal narn', 'vortex']);
  const without = battle(`narn A 3: Tal gquan 3060^0\n${ENEMY}`);
  without.step({ narn: { squadrons: [plot('narn-a', 'a/a/a')] } });
  expect(without.heard.slice(without.heard.lastIndexOf('moved'))).not.toContain('reveal narn');
});

test('FA-11.4.5 FA-11.4.6 a ship that is lost or gone declares none, and opens none that it has declared', () => {
  const b = battle(`narn A 0: Tal gquan 3040^0, Var gquan 3041, Ro gquan 3042\nearth B 0: Vesper omega 3036^3`);
  const declared = { squadrons: [plot('narn-a', '//')], jumps: ['var', 'ro'].map(ship => ({ ship, ahead: 1 })) };
  expect(b.refusals('narn', declared)).toEqual([]);
  b.step({ narn: declared });
  b.ship('var').structure = 0;
  b.ship('ro').left = true;
  b.until('orders');
  expect(b.s.open.vortices).toEqual([]);
  expect(b.refusals('narn', declared)).toEqual(['FA-11.4.5 /jumps/0/ship', 'FA-11.4.5 /jumps/1/ship']);
});

test('FA-11.4.7 ships of another squadron pass a vortex by', () => {
  const b = battle(`narn A 0: Tal gquan 3060^0\nnarn C 3: Ro gquan 3054^3\n${ENEMY}`);
  const plots = [plot('narn-a', '//'), plot('narn-c', 'a/a/a')];
  b.step({ narn: { squadrons: plots, ...jump('tal') } });
  expect(b.s.open.vortices).toHaveLength(1);
  b.step({ narn: { squadrons: plots } });
  expect([b.places('ro'), b.ship('ro').left]).toEqual([['3060^3'], false]);
});

/** Who leaves by the vortex of the narn, who waits, what closes, pulse by pulse. */
function passage(b: Battle, order: object): string[] {
  const told = b.step({ narn: order });
  return told.flatMap(event => {
    if (event.kind === 'pulse') return [`${event.pulse}`];
    return event.kind === 'gone' || event.kind === 'waits' || event.kind === 'closed' ? [`${event.kind} ${event.ship}`] : [];
  });
}

test('FA-11.4.7 the ship that opened it is the last to go through: it waits for one that comes in a later pulse (ruling R23)', () => {
  const b = battle(`narn A 3: Tal gquan 3060^0, Var gquan 3061\nnarn C 3: Ro gquan 3055^3\n${ENEMY}`);
  const plots = [plot('narn-a', 'a/a/a'), plot('narn-c', 'a/a/a')];
  b.step({ narn: { squadrons: plots, ...jump('tal', 1) } });
  expect(b.s.open.vortices).toHaveLength(1);
  // Var sails a hex behind Tal: through the hex a pulse later. Ro is of another squadron.
  expect(passage(b, { squadrons: plots })).toEqual(['1', 'waits tal', '2', 'gone var', 'gone tal', 'closed tal', '3']);
  expect(b.ship('ro').left).toBe(false);
});

test('FA-11.4.7 an opener that nobody else is plotted to follow goes at once, and the vortex closes behind it', () => {
  const b = battle(`narn A 3: Tal gquan 3060^0, Var gquan 3059\n${ENEMY}`);
  b.step({ narn: { squadrons: [plot('narn-a', 'a/a/a')], ...jump('tal', 1) } });
  expect(passage(b, { squadrons: [plot('narn-a', 'a/a/a')] })).toEqual(['1', 'gone tal', 'closed tal', '2', '3']);
  expect(b.ship('var').left).toBe(false);
});

test('FA-11.4.7 it waits no longer for one that is lost', () => {
  const b = battle(`narn A 3: Tal gquan 3060^0, Var gquan 3061\n${ENEMY}`);
  b.step({ narn: { squadrons: [plot('narn-a', 'a/a/a')], ...jump('tal', 1) } });
  const lost = structuredClone(b.s);
  lost.open.ships[1]!.structure = 0;
  b.s.open.ships[1] = lost.open.ships[1]!;
  expect(passage(b, { squadrons: [plot('narn-a', 'a/a/a')] })).toEqual(['1', 'gone tal', 'closed tal', '2', '3']);
});

test('FA-11.4.7 one out of command that moves after the opener in the same pulse goes through before it', () => {
  const b = battle(`narn A 3: Tal gquan 3060^0, Var gquan 3061\n${ENEMY}`);
  b.step({ narn: { squadrons: [plot('narn-a', 'a/a/a')], ...jump('tal', 1) } });
  const { q, r, heading } = b.ship('tal');
  Object.assign(b.ship('var'), { q, r, heading, out: 'far' });
  b.s.open.strays.push({
    ...structuredClone(b.squadron('narn-a')),
    id: 'var',
    commander: 'var',
    q,
    r,
    heading,
    formation: [{ q: 0, r: 0 }],
  });
  const squadrons = [plot('narn-a', 'a/a/a'), plot('var', 'a/a/a')];
  expect(passage(b, { squadrons })).toEqual(['1', 'gone var', 'gone tal', 'closed tal', '2', '3']);
});

test('FA-11.4.7 all that come through in one movement leave, the others before the opener; unused it closes at the end', () => {
  const b = battle(`narn A 3: Tal gquan 3060^0, Var gquan 3060\n${ENEMY}`);
  b.step({ narn: { squadrons: [plot('narn-a', 'a/a/a')], ...jump('tal', 1) } });
  const told = b.step({ narn: { squadrons: [plot('narn-a', 'a/a/a')] } });
  expect(told.flatMap(event => (event.kind === 'gone' ? [event.ship] : []))).toEqual(['var', 'tal']);
  const unused = battle(`narn A 0: Tal gquan 3060^0\n${ENEMY}`);
  unused.step({ narn: { squadrons: [plot('narn-a', '//')], ...jump('tal', 1) } });
  const shut = unused.step();
  expect(shut).toContainEqual({ kind: 'closed', ship: 'tal' });
  expect(unused.s.open.vortices).toEqual([]);
});

test('FA-11.4.8 a fixed gate serves at once, for squadrons that withdraw', () => {
  const gates = [{ hex: '3038' }];
  const b = withdrawing('narn A 6: Tal gquan 3040^0, Var gquan 3041', { gates });
  b.step(orders(b, 'aa/aa/aa'));
  expect(b.told).toContainEqual(expect.objectContaining({ kind: 'gone', ship: 'tal', by: 'gate' }));
  expect(b.told).toContainEqual(expect.objectContaining({ kind: 'gone', ship: 'var', by: 'gate' }));
  const passing = battle(`narn A 6: Tal gquan 3040^0\n${ENEMY}`, { gates });
  passing.step();
  expect(passing.ship('tal').left).toBe(false);
});

test('FA-15.1.1 the battle is over when a side has no squadron left that does not withdraw', () => {
  const b = withdrawing('narn A 0: Tal gquan 3040^0');
  expect(verdict(b.s)).toBeUndefined();
  b.squadron('narn-z').withdraws = 2;
  expect(verdict(b.s)).toMatchObject({ winners: [] });
});
