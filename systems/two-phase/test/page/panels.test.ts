import { describe, expect, test } from 'vitest';
import { commitWords } from '../../page/commit.ts';
import { outfitAt, outfitOf, withGuide, withLoad, withMount, withOne, withPacks } from '../../page/deploy/outfit.ts';
import { dockRows, withDock } from '../../page/end/docks.ts';
import { guardRows, withGuard, withoutGuard } from '../../page/initial/guards.ts';
import { stackRows, withStack } from '../../page/space/stack.ts';
import type { Deployment, Finish } from '../../rules/orders.ts';
import { usualWatch } from '../../rules/window/choices.ts';
import { Battle, battle, scenarioOf } from '../battle.ts';

const NOTHING: Finish = { repairs: [], docks: [], reload: [] };
const says = (b: Battle, kind: string, order: object, about: object = {}) =>
  commitWords({ side: 'a', kind, about, order } as never, b.view('a'));

/** A cruiser and a frigate of one speed in one hex, and an enemy. */
function together(): Battle {
  const b = battle('a big fed-ca 1015^B 4\na small kzi-ff 1016^C 4\nb red kli-d7 1812^E 4');
  b.allocate({ red: { speed: 1 } });
  return b.put('small', '1015^C').until('finish');
}

describe('docking at the end of the turn', () => {
  test('TP-14.2.4 each ship has all it may dock to; one to which another docks is no row any more', () => {
    const b = together();
    const rows = (order: Finish) =>
      dockRows(b.view('a'), ['big', 'small'], order.docks).map(({ unit, to, choices }) => [
        unit,
        to,
        choices.map(({ id }) => id),
      ]);
    expect(rows(NOTHING)).toEqual([
      ['big', null, ['small']],
      ['small', null, ['big']],
    ]);
    const order = withDock(NOTHING, 'small', 'big');
    expect(rows(order)).toEqual([['small', 'big', ['big']]]);
    expect(b.refusals('a', order)).toEqual([]);
    expect(withDock(order, 'small', null)).toEqual(NOTHING);
    expect(says(b, 'finish', order)).toBe('Dock or land 1 unit');
    b.put('small', '1017^C');
    expect(rows(NOTHING)).toEqual([]);
  });

  test('TP-1.3.13 TP-14.2.4 a captain who wants to be asked is asked, though nothing is to be mended', () => {
    const b = together();
    const standing = () => b.rules.questions.finish.standing?.(b.view('a'), { units: ['big', 'small'] });
    b.hold('big').watch = usualWatch('big');
    expect(standing()).toEqual({ repairs: [], docks: [], reload: [] });
    b.hold('big').watch = { ...usualWatch('big'), finish: 'ask' };
    expect(standing()).toBeUndefined();
    b.put('small', '1017^C');
    expect(standing()).toBeDefined();
  });
});

test('TP-14.2.7 guards are set one by one, no more than there are parties, and the button says so', () => {
  const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1417^F 8');
  b.allocate({ blue: { speed: 8 }, red: { speed: 6 } });
  b.until('initial');
  b.unit('blue').parties = { a: 2 };
  const order = (guards: { unit: string; box: string }[]) => ({ windows: [], guards });
  const one = withGuard([], 'blue', 'bridge');
  const [row] = guardRows(b.view('a'), ['blue'], one);
  expect(row).toMatchObject({ unit: 'blue', parties: 2, guards: [{ box: 'bridge', says: 'bridge' }] });
  expect(row?.choices.map(({ says }) => says)).toContain('photon A');
  expect(row?.choices.map(({ box }) => box)).not.toContain('bridge');
  const two = withGuard(one, 'blue', 'photon-a');
  expect(b.refusals('a', order(two))).toEqual([]);
  expect(guardRows(b.view('a'), ['blue'], two)[0]?.choices).toEqual([]);
  expect(withoutGuard(two, 'blue', 'bridge')).toEqual([{ unit: 'blue', box: 'photon-a' }]);
  expect([says(b, 'initial', order([])), says(b, 'initial', order(two))]).toEqual(['Pass', 'Set 2 guards']);
  b.unit('blue').parties = {};
  expect(guardRows(b.view('a'), ['blue'], [])).toEqual([]);
});

describe('what ships are fitted out with', () => {
  const EMPTY: Deployment = { stands: [], loads: [], mounts: [], hidden: [], guides: [] };
  const raider = () => battle('a blue ori-cr 1015^B 8\nb red kli-d7 2215^E 8');
  const outfit = (b: Battle, order: Deployment) => outfitOf(b.view('a'), order, b.unit('blue'));

  test('TP-15.1.5 an option mount holds what its card has, or what is chosen', () => {
    const b = raider();
    expect(outfit(b, EMPTY)?.mounts.map(({ name, holds }) => [name, holds])).toEqual([
      ['Mount A', 'disruptor-15'],
      ['Mount B', 'rack-a'],
      ['Mount C', 'rack-a'],
    ]);
    expect(outfit(b, EMPTY)?.mounts[0]?.choices.map(({ name }) => name)).toContain('Photon');
    const order = withMount(EMPTY, 'blue', { mount: 'mount-a', weapon: 'photon' });
    expect(outfit(b, order)?.mounts[0]?.holds).toBe('photon');
    expect(b.refusals('a', order)).toEqual([]);
  });

  test('TP-15.2.3 a rack is loaded drone by drone; one that is mounted no more loses what was loaded', () => {
    const b = raider();
    const [rack] = outfit(b, EMPTY)?.racks ?? [];
    expect(rack).toMatchObject({ weapon: 'mount-b', taken: rack?.room, kinds: [{ id: 'i', n: 4 }] });
    const load = withOne(withOne(rack!.load, 'i', -1), 'iii', 1);
    const order = withLoad(EMPTY, 'blue', { weapon: 'mount-b', load });
    expect(outfit(b, order)?.racks[0]?.kinds.map(({ id, n }) => [id, n])).toEqual([
      ['i', 3],
      ['iii', 1],
    ]);
    expect(outfit(b, order)?.racks[0]?.others.map(({ id }) => id)).toEqual(['ii', 'iv', 'v', 'vi']);
    expect(b.refusals('a', order)).toEqual([]);
    expect(b.refusals('a', withLoad(order, 'blue', { weapon: 'mount-b', load: [...load, 'i'] }))).toEqual([
      'TP-15.2.3 /loads/0/load',
    ]);
    expect(withMount(order, 'blue', { mount: 'mount-b', weapon: 'ph-1' }).loads).toEqual([]);
    expect(outfitAt(order, '/loads/0/load')).toEqual({ unit: 'blue', field: 'rack/mount-b' });
    expect(withOne(['i'], 'ii', -1)).toEqual(['i']);
  });

  test('TP-15.2.3 a rack that has just been mounted holds what such a rack holds without a word', () => {
    const order = withMount(EMPTY, 'blue', { mount: 'mount-a', weapon: 'rack-a' });
    expect(outfit(raider(), order)?.racks.map(({ weapon, kinds }) => [weapon, kinds[0]?.n])).toEqual([
      ['mount-a', 4],
      ['mount-b', 4],
      ['mount-c', 4],
    ]);
  });

  test('TP-12.2.8 a scatter-pack stands in the box that is named; the others stay where they are', () => {
    const scenario = scenarioOf('a blue kzi-cs 1015^B 8\nb red kli-d7 2215^E 8');
    const options = [{ id: 'scatter-pack', n: 1 }] as const;
    const sides = scenario.sides.map(side => ({ ...side, ships: side.ships.map(ship => ({ ...ship, options })) }));
    const b = new Battle({ ...scenario, sides });
    const [pack] = outfit(b, EMPTY)?.packs ?? [];
    expect(pack?.box).toBe(0);
    const other = pack!.boxes.at(-1)!;
    expect(other).toBeGreaterThan(0);
    const order = withPacks(EMPTY, 'blue', [other]);
    expect(order.hidden).toEqual([{ unit: 'blue', box: other, kind: 'scatter-pack' }]);
    expect(outfit(b, order)?.packs[0]?.box).toBe(other);
    expect(b.rules.questions.deploy.judge(b.view('a'), { units: [] }, order)).toEqual([]);
  });

  test('TP-12.2.9 a guide is named, or none; a ship that has nothing to be settled has no outfit', () => {
    const order = withGuide(EMPTY, 'rider', 'blue');
    expect(order.guides).toEqual([{ unit: 'rider', by: 'blue' }]);
    expect(withGuide(order, 'rider', '')).toEqual(EMPTY);
    expect(outfitAt(order, '/guides/0/by')).toEqual({ unit: 'rider', field: 'guide' });
    const b = battle('a blue fed-ca 1015^B 8\nb red kli-d7 2215^E 8');
    expect(outfit(b, EMPTY)).toBeUndefined();
  });
});

test('TP-12.4.1 fighters that may go along are ticked one by one; without any there is no stack', () => {
  const order = { step: 'F', acts: [], fire: [] };
  expect(withStack(order, ['fighter-2'])).toEqual({ ...order, stack: ['fighter-2'] });
  expect(withStack({ ...order, stack: ['fighter-2'] }, [])).toEqual(order);
  const b = battle('a blue hyd-rn 1015^B 8\nb red kli-d7 2215^E 8');
  const fighter = { ...b.unit('blue'), id: 'fighter-1', kind: 'fighter' as const, card: 'stinger-1' };
  b.s.open.units.push(fighter, { ...fighter, id: 'fighter-2' }, { ...fighter, id: 'fighter-3', facing: 4 });
  expect(stackRows(b.view('a'), fighter, { stack: ['fighter-2'] })).toEqual([{ id: 'fighter-2', name: 'fighter 2', isIn: true }]);
  expect(stackRows(b.view('a'), b.unit('blue'), {})).toEqual([]);
});
