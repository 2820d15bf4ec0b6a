import { hexes } from '@flagplot/hexes';
import { describe, expect, test } from 'vitest';
import { commitWords } from '../../page/commit.ts';
import { list } from '../../page/list/index.ts';
import { actWords } from '../../page/window/acts.ts';
import { oddsShown } from '../../page/window/forecast.ts';
import { passing } from '../../page/window/passing.ts';
import { fireRows } from '../../page/window/rows.ts';
import { likelyFire, offersOf, shotFor, withShot, withWindow } from '../../page/window/windows.ts';
import type { Shot } from '../../rules/orders.ts';
import { unitCalled } from '../../rules/roster.ts';
import type { TpView } from '../../rules/state.ts';
import type { Occasion } from '../../rules/window/window.ts';
import type { Battle } from '../battle.ts';
import { battle } from '../battle.ts';

/** Red is asked to answer a move of blue, four hexes off. */
function answering(): Battle {
  const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1417^F 8');
  b.allocate({ blue: { speed: 8 }, red: { speed: 6 } });
  return b.until('answer', 'b');
}

const on = (b: Battle): Occasion => ({ v: b.view('b'), segment: 'answer', mover: b.unit('blue') });

describe('a window', () => {
  test('TP-5.2.1 offers the mover alone, with the shield that would be struck and what bears', () => {
    const b = answering();
    const rows = fireRows({ on: on(b), units: [b.unit('red')], windows: [], inHand: b.unit('red'), aimed: 'blue' });
    expect(rows.inHand).toBe('red');
    expect(rows.targets.map(({ id }) => id)).toEqual(['blue']);
    expect(rows.targets[0]?.says).toMatch(
      /^range \d, shield \d \(\d+ left\)(.* or \d \(\d+ left\))?, \d+ weapons?, \d+\.\d on average$/,
    );
    const cells = rows.weapons?.rows.map(({ cannot }) => cannot ?? 'bears') ?? [];
    expect(cells).toContain('bears');
    expect(cells).toContain('is not armed');
  });

  test('TP-9.1.1 a weapon that has fired or is lost says so', () => {
    const b = answering();
    const red = b.unit('red');
    const named = (id: string) =>
      fireRows({ on: on(b), units: [red], windows: [], inHand: red, aimed: 'blue' }).weapons?.rows.find(row => row.id === id)
        ?.cannot;
    const [first, second] = offersOf(on(b), red)[0]?.ways.map(([way]) => way?.shot.weapon) ?? [];
    const mount = (id = '') => b.rules && b.view('b').book.cards[red.card]?.weapons.findIndex(one => one.id === id);
    red.weapons[mount(first) ?? 0] = 1;
    red.weapons[mount(second) ?? 0] = -1;
    expect([named(first ?? ''), named(second ?? '')]).toEqual(['has fired this turn', 'is lost']);
  });

  test('TP-2.2.6 fires no more than the capacitor pays for', () => {
    const b = answering();
    b.hold('red').capacitor = 8;
    const [offer] = offersOf(on(b), b.unit('red'));
    expect(offer && likelyFire(on(b), b.unit('red'), offer).length).toBe(2);
  });

  test('TP-9.3.3, TP-2.3.1 shows a weapon as it is fired, with every way to fire it and what each promises', () => {
    const b = answering();
    Object.assign(b.hold('red'), { capacitor: 8, battery: 1 });
    const table = (fire: Shot[]) =>
      fireRows({
        on: on(b),
        units: [b.unit('red')],
        windows: [{ unit: 'red', acts: [], fire }],
        inHand: b.unit('red'),
        aimed: 'blue',
      }).weapons?.rows;
    const [phaser] = table([])?.filter(({ ways }) => ways) ?? [];
    expect(phaser?.used).toBe(false);
    expect(phaser?.cells[0]).toBe('standard');
    expect(phaser?.ways?.map(({ name }) => name)).toEqual([
      ...['standard', 'standard, 1 point of reserve', 'as a phaser-3', 'as a phaser-3, 1 point of reserve'],
    ]);
    expect(phaser?.ways?.[0]?.says).toMatch(/^(certain|\d+ %), \d+\.\d$/);
    const weapon = phaser?.id ?? '';
    const chosen = table([{ weapon, on: 'blue', as: 'ph-3', reserve: 1 }])?.find(({ id }) => id === weapon);
    expect([chosen?.used, chosen?.way, chosen?.cells[0]]).toEqual([true, 'ph-3-1-1', 'as a phaser-3, 1 point of reserve']);
  });

  test('TP-2.2.6, TP-2.3.1 fires a weapon that is pressed as the capacitor feeds it, and out of batteries where it does not', () => {
    const b = answering();
    Object.assign(b.hold('red'), { capacitor: 6, battery: 1 });
    const [offer] = offersOf(on(b), b.unit('red'));
    const phasers = offer?.ways.filter(([way]) => way?.shot.weapon.startsWith('phaser')) ?? [];
    const fire: Shot[] = [];
    for (const ways of phasers.slice(0, 3)) fire.push(shotFor(on(b), b.unit('red'), { fire, ways }) as Shot);
    expect(fire.map(({ as, reserve }) => ({ as, reserve }))).toEqual([{}, { as: 'ph-3' }, { reserve: 1 }]);
  });

  test('a shot that can be fired no more can still be taken back', () => {
    const b = answering();
    const windows = [{ unit: 'red', acts: [], fire: [{ weapon: 'phaser-1', on: 'blue', as: 'overload' as const }] }];
    const rows = fireRows({ on: on(b), units: [b.unit('red')], windows, inHand: b.unit('red'), aimed: 'blue' }).weapons?.rows;
    expect(rows?.find(({ id }) => id === 'phaser-1')).toMatchObject({ used: true, cells: ['overloaded', '', 'refused'] });
  });

  test('TP-9.5.3 bolts no torpedo that nobody said should be', () => {
    const b = battle('a blue fed-ca 1015^C 8\nb red rom-we 1417^F 8');
    b.allocate({ blue: { speed: 8 }, red: { speed: 6 } });
    b.until('answer', 'b');
    b.hold('red').arms[b.ship('red').card.weapons.findIndex(({ id }) => id === 'plasma-a')] = { turns: 3, energy: 9 };
    const red = b.unit('red');
    const [offer] = offersOf(on(b), red);
    expect(offer?.ways.flat().map(({ shot }) => shot.as)).toContain('bolt');
    expect(offer && likelyFire(on(b), red, offer).map(({ weapon }) => weapon)).not.toContain('plasma-a');
    const rows = fireRows({ on: on(b), units: [red], windows: [], inHand: red, aimed: 'blue' }).weapons?.rows;
    expect(rows?.find(({ id }) => id === 'plasma-a')?.cells[0]).toBe('as a bolt');
  });

  test('TP-6.3.4 sends no more at a drone than brings it down on average, and nothing heavy', () => {
    const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1417^F 8');
    b.allocate({ blue: { speed: 8 }, red: { speed: 6 } });
    b.until('space', 'a');
    const drone = { id: 'seeker-9', side: 'b', shown: 'drone', type: null, by: 'red', on: 'blue', facing: 2 } as const;
    const { q, r } = b.unit('blue');
    b.s.open.seekers.push({
      ...{ ...drone, flown: 4, moves: 1, damage: 0, response: false, atOnce: false, came: null, arrived: 0 },
      ...hexes.step({ q, r }, b.unit('blue').facing),
    });
    b.s.sealed.b?.seekers.push({ id: 'seeker-9', load: 'i', pseudo: false, left: 0 });
    b.hold('blue').capacitor = 40;
    const space: Occasion = { v: b.view('a'), segment: 'space', mover: b.unit('blue') };
    const offer = offersOf(space, b.unit('blue')).find(({ target }) => target.id === 'seeker-9');
    const fire = offer ? likelyFire(space, b.unit('blue'), offer) : [];
    expect(fire.every(({ weapon }) => weapon.startsWith('phaser'))).toBe(true);
    // The toughest drone stands five points, and each of these does less on average.
    expect(fire).toHaveLength(2);
    expect(offer?.ways.length).toBeGreaterThan(2);
  });

  test('is left out of the order where nothing is done in it', () => {
    const shot = { weapon: 'phaser-1', on: 'blue' };
    const window = withShot({ unit: 'red', acts: [], fire: [] }, shot, true);
    expect(withWindow([], window)).toEqual([{ unit: 'red', acts: [], fire: [shot] }]);
    expect(withWindow([window], withShot(window, shot, false))).toEqual([]);
  });

  test('TP-10.1.3 the odds of a volley: no hit, what the shield stops, what comes inside', () => {
    const outcomes = [
      { value: { points: 0 }, chance: 0.25 },
      { value: { points: 6, shield: 2, inside: 0 }, chance: 0.5 },
      { value: { points: 12, shield: 2, inside: 5 }, chance: 0.25 },
    ];
    const { bars, facts } = oddsShown({ outcomes, exact: true, beyond: 0, assumed: [], took: 1 } as never);
    expect(bars.map(({ name, chance }) => [name, chance])).toEqual([
      ['no hit', 0.25],
      ['shield holds', 0.5],
      ['1 to 3 inside', 0],
      ['4 to 7 inside', 0.25],
    ]);
    expect(facts.map(({ value }) => value)).toEqual(['6.0', '1.3', '25 %', '2']);
  });
});

test('TP-1.3.13 who passes until the phase ends is asked again in the next, and of what is about to strike at once', () => {
  const b = answering();
  const view = b.view('b');
  const desk = {};
  passing.begin(desk, view, 'phase');
  const next = { ...view, clock: { ...view.clock, step: view.clock.step + 1 } };
  expect(passing.covers(desk, next, 'answer')).toBe(true);
  expect(passing.covers(desk, next, 'point-blank')).toBe(false);
  const later = { ...next, open: { ...view.open, now: { ...view.open.now, half: 2 as const } } };
  expect(passing.covers(desk, later, 'answer')).toBe(false);
  expect(passing.covers(desk, { ...next, side: 'a' }, 'answer')).toBe(false);
});

test('TP-1.3.13 passing belongs to one battle, and ends when it is taken back or ended', () => {
  const view = answering().view('b');
  const next = { ...view, clock: { ...view.clock, step: view.clock.step + 1 } };
  const desk = {};
  passing.begin(desk, view, 'turn');
  expect(passing.until(desk, next)).toBe('turn');
  expect(passing.until({}, next)).toBeUndefined();
  expect(passing.until(desk, view)).toBeUndefined();
  passing.end(desk, next);
  expect(passing.until(desk, next)).toBeUndefined();
});

test('TP-1.4.1 every act is told in words, and not by ids', () => {
  const b = answering();
  const c = { v: b.view('b'), unit: b.unit('red') };
  expect(actWords(c, { act: 'launch', box: 0, facing: 2, speed: 3 })).toBe('shuttle 1, facing C, speed 3');
  expect(actWords(c, { act: 'transport', what: 'raid', to: 'blue', box: 'damageControl' })).toMatch(
    /heavy cruiser, damage control$/,
  );
  expect(actWords(c, { act: 'seeker', weapon: 'rack-1', on: 'blue', load: 'i-m' })).toMatch(/, drone of type I-M at /);
  expect(actWords(c, { act: 'hand', to: 'blue', what: 'party', n: 2 })).toMatch(/^2 boarding parties to /);
  expect(actWords(c, { act: 'space-mine' })).toBe('lay a space mine');
});

describe('the button that answers', () => {
  const view = answering().view('a') as TpView;
  const says = (kind: string, order: object, about: object = {}) => commitWords({ side: 'a', kind, about, order } as never, view);

  test('says what this very order would do', () => {
    const fire = [{ weapon: 'phaser-1', on: 'red' }];
    const acts = [{ act: 'shield', shield: 1, up: false }];
    expect(says('space', { step: 'F', acts: [], fire: [] }, { unit: 'blue' })).toBe('Move ahead');
    expect(says('space', { step: 'L', acts: [], fire, course: 'FF' }, { unit: 'blue' })).toBe(
      'Move left and fire 1 weapon, 2 more to come',
    );
    expect(says('answer', { windows: [] })).toBe('Pass');
    expect(says('zero', { windows: [{ unit: 'blue', acts, fire: [...fire, ...fire] }] })).toBe(
      'Fire 2 weapons and do 1 other thing',
    );
    const launch = { act: 'seeker', weapon: 'rack-1', on: 'red' };
    expect(says('answer', { windows: [{ unit: 'blue', acts: [launch, launch, ...acts], fire }] })).toBe(
      'Fire 1 weapon, launch 2 seekers and do 1 other thing',
    );
    expect(says('bid', { energy: 0 })).toBe('Bid nothing');
    expect(says('finish', { repairs: [{}], docks: [], reload: [] })).toBe('Repair 1 thing');
  });
});

describe('the list', () => {
  test('says what each unit is about to be ordered, and at whom it aims', () => {
    const b = answering();
    const order = { windows: [{ unit: 'red', acts: [], fire: [{ weapon: 'phaser-1', on: 'blue' }] }] };
    const answer = { side: 'b', kind: 'answer', about: { units: ['red'], to: 'blue' }, order } as const;
    expect(list.orders(answer as never, b.view('b'))).toEqual([
      { unit: 'red', says: 'fires phaser 1 at A heavy cruiser', aims: ['blue'] },
    ]);
    const moving = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1417^F 8');
    moving.allocate({ blue: { speed: 8 }, red: { speed: 6 } });
    moving.until('space', 'a');
    const space = { side: 'a', kind: 'space', about: { unit: 'blue' }, order: { step: 'F', acts: [], fire: [], course: 'F' } };
    expect(list.orders(space as never, moving.view('a'))[0]?.says).toBe('2 ahead, to 1216 facing C');
  });

  test('TP-9.1.2 has every weapon with whom it bears on; of others without what is secret', () => {
    const b = answering();
    const own = list.weapons(b.view('b') as never, 'red');
    const other = list.weapons(b.view('b') as never, 'blue');
    expect(own.length).toBe(b.view('b').book.cards[b.unit('red').card]?.weapons.length);
    expect(own.flatMap(({ targets }) => targets.map(({ says }) => says)).join()).toMatch(/A heavy cruiser, \d: .*on average/);
    expect(other.flatMap(({ targets }) => targets.map(({ says }) => says)).join()).toMatch(/^B battlecruiser, \d/);
    expect(unitCalled(b.s.open, 'blue').side).toBe('a');
  });
});
