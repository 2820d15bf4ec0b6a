import { rolled, scriptedDice } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { touchFields } from '../../rules/fields/contact.ts';
import type { Field, Seeker } from '../../rules/open.ts';
import type { Battle, Happened } from '../battle.ts';
import { acts, battle, only, space } from '../battle.ts';

/** A cruiser with 3 points in one of its ESGs, and an enemy far off. */
function charged(speed = 8): Battle {
  const b = battle(`a cat lyr-ca 1015^B ${speed}\na pal fed-ffg 3025^B 4\nb red kli-d7 3010^E 4`);
  b.allocate({ cat: { speed, gear: [{ id: 'esg-1', energy: 3 }] }, pal: { speed: 2 }, red: { speed: 0 } });
  return b;
}

const announce = (radius: number) => ({ act: 'esg', weapon: 'esg-1', radius, energy: 3 }) as const;

function fieldOf(b: Battle, id = 'cat'): Field {
  return b.unit(id).fields![0]!;
}

/** A field that is up, as if it had just risen. */
function raise(b: Battle, field: Partial<Field>, id = 'cat'): Field {
  const mount = b.ship(id).card.weapons.findIndex(({ type }) => type === 'esg');
  b.unit(id).fields = [{ mount, radius: 1, strength: 11, stage: 'up', left: 0, near: [], ...field }];
  return fieldOf(b, id);
}

/** What a check of contact tells. */
function touched(b: Battle, dice: number[] = []): Happened[] {
  const told: Happened[] = [];
  const source = scriptedDice(dice);
  const tell = (event: Happened): void => void told.push(structuredClone(event));
  touchFields(b.s, rolled(source, { tell, reveal: () => undefined } as never));
  expect(source.diceLeft()).toBe(0);
  return told;
}

/** A seeker in a hex of its own making. */
function fly(b: Battle, id: string, { at, shown }: { at: string; shown: 'drone' | 'plasma' }): Seeker {
  const { q, r } = b.put('red', at).unit('red');
  const seeker: Seeker = {
    ...{ id, side: 'b', q, r, facing: 0, shown, type: shown === 'plasma' ? 'f' : null, by: 'red', on: 'cat' },
    ...{ flown: 0, moves: 0, damage: 0, response: true, atOnce: false, came: null, arrived: 0 },
  };
  b.s.open.seekers.push(seeker);
  b.s.sealed.b!.seekers.push({ id, load: shown === 'plasma' ? null : 'i', pseudo: false, left: 0 });
  b.put('red', '3010^E');
  return seeker;
}

test('TP-11.2.1 an ESG stores 1 to 5 points and keeps them; its strength is the chart, by radius', () => {
  const strengths = [0, 1, 2, 3].map(radius => {
    const b = charged().until('space', 'a');
    b.step({ a: { ...space('F'), acts: [announce(radius)] } });
    return fieldOf(b).strength;
  });
  expect(strengths).toEqual([12, 11, 10, 9]);
  const b = charged().until('allocate');
  const gear = (energy: number) => ({ cat: b.form('cat', { gear: [{ id: 'esg-1', energy }] }) });
  const refused = (energy: number): string[] =>
    b.refusals('a', { forms: [gear(energy).cat, b.form('pal')], small: [], order: [], watch: [] });
  expect(refused(2)).toEqual([]);
  expect(refused(3)).toEqual(['TP-11.2.1 /forms/0/gear/0/energy']);
  const mount = b.ship('cat').card.weapons.findIndex(({ id }) => id === 'esg-1');
  expect(b.hold('cat').arms[mount]?.energy).toBe(3);
});

test('TP-11.2.2 announced in a space it goes up in the impulse that counts the second point after', () => {
  const b = charged().until('space', 'a');
  b.step({ a: { ...space('F'), acts: [announce(1)] } });
  const stages = [fieldOf(b).stage];
  for (let n = 0; n < 2; n += 1) {
    b.until('space', 'a').step();
    stages.push(fieldOf(b).stage);
  }
  expect(stages).toEqual(['coming', 'coming', 'up']);
});

test('TP-11.2.2 all of its energy goes in, in no answer, and at the latest it is up at the start of the next phase', () => {
  const b = charged(2).until('initial');
  expect(b.refusals('a', { ...acts('cat', { ...announce(1), energy: 2 }), guards: [] })).toEqual([
    'TP-11.2.1 /windows/0/acts/0/energy',
  ]);
  const told = b.until('zero', 'a').step({ a: acts('cat', announce(1)) });
  expect(told.flatMap(one => (one.kind === 'field' ? [one.stage] : one.kind === 'waterfall' ? ['waterfall'] : []))).toEqual([
    'coming',
    'waterfall',
    'up',
  ]);
  b.until('space', 'a');
  b.hold('cat').arms[fieldOf(b).mount] = { turns: 0, energy: 3 };
  expect(b.refusals('a', { ...space('F'), acts: [announce(1)] })).toEqual(['TP-11.2.3 /acts/0/weapon']);
});

test('TP-11.2.3 TP-7.3.2 it ends at the waterfall of its phase, and the two phases after that it rests', () => {
  const b = charged(4).until('space', 'a');
  const field = raise(b, {});
  const { mount } = field;
  const phases: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    b.until('zero', 'a').step();
    b.until('space', 'a');
    phases.push(b.unit('cat').fields![0]?.stage ?? 'free');
  }
  expect(phases).toEqual(['down', 'down', 'free']);
  expect(mount).toBeGreaterThan(0);
});

test('TP-11.2.4 what has newly come within the radius is touched, by either move, friends too, plasma and the ship itself not', () => {
  const b = charged().until('space', 'a');
  b.put('cat', '1015^B').put('pal', '1115^B');
  fly(b, 'plasma', { at: '1015^B', shown: 'plasma' });
  const field = raise(b, { strength: 5 });
  const told = touched(b);
  expect(only(told, 'in-field')).toEqual([{ kind: 'in-field', unit: 'cat', weapon: 'esg-1', near: ['pal'] }]);
  expect(only(told, 'struck').map(({ unit, points }) => [unit, points])).toEqual([['pal', 5]]);
  expect(field).toMatchObject({ strength: 0, stage: 'down', left: 3 });
  // What stays within is touched once alone; what leaves and comes back is touched again.
  const again = raise(b, { strength: 5, near: ['pal'] });
  expect(touched(b)).toEqual([]);
  b.put('pal', '3025^B');
  expect(only(touched(b), 'in-field')[0]?.near).toEqual([]);
  b.put('pal', '1115^B');
  expect(only(touched(b), 'struck')).toHaveLength(1);
  expect(again.strength).toBe(0);
});

test('TP-11.2.5 drones first, each taking its kill number, then ships, nearest first, all that is left', () => {
  const b = charged().until('space', 'a');
  b.put('cat', '1015^B').put('pal', '1012^B');
  fly(b, 'far', { at: '1018^B', shown: 'drone' });
  fly(b, 'near', { at: '1016^B', shown: 'drone' });
  raise(b, { radius: 3, strength: 9 });
  const told = touched(b);
  expect(only(told, 'field-hit').map(({ on, points, left }) => [on, points, left])).toEqual([
    ['near', 4, 5],
    ['far', 4, 1],
    ['pal', 1, 0],
  ]);
  expect(only(told, 'shot-at').map(({ seeker, gone }) => [seeker, gone])).toEqual([
    ['near', true],
    ['far', true],
  ]);
  expect(b.s.open.seekers).toEqual([]);
});

test('TP-11.2.6 it strikes the shield that faces the ship', () => {
  const b = charged().until('space', 'a');
  // The friend looks away from the cruiser astern of it.
  b.put('cat', '1015^A').put('pal', '1014^A');
  raise(b, { strength: 5 });
  expect(only(touched(b), 'struck')[0]).toMatchObject({ unit: 'pal', shield: 4, points: 5 });
});

test('TP-11.2.7 two fields with a hex in common take the smaller strength off each other', () => {
  const b = battle('a cat lyr-ca 1015^B 8\nb dog lyr-ca 1012^E 4');
  b.allocate({ cat: { speed: 8 }, dog: { speed: 4 } });
  const [one, other] = [raise(b, { radius: 1, strength: 11 }), raise(b, { radius: 2, strength: 7 }, 'dog')];
  const told = touched(b);
  expect(only(told, 'field-hit').map(({ on, points, left }) => [on, points, left])).toEqual([
    ['dog', 7, 4],
    ['cat', 7, 0],
  ]);
  expect([one.stage, other.stage]).toEqual(['up', 'down']);
  b.put('dog', '1009^E');
  raise(b, { radius: 2, strength: 7 }, 'dog');
  expect(only(touched(b), 'field-hit')).toEqual([]);
});

test('TP-11.2.7 two fields of one ship do not meet, and TP-11.2.3 a broken one rests two phases after its own (ruling R94)', () => {
  const b = charged().until('space', 'a');
  const field = raise(b, { radius: 1, strength: 5 });
  b.unit('cat').fields!.push({ ...field, mount: field.mount + 1, radius: 2, strength: 7, near: [] });
  expect(touched(b)).toEqual([]);
  b.put('pal', '1115^B');
  touched(b);
  const phases: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    phases.push(b.unit('cat').fields!.filter(({ mount }) => mount === field.mount).length);
    b.until('zero', 'a').step();
    b.until('space', 'a');
  }
  expect(phases).toEqual([1, 1, 1, 0]);
});

test('TP-11.2.8 while a field is up its ship sends no seekers and uses no transporters', () => {
  const b = battle('a dog kzi-ff 1015^B 4\nb red kli-d7 1512^E 4');
  b.allocate({ dog: { speed: 4 }, red: { speed: 0 } });
  b.until('space', 'a');
  const { id } = b.ship('dog').card.weapons.find(({ type }) => type === 'rack')!;
  const launch = { act: 'seeker', weapon: id, on: 'red' } as const;
  expect(b.refusals('a', { ...space('F'), acts: [launch] })).toEqual([]);
  b.unit('dog').fields = [{ mount: 0, radius: 0, strength: 4, stage: 'up', left: 0, near: [] }];
  expect(b.refusals('a', { ...space('F'), acts: [launch] })).toEqual(['TP-11.2.8 /acts/0']);
  b.unit('dog').fields![0]!.stage = 'coming';
  expect(b.refusals('a', { ...space('F'), acts: [launch] })).toEqual([]);
});
