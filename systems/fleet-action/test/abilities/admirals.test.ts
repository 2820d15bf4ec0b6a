import { describe, expect, test } from 'vitest';
import * as printed from '../../data/index.ts';
import type { Ability } from '../../rules/abilities/commanders.ts';
import { ratingOver } from '../../rules/abilities/rating.ts';
import { dueAtEnd, dueAtStart } from '../../rules/command/naming.ts';
import { cardsOf, read } from '../../rules/edge/scenario.ts';
import { fleetPrice } from '../../rules/muster/price.ts';
import { plannerPrice } from '../../rules/reinforcements/muster.ts';
import { scenarios } from '../../scenarios/index.ts';
import { battle, d, plot } from '../battle.ts';

const FLEETS = `
  narn A 0: Tal gquan 3070^0, Var gquan 3071, Ro gquan 3072
  narn C 0: Sha gquan 3080^0
  earth A 0: Mer omega 3004^3, Hal omega 3005`;

describe('what is bought', () => {
  const faultsOf = (abilities: Record<string, string[]>): string[] => {
    const scenario = structuredClone(scenarios['narn-earth-5000']) as unknown as {
      sides: { squadrons: { ships: { id: string; abilities?: string[] }[] }[] }[];
    };
    for (const { squadrons } of scenario.sides)
      for (const { ships } of squadrons) for (const ship of ships) if (abilities[ship.id]) ship.abilities = abilities[ship.id]!;
    const made = read(scenario as never);
    return 'faults' in made ? made.faults.map(({ rule, at }) => `${rule} ${at}`) : [];
  };

  test('FA-4.3.5 a better network is bought once, FA-4.2.4 as are all that say nothing else', () => {
    const at = '/sides/0/squadrons/0/ships/0/abilities/1';
    const twice = (ability: string) => faultsOf({ 'tal-kesh': [ability, ability] });
    expect(twice('improved-command-network')).toEqual([`FA-4.3.5 ${at}`]);
    for (const ability of ['ex-fighter-ops-commander', 'superior-strategic-planner', 'superior-tactical-planner'])
      expect(twice(ability)).toEqual([`FA-4.2.4 ${at}`]);
    expect(faultsOf({ 'tal-kesh': ['improved-command-network'] })).toEqual([]);
  });

  test('FA-4.4.4 FA-4.4.8 planners are admirals', () => {
    expect(faultsOf({ 'sha-tok': ['superior-strategic-planner'] })).toEqual([
      'FA-4.4.4 /sides/0/squadrons/1/ships/0/abilities/0',
    ]);
    expect(faultsOf({ 'sha-tok': ['superior-tactical-planner'] })).toEqual(['FA-4.4.8 /sides/0/squadrons/1/ships/0/abilities/0']);
    expect(faultsOf({ 'tal-kesh': ['superior-tactical-planner'] })).toEqual([]);
  });

  test('FA-4.4.5 a strategic planner costs 50 points for every 500 of reinforcements, a part of 500 as a whole', () => {
    expect([0, 1, 500, 501, 1500].map(plannerPrice)).toEqual([0, 50, 50, 100, 150]);
    const ship = (id: string, abilities: Ability[] = []) => ({ id, name: id, card: 'gquan-heavy-cruiser', abilities });
    const fleet = (abilities: Ability[]) => ({
      squadrons: [
        { id: 'a', name: 'A', ships: [ship('tal', abilities)] },
        { id: 'b', name: 'B', relief: true as const, ships: [ship('sha'), ship('na')] },
      ],
    });
    const price = (abilities: Ability[]) => fleetPrice(fleet(abilities) as never, cardsOf({}));
    expect(price(['superior-strategic-planner']) - price([])).toBe(150);
  });
});

describe('superior strategic planner', () => {
  const planned = (abilities: Record<string, string[]>) => {
    const b = battle(FLEETS, { relief: ['narn-c'], abilities });
    b.step({ narn: { turn: 4, edge: 'south' } });
    b.until('orders').s.clock.turn = 3;
    return b;
  };

  test('FA-4.4.4 reinforcements come on their turn, without a throw', () => {
    const b = planned({ tal: ['superior-strategic-planner'] });
    expect(b.step({}, []).filter(({ kind }) => kind.startsWith('relief'))).toEqual([
      { kind: 'relief-comes', side: 'narn', turn: 4, edge: 'south' },
    ]);
    expect(b.s.open.relief).toEqual([{ side: 'narn', now: 'coming', rolls: 0, turn: 4, edge: 'south' }]);
    expect(
      planned({})
        .step({}, d(6, 4))
        .map(({ kind }) => kind),
    ).toContain('relief-late');
  });

  test('FA-2.5.6 FA-4.4.4 the battle goes on where they come in the next turn', () => {
    const b = planned({ tal: ['superior-strategic-planner'] });
    for (const id of ['tal', 'var', 'ro']) b.ship(id).structure = 0;
    b.step();
    expect(b.s.open.verdict).toBeNull();
  });
});

describe('superior tactical planner', () => {
  const TWO = `
    narn A 0: Tal gquan 3070^0, Var gquan 3071
    narn B 0: Sha gquan 2560^0, Na thentus 2661
    earth A 0: Mer omega 3004^3`;
  const ready = () => battle(TWO, { abilities: { tal: ['superior-tactical-planner'] } });
  const to = (...given: [string, string][]) => ({ squadrons: given.map(([squadron, hex]) => ({ squadron, hex })) });

  test('FA-4.4.8 when all stand and before the first turn the admiral who has it is asked, and nobody else', () => {
    const b = ready();
    expect(b.asks).toEqual([{ side: 'narn', kind: 'redeploy', about: { hexes: 10 } }]);
    expect(b.s.clock.turn).toBe(0);
    b.step({ narn: to(['narn-a', '3067'], ['narn-b', '2553']) });
    expect(b.places('tal', 'sha')).toEqual(['3067^0', '2553^0']);
    expect(b.asks.map(({ kind }) => kind)).toEqual(['orders', 'orders']);
    expect(battle(TWO).asks.map(({ kind }) => kind)).toEqual(['orders', 'orders']);
  });

  test('FA-4.4.8 by ten hexes in all, each of his squadrons once, on the map', () => {
    const b = ready();
    expect(b.refusals('narn', to(['narn-a', '3067'], ['narn-b', '2552']))).toEqual(['FA-4.4.8 /squadrons']);
    expect(b.refusals('narn', to(['narn-a', '3067'], ['narn-a', '3066']))).toContain('FA-4.4.8 /squadrons/1/squadron');
    expect(b.refusals('narn', to(['earth-a', '3005']))).toEqual(['FA-4.4.8 /squadrons/0/squadron']);
    expect(b.refusals('narn', to(['narn-a', '3084']))).toContain('FA-4.4.8 /squadrons/0/hex');
  });

  test('FA-4.4.9 a squadron may come to stand more than 15 hexes from the flagship', () => {
    const b = ready();
    expect(b.refusals('narn', to(['narn-b', '2550']))).toEqual([]);
    b.step({ narn: to(['narn-b', '2550']) });
    expect(b.places('sha')).toEqual(['2550^0']);
  });

  test('FA-4.4.10 its formation stays as it is', () => {
    const b = ready();
    const before = structuredClone(b.squadron('narn-b').formation);
    b.step({ narn: to(['narn-b', '2755']) });
    expect(b.squadron('narn-b').formation).toEqual(before);
    expect(b.places('sha', 'na')).toEqual(['2755^0', '2856^0']);
  });

  test('FA-4.2.3 it is no use of a turn: he may still be stubborn in the first', () => {
    const b = battle(TWO, { morale: true, abilities: { tal: ['superior-tactical-planner'], sha: ['stubborn'] } });
    b.step({ narn: to(['narn-a', '3067']) });
    expect(b.s.open.commanders?.used).toEqual([]);
  });
});

describe('improved command network', () => {
  /** Ships as they are printed, the G'Quan of another command rating. */
  const rated = (command: number) => printed.ships.map(card => (card.id === 'gquan-heavy-cruiser' ? { ...card, command } : card));

  /** A commander of rating 3 or 5 who is lost, with so many others to lead. */
  const named = (abilities: Record<string, string[]>) => {
    const b = battle(
      `
      narn A 0: Tal gquan 3070^0, Var thentus 3071, Ro thentus 3072, Dal thentus 3073, Na thentus 3069, Ka thentus 3068
      earth A 0: Mer omega 3004^3`,
      { abilities, ships: rated(3) },
    ).until('orders');
    return b;
  };

  test('FA-4.3.4 the rating of the ship is a quarter higher, any fraction rounded up', () => {
    const b = named({ tal: ['improved-command-network'] });
    const leads = ['tal', 'var'].map(id => ratingOver(b.of(id)));
    expect(leads).toEqual([4, 3]);
    const [better, plain] = [named({ tal: ['improved-command-network'] }), named({ tal: ['stubborn'] })];
    for (const one of [better, plain]) {
      one.squadron('narn-a').commander = 'var';
      one.ship('var').structure = 0;
      one.squadron('narn-a').leaderless = 1;
    }
    const outside = (one: typeof better) => dueAtEnd(one.s).map(({ naming }) => [naming.ships, naming.outside.count]);
    expect(outside(better)).toEqual([[['tal'], 0]]);
    expect(outside(plain)[0]?.[1]).toBe(1);
  });

  test('FA-4.3.9 as flagship it leads no more squadrons than before', () => {
    const b = battle(
      `
      narn A 0: Tal gquan 3070^0
      narn B 0: Sha gquan 3072^0
      narn C 0: Ro gquan 3074^0
      earth A 0: Mer omega 3004^3`,
      { abilities: { sha: ['improved-command-network'] }, ships: rated(1) },
    ).until('orders');
    b.ship('tal').structure = 0;
    Object.assign(b.fleet('narn'), { vacant: true });
    const [due] = dueAtStart(b.s);
    expect(due?.naming).toMatchObject({ ships: ['sha', 'ro'], outside: { count: 1 } });
  });
});

describe('ex-fighter ops commander', () => {
  const flown = (abilities: Record<string, string[]>, terms = {}) => {
    const b = battle(
      `
      narn A 0: Tal bintak 3070^0 +frazi, Var bintak 3071
      narn B 0: Sha bintak 3040^0 +frazi
      earth A 0: Mer omega 3004^3`,
      { abilities, ...terms },
    ).until('orders');
    for (const flight of b.s.open.flights ?? []) Object.assign(flight, { aboard: false, q: 10, r: 30, round: 1 });
    const missions = (b.s.book.flights ?? []).map(({ id }) => ({ flight: id, kind: 'superiority' as const, zone: '1040' }));
    Object.assign(b.s.sealed.narn!, { missions });
    b.s.clock.turn = 2;
    return b;
  };
  const given = (carrier: string) => ({
    squadrons: [plot('narn-a', '//'), plot('narn-b', '//')],
    missions: [{ flight: `flight-${carrier}-1`, kind: 'escort', squadron: 'narn-a' }],
  });
  const refused = (b: ReturnType<typeof flown>, carrier: string) =>
    b.refusals('narn', given(carrier)).filter(one => one.startsWith('FA-10.1.2'));

  test('FA-4.3.17 the flights of his own squadron get new missions in even turns as well', () => {
    expect(refused(flown({ tal: ['ex-fighter-ops-commander'] }), 'tal')).toEqual([]);
    expect(refused(flown({ tal: ['stubborn'] }), 'tal')).toEqual(['FA-10.1.2 /missions/0']);
  });

  test('FA-4.3.18 held by the flagship’s commander it covers no other squadron', () => {
    const b = flown({ tal: ['ex-fighter-ops-commander'] });
    expect(refused(b, 'sha')).toEqual(['FA-10.1.2 /missions/0']);
    expect(refused(flown({ sha: ['ex-fighter-ops-commander'] }), 'sha')).toEqual([]);
  });

  test('FA-4.2.3 FA-4.3.17 used in every turn it does not count as one use a turn', () => {
    const b = flown({ tal: ['ex-fighter-ops-commander'] });
    expect(b.s.open.commanders?.used).toEqual([]);
    b.squadron('narn-a').commander = 'var';
    expect(refused(b, 'tal')).toEqual(['FA-10.1.2 /missions/0']);
  });
});
