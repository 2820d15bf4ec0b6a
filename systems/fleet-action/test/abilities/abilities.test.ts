import { describe, expect, test } from 'vitest';
import { read } from '../../rules/edge/scenario.ts';
import { scenarios } from '../../scenarios/index.ts';
import type { Battle } from '../battle.ts';
import { battle, d, plot } from '../battle.ts';

const FLEETS = `
  narn A 0: Tal gquan 3040^0, Var gquan 3041, Ro gquan 3042, Dal gquan 3043
  narn B 0: Sha gquan 2040^0, Na gquan 2041
  earth A 0: Mer omega 3010^3, Hal omega 3009`;

describe('styles of command', () => {
  const thrown = (faces: number[], styles: 'plain' | 'tilted' = 'plain') => {
    const b = battle(FLEETS, { styles, dice: d(10, ...faces) });
    return { b, told: b.told.filter(({ kind }) => kind === 'style') };
  };

  test('FA-4.5.1 a d10 for every squadron: up to 2 defensive, from 9 offensive, between them as on the cards', () => {
    expect(thrown([2, 9, 3]).told).toEqual([
      { kind: 'style', squadron: 'narn-a', style: 'defensive' },
      { kind: 'style', squadron: 'narn-b', style: 'offensive' },
      { kind: 'style', squadron: 'earth-a', style: 'standard' },
    ]);
    expect(thrown([1, 10, 8]).b.s.open.commanders?.styles.map(({ style }) => style)).toEqual(['defensive', 'offensive']);
  });

  test('FA-4.5.1 where the scenario does not say so no die is thrown', () => {
    expect(battle(FLEETS).s.open.commanders).toBeUndefined();
  });

  test('FA-4.5.5 with the tilt Narn add 1, and Earth nothing', () => {
    const { b, told } = thrown([2, 8, 2], 'tilted');
    expect(told.map(one => 'style' in one && one.style)).toEqual(['standard', 'offensive', 'defensive']);
    const dice = b.told.flatMap(one => (one.kind === 'thrown' ? [one.why] : []));
    expect(dice.map(({ from, mods }) => from ?? mods)).toEqual([
      [{ is: '+1', for: 'Narn' }],
      [{ is: '+1', for: 'Narn' }],
      undefined,
    ]);
  });

  const close = FLEETS.replace('3010^3', '3036^3').replace('3009', '3035');
  const fought = (faces: number[]) => battle(close, { styles: 'plain', dice: d(10, ...faces) }).until('fire');

  test('FA-4.5.2 a defensive squadron has a Def more and a sensor less', () => {
    const [plain, styled] = [fought([5, 5, 5]), fought([1, 5, 5])];
    expect(styled.shot('mer', 'heavy-laser', 'tal').needs).toBe(plain.shot('mer', 'heavy-laser', 'tal').needs + 1);
    expect(styled.shot('var', 'heavy-laser', 'mer').needs).toBe(plain.shot('var', 'heavy-laser', 'mer').needs + 1);
  });

  test('FA-4.5.3 an offensive one a sensor more and a Def less', () => {
    const [plain, styled] = [fought([5, 5, 5]), fought([9, 5, 5])];
    expect(styled.shot('mer', 'heavy-laser', 'tal').needs).toBe(plain.shot('mer', 'heavy-laser', 'tal').needs - 1);
    expect(styled.shot('var', 'heavy-laser', 'mer').needs).toBe(plain.shot('var', 'heavy-laser', 'mer').needs - 1);
  });

  test('FA-4.5.4 until its first commander is lost, or leads it no longer', () => {
    const needs = (b: Battle) => b.shot('var', 'heavy-laser', 'mer').needs;
    const plain = needs(fought([5, 5, 5]));
    for (const [throws, by] of [
      [9, -1],
      [1, 1],
    ] as const) {
      const styled = fought([throws, 5, 5]);
      expect(needs(styled)).toBe(plain + by);
      styled.ship('tal').structure = 0;
      expect(needs(styled)).toBe(plain);
      const succeeded = fought([throws, 5, 5]);
      succeeded.squadron('narn-a').commander = 'ro';
      expect(needs(succeeded)).toBe(plain);
      const strayed = fought([throws, 5, 5]);
      strayed.ship('tal').out = 'far';
      expect(needs(strayed)).toBe(plain);
    }
  });
});

describe('abilities that are bought', () => {
  const faultsOf = (abilities: Record<string, string[]>, rating = 5): string[] => {
    const scenario = structuredClone(scenarios['narn-earth-5000']) as unknown as {
      sides: { squadrons: { ships: { id: string; abilities?: string[] }[] }[] }[];
      cards?: { ships: { id: string; command: number }[] };
    };
    for (const card of scenario.cards?.ships ?? []) card.command = rating;
    for (const { squadrons } of scenario.sides)
      for (const { ships } of squadrons) for (const ship of ships) if (abilities[ship.id]) ship.abilities = abilities[ship.id]!;
    const made = read(scenario as never);
    return 'faults' in made ? made.faults.map(({ rule, at }) => `${rule} ${at}`) : [];
  };

  test('FA-4.2.1 they are a commander’s', () => {
    expect(faultsOf({ 'sha-tok': ['stubborn'] })).toEqual([]);
    expect(faultsOf({ 'na-rith': ['stubborn'] })).toEqual(['FA-4.2.1 /sides/0/squadrons/1/ships/1/abilities']);
  });

  test('FA-4.2.5 FA-4.2.7 as many as a quarter of the printed rating, one at least', () => {
    const both = ['stubborn', 'rapid-net-change'];
    expect(faultsOf({ 'sha-tok': both }, 7)).toEqual(['FA-4.2.5 /sides/0/squadrons/1/ships/0/abilities']);
    expect(faultsOf({ 'sha-tok': both }, 8)).toEqual([]);
    expect(faultsOf({ 'sha-tok': ['stubborn'] }, 1)).toEqual([]);
  });

  test('FA-4.2.6 FA-4.3.15 stubborn fills one place however often it is bought', () => {
    expect(faultsOf({ 'sha-tok': ['stubborn', 'stubborn', 'stubborn'] }, 1)).toEqual([]);
  });

  test('FA-4.3.2 FA-4.3.3 a net is changed once, and not for the flagship', () => {
    expect(faultsOf({ 'sha-tok': ['rapid-net-change', 'rapid-net-change'] })).toEqual([
      'FA-4.3.2 /sides/0/squadrons/1/ships/0/abilities/1',
    ]);
    expect(faultsOf({ 'tal-kesh': ['rapid-net-change'] })).toEqual(['FA-4.3.3 /sides/0/squadrons/0/ships/0/abilities/0']);
  });
});

describe('stubborn', () => {
  /** A squadron that has lost half of its grey boxes, at the end of a turn. */
  const shaken = (abilities: Record<string, string[]>) => {
    const b = battle(FLEETS, { morale: true, abilities }).until('fire', 3);
    for (const id of ['var', 'ro']) b.ship(id).structure = 0;
    return b;
  };
  const end = (b: ReturnType<typeof shaken>, faces: number[]) => {
    for (const shots of [{ shots: [] }]) return b.step({ narn: shots, earth: shots }, d(12, ...faces));
    return [];
  };

  test('FA-4.3.14 FA-4.3.16 a failed roll is thrown again before the squadron withdraws, and the second result stands', () => {
    const b = shaken({ tal: ['stubborn'] });
    const told = end(b, [12, 1]);
    expect(told.filter(({ kind }) => kind === 'ability')).toEqual([
      { kind: 'ability', ship: 'tal', ability: 'stubborn', squadron: 'narn-a' },
    ]);
    expect(b.squadron('narn-a').withdraws).toBe(0);
    const again = shaken({ tal: ['stubborn'] });
    end(again, [12, 12]);
    expect(again.squadron('narn-a').withdraws).toBe(2);
  });

  test('FA-4.3.15 FA-4.2.2 once for each purchase, and once a turn', () => {
    const b = shaken({ tal: ['stubborn', 'stubborn'] });
    for (const id of ['var', 'ro', 'dal']) b.ship(id).structure = 0;
    end(b, [12, 1, 12]);
    expect(b.s.open.commanders?.used).toEqual([{ ship: 'tal', ability: 'stubborn', turn: 1 }]);
    expect(b.squadron('narn-a').withdraws).toBe(2);
  });

  test('FA-4.4.1 an admiral has it thrown again for any squadron of his fleet', () => {
    const b = battle(FLEETS, { morale: true, abilities: { tal: ['stubborn'] } }).until('fire', 3);
    b.ship('na').structure = 0;
    const told = end(b, [12, 1]);
    expect(told.filter(({ kind }) => kind === 'ability')).toMatchObject([{ ship: 'tal', squadron: 'narn-b' }]);
  });

  test('FA-4.2.1 whoever has not paid withdraws', () => {
    const b = shaken({ sha: ['stubborn'] });
    end(b, [12]);
    expect(b.squadron('narn-a').withdraws).toBe(2);
  });
});

describe('rapid net change', () => {
  test('FA-4.3.1 there is no turn without a commander: the next is named as the turn of loss ends', () => {
    const b = battle(FLEETS, { abilities: { sha: ['rapid-net-change'] } }).until('fire', 3);
    b.ship('sha').structure = 0;
    b.step({ narn: { shots: [] }, earth: { shots: [] } });
    expect(b.squadron('narn-b')).toMatchObject({ commander: 'na', leaderless: 0 });
    expect(b.s.open.commanders?.used).toEqual([{ ship: 'sha', ability: 'rapid-net-change', turn: 1 }]);
    b.until('orders');
    expect(b.refusals('narn', { squadrons: [plot('narn-a', '//'), plot('narn-b', '//')] })).toEqual([]);
  });

  test('FA-4.3.1 without it the next turn is fought without one', () => {
    const b = battle(FLEETS, { abilities: { sha: ['stubborn'] } }).until('fire', 3);
    b.ship('sha').structure = 0;
    b.step({ narn: { shots: [] }, earth: { shots: [] } });
    expect(b.squadron('narn-b').leaderless).toBe(2);
  });
});

describe('ELINT priority support', () => {
  const at = (hex: string, abilities: Record<string, string[]> = { tal: ['elint-priority-support'] }) =>
    battle(
      `
      narn A 0: Tal gquan 3040^0, Dal shokar 3041
      narn B 0: Sha thentus ${hex}^0
      earth A 0: Mer omega 3035^3`,
      { abilities },
    ).until('orders');
  const lent = (...to: string[]) => ({
    squadrons: [plot('narn-a', '//'), plot('narn-b', '//')],
    elint: [{ ship: 'dal', uses: to.map(squadron => ({ use: 'offence', at: [squadron] })) }],
  });

  test('FA-4.4.2 FA-5.5.7 an ELINT ship of the flag squadron supports another squadron, which has ELINT for the turn', () => {
    const [b, plain] = [at('2840'), at('2840')];
    expect(b.squadron('narn-b').group).toBe(3);
    b.step({ narn: lent('narn-b') });
    plain.step({ narn: lent('narn-a') });
    expect(b.shot('sha', 'medium-laser', 'mer').needs).toBe(plain.shot('sha', 'medium-laser', 'mer').needs - 1);
    expect(b.squadron('narn-b').group).toBe(4);
    expect(b.s.open.commanders?.used).toEqual([{ ship: 'tal', ability: 'elint-priority-support', turn: 1 }]);
  });

  test('FA-4.4.3 within 15 hexes of the flagship', () => {
    const [near, far] = [at('3055'), at('3056')];
    expect(near.refusals('narn', lent('narn-b'))).toEqual([]);
    expect(far.refusals('narn', lent('narn-b'))).toEqual(['FA-13.2.1 /elint/0/uses/0/at/0']);
  });

  test('FA-4.2.4 once in a battle, FA-4.2.1 where it was paid for', () => {
    const b = at('2840');
    b.step({ narn: lent('narn-b', 'narn-b') });
    expect(b.s.open.commanders?.used).toHaveLength(1);
    b.until('orders');
    expect(b.refusals('narn', lent('narn-b'))).toEqual(['FA-13.2.1 /elint/0/uses/0/at/0']);
    const unpaid = at('2840', {});
    expect(unpaid.refusals('narn', lent('narn-b'))).toEqual(['FA-13.2.1 /elint/0/uses/0/at/0']);
  });

  test('FA-4.4.2 it is bought for a flagship, once', () => {
    expect(() => at('2840', { sha: ['elint-priority-support'] })).toThrow(/no flagship/);
    expect(() => at('2840', { tal: ['elint-priority-support', 'elint-priority-support'] })).toThrow(/once in a battle/);
  });
});
