import { expect, test } from 'vitest';
import { actWords } from '../../page/window/acts.ts';
import { fieldsOf, nearest, type Value } from '../../page/window/fields.ts';
import { offersAny } from '../../page/window/may.ts';
import { kindsIn, longerCasts, openActs } from '../../page/window/offers.ts';
import { type Chosen, chosenIn, placeIn } from '../../page/window/windows.ts';
import type { Act, ActOf, Window } from '../../rules/orders.ts';
import type { Segment } from '../../rules/window/act.ts';
import type { Occasion } from '../../rules/window/window.ts';
import type { Battle } from '../battle.ts';
import { battle } from '../battle.ts';

/** Blue at impulse zero, red near it. */
function zero(cards: readonly [string, string] = ['fed-ca', 'kli-d7']): Battle {
  const b = battle(`a blue ${cards[0]} 1015^C 8\nb red ${cards[1]} 1417^F 8`);
  b.allocate({ blue: { speed: 0 }, red: { speed: 2 } });
  b.put('red', '1216^F').until('zero', 'a');
  return b;
}

function chosen(b: Battle, acts: Act[] = [], segment: Segment = 'zero'): Chosen {
  const on: Occasion = { v: b.view('a'), segment, mover: undefined };
  return chosenIn(on, b.unit('blue'), [{ unit: 'blue', acts, fire: [] }]) as Chosen;
}

/** All of a kind that could be done now. */
function open(c: Chosen, id: string): Act[] {
  const kind = kindsIn(c).find(one => one.id === id);
  return kind ? openActs(c, kind) : [];
}

/** The fields of acts, each with how it stands and how many values it may have. */
function fieldsIn(c: Chosen, acts: readonly Act[], settled: Readonly<Record<string, Value>> = {}): string[] {
  return fieldsOf(c, acts, settled).fields.map(({ key, at, values }) => `${key} ${at} of ${values.length}`);
}

test('TP-12.1.4, TP-12.3.1 a shuttle is launched from any box, on any facing, at any speed: a weasel that is ready in box 2 too', () => {
  const b = zero();
  b.hold('blue').bay[1] = { as: 'weasel', turns: 2, energy: 2, target: null, load: [] };
  const c = chosen(b);
  const acts = open(c, 'launch');
  const boxes = b.unit('blue').bay?.length ?? 0;
  expect(boxes).toBeGreaterThan(1);
  expect(fieldsIn(c, acts)).toEqual([`box 0 of ${boxes}`, 'facing 2 of 6', 'speed 6 of 7']);
  const { fields, act } = fieldsOf(c, acts, { box: 1, facing: 4, speed: 3 });
  expect(act).toEqual({ act: 'launch', box: 1, facing: 4, speed: 3 });
  expect(fields[0]?.values[1]?.says).toBe('shuttle 2, a weasel');
  expect(act && actWords(c, act)).toBe('shuttle 2, a weasel, facing E, speed 3');
  expect(b.refusals('a', { windows: [{ unit: 'blue', acts: [act], fire: [] }] })).toEqual([]);
  expect(open(chosen(b, [act as Act]), 'launch')).toEqual([]);
});

test('TP-13.1.3, TP-1.4.1 a bomb is laid in any hex that a shield dropped in the same window lies open to', () => {
  const b = zero();
  b.hold('blue').stock.bombs = 1;
  expect(open(chosen(b), 't-bomb')).toEqual([]);
  const drop: Act = { act: 'shield', shield: 1, up: false };
  const c = chosen(b, [drop]);
  const acts = open(c, 't-bomb') as ActOf<'transport'>[];
  expect(acts.length).toBeGreaterThan(10);
  expect(fieldsOf(c, acts, {}).fields.map(({ key, kind }) => [key, kind])).toEqual([['to', 'hex']]);
  for (const act of acts) expect(b.refusals('a', { windows: [{ unit: 'blue', acts: [drop, act], fire: [] }] })).toEqual([]);
  expect(open(chosen(b, [drop, acts[0] as Act]), 't-bomb')).toEqual([]);
});

test('TP-13.2.1 a beam takes any energy from the least to all there is', () => {
  const b = zero();
  Object.assign(b.hold('blue'), { tractors: 2, battery: 3 });
  const energies = (open(chosen(b), 'tractor') as ActOf<'tractor'>[]).map(({ energy }) => energy);
  expect(energies).toEqual([1, 2, 3, 4, 5]);
});

test('TP-2.3.1 points of reinforcement are one act, and never more than batteries hold beside the rest', () => {
  const b = zero();
  b.hold('blue').battery = 4;
  const c = chosen(b, [{ act: 'reinforce', shield: 2, energy: 1 }]);
  const acts = open(c, 'reinforce');
  expect(fieldsIn(c, acts)).toEqual(['shield 1 of 6', 'energy 1 of 3']);
  const [, energy] = fieldsOf(c, acts, {}).fields;
  expect(energy && [9, 2, Number.NaN].map(typed => nearest(energy, typed))).toEqual([3, 2, 1]);
});

test('TP-6.1.2 a drone may face any way that has its target before it', () => {
  const b = battle('a blue kli-d7 1015^C 8\nb red fed-ca 1417^F 8');
  b.allocate({ blue: { speed: 0 }, red: { speed: 2 } });
  b.put('red', '1216^F').until('zero', 'a');
  const c = chosen(b);
  const facings = (open(c, 'seeker') as ActOf<'seeker'>[]).map(({ facing }) => facing);
  expect(new Set(facings).size).toBeGreaterThan(1);
  const { act } = fieldsOf(c, open(c, 'seeker'), {});
  expect(act && b.refusals('a', { windows: [{ unit: 'blue', acts: [act], fire: [] }] })).toEqual([]);
  expect(
    open(chosen(b, [act as Act]), 'seeker').some(one => 'weapon' in one && one.weapon === (act as ActOf<'seeker'>).weapon),
  ).toBe(false);
});

test('TP-1.4.1 everything that is offered stands, whatever the kind', () => {
  const b = zero();
  Object.assign(b.hold('blue'), { battery: 3, tractors: 1, stock: { bombs: 1, dummies: 1, space: 0 } });
  b.unit('red').dropped = [true, true, true, true, true, true];
  b.unit('blue').dropped = [true, true, true, true, true, true];
  const c = chosen(b);
  const kinds = kindsIn(c);
  expect(kinds.map(({ id }) => id)).toEqual(expect.arrayContaining(['launch', 'tractor', 'party', 'raid', 'dummy', 't-bomb']));
  for (const kind of kinds)
    for (const act of openActs(c, kind))
      expect(b.refusals('a', { windows: [{ unit: 'blue', acts: [act], fire: [] }] }), JSON.stringify(act)).toEqual([]);
  const parties = openActs(c, kinds.find(({ id }) => id === 'party') ?? { acts: () => [] }) as ActOf<'transport'>[];
  expect(parties.map(({ n }) => n)).toEqual(parties.map((_, i) => i + 1));
  expect(parties.length).toBeGreaterThan(1);
});

test('TP-1.4.1 whether there is anything to do is known without all there is', () => {
  const b = zero();
  expect(offersAny(chosen(b))).toBe(true);
  b.unit('blue').life = false;
  expect(offersAny(chosen(b))).toBe(false);
  expect(kindsIn(chosen(b))).toEqual([]);
});

test('a kind that lies open stays, though nothing more of it may be done', () => {
  const b = zero();
  const c = chosen(b, [{ act: 'launch', box: 0, facing: 2, speed: 3 }]);
  expect(kindsIn(c).map(({ id }) => id)).not.toContain('launch');
  expect(kindsIn(c, id => id === 'launch').map(({ id }) => id)).toContain('launch');
});

test('a refusal leads to its act or its shot, and one of all of them to the first', () => {
  const window: Window = { unit: 'blue', acts: [{ act: 'space-mine' }], fire: [{ weapon: 'phaser-1', on: 'red' }] };
  expect(placeIn(window, '/fire/2/weapon')).toEqual({ unit: 'blue', shot: 2 });
  expect(placeIn(window, '/fire')).toEqual({ unit: 'blue', shot: 0 });
  expect(placeIn(window, '/acts/0')).toEqual({ unit: 'blue', act: 0 });
  expect(placeIn({ ...window, acts: [] }, '/acts')).toEqual({ unit: 'blue' });
  expect(placeIn(window, '/step')).toEqual({ unit: 'blue' });
});

test('TP-11.3.2 web is cast hex by hex, each beside the one before it, and no more than five', () => {
  const b = battle('a blue tho-cw 1015^C 8\nb red kli-d7 1417^F 8');
  b.allocate({ blue: { speed: 0 }, red: { speed: 2 } });
  b.put('red', '1216^F').until('zero', 'a');
  const mount = b.ship('blue').card.weapons.findIndex(({ type }) => type === 'web-caster');
  b.hold('blue').arms[mount] = { turns: 1, energy: 5 };
  const c = chosen(b);
  const [first] = open(c, 'cast') as ActOf<'cast'>[];
  let cast = first as ActOf<'cast'>;
  for (let n = 2; n <= 5; n += 1) {
    const [next] = longerCasts(c, cast);
    cast = { ...cast, hexes: [...cast.hexes, next as string] };
  }
  expect(cast.hexes).toHaveLength(5);
  expect(longerCasts(c, cast)).toEqual([]);
  expect(b.refusals('a', { windows: [{ unit: 'blue', acts: [cast], fire: [] }] })).toEqual([]);
});
