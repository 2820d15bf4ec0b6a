import { ofKind } from '@flagplot/scene';
import { describe, expect, test } from 'vitest';
import { fireLayer } from '../../page/fire/layer.ts';
import { barredWords, firerRow, lyingWords, readRow, weaponTable } from '../../page/fire/rows.ts';
import { aimFor, diceOf, offersOf, targetOf, withFire } from '../../page/fire/throws.ts';
import { contactWords } from '../../page/meet/meeting.ts';
import { baysFor, withBay } from '../../page/sail/bays.ts';
import { courseLimits, withCourse } from '../../page/sail/column.ts';
import { sailLayer } from '../../page/sail/layer.ts';
import { lieWords, metOn } from '../../page/sail/lies.ts';
import { fireWhy } from '../../rules/gunnery/volley.ts';
import { sailFaults } from '../../rules/movement/unit.ts';
import type { Act, Sail } from '../../rules/orders.ts';
import { vesselCalled } from '../../rules/roster.ts';
import { battle } from '../battle.ts';

/** The mock's two ships, with the platform between them. */
const platform = {
  id: 'platform-iii',
  kind: 'structure',
  heights: ['surface'],
  polygon: [35_000, 23_000, 38_000, 23_000, 38_000, 26_000, 35_000, 26_000],
} as const;
const shoal = {
  id: 'shoal',
  kind: 'shallow',
  polygon: [27_000, 24_000, 33_000, 24_000, 33_000, 27_000, 27_000, 27_000],
} as const;
const table = (features: readonly object[] = [platform]) =>
  battle('sd vasa sd-bb 28.6,18.4^14 Half\nsd sund sd-dd 20,18^0 Half\nto lohengrin to-ca 42.6,24.4^192 Full', {
    features: features as never,
  });

describe('a course in the making', () => {
  const view = table([platform, shoal]).view('sd');
  const vasa = vesselCalled(view.open, 'vasa');
  const limits = courseLimits(view, vasa);
  if (!limits) throw new Error('she has a telegraph');
  const order: Sail = { unit: 'vasa', vessels: [{ vessel: 'vasa', legs: [{ d: 4000, turn: 0 }] }] };

  test('BB-3.1.1 is drawn within what telegraph and template allow', () => {
    expect(courseLimits(view, vasa)).toEqual({ least: 4000, most: 6000, rate: 1000, way: 1, gentlest: 100, pieces: 12 });
    expect(withCourse(view, order, { vessel: 'vasa', legs: [{ d: 5000, turn: 400 }] }).vessels).toEqual([
      { vessel: 'vasa', legs: [{ d: 5000, turn: 400 }] },
    ]);
  });

  test('says on demand what lies on it, in the order it comes there', () => {
    const legs = [{ d: 6000, turn: 0 }];
    expect(metOn(view, vasa, { legs }).map(lieWords)).toEqual([
      expect.stringMatching(/^After \d[.]\d+ inches: shallow water[.]$/),
    ]);
    expect(metOn(view, vasa, { legs: [] })).toEqual([]);
    const astray = { ...vasa, x: 71_000, y: 20_000, heading: 9000 };
    expect(metOn(view, astray, { legs }).at(-1)).toMatchObject({
      says: expect.stringContaining('leaves the table'),
      stops: true,
    });
  });

  test('lies on the board with its template, its span, its bow, and the end that is judged', () => {
    const legs = [{ d: 4000, turn: 1000 }];
    const turning = withCourse(view, order, { vessel: 'vasa', legs });
    const items = sailLayer(view, turning, { vessel: vasa, legs, limits, i: 0, untouched: false });
    expect(ofKind(items, 'gauge')).toMatchObject([{ turn: 1000, used: 4000, length: 6000, label: 'Large' }]);
    expect(ofKind(items, 'handle')).toMatchObject([{ id: 'bow', grab: true, toward: 54 }]);
    expect(ofKind(items, 'ghost')).toMatchObject([{ facing: 5400 }]);
    expect(ofKind(items, 'path').filter(({ line }) => line === 'drift')).toHaveLength(3);
  });
});

describe('fire in the making', () => {
  const view = table().view('sd');
  const vasa = vesselCalled(view.open, 'vasa');
  const [offer] = offersOf(view, vasa).filter(({ mark }) => mark.id === 'lohengrin');

  test('BB-6.6.2 says how a target lies, and how many lines of sight are clear', () => {
    expect(offer && lyingWords(view, offer)).toBe('12.974 inches, 53° to starboard, broadside on, Full; sight 211 of 289');
  });

  test('BB-3.2.29 each weapon has one target, and who joins a throw of its squadron joins it', () => {
    const first = withFire([], { vessel: 'vasa', weapon: 'fore-turrets', target: 'lohengrin' });
    expect(first).toEqual([{ act: 'fire', weapon: 'fore-turrets', by: ['vasa'], target: 'lohengrin' }]);
    const both: Act[] = withFire(withFire([], { vessel: 'a', weapon: 'g', target: 'x' }), {
      vessel: 'b',
      weapon: 'g',
      target: 'x',
    });
    expect(both).toEqual([{ act: 'fire', weapon: 'g', by: ['a', 'b'], target: 'x' }]);
    expect(withFire(both, { vessel: 'a', weapon: 'g', target: 'y' })).toHaveLength(2);
    expect(targetOf(withFire(both, { vessel: 'a', weapon: 'g', target: undefined }), 'a', 'g')).toBeUndefined();
  });

  test('BB-3.2.34 shows row, column, shifts, multiplier and dice of a throw', () => {
    const acts = withFire([], { vessel: 'vasa', weapon: 'fore-turrets', target: 'lohengrin' });
    const aim = aimFor(view, acts, { vessel: 'vasa', weapon: 'fore-turrets', target: 'lohengrin' });
    expect(aim?.dice).toBe(6);
    expect(diceOf(view, acts)).toBe(6);
    const row = aim ? readRow(view, aim) : [];
    expect(row.map(({ dice }) => dice)).toEqual([7, 6, 4, 3, 2]);
    expect(row.find(({ isRead }) => isRead)).toMatchObject({ head: 'broadside', dice: 3 });
    expect(aim && fireWhy(view.book, aim).from?.at(-1)).toEqual({ is: '×2', for: 'size B on Sagenheld' });
    expect(firerRow(view, vasa, acts)).toMatchObject({ name: 'Vasa', at: 'Sagenheld' });
    const weapons = offer && weaponTable(view, acts, { vessel: vasa, offer, inHand: undefined });
    expect(weapons?.rows.find(({ id }) => id === 'fore-turrets')).toMatchObject({
      used: true,
      cells: ['Sagenheld', '8', '4', '6'],
    });
  });

  test('BB-3.2.11 says why nothing bears', () => {
    const wall = { ...platform, polygon: [34_000, 10_000, 36_000, 10_000, 36_000, 40_000, 34_000, 40_000] };
    const hidden = table([wall]).view('sd');
    const [behind] = offersOf(hidden, vesselCalled(hidden.open, 'vasa')).filter(({ mark }) => mark.id === 'lohengrin');
    expect(behind?.weapons).toEqual([]);
    expect(behind && barredWords(hidden, behind)).toMatchObject({ rule: 'BB-3.2.11' });
  });

  test('lies on the board: bands, the arc of the weapon in hand, the channel with its stopped lines, brackets', () => {
    const weapon = offer?.weapons.find(({ id }) => id === 'fore-turrets');
    const items = fireLayer(view, [], { vessel: vasa, offer, weapon });
    expect(ofKind(items, 'band').map(({ label }) => label)).toEqual(['10″', '20″', '30″']);
    expect(ofKind(items, 'channel')).toMatchObject([{ tag: '211 of 289 lines clear' }]);
    const [seen] = ofKind(items, 'channel');
    expect((seen?.clear.length ?? 0) + (seen?.stopped.length ?? 0)).toBe(17);
    expect(ofKind(items, 'arc')).toMatchObject([{ from: 23_900, to: 14_900 }]);
    expect(ofKind(items, 'ring')).toMatchObject([{ unit: 'lohengrin', look: 'target' }]);
  });
});

describe('a squadron whose first is led elsewhere', () => {
  const view = battle('sd sund sd-dd 20,18^0 Half\nto lohengrin to-ca 42.6,24.4^192 Full').view('sd');
  const straight: Sail = {
    unit: 'sund',
    vessels: ['sund-1', 'sund-2', 'sund-3', 'sund-4'].map(vessel => ({ vessel, legs: [{ d: 6000, turn: 0 }] })),
  };

  test('BB-3.1.20 follows as long as it went as the first did, and never strays from it', () => {
    const led = withCourse(view, straight, { vessel: 'sund-1', legs: [{ d: 7000, turn: 300 }] });
    expect(led.vessels.map(({ legs }) => legs)).toEqual(straight.vessels.map(() => [{ d: 7000, turn: 300 }]));
    const own = withCourse(view, led, { vessel: 'sund-3', legs: [{ d: 7000, turn: 0 }] });
    expect(own.vessels.map(({ legs: [leg] }) => leg?.turn)).toEqual([300, 300, 0, 300]);
    const sharp = withCourse(view, own, { vessel: 'sund-1', legs: [{ d: 9000, turn: 2250 }] });
    expect(sailFaults(view, { unit: 'sund', left: sharp.vessels.map(({ vessel }) => vessel) }, sharp.vessels)).toEqual([]);
  });
});

describe('what a course may lead to', () => {
  const b = battle('sd vasa sd-bb 28.6,18.4^0 Half\nto lohengrin to-ca 28.6,23^90 Stop\nsd falke hl-ac 40,10^0');
  const view = b.view('sd');
  const order: Sail = { unit: 'vasa', vessels: [{ vessel: 'vasa', legs: [{ d: 4000, turn: 0 }] }] };

  test('BB-3.1.29 BB-3.1.33 the chance of a collision is said by who forces it, and what it would cost either', () => {
    const [met] = metOn(view, vesselCalled(view.open, 'vasa'), order.vessels[0] as Sail['vessels'][number]);
    expect(met).toMatchObject({ meets: 'lohengrin', stops: true });
    expect(contactWords(view, { vessel: 'vasa', other: 'lohengrin' })).toMatch(
      /^Where Vasa touches Sagenheld they collide \d+[.\d]* % if you force it, .+ if she does and .+ if both do; then on average Vasa loses [\d.]+ of 13 boxes and Sagenheld loses [\d.]+ of 8 boxes\.$/,
    );
  });

  test('BB-3.2.92 BB-3.2.95 each bay of a flyer may be laid on an enemy on its course, or on nobody', () => {
    const falke = vesselCalled(view.open, 'falke-1');
    const past = { vessel: 'falke-1', legs: [], flight: { legs: [{ heading: 31_800, d: 18_000 }], facing: 0 } };
    const [bay] = baysFor(view, falke, past);
    expect(bay?.choices.map(({ name }) => name)).toEqual(['No bombs', 'Sagenheld']);
    expect(bay?.choices[1]?.says).toMatch(/^after \d+[.\d]* inches, firepower \d+$/);
    const unit: Sail = { unit: 'falke', vessels: [past] };
    const laid = withBay(unit, { vessel: 'falke-1', bay: bay?.id ?? '', target: 'lohengrin' });
    expect(laid.vessels[0]?.bombs).toEqual([{ bay: bay?.id, target: 'lohengrin' }]);
    const away = { ...(laid.vessels[0] as typeof past), flight: { legs: [{ heading: 0, d: 8000 }], facing: 0 } };
    expect(baysFor(view, falke, away)[0]).toMatchObject({
      chosen: 'lohengrin',
      choices: [{ says: 'no enemy lies on this course' }, { says: 'is not on this course' }],
    });
    expect(withBay(laid, { vessel: 'falke-1', bay: bay?.id ?? '', target: '' }).vessels[0]).toEqual(past);
    expect(metOn(view, falke, past).every(({ of }) => of !== 'hull')).toBe(true);
  });
});
