import { hexes } from '@flagplot/hexes';
import { stream } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { fieldsOut } from '../../bot/esg.ts';
import { fieldOf } from '../../bot/field.ts';
import { formBy, formFor } from '../../bot/forms.ts';
import { guessFolders } from '../../bot/guess.ts';
import { fireOf } from '../../bot/gunnery.ts';
import { coursesOf } from '../../bot/helm.ts';
import { mind } from '../../bot/index.ts';
import { actionAfter } from '../../bot/windows.ts';
import type { Form } from '../../rules/orders.ts';
import type { Battle } from '../battle.ts';
import { battle } from '../battle.ts';

const think = { roll: stream('pieces') };
const AIMS = { gives: 1, takes: 0.75, range: 4, hex: 40 };
const width = { kept: 14, letters: 'FLRPS' };

/** Two cruisers that face each other, so many hexes apart. */
function facing(range: number): Battle {
  const column = 10 + range;
  const row = 15 - Math.ceil(range / 2);
  return battle(`a blue fed-ca 1015^B 8\nb red kli-d7 ${column}${String(row).padStart(2, '0')}^E 8`);
}

describe('chapter 2: forms', () => {
  test('TP-9.3.1 photon tubes are armed from the first turn on, though the enemy is far', () => {
    const { arms } = formFor(facing(24).view('a'), 'blue');
    expect(arms.map(({ weapon, energy }) => `${weapon} ${energy}`)).toEqual([
      'photon-a 2',
      'photon-b 2',
      'photon-c 2',
      'photon-d 2',
    ]);
  });

  test('TP-9.4.1 disruptors are not armed where nobody comes within their reach this turn', () => {
    const b = battle('a blue fed-ca 0115^B 8\nb red kli-d7 4213^E 8');
    expect(formFor(b.view('b'), 'red').arms).toEqual([]);
    expect(formFor(facing(10).view('b'), 'red').arms.length).toBe(4);
  });

  test('TP-8.2.3 EW is bought where it comes to a fight, and ECCM is weighed against the ECM that was there last turn', () => {
    const b = facing(8);
    expect(formBy(b.view('a'), 'blue', {})).toMatchObject({ ecm: 2, eccm: 0 });
    b.unit('red').ecm = 2;
    expect(formBy(b.view('a'), 'blue', { eccm: true })).toMatchObject({ ecm: 0, eccm: 2 });
  });

  test('TP-6.2.1 nobody crawls before seekers that are behind him', () => {
    const b = facing(3);
    const drone = {
      id: 'seeker-1',
      side: 'b',
      q: 9,
      r: 8,
      facing: 1,
      shown: 'drone',
      type: null,
      by: 'red',
      on: 'blue',
    } as const;
    b.s.open.seekers.push({ ...drone, flown: 0, moves: 0, damage: 0, response: false, atOnce: false, came: null, arrived: 0 });
    expect(formFor(b.view('a'), 'blue').speed).toBeGreaterThanOrEqual(6);
  });

  test('TP-2.2.7 what is left reinforces the shield that will lie towards the enemy, astern where a ship runs', () => {
    const shields = ({ specific }: Form): number[] => specific.flatMap((points, at) => (points > 0 ? [at + 1] : []));
    const b = facing(9);
    expect(shields(formBy(b.view('a'), 'blue', { speed: 3 }))).toEqual([1]);
    b.unit('blue').shields[0] = 0;
    expect(shields(formBy(b.view('a'), 'blue', { speed: 3 }))).toEqual([2]);
    expect(shields(formBy(b.view('a'), 'blue', { plan: 'run', speed: 3 }))).toEqual([4]);
    const behind = battle('a blue fed-ca 2015^E 8\nb red kli-d7 2315^B 0');
    expect(shields(formFor(behind.view('a'), 'blue'))).not.toContain(1);
    expect(shields(formFor(behind.view('a'), 'blue')).length).toBe(1);
  });

  test('TP-11.1.6 a warbird hides while it arms, and comes out as its torpedo is ready', () => {
    const b = battle('a blue rom-we 1515^B 4\nb red fed-ffg 2211^E 8');
    const cloaks = (): boolean => formFor(b.view('a'), 'blue').cloak;
    expect(cloaks()).toBe(true);
    b.hold('blue').arms[4] = { turns: 2, energy: 4 };
    expect(cloaks()).toBe(false);
  });
});

describe('chapter 12: weasels', () => {
  const TORPEDO = { id: 'seeker-1', side: 'b', facing: 4, shown: 'plasma', type: 'g', by: 'red', on: 'blue' } as const;
  const chased = (): Battle => {
    const b = battle('a blue fed-ca 1015^B 4\nb red gor-ca 2010^E 8');
    const { q, r } = b.unit('blue');
    b.s.open.seekers.push({
      ...TORPEDO,
      q: q + 6,
      r,
      flown: 3,
      moves: 1,
      damage: 0,
      response: false,
      atOnce: false,
      came: null,
      arrived: 0,
    });
    return b;
  };

  test('TP-12.3.1 one is made ready where enemies launch torpedoes, and nowhere else', () => {
    const shuttles = (text: string): Form['shuttles'] => formBy(battle(text).view('a'), 'blue', {}).shuttles;
    expect(shuttles('a blue fed-ca 1015^B 8\nb red gor-ca 2010^E 8')).toEqual([{ box: 0, as: 'weasel', energy: 1 }]);
    expect(shuttles('a blue fed-ca 1015^B 8\nb red kli-d7 2010^E 8')).toEqual([]);
  });

  test('TP-12.3.2 with one ready and a torpedo after it a ship slows down, sends it out, and keeps its fire behind it', () => {
    const b = chased();
    const craft = b.hold('blue').bay[0]!;
    expect(formFor(b.view('a'), 'blue').speed).toBeGreaterThan(2);
    Object.assign(craft, { as: 'weasel', turns: 2, energy: 2 });
    expect(formFor(b.view('a'), 'blue').speed).toBeLessThanOrEqual(2);
    Object.assign(b.unit('blue'), { speed: 2, lockOn: true });
    Object.assign(b.s.open.now, { half: 2, stage: 'zero' });
    const order = mind.ordinary.zero(b.view('a'), { units: ['blue'] }, think);
    expect(order.windows).toEqual([{ unit: 'blue', acts: [{ act: 'launch', box: 0, facing: 1, speed: 0 }], fire: [] }]);
    b.unit('blue').speed = 3;
    expect(mind.ordinary.zero(b.view('a'), { units: ['blue'] }, think).windows.flatMap(({ acts }) => acts)).toEqual([]);
  });
});

describe('chapter 11: fields', () => {
  const near = (range: number): Battle => {
    const b = battle('a blue lyr-ca 1015^B 4\nb red kli-d7 1215^E 4');
    const { q, r } = b.unit('blue');
    Object.assign(b.unit('red'), { q: q + range, r });
    for (const arm of b.hold('blue').arms.slice(-2)) arm.energy = 5;
    return b;
  };
  const fields = (b: Battle, segment: 'space' | 'zero') =>
    fieldsOut({ v: b.view('a'), segment, mover: b.unit('blue') }, b.unit('blue')).map(act => act.act === 'esg' && act.radius);

  test('TP-11.2.1 power that nothing else takes is stored for them', () => {
    const { gear } = formBy(near(8).view('a'), 'blue', { speed: 3 });
    expect(gear).toEqual([]);
    const b = near(8);
    for (const arm of b.hold('blue').arms.slice(-2)) arm.energy = 2;
    expect(formBy(b.view('a'), 'blue', { speed: 3 }).gear.map(({ id }) => id)).toEqual(['esg-1', 'esg-2']);
  });

  test('TP-11.2.2 they go up as an enemy comes within their reach, as wide as they must, and not where a friend would be struck', () => {
    expect(fields(near(9), 'zero')).toEqual([]);
    expect(fields(near(3), 'zero')).toEqual([3, 3]);
    expect(fields(near(3), 'space')).toEqual([2, 2]);
    const b = near(3);
    b.s.open.units.push({ ...b.unit('blue'), id: 'friend', q: b.unit('blue').q + 1 });
    expect(fields(b, 'zero')).toEqual([]);
  });
});

describe('chapter 4: courses', () => {
  const b = facing(9);
  const courses = coursesOf(fieldOf(b.view('a'), b.unit('blue')), { aims: AIMS, spaces: 4, width });

  test('TP-4.2.6 no turn comes before the hexes it needs, and no two without them', () => {
    expect(courses.length).toBeGreaterThan(3);
    for (const { path } of courses) expect(path).not.toMatch(/[LR].{0,2}[LR]/);
  });

  test('TP-4.3.1 no two sideslips running', () => {
    for (const { path } of courses) expect(path).not.toMatch(/[PS][PS]/);
  });

  test('a torn shield is turned away from the enemy', () => {
    const torn = facing(5);
    for (const at of [0, 1, 5]) torn.unit('blue').shields[at] = 0;
    const of = { aims: { ...AIMS, gives: 0 }, spaces: 5, width };
    const [best] = coursesOf(fieldOf(torn.view('a'), torn.unit('blue')), of);
    expect(best!.path).toMatch(/[LR]/);
  });
});

describe('chapter 9: fire', () => {
  const zero = (b: Battle, side: string, id: string) =>
    fireOf({ v: b.view(side), segment: 'zero', mover: undefined }, b.unit(id)).map(({ weapon }) => weapon);
  const atEnd = (b: Battle): Battle => {
    Object.assign(b.s.open.now, { half: 2, stage: 'zero' });
    for (const unit of b.s.open.units) Object.assign(unit, { lockOn: true, speed: 0 });
    return b;
  };

  test('TP-9.1.1 what would do more a little later is kept, and fired where nobody moves any more', () => {
    const b = atEnd(facing(8));
    Object.assign(b.unit('red'), { speed: 8, half: 4, made: 0 });
    Object.assign(b.unit('blue'), { speed: 8, half: 4, made: 0 });
    expect(zero(b, 'a', 'blue')).toEqual([]);
    for (const id of ['red', 'blue']) b.unit(id).made = 4;
    expect(zero(b, 'a', 'blue')).toContain('phaser-1');
  });

  test('TP-9.3.1 torpedoes that took two turns are not thrown away at a range where one in six hits', () => {
    const armed = (b: Battle): Battle => {
      for (const arm of b.hold('blue').arms.slice(6)) Object.assign(arm, { turns: 2, energy: 4 });
      return b;
    };
    expect(zero(armed(atEnd(facing(16))), 'a', 'blue')).not.toContain('photon-a');
    expect(zero(armed(atEnd(facing(6))), 'a', 'blue')).toContain('photon-a');
  });

  test('TP-11.3.5 a ship that web holds fires as from where it is, not as from the hex ahead', () => {
    const photons = (more: object): string[] => {
      const b = facing(4);
      for (const arm of b.hold('blue').arms.slice(6)) Object.assign(arm, { turns: 2, energy: 8 });
      const blue = Object.assign(b.unit('blue'), { lockOn: true, speed: 8, half: 4, made: 3, ...more });
      Object.assign(b.unit('red'), hexes.step(blue, blue.facing, 9), { speed: 0 });
      Object.assign(b.s.open.now, { half: 2, stage: 'space', mover: 'blue' });
      b.s.open.firstDone = true;
      const { fire } = actionAfter(b.view('a'), blue, 'F');
      return fire.map(({ weapon }) => weapon).filter(id => id.startsWith('photon'));
    };
    expect(photons({}).length).toBe(4);
    expect(photons({ snare: { left: 2, side: 'b' } })).toEqual([]);
  });

  test('TP-2.2.6 no more phasers than the capacitor feeds', () => {
    const b = atEnd(facing(2));
    b.hold('blue').capacitor = 8;
    expect(zero(b, 'a', 'blue').length).toBe(2);
  });
});

describe('what is known and guessed', () => {
  test('TP-1.5.1 phasers that have fired have emptied the capacitor, and a mount that fired holds nothing', () => {
    const b = facing(6);
    b.s.clock.turn = 3;
    b.unit('blue').weapons = [1, 1, 0, 0, 0, 0, 1, 0, 0, 0];
    const [hold] = guessFolders(b.view('b'), think).a!.ships;
    expect(hold!.capacitor).toBe(4 * 4);
    expect(hold!.arms[6]).toEqual({ turns: 0, energy: 0 });
  });

  test('TP-2.1.2 a ship that goes fast has armed less', () => {
    const armed = (speed: number): number => {
      const b = facing(6);
      b.s.clock.turn = 3;
      Object.assign(b.unit('blue'), { speed, ecm: 2 });
      const worlds = Array.from({ length: 30 }, (_, n) => guessFolders(b.view('b'), { roll: stream(`world ${n}`) }).a!.ships[0]!);
      return worlds.flatMap(({ arms }) => arms).reduce((sum, { energy }) => sum + energy, 0);
    };
    expect(armed(15)).toBeLessThan(armed(4));
    expect(armed(4)).toBeGreaterThan(0);
  });

  test('TP-10.3.2 shields, boxes and arming lost make a battle worth less, and both worths fit together', () => {
    const b = facing(6);
    const worth = (): number => mind.evaluate(b.s, 'a').worth;
    const seen = [worth()];
    expect(Math.abs(seen[0]! - 5000)).toBeLessThan(300);
    b.unit('blue').shields[0] = 0;
    seen.unshift(worth());
    b.unit('blue').boxes.left = 5;
    seen.unshift(worth());
    b.unit('blue').weapons[0] = 1;
    seen.unshift(worth());
    expect(seen).toEqual(seen.toSorted((x, y) => x - y));
    expect(new Set(seen).size).toBe(4);
    expect(mind.evaluate(b.s, 'b').worth).toBe(10_000 - worth());
  });

  test('TP-1.3.13 whoever leaves all he can has the watch that a new ship begins with', () => {
    const b = facing(9);
    const about = { turn: 1, ships: ['blue'] };
    const order = mind.ordinary.allocate(b.view('a'), about, think);
    const left = mind.leave!(b.view('a'), order) as typeof order;
    expect(left.watch).toMatchObject([{ unit: 'blue', answer: { chance: 33, damage: 2 }, screen: { from: 2, with: [] } }]);
    expect(left.forms).toEqual(order.forms);
  });
});

describe('what an order does otherwise', () => {
  const b = facing(9);
  const { search } = mind;
  const form = (more: Partial<Form>) => ({ forms: [{ ...b.form('blue'), speed: 8, ...more }], small: [], order: [], watch: [] });

  test.each<[Partial<Form>, string]>([
    [{ speed: 12 }, 'A heavy cruiser takes speed 12 instead of takes speed 8'],
    [{ ecm: 2 }, 'A heavy cruiser buys 2 ECM and 0 ECCM instead of buys 0 ECM and 0 ECCM'],
  ])('a form: %o', (more, says) => {
    expect(search.allocate!.differs(b.view('a'), form(more), form({})).toLowerCase()).toBe(says.toLowerCase());
  });

  test('a course', () => {
    const space = (step: string, course: string) => ({ step, course, acts: [], fire: [] });
    expect(search.space!.differs(b.view('a'), space('F', 'LF'), space('F', 'FF'))).toBe('The ship goes FLF instead of FFF');
  });
});
