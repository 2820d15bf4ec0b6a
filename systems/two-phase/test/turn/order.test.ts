import { hexes } from '@flagplot/hexes';
import { expect, test } from 'vitest';
import { LAYOUT } from '../../rules/geometry/map.ts';
import type { Seeker } from '../../rules/open.ts';
import type { Act } from '../../rules/orders.ts';
import type { Battle } from '../battle.ts';
import { acts, battle, fires, only, space } from '../battle.ts';

const NEAR = 'a blue fed-ca 1815^C 8\nb red kli-d7 2619^F 8';

/** A seeker of the second side in the air. */
function fly(b: Battle, at: string, more: Partial<Seeker> & { left?: number }): Seeker {
  const { left = 0, ...differs } = more;
  const seeker: Seeker = {
    ...{ ...hexes.parseName(at, LAYOUT)!, id: `seeker-${b.s.open.seekers.length + 1}`, side: 'b', facing: 4, shown: 'drone' },
    ...{ type: null, by: 'red', on: 'cat', flown: 0, moves: 1, damage: 0, response: true, atOnce: false, came: null, arrived: 0 },
    ...differs,
  };
  b.s.open.seekers.push(seeker);
  b.s.sealed.b!.seekers.push({ id: seeker.id, load: seeker.shown === 'plasma' ? null : 'i', pseudo: false, left });
  return seeker;
}

test('TP-1.2.4 an impulse: the move, the mover’s fire, the answers, then seekers in the hex, fields and web', () => {
  const b = battle('a cat lyr-ca 1015^B 4\nb red kli-d7 1214^E 4');
  b.allocate({ cat: { speed: 4 }, red: { speed: 0 } });
  b.until('space', 'a');
  const mount = b.ship('cat').card.weapons.findIndex(({ type }) => type === 'esg');
  b.unit('cat').fields = [{ mount, radius: 1, strength: 3, stage: 'up', left: 0, near: [] }];
  const there = hexes.parseName('1115', LAYOUT)!;
  b.s.open.webs.push({ ...there, side: 'b', by: 'red', mount: 0, cast: true, strength: 4, left: 0, falls: 0 });
  fly(b, '1115', { atOnce: true });
  const from = b.told.length;
  b.step({ a: space('F', 'phaser-1 red') }, [6]);
  b.step({ b: fires('red', 'phaser-1 cat') }, [6]);
  expect(b.asked()).toEqual(['a point-blank']);
  b.step();
  const order = ['moved', 'fired', 'hit', 'field-hit', 'snared'];
  const kinds = b.told.slice(from).map(one => (one.kind === 'fired' ? `${one.kind} ${one.unit}` : one.kind));
  const heard = kinds.filter(kind => order.some(one => kind.startsWith(one)));
  expect(heard).toEqual(['moved', 'fired cat', 'fired red', 'hit', 'field-hit', 'snared']);
});

test('TP-1.2.2 with speeds 2 and 0 there are two impulses in each phase and four in the turn', () => {
  const b = battle(NEAR);
  b.allocate({ blue: { speed: 2 } });
  b.until('finish');
  const impulses = b.told.flatMap(one => (one.kind === 'moved' ? ['space'] : one.kind === 'zero' ? [`zero ${one.half}`] : []));
  expect(impulses).toEqual(['space', 'zero 1', 'space', 'zero 2']);
});

test('TP-1.3.17 what is not asked together is asked one side at a time, with all that came before it on the table', () => {
  const b = battle(`${NEAR}\nc grey rom-kr 2120^A 8`);
  b.allocate({ blue: { speed: 4 }, red: { speed: 3 }, grey: { speed: 2 } });
  const shields = (): number => b.unit('red').shields[0]!;
  const before = shields();
  b.until('space', 'a').step({ a: space('F', 'phaser-1 red') }, [1]);
  expect(b.asked()).toEqual(['b answer']);
  expect(b.view('b').open.units.find(({ id }) => id === 'red')!.shields[0]).toBeLessThan(before);
  for (; b.asks[0]?.kind !== 'finish'; b.step())
    if (!['allocate', 'initial'].includes(b.asks[0]!.kind)) expect(b.asks).toHaveLength(1);
});

test('TP-3.2.10 seekers have no place in the order: the fastest fly first, whatever launched them', () => {
  const b = battle('a cat lyr-ca 1015^B 4\nb red kli-d7 3010^E 4');
  b.allocate({ cat: { speed: 2 }, red: { speed: 4 } });
  b.until('zero', 'a');
  fly(b, '1812', {});
  fly(b, '2811', { shown: 'plasma', type: 'f' });
  const told = b.step();
  while (b.s.open.now.stage === 'flight') told.push(...b.step());
  const flights = only(told, 'flight').map(({ flown }) => flown.map(({ seeker }) => seeker));
  expect(flights).toEqual([...Array<string[]>(8).fill(['seeker-2']), ['seeker-1'], ['seeker-1']]);
  expect(b.s.open.order).toEqual(['red', 'cat']);
});

test('TP-5.1.5 volleys are not simultaneous: what the first destroys fires none in answer', () => {
  const b = battle('a blue fed-ca 1815^C 8\nb red kli-g1 2116^F 8');
  b.allocate({ blue: { speed: 2 }, red: { speed: 0 } });
  b.until('space', 'a');
  const { boxes, weapons } = b.unit('red');
  for (const system of Object.keys(boxes) as (keyof typeof boxes)[]) boxes[system] = 0;
  Object.assign(b.unit('red'), { shields: [0, 0, 0, 0, 0, 0], weapons: weapons.map(() => -1) });
  b.step({ a: space('F', 'phaser-1 red') }, [6, 1, 1, 1]);
  expect(b.unit('red').status).toBe('destroyed');
  expect(only(b.told, 'answered')).toEqual([]);
});

/** The first window after a hex step of a seeker. */
function screened(): Battle {
  const b = battle('a ghost and-int 1015^B 4\nb red kli-d7 3010^E 4');
  const gear = [{ id: 'displacement-1', energy: 5 }];
  b.allocate({ ghost: { speed: 2, gear, tacs: { warp: 0, impulse: 0 } }, red: { speed: 0 } });
  b.until('zero', 'a');
  fly(b, '1512', { on: 'ghost' });
  return b.until('screen', 'a');
}

const refused = (b: Battle, act: Act): string[] => b.refusals('a', acts('ghost', act));

test('TP-5.4.5 after a hex step a ship displaces itself, and no other system of it acts', () => {
  const b = screened();
  expect(refused(b, { act: 'displace', on: 'ghost', toward: 3 })).toEqual([]);
  const others: Act[] = [
    { act: 'displace', on: 'red' },
    { act: 'erratic', begin: true },
    { act: 'reinforce', shield: 1, energy: 1 },
    { act: 'shield', shield: 1, up: false },
    { act: 'seeker', weapon: 'rack-1', on: 'red' },
  ];
  for (const act of others) expect(refused(b, act), act.act).toHaveLength(1);
});

test('TP-4.4.4 nobody turns hard or makes a TAC while seekers move', () => {
  const b = screened();
  b.hold('ghost').hets = 1;
  b.hold('ghost').tacs.impulse = 1;
  b.unit('ghost').speed = 0;
  expect(refused(b, { act: 'het', facing: 3 })).toEqual(['TP-4.4.1 /windows/0/acts/0/act']);
  expect(refused(b, { act: 'tac', facing: 2 })).toEqual(['TP-4.5.1 /windows/0/acts/0/act']);
});

test('TP-7.1.2 a delay of 16 impulses of the base game is a phase, one of 32 two: an ESG rests for the latter', () => {
  const phasesFor = (base: number): number => Math.floor(base / 16);
  expect(battle(NEAR).s.book.charts.esgTimes.rest).toBe(phasesFor(32));
});

test('TP-11.4.2 TP-11.3.5 a ship that has displaced itself after the last hex step is stopped by web at once', () => {
  const b = screened();
  b.s.sealed.b!.seekers[0]!.left = 0;
  let { q, r } = b.unit('ghost');
  const web = { side: 'b', by: 'red', mount: 0, cast: true, strength: 4, left: 0, falls: 0 };
  for (let n = 1; n <= 6; n += 1) {
    ({ q, r } = hexes.step({ q, r }, 3));
    b.s.open.webs.push({ q, r, ...web });
  }
  const told = b.step({ a: acts('ghost', { act: 'displace', on: 'ghost', toward: 3 }) }, [1, 2]);
  expect(only(told, 'displaced')).toHaveLength(1);
  expect(only(told, 'snared').map(({ unit }) => unit)).toEqual(['ghost']);
});
