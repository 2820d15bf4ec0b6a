import { hexes } from '@flagplot/hexes';
import { describe, expect, test } from 'vitest';
import { ships } from '../../data/cards/ships.ts';
import type { ShipCard } from '../../rules/cards.ts';
import { placeNext } from '../../rules/seekers/homing.ts';
import { strengthOf } from '../../rules/seekers/truth.ts';
import { acts, battle, fires, only, space } from '../battle.ts';

type B = ReturnType<typeof battle>;
const drone = (weapon: string, on: string, load = 'i') => ({ act: 'seeker', weapon, on, load }) as const;
const plasma = (weapon: string, on: string) => ({ act: 'seeker', weapon, on }) as const;

/** A ship of drones at a distance of a cruiser, at speeds of their own. */
function drones(speeds: { blue?: number; red?: number }, card = 'kzi-ff'): B {
  const b = battle(`a blue ${card} 1015^C 8\nb red fed-ca 2220^F 8`);
  const tied = speeds.blue === speeds.red;
  b.allocate({ blue: { speed: speeds.blue ?? 0 }, red: { speed: speeds.red ?? 0 } }, { dice: tied ? [6, 1] : [] });
  return b;
}

/** The seekers as they stand: id, hex and hexes flown. */
const flown = (b: B) => b.s.open.seekers.map(seeker => seeker.flown);

describe('launch', () => {
  test('TP-6.1.1 a drone is launched from a rack that holds it; TP-6.1.3 it waits in its hex', () => {
    const b = drones({ blue: 2 }).until('space', 'a');
    expect(b.refusals('a', { ...space('F'), acts: [drone('rack-1', 'red', 'iv')] })).toEqual(['TP-9.6.3 /acts/0/load']);
    const told = b.step({ a: { ...space('F'), acts: [drone('rack-1', 'red')] } });
    expect(only(told, 'launched')).toMatchObject([{ by: 'blue', on: 'red', shown: 'drone', at: { facing: 2 } }]);
    expect(b.hold('blue').magazines[0]?.load).toEqual(['i', 'i', 'i']);
    b.until('zero', 'a');
    expect(flown(b)).toEqual([0]);
  });

  test('TP-6.1.1 TP-8.3.3 TP-2.2.3 TP-4.6.3 no lock-on, no fire control, erratic manoeuvres: no launch', () => {
    const refusal = (differs: object) => {
      const b = drones({ blue: 2 }).until('space', 'a');
      Object.assign(b.unit('blue'), differs);
      return b.refusals('a', { ...space('F'), acts: [drone('rack-1', 'red')] });
    };
    expect(refusal({})).toEqual([]);
    expect(refusal({ lockOn: false })).toEqual(['TP-8.3.3 /acts/0']);
    expect(refusal({ fireControl: false })).toEqual(['TP-2.2.3 /acts/0']);
    expect(refusal({ erratic: true })).toEqual(['TP-4.6.3 /acts/0']);
  });

  test('TP-6.1.2 a drone faces any way with its target before it; plasma leaves within the arc of its mount', () => {
    const b = drones({ blue: 2 }).until('space', 'a');
    const facing = (n: number) => b.refusals('a', { ...space('F'), acts: [{ ...drone('rack-1', 'red'), facing: n }] });
    expect([0, 1, 2, 3, 4, 5].map(n => facing(n).length)).toEqual([1, 0, 0, 1, 1, 1]);
    const p = battle('a blue rom-kr 1015^F 8\nb red fed-ca 2220^F 8');
    p.allocate({ blue: { speed: 2 } });
    p.hold('blue').arms = p.hold('blue').arms.map(() => ({ turns: 3, energy: 7 }));
    expect(p.until('space', 'a').refusals('a', { ...space('F'), acts: [plasma('plasma-a', 'red')] })).toEqual([
      'TP-6.1.2 /acts/0/on',
    ]);
  });

  test('TP-9.5.5 plasma-D leaves its rack of four without energy, one a turn, until there is none', () => {
    const cruiser = ships.find(({ id }) => id === 'rom-we') as ShipCard;
    const weapons = [...cruiser.weapons, { id: 'plasma-b', type: 'plasma-d' as const, name: 'B', arc: 'FA', rounds: 4 }];
    const more = { cards: { ships: [{ ...cruiser, id: 'racked', weapons }] } };
    const b = battle('a blue racked 1015^C 8\nb red fed-ca 2220^F 8', more);
    const load = () => b.hold('blue').magazines.at(-1)?.load;
    expect(load()).toEqual(['d', 'd', 'd', 'd']);
    b.allocate({ blue: { speed: 4 } });
    const launch = { ...space('F'), acts: [plasma('plasma-b', 'red')] };
    const told = b.until('space', 'a').step({ a: launch });
    expect(only(told, 'launched')).toMatchObject([{ by: 'blue', shown: 'plasma' }]);
    expect(load()).toEqual(['d', 'd', 'd']);
    expect(b.until('space', 'a').refusals('a', launch)).toEqual(['TP-9.1.1 /acts/0/weapon']);
    b.until('allocate').allocate({ blue: { speed: 4 } });
    b.until('space', 'a');
    expect(b.refusals('a', launch)).toEqual([]);
    b.hold('blue').magazines.at(-1)!.load = [];
    expect(b.refusals('a', launch)).toEqual(['TP-9.5.5 /acts/0/weapon']);
  });

  test('TP-9.6.3 rack A launches once a turn, F every other turn', () => {
    const b = drones({ blue: 4 }).until('space', 'a');
    b.step({ a: { ...space('F'), acts: [drone('rack-1', 'red')] } });
    b.until('space', 'a');
    expect(b.refusals('a', { ...space('F'), acts: [drone('rack-1', 'red')] })).toEqual(['TP-9.6.3 /acts/0/weapon']);
    expect(b.refusals('a', { ...space('F'), acts: [drone('rack-2', 'red')] })).toEqual([]);
    b.until('allocate').allocate({ blue: { speed: 4 } });
    expect(b.until('space', 'a').refusals('a', { ...space('F'), acts: [drone('rack-1', 'red')] })).toEqual([]);
    const f = drones({ blue: 2 }, 'kli-d7').until('space', 'a');
    f.step({ a: { ...space('F'), acts: [drone('rack-1', 'red')] } });
    f.until('allocate').allocate({ blue: { speed: 2 } });
    expect(f.until('space', 'a').refusals('a', { ...space('F'), acts: [drone('rack-1', 'red')] })).toEqual([
      'TP-9.6.3 /acts/0/weapon',
    ]);
    f.until('allocate').allocate({ blue: { speed: 2 } });
    expect(f.until('space', 'a').refusals('a', { ...space('F'), acts: [drone('rack-1', 'red')] })).toEqual([]);
  });

  test('TP-6.1.7 no more drones than the sensors guide', () => {
    const b = drones({ blue: 2 }).until('space', 'a');
    b.unit('blue').boxes.sensor = 2;
    const two = { ...space('F'), acts: [drone('rack-1', 'red'), drone('rack-2', 'red')] };
    expect(b.refusals('a', two)).toEqual([]);
    b.unit('blue').boxes.sensor = 1;
    expect(b.refusals('a', two)).toEqual(['TP-6.1.7 /acts/0/weapon', 'TP-6.1.7 /acts/1/weapon']);
  });

  test('TP-5.2.4 who does not move launches at the moving unit only', () => {
    const b = battle('a blue kzi-ff 1015^C 8\nb red fed-ca 2220^F 8\nb wing fed-ffg 2018^F 8');
    b.allocate({ red: { speed: 4 } }, { dice: [6, 1] });
    b.step();
    b.until('answer', 'a');
    expect(b.refusals('a', acts('blue', drone('rack-1', 'wing')))).toEqual(['TP-5.2.4 /windows/0/acts/0/on']);
    expect(b.refusals('a', acts('blue', drone('rack-1', 'red')))).toEqual([]);
  });
});

describe('flight', () => {
  test('TP-6.2.1 TP-6.1.6 plasma launched at speed 8 by a ship that moves on: 8 hexes in First Phase, 8 in Second', () => {
    const b = battle('a blue rom-kr 1010^C 8\nb red fed-ca 3824^F 8');
    b.allocate({ blue: { speed: 8 } });
    b.hold('blue').arms = b.hold('blue').arms.map(() => ({ turns: 3, energy: 7 }));
    b.until('space', 'a').step({ a: { ...space('F'), acts: [plasma('plasma-a', 'red')] } });
    while (b.s.open.now.half === 1) b.step();
    expect(flown(b)).toEqual([8]);
    b.until('finish');
    expect(flown(b)).toEqual([16]);
  });

  test('TP-6.1.5 launched on the own movement and still in the launcher’s hex: half of the half-move, rounded up', () => {
    const reduced = (card: string, weapon: string, load: string) => {
      const b = drones({ blue: 2 }, card).until('space', 'a');
      const { magazines } = b.hold('blue');
      for (const one of magazines) one.load = [load];
      b.hold('blue').arms = b.hold('blue').arms.map(() => ({ turns: 3, energy: 7 }));
      const act = weapon.startsWith('rack') ? drone(weapon, 'red', load) : plasma(weapon, 'red');
      b.step({ a: { ...space('F'), acts: [act] } });
      while (b.s.open.now.half === 1) b.step();
      const first = flown(b)[0] as number;
      while (b.asks[0]?.kind !== 'finish') b.step();
      return [first, (flown(b)[0] ?? first) - first];
    };
    expect(reduced('kzi-ff', 'rack-1', 'i')).toEqual([1, 2]);
    expect(reduced('kzi-ff', 'rack-1', 'i-m')).toEqual([3, 5]);
    expect(reduced('rom-kr', 'plasma-a', '')[0]).toBe(4);
  });

  test('TP-6.2.3 TP-6.2.4 R100 it turns clockwise for what lies right behind it or in its hex, and comes to it', () => {
    const at = { q: 0, r: 0, facing: 0 };
    expect([placeNext(at, { q: 0, r: 5 }).facing, placeNext(at, at).facing]).toEqual([1, 1]);
    for (const far of [0, 1, 4]) {
      const target = { q: 0, r: far };
      let place = placeNext(at, target);
      for (let n = 0; n < 9 && !hexes.same(place, target); n += 1) place = placeNext(place, target);
      expect(hexes.same(place, target)).toBe(true);
    }
  });

  test('TP-6.1.4 launched in response it moves its full half-move, wherever the launcher is', () => {
    const b = drones({ red: 2 });
    b.until('answer', 'a').step({ a: acts('blue', drone('rack-1', 'red')) });
    while (b.s.open.now.half === 1) b.step();
    expect(flown(b)).toEqual([2]);
  });

  test('TP-6.2.3 it enters the hex ahead that is nearest to its target: straight, then clockwise', () => {
    const at = { q: 0, r: 0, facing: 0 };
    expect(placeNext(at, { q: 0, r: -5 })).toMatchObject({ q: 0, r: -1, facing: 0 });
    expect(placeNext(at, { q: 3, r: 0 })).toMatchObject({ q: 1, r: -1, facing: 1 });
    expect(placeNext(at, { q: 1, r: 5 }).facing).toBe(1);
    expect(placeNext(at, undefined)).toMatchObject({ facing: 0 });
  });

  test('TP-6.2.5 a drone of endurance 3 is gone at the waterfall after its sixth movement', () => {
    const b = drones({ blue: 2 }).until('space', 'a');
    b.step({ a: { ...space('F'), acts: [drone('rack-1', 'red')] } });
    const [seeker] = b.s.open.seekers;
    if (seeker) Object.assign(seeker, { moves: 4, q: 30, r: -10, facing: 0 });
    while (b.s.open.now.half === 1) b.step();
    expect(b.s.open.seekers).toHaveLength(1);
    b.until('finish');
    expect(b.s.open.seekers).toHaveLength(0);
  });

  test('TP-6.1.8 drones of a ship that guides no more are gone at once, plasma flies on', () => {
    const b = drones({ blue: 4 }).until('space', 'a');
    b.step({ a: { ...space('F'), acts: [drone('rack-1', 'red')] } });
    b.unit('blue').lockOn = false;
    const told = b.step();
    expect(only(told, 'vanished')).toHaveLength(1);
  });
});

/** A drone of Blue one hex of Red, about to strike in this movement. */
function striking(load = 'i', prepare: (b: B) => void = () => undefined): B {
  const b = drones({ blue: 2 }).until('space', 'a');
  for (const one of b.hold('blue').magazines) one.load = [load];
  b.step({ a: { ...space('F'), acts: [drone('rack-1', 'red', load)] } });
  const { q, r } = b.unit('red');
  Object.assign(b.s.open.seekers[0] as object, { q: q - 1, r, facing: 2 });
  prepare(b);
  return b.until('zero', 'b');
}

/** Both pass at impulse zero, and it strikes. */
function strikes(b: B, dice: number[] = []) {
  b.step();
  return b.step({}, dice);
}

describe('impact', () => {
  test('TP-6.3.1 TP-9.6.1 on the shield that faces the hex it came from, with its warhead', () => {
    const told = strikes(striking());
    expect(only(told, 'hit')).toMatchObject([{ unit: 'red', damage: 12 }]);
    expect(only(told, 'struck')).toMatchObject([{ shield: 1, points: 12, boxes: 12 }]);
  });

  test('TP-6.3.6 under EW a die: up to 6 full, 7 and 8 half, 9 and 10 a quarter', () => {
    const hit = (ecm: number, die: number) =>
      only(
        strikes(
          striking('i', b => Object.assign(b.unit('red'), { ecm })),
          [die],
        ),
        'hit',
      )[0]?.damage;
    expect([hit(2, 4), hit(2, 5), hit(2, 6)]).toEqual([12, 6, 6]);
    expect([hit(8, 4), hit(8, 5)]).toEqual([6, 3]);
  });

  test('TP-4.6.4 a target under erratic manoeuvres takes half on 1 or 2', () => {
    const erratic = (die: number) =>
      only(
        strikes(
          striking('i', b => Object.assign(b.unit('red'), { erratic: true })),
          [1, die],
        ),
        'hit',
      )[0]?.damage;
    expect([erratic(2), erratic(3)]).toEqual([6, 12]);
  });

  test('TP-6.3.2 two through one shield in one hex step are one volley', () => {
    const b = striking('i', one => {
      const [seeker] = one.s.open.seekers;
      if (!seeker) return;
      one.s.open.seekers.push({ ...seeker, id: 'second' });
      one.hold('red').general = 6;
      one.s.sealed.a?.seekers.push({ id: 'second', load: 'iv', pseudo: false, left: 0 });
    });
    const told = strikes(b);
    expect(only(told, 'hit').map(({ damage }) => damage)).toEqual([12, 24]);
    expect(only(told, 'struck')).toMatchObject([{ points: 36, reinforced: 6, boxes: 30, inside: 0 }]);
  });

  test('TP-9.5.2 TP-6.3.5 strength by hexes flown, less 1 for each 2 phaser points', () => {
    const { charts } = battle('a blue rom-kr 1010^C 8\nb red fed-ca 3824^F 8').s.book;
    const strength = (type: string, flight: number, damage = 0) => strengthOf(charts, { type, flown: flight, damage } as never);
    expect([0, 5, 6, 10, 11, 15, 16, 19, 20, 21].map(n => strength('g', n))).toEqual([20, 20, 20, 20, 15, 15, 10, 5, 1, 0]);
    expect([strength('r', 30), strength('r', 31), strength('f', 6), strength('s', 25)]).toEqual([1, 0, 15, 1]);
    expect([strength('g', 10, 1), strength('g', 10, 2), strength('g', 20, 9)]).toEqual([20, 19, 0]);
  });

  test('TP-9.5.4 a pseudo-plasma does nothing, and is spent once a battle', () => {
    const b = battle('a blue rom-kr 1015^C 8\nb red fed-ca 1617^F 8');
    b.allocate({ blue: { speed: 2 } });
    const pseudo = { ...space('F'), acts: [{ ...plasma('plasma-a', 'red'), pseudo: true }] };
    b.until('space', 'a').step({ a: pseudo });
    while (b.s.open.seekers.length > 0) b.step();
    expect(only(b.told, 'hit')).toMatchObject([{ unit: 'red', damage: 0 }]);
    b.until('allocate').allocate({ blue: { speed: 2 } });
    expect(b.until('space', 'a').refusals('a', pseudo)).toEqual(['TP-9.5.4 /acts/0/pseudo']);
  });
});

describe('fire at seekers', () => {
  /** A drone of Blue some hexes from Red as impulse zero begins. */
  function near(hexes: number, load = 'i'): B {
    const b = striking(load);
    const { q, r } = b.unit('red');
    Object.assign(b.s.open.seekers[0] as object, { q: q - hexes, r });
    return b;
  }

  test('TP-6.3.3 TP-6.3.4 damage adds up, and a drone is gone at its kill number', () => {
    const b = near(3);
    const told = b.step({ b: fires('red', 'phaser-1 seeker-1', 'phaser-2 seeker-1') }, [6, 6]);
    expect(only(told, 'shot-at')).toMatchObject([{ damage: 6, gone: true }]);
    expect(b.s.open.seekers).toEqual([]);
    const two = near(5);
    two.step({ b: fires('red', 'phaser-1 seeker-1') }, [5]);
    expect(two.s.open.seekers).toMatchObject([{ damage: 3 }]);
  });

  test('TP-6.3.3 who answers another’s movement fires at no seeker', () => {
    const b = drones({ blue: 4 }).until('space', 'a');
    b.step({ a: { ...space('F'), acts: [drone('rack-1', 'red')] } });
    expect(b.refusals('b', fires('red', 'phaser-1 seeker-1'))).toEqual(['TP-5.2.1 /windows/0/fire/0/on']);
  });

  test('TP-9.4.11 photons and disruptors add 2 to the die against drones', () => {
    const b = near(3);
    b.hold('red').arms = b.hold('red').arms.map((arm, i) => (i >= 6 ? { turns: 2, energy: 4 } : arm));
    const told = b.step({ b: fires('red', 'photon-a seeker-1', 'photon-b seeker-1') }, [3, 2]);
    expect(only(told, 'fired')[0]?.shots.map(({ hit }) => hit)).toEqual([false, true]);
  });

  test('TP-6.3.5 only phasers hurt plasma', () => {
    const b = near(3);
    Object.assign(b.s.open.seekers[0] as object, { shown: 'plasma', type: 'g' });
    b.hold('red').arms = b.hold('red').arms.map((arm, i) => (i >= 6 ? { turns: 2, energy: 4 } : arm));
    expect(b.refusals('b', fires('red', 'photon-a seeker-1'))).toEqual(['TP-6.3.5 /windows/0/fire/0/weapon']);
  });

  test('TP-9.4.10 an anti-drone hits on 2, 3, 4 at ranges 1, 2, 3, and destroys any drone; TP-8.2.6 it ignores EW', () => {
    const at = (hexes: number, die: number) => {
      const b = battle('a blue kzi-ff 1015^C 8\nb red kli-g1 2220^F 8');
      b.allocate({ blue: { speed: 2 } });
      b.until('space', 'a').step({ a: { ...space('F'), acts: [drone('rack-1', 'red')] } });
      b.until('zero', 'b');
      const { q, r } = b.unit('red');
      Object.assign(b.s.open.seekers[0] as object, { q: q - hexes, r });
      const refusals = b.refusals('b', fires('red', 'add-1 seeker-1'));
      if (refusals.length > 0) return refusals[0];
      b.step({ b: fires('red', 'add-1 seeker-1') }, [die]);
      expect(b.hold('red').magazines[0]?.load).toHaveLength(5);
      return b.s.open.seekers.length === 0;
    };
    expect([at(1, 2), at(1, 3), at(2, 3), at(2, 4), at(3, 4), at(3, 5)]).toEqual([true, false, true, false, true, false]);
    expect(at(4, 1)).toBe('TP-9.1.1 /windows/0/fire/0');
  });

  test('TP-5.4.1 TP-1.3.11 TP-5.4.7 after a hex step ships in reach fire at seekers alone', () => {
    const b = near(3, 'i-m');
    b.step();
    expect(b.asked()).toEqual(['a zero']);
    b.step();
    expect(b.asked()).toEqual(['b screen']);
    expect(flown(b)).toEqual([1]);
    expect(b.refusals('b', fires('red', 'phaser-1 blue'))).toEqual(['TP-5.4.1 /windows/0/fire/0/on']);
    b.step({ b: fires('red', 'phaser-1 seeker-1') }, [1]);
    expect(b.s.open.seekers).toEqual([]);
  });

  test('TP-5.4.2 TP-5.4.6 no shields are dropped there and nothing is launched', () => {
    const b = near(3, 'i-m');
    b.until('screen', 'b');
    const drop = { act: 'shield', shield: 1, up: false } as const;
    expect(b.refusals('b', acts('red', drop, drone('rack-1', 'blue')))).toEqual([
      'TP-5.4.2 /windows/0/acts/0/act',
      'TP-5.4.6 /windows/0/acts/1/act',
    ]);
  });
});

describe('in one hex', () => {
  test('TP-6.4.1 TP-6.4.2 TP-6.4.5 a seeker aimed inside the hex strikes in that impulse, after the answers and one chance to shoot it', () => {
    const b = battle('a blue kzi-ff 2120^C 8\nb red fed-ca 2220^F 8');
    b.allocate({ blue: { speed: 2 } });
    b.until('space', 'a').step({ a: { ...space('F'), acts: [drone('rack-1', 'red')] } });
    expect(b.place('blue').slice(0, 4)).toBe('2220');
    expect(b.asked()).toEqual(['b answer']);
    b.step();
    expect(b.asks).toEqual([{ side: 'b', kind: 'point-blank', about: { units: ['red'], seekers: ['seeker-1'] } }]);
    expect(b.refusals('b', fires('red', 'phaser-1 blue'))).toEqual(['TP-5.4.1 /windows/0/fire/0/on']);
    const told = b.step();
    // The mover came from ahead of Red.
    expect(only(told, 'struck')).toMatchObject([{ unit: 'red', shield: 1, points: 12 }]);
  });

  test('TP-6.4.2 shot down it strikes nobody; TP-6.4.4 plasma has flown 0 hexes', () => {
    const b = battle('a blue rom-kr 2120^C 8\nb red fed-ca 2220^F 8');
    b.allocate({ blue: { speed: 2 } });
    b.hold('blue').arms = b.hold('blue').arms.map(() => ({ turns: 3, energy: 7 }));
    b.until('space', 'a').step({ a: { ...space('F'), acts: [plasma('plasma-a', 'red')] } });
    b.until('point-blank', 'b');
    const told = b.step({ b: fires('red', 'phaser-1 seeker-1') }, [1]);
    expect(only(told, 'hit')).toMatchObject([{ damage: 20 - 4 }]);
  });
});

describe('aimed inside a hex that its target has left', () => {
  /** Blue has launched at Red in Red's hex, and Red may answer. */
  function aimed(): B {
    const b = battle('a blue kzi-ff 2120^C 8\nb red fed-ca 2220^F 8');
    b.allocate({ blue: { speed: 2 } });
    return b.until('space', 'a').step({ a: { ...space('F'), acts: [drone('rack-1', 'red')] } }) && b;
  }

  test('TP-1.3.9 TP-6.4.2 nobody is asked to fire at it, nor TP-13.2.5 at one that is held', () => {
    const away = aimed().put('red', '2225^F');
    away.step();
    expect(away.asked()).not.toContain('b point-blank');
    const held = aimed();
    held.s.open.beams = [{ id: 'red-seeker-1', by: 'red', on: 'seeker-1', strength: 1, fresh: true }];
    held.step();
    expect(held.asked()).not.toContain('b point-blank');
  });

  test('TP-6.4.1 it flies after it at its full rate', () => {
    const b = aimed().put('red', '2225^F');
    while (b.s.open.now.half === 1) b.step();
    expect(flown(b)).toEqual([2]);
  });

  test('TP-9.1.4 TP-6.1.2 plasma leaves at who came into its hex within the arc of its mount alone', () => {
    const refused = (side: number) => {
      const b = battle('a blue rom-kr 2120^C 8\nb red fed-ca 2220^F 8');
      b.allocate({ red: { speed: 2 } });
      b.hold('blue').arms = b.hold('blue').arms.map(() => ({ turns: 3, energy: 7 }));
      b.until('zero', 'a').put('red', '2120^F');
      const { q, r, facing } = b.unit('blue');
      Object.assign(b.unit('red'), { came: hexes.step({ q, r }, (facing + side) % 6), arrived: b.s.open.arrivals + 1 });
      return b.refusals('a', acts('blue', plasma('plasma-a', 'red')));
    };
    expect(refused(0)).toEqual([]);
    expect(refused(3)).toEqual(['TP-6.1.2 /windows/0/acts/0/on']);
  });
});

test('TP-1.3.11 who comes after those that shot the last seeker down is not asked', () => {
  const shot = (fire: string[], dice: number[]) => {
    const b = battle('a blue kzi-ff 1015^C 8\nb red fed-ca 2220^F 8\nc grey fed-ca 2222^F 8');
    b.allocate({ blue: { speed: 4 }, grey: { speed: 2 } });
    b.until('space', 'a').step({ a: { ...space('F'), acts: [drone('rack-1', 'red')] } });
    const { q, r } = b.unit('red');
    Object.assign(b.s.open.seekers[0] as object, { q: q - 4, r, facing: 2 });
    b.until('screen', 'c').step({ c: fires('grey', ...fire) }, dice);
    return b.asked();
  };
  expect(shot([], [])).toEqual(['b screen']);
  expect(shot(['phaser-1 seeker-1', 'phaser-2 seeker-1'], [1, 1])).not.toContain('b screen');
});

test('TP-6.3.5 TP-9.5.2 a torpedo that has flown until it has no strength is gone at the waterfall', () => {
  const left = (hexesFlown: number) => {
    const b = battle('a blue rom-kr 1010^C 8\nb red fed-ca 3824^F 8');
    b.allocate({ blue: { speed: 8 } });
    b.hold('blue').arms = b.hold('blue').arms.map(() => ({ turns: 3, energy: 7 }));
    b.until('space', 'a').step({ a: { ...space('F'), acts: [plasma('plasma-a', 'red')] } });
    Object.assign(b.s.open.seekers[0] as object, { flown: hexesFlown });
    while (b.s.open.now.half === 1) b.step();
    return b.s.open.seekers.length;
  };
  // Eight hexes of this phase: 20 and 21, of a G.
  expect([left(12), left(13)]).toEqual([1, 0]);
});
