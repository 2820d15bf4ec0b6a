import { rolled, scriptedDice } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import type { Salvo } from '../rules/open.ts';
import type { OptionName } from '../rules/options.ts';
import type { Act } from '../rules/orders.ts';
import type { Feature, Scenario } from '../rules/scenario-file.ts';
import { runOf } from '../rules/strips/salvo.ts';
import { attack } from '../rules/torpedoes/run.ts';
import { torpedoes } from '../rules/turn/3-torpedoes.ts';
import type { Battle } from './battle.ts';
import { battle, only } from './battle.ts';
import { fire, fireStep, refused, sheetAs } from './gunnery/range.ts';

const launch = (weapon: string, by: string): Act => ({ act: 'launch', weapon, by });
const names = (b: Battle, salvo: Salvo) => runOf(b.s, salvo).met.map(({ vessel, entry }) => [vessel.id, Math.max(0, entry)]);

/** A table with a salvo at 20, 10 on heading 0, and nobody has acted. */
function water(lie: string, more: Partial<Scenario> = {}, salvo: Partial<Salvo> = {}): Battle {
  const b = battle(lie, more);
  b.s.open.laid = 1;
  b.s.open.salvoes.push({
    ...{ id: 'salvo-1', side: 'a', by: 'firer', x: 20_000, y: 10_000, heading: 0, fp: 6, runs: 0, ran: 0 },
    ...salvo,
  });
  return b;
}
const salvoOf = (b: Battle): Salvo => b.s.open.salvoes[0] as Salvo;

/** Goes on until somebody is asked about the turn after, with these dice for the torpedoes. */
function runs(b: Battle, dice: readonly number[] = []) {
  b.plan();
  while (
    b.asks.some(({ kind }) => kind === 'sail' || kind === 'fire') &&
    b.s.open.slots.length + Number(b.s.open.activation !== null) > 1
  )
    b.step();
  const told = [];
  while (b.s.clock.turn === 1) {
    const last = b.s.open.slots.length === 0 || b.s.open.activation !== null;
    told.push(...b.step({}, last && b.s.open.activation !== null ? dice : []));
  }
  return told;
}

describe('launching', () => {
  const TUBES = 'a firer sd-bb 20,10^0 Stop\nb mark to-ca 60,40^0 Stop';

  test('BB-3.3.1 BB-3.3.3 BB-6.7.2 half an inch off bow, stern and sides, square to the hull, and nothing moves yet', () => {
    const b = fireStep(TUBES);
    const told = fire(b, [launch('bow-tubes', 'firer'), launch('port-tubes', 'firer'), launch('starboard-tubes', 'firer')]);
    expect(only(told, 'launched').map(({ at, fp }) => [at, fp])).toEqual([
      [{ x: 20_000, y: 13_250, heading: 0 }, 6],
      [{ x: 18_750, y: 10_000, heading: 27_000 }, 4],
      [{ x: 21_250, y: 10_000, heading: 9000 }, 4],
    ]);
    expect(only(told, 'ran')).toEqual([]);
    const stern = fireStep('a firer nf-ss 20,10^30 Stop\nb mark to-ca 60,40^0 Stop');
    fire(stern, [launch('stern-tube', 'firer')]);
    // Astern by 1.625 and half an inch, on the opposite heading.
    expect(salvoOf(stern)).toMatchObject({ x: 20_000 - 1063, y: 10_000 - 1840, heading: 21_000, fp: 3, by: 'firer', runs: 0 });
  });

  test('BB-3.3.4 BB-3.3.5 a box a launch, one salvo a battery; without a box none', () => {
    const b = fireStep(TUBES);
    expect(refused(b, [launch('bow-tubes', 'firer'), launch('bow-tubes', 'firer')])).toEqual(['BB-3.2.1 /acts/1/weapon']);
    b.vessel('firer').ammo['bow-tubes'] = 1;
    expect(refused(b, [launch('bow-tubes', 'firer')])).toEqual([]);
    b.vessel('firer').ammo['bow-tubes'] = 0;
    expect(refused(b, [launch('bow-tubes', 'firer')])).toEqual(['BB-3.3.4 /acts/0/weapon']);
    fire(b, [launch('port-tubes', 'firer')]);
    expect([b.vessel('firer').ammo, b.s.open.salvoes.length, salvoOf(b).fp]).toEqual([
      { 'bow-tubes': 0, 'port-tubes': 1, 'starboard-tubes': 2 },
      1,
      4,
    ]);
  });

  test('BB-3.3.6 each vessel of a squadron lays its own', () => {
    const b = fireStep('a pack sd-dd 20,10^0 Stop\nb mark to-ca 60,40^0 Stop');
    fire(
      b,
      ['pack-1', 'pack-2', 'pack-4'].map(by => launch('port-tubes', by)),
    );
    expect(b.s.open.salvoes.map(({ by, fp, x }) => [by, fp, x])).toEqual([
      ['pack-1', 3, 19_200],
      ['pack-2', 3, 20_300],
      ['pack-4', 3, 22_500],
    ]);
  });

  test('BB-3.3.7 half, floored, of a crippled ship and out of coherency; it stays so', () => {
    const b = fireStep('a firer sd-ca 20,10^0 Stop\nb mark to-ca 60,40^0 Stop');
    b.vessel('firer').lost = 5;
    fire(b, [launch('bow-tubes', 'firer')]);
    expect(salvoOf(b).fp).toBe(2);
    b.vessel('firer').lost = 0;
    expect(salvoOf(b).fp).toBe(2);
    const pack = fireStep('a pack sd-dd 20,10^0 Stop\nb mark to-ca 60,40^0 Stop');
    pack.vessel('pack-2').x += 6000;
    fire(pack, [launch('port-tubes', 'pack-2')]);
    expect(salvoOf(pack).fp).toBe(1);
  });

  test('BB-3.3.8 a salvo of nothing is not launched and keeps its box', () => {
    const sheets = [
      sheetAs('weak', 'sd-ca', { weapons: [{ id: 'tube', name: 'Tube', kind: 'torpedo', fp: 1, arc: 'fix-f', ammo: 2 }] }),
    ];
    const b = fireStep('a firer weak 20,10^0 Stop\nb mark to-ca 60,40^0 Stop', { cards: { sheets } });
    expect(refused(b, [launch('tube', 'firer')])).toEqual([]);
    b.vessel('firer').lost = 5;
    expect(refused(b, [launch('tube', 'firer')])).toEqual(['BB-3.3.8 /acts/0/weapon']);
  });

  test('BB-3.3.9 it wants no target and no sight, and goes through no arc', () => {
    const rock = [18_000, 14_000, 22_000, 14_000, 22_000, 15_000, 18_000, 15_000];
    const b = fireStep(TUBES, { features: [{ id: 'rock', kind: 'land', heights: ['surface'], polygon: rock }] });
    expect(refused(b, [launch('bow-tubes', 'firer')])).toEqual([]);
  });
});

describe('what a run meets', () => {
  test('BB-6.7.1 the strip of the dossier enters a destroyer at 3.700 and leaves it at 4.300', () => {
    const b = water(
      'a firer sd-bb 60,10^0\nb mark single 20.7,25^90',
      { cards: { sheets: [sheetAs('single', 'to-dd', { vessels: 1 })] } },
      { x: 20_000, y: 21_000 },
    );
    expect(names(b, salvoOf(b))).toEqual([['mark-1', 3700]]);
  });

  test('BB-3.3.2 three inches wide: what touches its border is met, a mil beyond is not', () => {
    const met = (x: number) => {
      const b = water(`a firer sd-bb 60,10^0\nb mark to-ca ${x},20^0`);
      return names(b, salvoOf(b)).length;
    };
    // The side of a cruiser lies half an inch off its middle.
    expect([met(22), met(22.001), met(18), met(17.999)]).toEqual([1, 0, 1, 0]);
  });

  test('BB-4.1.1 BB-6.7.3 fifteen inches, and what reaches half an inch behind its front; in the order of distance', () => {
    const met = (y: number) => {
      const b = water(`a firer sd-bb 60,10^0\nb mark to-ca 20,${y}^90`);
      return names(b, salvoOf(b));
    };
    expect([met(25.5), met(25.501)]).toEqual([[['mark', 15_000]], []]);
    expect([met(9), met(8.999), met(9.5)]).toEqual([[['mark', 0]], [], [['mark', 0]]]);
    const three = water('a firer sd-bb 60,10^0\nb far to-ca 20,22^90\nb near to-ca 20,14^90\na friend to-ca 20,18^90');
    expect(names(three, salvoOf(three)).map(([id]) => id)).toEqual(['near', 'friend', 'far']);
  });

  test('BB-6.7.3 at the same distance the one whose middle is nearer to the axis, then the first of the list', () => {
    const order = (one: number, two: number) => {
      const b = water(`a firer sd-bb 60,10^0\nb one to-ca ${one},20^0\nb two to-ca ${two},20^0`);
      return names(b, salvoOf(b)).map(([id]) => id);
    };
    expect([order(20.5, 18.9), order(20.8, 19.4), order(20.7, 19.3)]).toEqual([
      ['one', 'two'],
      ['two', 'one'],
      ['one', 'two'],
    ]);
  });

  test('BB-4.1.11 BB-4.1.12 skimmers and flyers are passed, Hull Down vessels are not', () => {
    const b = water('a firer sd-bb 60,10^0\nb skim hl-ca 20,13^90\nb fly hl-rc 20,16^90\nb dive nf-ca 20,19^90');
    b.vessel('dive').down = true;
    expect(names(b, salvoOf(b)).map(([id]) => id)).toEqual(['dive']);
  });

  test('BB-4.1.13 on its first run it spares whoever launched it, on the next it does not', () => {
    const b = water('a firer to-ca 20,14^90\nb mark to-ca 60,40^90');
    expect(names(b, salvoOf(b))).toEqual([]);
    salvoOf(b).runs = 1;
    expect(names(b, salvoOf(b))).toEqual([['firer', 3500]]);
  });

  const solid = (kind: Feature['kind'], polygon: number[]): Partial<Scenario> => ({
    features: [
      {
        id: 'solid',
        kind,
        polygon,
        ...(kind !== 'shallow' && kind !== 'coastal' && { heights: [kind === 'reef' ? 'below' : 'surface'] as never }),
      },
    ],
  });
  const ahead = [19_000, 16_000, 21_000, 16_000, 21_000, 18_000, 19_000, 18_000];

  test('BB-4.1.9 BB-4.1.10 land, structures and reefs end it where it first meets them; water does not', () => {
    const stop = (kind: Feature['kind'], polygon = ahead) => {
      const b = water('a firer sd-bb 60,10^0\nb mark to-ca 20,20^90', solid(kind, polygon));
      const { stop: at, met } = runOf(b.s, salvoOf(b));
      return [at, met.length];
    };
    expect((['land', 'structure', 'reef', 'shallow', 'coastal'] as const).map(kind => stop(kind))).toEqual([
      [6000, 0],
      [6000, 0],
      [6000, 0],
      [undefined, 1],
      [undefined, 1],
    ]);
  });

  test('BB-6.7.6 at the least value that is not behind it, and at 0 if one lies half an inch behind or its front is inside', () => {
    const stop = (polygon: number[]) => {
      const b = water('a firer sd-bb 60,10^0\nb mark to-ca 60,20^90', solid('land', polygon));
      return runOf(b.s, salvoOf(b)).stop;
    };
    const square = (south: number, north: number, west = 19_000) => [west, south, 21_000, south, 21_000, north, west, north];
    expect([stop(square(9000, 9500)), stop(square(9000, 9499)), stop(square(5000, 40_000))]).toEqual([0, undefined, 0]);
    // Two arms and a shore to the east: one arm behind it, the other ahead.
    const bay = [
      19_000, 8000, 21_000, 8000, 21_000, 16_000, 19_000, 16_000, 19_000, 15_000, 20_900, 15_000, 20_900, 9000, 19_000, 9000,
    ];
    expect(stop(bay)).toBe(5000);
    expect([stop(square(25_000, 26_000)), stop(square(25_001, 26_000))]).toEqual([15_000, undefined]);
  });

  test('BB-6.7.3 of a ship and a shore at the same distance the shore comes first', () => {
    const met = (y: number) => {
      const b = water(`a firer sd-bb 60,10^0\nb mark to-ca 20.5,${y}^90`, solid('land', ahead));
      return names(b, salvoOf(b)).length;
    };
    expect([met(16.5), met(16.499)]).toEqual([0, 1]);
  });
});

/** Attacks one vessel with scripted dice. */
function struck(b: Battle, id: string, { fp, dice }: { fp: number; dice: number[] }) {
  const source = scriptedDice(dice);
  const t = rolled(source) as never;
  const left = attack(b.s, t, { salvo: { id: 'salvo-1', side: 'a', fp }, met: { vessel: b.vessel(id), entry: 0 } });
  expect(source.diceLeft()).toBe(0);
  return left;
}

describe('what becomes of whoever is met', () => {
  const lie = 'a firer sd-bb 60,10^0\nb mark to-bb 20,20^90\nb schnigge hl-dd 20,30^0\nb turso nf-ca 40,20^0';

  test('BB-4.1.4 BB-4.1.5 BB-4.1.6 the example of the dossier: six against four charges leave four, two hits leave two', () => {
    const b = battle(lie);
    expect(struck(b, 'mark', { fp: 6, dice: [7, 8, 2, 3, 9, 7, 3, 1] })).toBe(2);
    expect(b.vessel('mark')).toMatchObject({ lost: 2, tenners: 0 });
    expect(struck(b, 'mark', { fp: 2, dice: [1, 1, 1, 1, 10, 1] })).toBe(1);
    expect(b.vessel('mark')).toMatchObject({ lost: 3, tenners: 1 });
  });

  test('BB-4.1.4 BB-4.1.7 charges may leave nothing, and then no torpedo is thrown', () => {
    expect(struck(battle(lie), 'mark', { fp: 2, dice: [7, 7, 7, 1] })).toBe(0);
  });

  test('BB-4.1.6 BB-3.2.74 hits that are jinked weaken the salvo all the same', () => {
    const b = battle(lie);
    expect(struck(b, 'schnigge-1', { fp: 4, dice: [1, 7, 7, 1, 1] })).toBe(2);
    expect(b.vessel('schnigge-1')).toMatchObject({ status: 'live', splash: 2 });
  });

  test('BB-4.1.8 BB-3.2.66 a wreck throws half its charges, then all that is left strikes it without dice', () => {
    const b = battle(lie);
    Object.assign(b.vessel('mark'), { status: 'wreck', lost: 12, wrecked: 1 });
    expect(struck(b, 'mark', { fp: 6, dice: [7, 1] })).toBe(0);
    expect(b.vessel('mark')).toMatchObject({ status: 'wreck', wreckHits: 5, tenners: 0 });
  });

  test('BB-3.2.62 BB-4.1.12 a crippled ship and one Hull Down keep all their charges', () => {
    const b = battle(lie);
    b.vessel('mark').lost = 8;
    expect(struck(b, 'mark', { fp: 1, dice: [1, 1, 1, 1, 1] })).toBe(1);
    b.vessel('turso').down = true;
    expect(struck(b, 'turso', { fp: 1, dice: [1, 1, 1, 1] })).toBe(1);
  });
});

describe('the phase', () => {
  test('BB-4.1.1 BB-4.1.2 BB-4.0.1 a salvo runs 15 inches, stays, and runs again in the next turn; after two where the table plays it so', () => {
    const places = (options: OptionName[]) => {
      const b = water('a firer sd-bb 40,10^0 Stop\nb mark to-ca 60,10^0 Stop', { options });
      const found = [];
      for (let turn = 1; turn <= 3; turn += 1) {
        b.plan();
        while (b.s.clock.turn === turn) b.step();
        found.push(b.s.open.salvoes.map(({ y, runs: n, ran }) => [y, n, ran === turn]));
      }
      return found;
    };
    expect(places([])).toEqual([[[25_000, 1, true]], [[40_000, 2, true]], []]);
    expect(places(['two-runs'])).toEqual([[[25_000, 1, true]], [], []]);
  });

  test('BB-4.1.16 at the end of a run on the table’s edge it stays, beyond it is gone', () => {
    const left = (y: number) => {
      const b = water('a firer sd-bb 40,10^0 Stop\nb mark to-ca 60,10^0 Stop', {}, { y });
      runs(b);
      return b.s.open.salvoes.length;
    };
    expect([left(33_000), left(33_001)]).toEqual([1, 0]);
  });

  test('BB-4.1.3 BB-4.1.14 BB-4.1.15 friend and foe in their order, each once, with what is left; past another salvo', () => {
    const b = water('a firer sd-bb 40,10^0 Stop\na friend sd-ca 20,14^90 Stop\nb mark to-ca 20,18^90 Stop');
    b.s.open.salvoes.push({ ...salvoOf(b), id: 'salvo-2', side: 'b', by: 'mark', heading: 18_000, y: 23_000, x: 40_000 });
    b.s.open.laid = 2;
    const told = runs(b, [
      ...[7, 1, 1],
      ...[7, 7, 1, 1, 1],
      ...[1, 1],
      ...[10, 1, 1],
      ...[1, 1, 1, 1],
      ...[1, 1, 1, 1, 1, 1],
      ...[1, 1],
    ]);
    expect(only(told, 'struck').map(({ vessel, hits }) => [vessel, hits])).toEqual([
      ['friend', 2],
      ['mark', 1],
    ]);
    expect(only(told, 'ran').map(({ salvo, to }) => [salvo, to.y])).toEqual([
      ['salvo-1', 13_500],
      ['salvo-1', 17_500],
      ['salvo-1', 25_000],
      ['salvo-2', 12_750],
      ['salvo-2', 8000],
    ]);
    expect(b.s.open.salvoes.map(({ id, fp }) => [id, fp])).toEqual([
      ['salvo-1', 2],
      ['salvo-2', 6],
    ]);
  });

  test('BB-4.1.7 what has hit itself out is removed where it did', () => {
    const b = water('a firer sd-bb 40,10^0 Stop\nb mark to-ca 20,18^90 Stop', {}, { fp: 1 });
    const told = runs(b, [1, 1, 7]);
    expect(only(told, 'spent')).toEqual([
      { kind: 'spent', salvo: 'salvo-1', end: 'spent', at: { x: 20_000, y: 17_500, heading: 0 } },
    ]);
    expect(b.s.open.salvoes).toEqual([]);
  });

  test('BB-4.0.2 sides take turns, a salvo at a go; with two to choose from a side is asked, and its standing orders may answer', () => {
    const b = water('a firer sd-bb 40,10^0 Stop\nb mark to-ca 60,10^0 Stop');
    const [one] = b.s.open.salvoes as [Salvo];
    b.s.open.salvoes.push({ ...one, id: 'salvo-2', x: 10_000 }, { ...one, id: 'salvo-3', x: 30_000, side: 'b', by: 'mark' });
    b.s.open.laid = 3;
    b.plan();
    while (b.asks.every(({ kind }) => kind !== 'run')) b.step();
    expect([b.asked(), b.asks[0]?.about]).toEqual([['a run'], { salvoes: ['salvo-1', 'salvo-2'] }]);
    expect(b.refusals('a', { salvo: 'salvo-3' })).toEqual(['BB-4.0.2 /salvo']);
    const told = b.step({ a: { salvo: 'salvo-2' } });
    expect(only(told, 'ran').map(({ salvo }) => salvo)).toEqual(['salvo-2', 'salvo-3', 'salvo-1']);
  });
});

test('BB-2.0.7 BB-4.0.2 whoever lets his salvoes run by a standing order shows that he has one', () => {
  const b = water('a firer to-dd 20,5^0\nb red to-ca 60,40^0');
  const [salvo] = b.s.open.salvoes as [Salvo];
  b.s.open.salvoes.push({ ...salvo, id: 'salvo-2' });
  const revealed: string[] = [];
  const t = rolled(scriptedDice([]), { tell: () => undefined, reveal: (side: string) => void revealed.push(side) } as never);
  const run = (id: string): void =>
    torpedoes.carry?.(b.s, t as never, [{ side: 'a', kind: 'run', about: { salvoes: [id] }, order: { salvo: id } }]);
  run('salvo-1');
  expect(revealed).toEqual([]);
  Object.assign(b.s.sealed.a?.doctrine ?? {}, { salvoes: 'in order' });
  run('salvo-2');
  expect(revealed).toEqual(['a']);
});
