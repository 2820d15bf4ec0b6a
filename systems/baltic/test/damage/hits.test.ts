import { describe, expect, test } from 'vitest';
import { dealHits } from '../../rules/damage/hits.ts';
import type { Event } from '../../rules/events.ts';
import type { OptionName } from '../../rules/options.ts';
import type { Act } from '../../rules/orders.ts';
import type { Battle } from '../battle.ts';
import { battle, only } from '../battle.ts';
import { fire, fireStep, gun, sheetAs } from '../gunnery/range.ts';

const silent = { tell: () => undefined, reveal: () => undefined };

/** Hits on a vessel, and how it stands then. */
function hit(b: Battle, id: string, hits: number, more: { tenners?: number; jinks?: boolean } = {}) {
  const vessel = b.vessel(id);
  dealHits(b.s, silent as never, { vessel, by: null, hits, tenners: more.tenners ?? 0, jinks: more.jinks ?? true });
  const { status, lost, splash, tenners, wreckHits } = vessel;
  return { status, lost, splash, tenners, wreckHits };
}

const table = (options: OptionName[] = []) =>
  battle('a jarl sd-ca 20,10^0\na sund sd-dd 30,10^0\na larka sd-ac 40,10^0\na vogel sd-rc 50,10^0\nb enemy to-ca 20,30^0', {
    options,
  });

/** None that fly. */
const afloat = (options: OptionName[] = []) => battle('a schnigge hl-dd 30,10^0\nb enemy to-ca 20,30^0', { options });

const shot: Act = { act: 'fire', weapon: 'gun', by: ['firer'], target: 'mark' };
const duel = (cal: 'B' | 'C' | 'D', fp: number, at = 'to-ca') =>
  fireStep(`a firer gunner 20,10^0 Stop\nb mark ${at} 20,25^90 Stop`, {
    cards: { sheets: [sheetAs('gunner', 'sd-ca', { weapons: [gun({ fp, cal })] })] },
  });

describe('throws', () => {
  test('BB-3.2.56 seven or more is a hit, six is none; every ten is one', () => {
    const b = duel('C', 6);
    fire(b, [shot], [6, 7, 10, 1, 9]);
    expect(b.vessel('mark').lost).toBe(3);
  });

  test('BB-3.2.57 tens count by the multiplier of the throw, floored: two tens of B at a cruiser are four tenners', () => {
    const tens = (cal: 'B' | 'C' | 'D', at: string, dice: number[]) => {
      const b = duel(cal, 4, at);
      fire(b, [shot], dice);
      return b.vessel('mark').tenners;
    };
    expect(tens('B', 'to-ca', [10, 10, 1, 1, 1, 1, 1, 1])).toBe(4);
    expect(tens('D', 'to-bb', [10, 1])).toBe(0);
    const b = duel('D', 8, 'to-bb');
    fire(b, [shot], [10, 10, 10]);
    expect(b.vessel('mark').tenners).toBe(1);
  });

  test('BB-3.2.55 a battery left without dice throws none and has fired', () => {
    const b = duel('D', 1);
    const told = fire(b, [shot]);
    expect(only(told, 'fired')[0]).toMatchObject({ fp: 1, dice: 0 });
    expect(only(told, 'thrown')).toEqual([]);
  });
});

describe('ships', () => {
  test('BB-3.2.59 BB-3.2.60 BB-3.2.63 black boxes go first: crippled at five of eight, a wreck at eight', () => {
    const b = table();
    const told: string[] = [];
    const listen = {
      tell: (event: () => { kind: string; status?: string }) => void told.push(event().status ?? ''),
      reveal: () => undefined,
    };
    const strike = (hits: number) =>
      dealHits(b.s, listen as never, { vessel: b.vessel('jarl'), by: null, hits, tenners: 0, jinks: true });
    strike(4);
    expect(told.filter(Boolean)).toEqual([]);
    strike(1);
    expect(told.filter(Boolean)).toEqual(['crippled']);
    strike(3);
    expect(told.filter(Boolean)).toEqual(['crippled', 'wreck']);
  });

  test('BB-3.2.67 hits beyond the last box are lost, and do not count against the wreck', () => {
    expect(hit(table(), 'jarl', 20)).toMatchObject({ status: 'wreck', lost: 8, wreckHits: 0 });
  });

  test('BB-3.2.71 becoming a wreck drops the tenners', () => {
    const b = table();
    expect(hit(b, 'jarl', 2, { tenners: 2 }).tenners).toBe(2);
    expect(hit(b, 'jarl', 6, { tenners: 1 }).tenners).toBe(0);
  });

  test('BB-3.2.68 a wreck that later attacks hit for half its boxes in all sinks; with lasting wrecks it does not', () => {
    const after = (options: OptionName[], hits: number[]) => {
      const b = table(options);
      hit(b, 'jarl', 8);
      return hits.map(n => hit(b, 'jarl', n, { tenners: 1 }).status);
    };
    expect(after([], [3, 1])).toEqual(['wreck', 'sunk']);
    expect(after([], [4])).toEqual(['sunk']);
    expect(after(['lasting-wrecks'], [3, 9])).toEqual(['wreck', 'wreck']);
    const b = table();
    hit(b, 'jarl', 8);
    expect(hit(b, 'jarl', 1, { tenners: 3 }).tenners).toBe(0);
  });
});

describe('unrated vessels', () => {
  test('BB-3.2.64 one hit that is not jinked makes a wreck', () => {
    expect(hit(table(), 'sund-1', 2)).toMatchObject({ status: 'wreck', lost: 1, splash: 1 });
    expect(hit(table(), 'sund-1', 1, { jinks: false }).status).toBe('wreck');
  });

  test('BB-5.3.1 tenners are collected by ships, hit after hit, and by no unrated vessel', () => {
    const b = table();
    hit(b, 'jarl', 1, { tenners: 1 });
    expect(hit(b, 'jarl', 1, { tenners: 2 }).tenners).toBe(3);
    expect(hit(b, 'sund-1', 1, { tenners: 2 }).tenners).toBe(0);
  });

  test('BB-3.2.72 BB-3.2.73 the first hits of a turn become splash, as many as its jink; the next one tells', () => {
    const b = table();
    expect([hit(b, 'larka-1', 1), hit(b, 'larka-1', 1), hit(b, 'larka-1', 1)]).toMatchObject([
      { status: 'live', splash: 1, lost: 0 },
      { status: 'live', splash: 2, lost: 0 },
      { status: 'wreck', splash: 2, lost: 1 },
    ]);
  });

  test('BB-3.2.73 splash is gone when the turn ends', () => {
    const b = afloat().plan();
    expect(hit(b, 'schnigge-1', 2)).toMatchObject({ status: 'live', splash: 2 });
    while (b.s.clock.turn === 1) b.step();
    expect(b.vessel('schnigge-1').splash).toBe(0);
    expect(hit(b, 'schnigge-1', 2).status).toBe('live');
  });

  test('BB-3.2.74 jink works against guns, rockets, tesla and beams', () => {
    for (const kind of ['gun', 'rocket', 'tesla'] as const) {
      const weapon = gun({ fp: 3, kind, range: 40_000, ...(kind === 'tesla' && { cal: undefined as never }) });
      const b = fireStep('a firer gunner 20,10^0 Stop\nb mark hl-dd 20,25^0 Stop', {
        cards: {
          sheets: [
            sheetAs('gunner', 'sd-ca', {
              weapons: [kind === 'tesla' ? { id: 'gun', name: 'Gun', kind, fp: 3, arc: 'f360', range: 40_000 } : weapon],
            }),
          ],
        },
      });
      const dice = kind === 'tesla' ? [7, 7, 1] : [7, 7, 1, 1, 1, 1];
      fire(b, [{ ...shot, target: 'mark-1' } as Act], dice);
      expect([kind, b.vessel('mark-1')]).toMatchObject([kind, { status: 'live', splash: 2 }]);
    }
  });

  test('BB-3.2.75 a wreck does not jink; BB-3.2.69 any hit removes an unrated one, unless wrecks last', () => {
    const after = (options: OptionName[]) => {
      const b = table(options);
      hit(b, 'larka-1', 1, { jinks: false });
      b.vessel('larka-1').splash = 0;
      const told: Event[] = [];
      const t = { ...silent, tell: (event: () => Event) => void told.push(event()) } as never;
      dealHits(b.s, t, { vessel: b.vessel('larka-1'), by: null, hits: 1, tenners: 0, jinks: true });
      return [b.vessel('larka-1'), told[0]];
    };
    const struck = { kind: 'struck', hits: 1, jinked: 0, boxes: 0 };
    expect(after([])).toMatchObject([{ status: 'sunk', splash: 0 }, struck]);
    expect(after(['lasting-wrecks'])).toMatchObject([{ status: 'wreck', splash: 0 }, struck]);
  });

  test('BB-3.2.69 an unrated wreck is taken off at the end of the turn after', () => {
    const ends = (options: OptionName[]) => {
      const b = afloat(options).plan();
      hit(b, 'schnigge-2', 5);
      const at = (turn: number) => {
        while (b.s.clock.turn === turn) b.step();
        return b.vessel('schnigge-2').status;
      };
      const first = at(1);
      b.plan();
      return [first, at(2)];
    };
    expect(ends([])).toEqual(['wreck', 'sunk']);
    expect(ends(['lasting-wrecks'])).toEqual(['wreck', 'wreck']);
  });
});

test('BB-3.2.70 a wrecked flyer keeps her height and her place; with falling flyers she falls and is gone', () => {
  expect([hit(table(), 'vogel', 7).status, hit(table(), 'larka-1', 9).status]).toEqual(['wreck', 'wreck']);
  expect([hit(table(['falling-flyers']), 'vogel', 7).status, hit(table(['falling-flyers']), 'larka-1', 9).status]).toEqual([
    'sunk',
    'sunk',
  ]);
  expect(hit(table(['falling-flyers']), 'jarl', 8).status).toBe('wreck');
});
