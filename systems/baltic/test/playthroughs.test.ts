// One activation of each kind, in print: a person lays the table, measures, throws the same dice, and comes to the same. `npx vitest -u` prints anew.

import { expect, test } from 'vitest';
import { markerCalled, newMarker } from '../rules/aeroplanes/markers.ts';
import type { Planes } from '../rules/cards.ts';
import type { Act, Fly } from '../rules/orders.ts';
import type { Scenario, ScenarioSide } from '../rules/scenario-file.ts';
import type { Battle } from './battle.ts';
import { battle, scenarioOf } from './battle.ts';
import { toTurnsEnd } from './between/battles.ts';
import { Playthrough } from './playthrough.ts';
import { box } from './table.ts';

/** So many dice, of which those not given show 1. */
const dice = (n: number, ...faces: number[]): number[] => [...faces, ...Array.from({ length: n }, () => 1)].slice(0, n);

const NAMES: Readonly<Record<string, string>> = {
  sd: 'Sweden-Denmark',
  to: 'Teutonic Order',
  nf: 'New Finland',
};
/** Places of aeroplanes from land, by their ids: `sd-bomber-1`. */
type Air = Readonly<Record<string, readonly [x: number, y: number]>>;

function sideNamed(side: ScenarioSide, air: Air): ScenarioSide {
  const own = Object.keys(air).filter(id => id.startsWith(`${side.id}-`));
  const aeroplanes = own.map(id => id.slice(side.id.length + 1, -2) as Planes);
  const units = side.units.map(unit => ({ ...unit, name: unit.id.charAt(0).toUpperCase() + unit.id.slice(1) }));
  return { ...side, units, name: NAMES[side.id] ?? side.id, ...(own.length > 0 && { aeroplanes, edge: 'north' as const }) };
}

/** A battle under the names of its sides, its hangars empty. */
function table(text: string, more: Partial<Scenario> = {}, air: Air = {}): Battle {
  const sides = scenarioOf(text, {}).sides.map(side => sideNamed(side, air));
  const b = battle(text, { ...more, sides });
  while (b.asked().some(ask => ask.endsWith('stock'))) b.step();
  return b;
}

/** The same in the fire step of the first unit, which has sailed as short a way as it may. */
function fireStep(text: string, more: Partial<Scenario> = {}): Battle {
  const b = table(text, more).plan();
  b.step();
  return b;
}

/** The same as its aeroplanes, which lie there, begin to fly. */
function flying(text: string, air: Air): Battle {
  const b = table(text, {}, air).plan();
  for (const [id, [x, y]] of Object.entries(air)) Object.assign(markerCalled(b.s.open, id), { x, y, status: 'flies' });
  while (!b.asked().some(ask => ask.endsWith('fly'))) b.step();
  return b;
}

const acts = (side: string, ...list: Act[]): Record<string, object> => ({ [side]: { acts: list } });
const flight = (side: string, order: Partial<Fly> & { markers: string[] }): Record<string, object> => ({
  [side]: { legs: [], ...order },
});
const print = (play: Playthrough, name: string): Promise<void> =>
  expect(play.text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
const FAR = 'to kaiser to-bb 65,43^180 Stop';

test('BB-3.0.8 BB-3.2.3 a ship sails along her template and fires two batteries', async () => {
  const b = table('sd vasa sd-bb 20,10^0 Half\nto lohengrin to-ca 36,13^0 Half').plan();
  const play = new Playthrough('Vasa goes an inch, turns 40° along the Large template, and fires at a cruiser.', b);
  const legs = [
    { d: 1000, turn: 0 },
    { d: 4000, turn: 1000 },
  ];
  play.says({ sd: b.sailing('vasa', [{ vessel: 'vasa', legs }]) });
  const at = (weapon: string): Act => ({ act: 'fire', weapon, by: ['vasa'], target: 'lohengrin' });
  play.says(acts('sd', at('fore-turrets'), at('aft-turrets')), [...dice(6, 7, 10), ...dice(6)]);
  expect(b.vessel('lohengrin')).toMatchObject({ lost: 2, tenners: 2 });
  await print(play, 'sail-and-fire');
});

test('BB-3.2.81 BB-3.2.83 a beam goes through a friend and two enemies', async () => {
  const b = fireStep('nf ilmarinen nf-ca 20,10^0 Stop\nnf louhi nf-ca 20,17^90 Stop\nto lohengrin to-ca 20,25^90 Stop');
  const play = new Playthrough('The beam of a cruiser, firepower 6, goes through a friend and an enemy beyond ten inches.', b);
  const beam: Act = { act: 'beam', weapon: 'bow-beam-projector', by: 'ilmarinen', bearing: 0, altitude: 'surface' };
  play.says(acts('nf', beam), [...dice(6, 7), ...dice(3, 8, 10)]);
  expect([b.vessel('louhi').lost, b.vessel('lohengrin').lost]).toEqual([1, 2]);
  await print(play, 'beam');
});

test('BB-3.2.76 BB-3.2.77 arc projectors at ten inches', async () => {
  const b = fireStep('to lohengrin to-ca 20,10^0 Stop\nsd jarl sd-ca 28,10^0 Half');
  const play = new Playthrough('Arc projectors reach ten inches and throw their firepower, whatever the target shows.', b);
  play.says(acts('to', { act: 'fire', weapon: 'starboard-arc-projectors', by: ['lohengrin'], target: 'jarl' }), dice(4, 7, 10));
  expect(b.vessel('jarl')).toMatchObject({ lost: 2, tenners: 1 });
  await print(play, 'tesla');
});

test('BB-3.2.89 BB-3.2.91 rockets beyond thirty inches', async () => {
  const b = fireStep('to hochmeister to-cv 20,10^90 Stop\nsd vasa sd-bb 55,10^0 Half');
  const play = new Playthrough('Rockets reach forty inches, and are no worse for it.', b);
  play.says(acts('to', { act: 'fire', weapon: 'fore-rocket-rack', by: ['hochmeister'], target: 'vasa' }), dice(1, 9));
  expect(b.vessel('vasa').lost).toBe(1);
  await print(play, 'rockets');
});

test('BB-3.3.1 BB-4.1.1 BB-4.1.4 torpedoes are launched, run, meet a destroyer and a cruiser, and run on', async () => {
  const b = fireStep('sd vasa sd-bb 20,10^0 Stop\nto stamm to-dd 20,20^90 Stop\nto lohengrin to-ca 20,26^90 Stop');
  for (const id of ['stamm-2', 'stamm-3', 'stamm-4']) b.vessel(id).status = 'sunk';
  const play = new Playthrough('A salvo of 6 is launched from the bow, and runs when all have sailed.', b);
  play.says(acts('sd', { act: 'launch', weapon: 'bow-tubes', by: 'vasa' }));
  while (b.asks.some(({ kind }) => kind === 'sail')) play.says({}).says({}, b.s.open.slots.length > 0 ? [] : TORPEDOES);
  expect([b.vessel('stamm-1').status, b.vessel('lohengrin').lost]).toEqual(['live', 2]);
  await print(play, 'torpedoes');
});

/** The destroyer's charge takes one, a hit is jinked and takes one more; then three charges of the cruiser, and what is left. */
const TORPEDOES = [7, ...dice(5, 7), ...dice(2, 7), ...dice(3, 8, 9)];

test('BB-4.4.1 BB-4.4.2 bombers fly over a battleship', async () => {
  const b = flying(`sd vasa sd-bb 30,20^0 Stop\n${FAR}`, {
    'to-bomber-1': [20, 20].map(inch => inch * 1000) as [number, number],
  });
  const play = new Playthrough('Six bombers fly ten inches to a battleship of Ack-Ack 3 and drop half their bombs.', b);
  const order = { markers: ['to-bomber-1'], legs: [{ heading: 9000, d: 10_000 }] };
  play.says(flight('to', { ...order, attacks: [{ kind: 'bomb', markers: ['to-bomber-1'], target: 'vasa' }] }), dice(3, 7, 8));
  expect([b.vessel('vasa').lost, markerCalled(b.s.open, 'to-bomber-1').ammo]).toEqual([2, 1]);
  await print(play, 'bombing');
});

test('BB-4.3.2 BB-4.3.4 fighters come upon fighters', async () => {
  const b = flying(`sd jarl sd-ca 5,5^0 Stop\n${FAR}`, { 'sd-fighter-1': [20_000, 20_000], 'to-fighter-1': [32_000, 20_000] });
  const play = new Playthrough('Fighters fly until they touch others and fight: twice their planes in dice for either side.', b);
  const order = { markers: ['sd-fighter-1'], legs: [{ heading: 9000, d: 20_000, until: 'to-fighter-1' }] };
  play.says(flight('sd', { ...order, attacks: [{ kind: 'dogfight', markers: ['sd-fighter-1'] }] }), [
    ...dice(12, 7, 7, 10),
    ...dice(12, 7),
  ]);
  expect(['sd-fighter-1', 'to-fighter-1'].map(id => markerCalled(b.s.open, id).planes)).toEqual([5, 3]);
  await print(play, 'dogfight');
});

test('BB-3.4.1 BB-3.4.5 marines cross to a cruiser', async () => {
  const b = fireStep('to landmeister to-bb 20,10^0 Stop\nsd jarl sd-ca 23,10^0 Stop');
  const play = new Playthrough(
    'Four boxes of marines cross less than five inches to a cruiser that has two; what is over is a tenner.',
    b,
  );
  play.says(acts('to', { act: 'board', by: 'landmeister', target: 'jarl', boxes: 4 }), [7, 8, 9, 1]);
  expect([b.vessel('jarl').ram, b.vessel('jarl').tenners, b.vessel('landmeister').ram]).toEqual([0, 1, 2]);
  await print(play, 'boarding');
});

test('BB-5.1.1 BB-5.2.1 BB-5.3.2 repairs, then fires, then criticals', async () => {
  const b = toTurnsEnd(table('sd jarl sd-ca 20,6^0 Stop\nto kaiser to-bb 50,42^180 Stop'));
  Object.assign(b.vessel('jarl'), { engine: 1, fires: 2, tenners: 1, lost: 1 });
  b.s.open.pools.sd = 0;
  const play = new Playthrough(
    'A cruiser with seven boxes, an engine critical, two fires and a tenner, at the end of a turn.',
    b,
  );
  play.says({}, dice(7, 7)).until('mend');
  play.says({ sd: { mend: [{ ship: 'jarl', critical: 'engine' }], buy: [] } }, [2, 4]);
  expect(b.vessel('jarl')).toMatchObject({ engine: 0, tenners: 0 });
  await print(play, 'repairs-and-fires');
});

test('BB-3.1.39 BB-3.1.40 a battleship feels her way over a bank', async () => {
  const bank = { ...box('bank', 'coastal', [10, 16, 40, 40]) };
  const b = table(`sd vasa sd-bb 20,13^0 Half\n${FAR}`, { features: [bank] }).plan();
  const play = new Playthrough('She throws as she touches coastal water, and again five inches farther on, where she stays.', b);
  play.says({ sd: b.sailing('vasa', [{ vessel: 'vasa', legs: [{ d: 6000, turn: 0 }] }]) }, [7, 6]);
  expect(b.vessel('vasa')).toMatchObject({ y: 18_240, held: true, setting: 'Stop' });
  await print(play, 'grounding');
});

test('BB-3.1.26 BB-3.1.29 BB-3.1.33 a cruiser forces another', async () => {
  const b = table('sd jarl sd-ca 20,10^0 Full\nto lohengrin to-ca 20,14.5^90 Stop').plan();
  const play = new Playthrough('They touch; one forces it, one evades, and two successes of three are wanted.', b);
  play.says({ sd: b.sailing('jarl', [{ vessel: 'jarl', legs: [{ d: 8000, turn: 0 }] }]) });
  play.says({ sd: { force: true }, to: { force: false } }, [7, 9, 2, ...dice(10, 10, 7), ...dice(10, 8)]);
  expect([b.vessel('lohengrin').tenners, b.vessel('jarl').lost]).toEqual([2, 1]);
  await print(play, 'collision');
});

test('BB-7.2.4 BB-7.2.5 a tug takes a ship in tow and sails with her', async () => {
  const goals: Scenario['goals'] = [{ kind: 'tow', unit: 'makrill', edges: { sd: 'west', to: 'east' }, capture: 5 }];
  const b = table('sd jarl sd-ca 20,12.5^0 Crawl\nsd makrill sd-ax 20,9^0 Stop\nto kaiser to-bb 65,43^180 Stop', { goals });
  b.plan({ jarl: 'Stop' });
  const play = new Playthrough(
    'A cruiser astern of which a ship lies takes her in tow; in the next turn the ship follows her.',
    b,
  );
  play.says({ sd: b.sailing('jarl', [{ vessel: 'jarl', legs: [] }]) });
  play.says(acts('sd', { act: 'tow', by: 'jarl', target: 'makrill' }));
  expect(b.s.open.tow).toEqual({ tug: 'jarl', towed: 'makrill' });
  b.next({ jarl: 'Crawl' });
  play.says({ sd: b.sailing('jarl', [{ vessel: 'jarl', legs: [{ d: 2000, turn: 0 }] }]) });
  expect(b.vessel('makrill')).toMatchObject({ x: 20_000, heading: 0 });
  await print(play, 'towing');
});

test('BB-3.5.1 BB-3.5.5 BB-3.5.7 a carrier takes one squadron aboard and launches two', async () => {
  const b = table(`sd kalmar sd-cv 20,10^0 Stop\n${FAR}`);
  (b.s.sealed.sd as { hold: object[] }).hold = (['fighter', 'bomber'] as const).map(type => ({ carrier: 'kalmar', type }));
  const home = newMarker(b.s.book, { id: 'sd-fighter-1', side: 'sd', type: 'fighter', home: 'kalmar' });
  b.s.open.markers.push({ ...home, x: 20_000, y: 10_000, on: { vessel: 'kalmar', as: 'landing', u: 0, v: 0 } });
  b.plan();
  b.sail('kalmar', { kalmar: [] });
  const play = new Playthrough('A deck of four: one aboard, two away, and these fly off in the same turn.', b);
  const off: Act = { act: 'fly off', by: 'kalmar', types: ['bomber', 'fighter'], markers: [] };
  play.says(acts('sd', { act: 'recover', by: 'kalmar', markers: ['sd-fighter-1'] }, off)).until('fly');
  play.says(flight('sd', { markers: ['sd-bomber-1', 'sd-fighter-2'], legs: [{ heading: 4500, d: 15_000 }] }));
  expect(markerCalled(b.s.open, 'sd-fighter-1').status).toBe('aboard');
  await print(play, 'carrier');
});
