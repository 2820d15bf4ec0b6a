import { stream } from '@flagplot/kernel';
import { middleOf } from '@flagplot/plane';
import { describe, expect, test } from 'vitest';
import { plansFor } from '../../bot/courses.ts';
import { guessFolders } from '../../bot/guess.ts';
import { mind } from '../../bot/index.ts';
import { launchesFor } from '../../bot/launches.ts';
import { errandOf } from '../../bot/missions.ts';
import { nearestPrizes, prizesFor } from '../../bot/prize.ts';
import { proposals } from '../../bot/proposals.ts';
import { isTrapped } from '../../bot/room.ts';
import { speedsFor } from '../../bot/signals.ts';
import { stackOf } from '../../bot/stacks.ts';
import { firingOf } from '../../rules/acts/act.ts';
import { lengthsAt } from '../../rules/movement/settings.ts';
import { cardOf, unitCalled } from '../../rules/roster.ts';
import type { ScenarioGoal } from '../../rules/scenario-file.ts';
import { entries } from '../../scenarios/index.ts';
import { Battle, battle, scenarioOf } from '../battle.ts';

const think = { roll: stream('pieces') };
const TOW: ScenarioGoal = { kind: 'tow', unit: 'makrill', edges: { a: 'west', b: 'east' }, capture: 3 };

/** The Makrill adrift between a cruiser of her own side and one of the enemy's. */
function makrill(blue: string, red: string): Battle {
  const text = `a blue sd-ca ${blue}\na makrill sd-ax 38,31^270 Stop\nb red to-ca ${red}`;
  const { sides, ...scenario } = scenarioOf(text, { goals: [TOW], margin: 0 });
  const units = (all: (typeof sides)[number]['units']) =>
    all.map(unit => (unit.id === 'makrill' ? { ...unit, adrift: { heading: 0, d: 2000 } } : unit));
  return new Battle({ ...scenario, sides: sides.map(side => ({ ...side, units: units(side.units) })) });
}

/** The order that a side would be given for its next question of a kind. */
function orderOf(b: Battle, side: string, kind: 'fire' | 'sail') {
  while (!b.asks.some(ask => ask.kind === kind && ask.side === side)) b.step();
  const about = b.asks.find(ask => ask.side === side)?.about;
  return mind.ordinary[kind](b.view(side), about as never, think);
}

/** The setting that a unit of side a is told. */
function settingOf(b: Battle, unit: string) {
  return speedsFor(b.view('a'), 'a', [unitCalled(b.s.book, unit)])[0]?.setting;
}

describe('errands', () => {
  const platform = {
    id: 'platform',
    kind: 'structure',
    heights: ['surface'],
    polygon: [35000, 23000, 38000, 23000, 38000, 26000, 35000, 26000],
  };
  const hold = { kind: 'hold', feature: 'platform', from: 3, within: 4000, points: 40, broken: 100 };
  const held = (): Battle =>
    battle('a blue sd-ca 36,10^0 Half\na white sd-bb 50,10^0 Half\nb red to-ca 60,45^180 Half', {
      features: [platform] as never,
      goals: [hold] as never,
    });

  test('BB-7.1.2 a sound ship is sent to hold the place; a second one has less to look for there, one that is crippled nothing', () => {
    const b = held();
    const worth = (): number | undefined => errandOf(b.view('a'), b.vessel('blue'))?.there;
    expect(worth()).toBe(40);
    b.vessel('white').y = 20_000;
    b.vessel('white').x = 36_500;
    expect(worth()).toBe(10);
    b.vessel('blue').lost = 99;
    expect(worth()).toBeUndefined();
  });

  test('BB-7.1.2 she slows down as she comes there', () => {
    const b = held();
    const pace = () => settingOf(b, 'blue');
    expect(pace()).toBe('Full');
    b.vessel('blue').y = 17_000;
    expect(pace()).toBe('Slow');
  });

  test('BB-7.3.4 a ship of the convoy leaves by its edge, and is worth to her enemies what both score by her', () => {
    const goal = { kind: 'convoy', units: ['holk'], edge: 'east', points: 80, wreck: 40 } as const;
    const b = battle('a holk hl-mm 71,24^90 Half\nb red sd-ca 10,5^270 Half', { goals: [goal] }).plan();
    const { vessels } = orderOf(b, 'a', 'sail') as { vessels: { legs: { d: number }[] }[] };
    expect(b.step({ a: { way: 'top', unit: 'holk', vessels } }).map(({ kind }) => kind)).toContain('withdrawn');
    const [mark] = prizesFor(battle('a holk hl-mm 40,24^90 Half\nb red sd-ca 10,5^270 Half', { goals: [goal] }).view('b'), 'b');
    expect(mark?.points).toBe(120);
  });

  test('BB-7.2.4 who lies beside the Makrill takes her in tow; who comes up with her does so slowly', () => {
    expect(orderOf(makrill('38,32.5^270 Stop', '60,5^90 Stop').plan(), 'a', 'fire')).toEqual({
      acts: [{ act: 'tow', by: 'blue', target: 'makrill' }],
    });
    const b = makrill('38,34.5^0 Crawl', '60,5^90 Stop');
    expect(settingOf(b, 'blue')).toBe('Crawl');
  });

  test('BB-7.2.3 of two that could tow her she is made for by whoever is sooner there, as far as she will have drifted', () => {
    const b = makrill('5,5^90 Half', '68,20^270 Half');
    const errand = errandOf(b.view('b'), b.vessel('red'));
    expect(errand?.hull).not.toBeNull();
    // 32 inches, of which she goes some eight a turn: two inches of drift in each of three whole turns.
    expect(middleOf(errand!.outline)).toEqual({ x: 38_000, y: 37_000 });
    b.s.open.tow = { tug: 'red', towed: 'makrill' };
    expect(errandOf(b.view('b'), b.vessel('red'))?.edge).toBe('east');
  });

  test('BB-1.5.2 who has to fetch her is set up as near to her as its zone allows, bow to her', () => {
    const { scenario } = entries.find(entry => entry.scenario.name === 'recovering-the-makrill')!;
    const b = new Battle(scenario as never);
    b.step({ sd: { points: 2 }, to: { points: 1 } });
    while (b.asks[0]?.kind === 'place') b.step();
    const { side, about } = b.asks[0]!;
    const { vessels } = mind.ordinary.deploy(b.view(side), about as never, think);
    expect(vessels[0]).toMatchObject({ x: 3500, y: 30_500, heading: 9000 });
  });

  test('BB-3.4.2 marines are kept for the prize where there is one', () => {
    const b = makrill('60,28^270 Stop', '60,30^270 Stop').plan();
    b.vessel('blue').ram = 0;
    const { acts } = orderOf(b, 'b', 'fire') as { acts: { act: string }[] };
    expect(acts.filter(({ act }) => act === 'board')).toEqual([]);
  });

  test('BB-7.2.8 the enemy boards her with all it has, and BB-7.2.10 fires nothing at her', () => {
    const b = makrill('5,5^270 Stop', '38,28^270 Stop').plan();
    const { acts } = orderOf(b, 'b', 'fire') as { acts: { act: string; target: string }[] };
    expect(acts.filter(({ target }) => target === 'makrill')).toEqual([{ act: 'board', by: 'red', target: 'makrill', boxes: 3 }]);
    expect(prizesFor(b.view('b'), 'b').map(({ vessel }) => vessel.id)).toEqual(['blue']);
  });
});

describe('fire', () => {
  const crossing = () => battle('a sund sd-dd 36,20^90 Half\nb red to-ca 27,14^90 Full\nb far to-bb 60,45^0 Half');
  const firing = (b: Battle) => firingOf(b.view('a'), ['sund-1']);

  test('BB-4.1.1 torpedoes are laid at where a ship will be that has still to sail, and at where she lies when she has', () => {
    const b = crossing();
    expect(launchesFor(firing(b)).map(({ weapon }) => weapon)).toEqual(['starboard-tubes']);
    b.s.open.played.push('red');
    expect(launchesFor(firing(b))).toEqual([]);
    b.vessel('red').x = 36_000;
    expect(launchesFor(firing(b)).map(({ weapon }) => weapon)).toEqual(['starboard-tubes']);
  });
});

describe('what is known and guessed', () => {
  const b = battle(
    'a blue sd-ca 20,10^0 Half\nb one to-ca 20,30^180 Half\nb two to-dd 22,34^180 Half\nb three to-bb 20,26^180 Half',
  ).plan();

  test('BB-2.0.7 all cards of the other side lie in a stack, in most worlds whoever strikes hardest first', () => {
    const cards = ['one', 'two', 'three'];
    const stacks = Array.from({ length: 30 }, (_, n) => guessFolders(b.view('a'), { roll: stream(`world ${n}`) }).b!);
    const usual = stackOf(b.view('a'), cards);
    expect(usual[0]).toBe('three');
    for (const { stack, reserve } of stacks)
      expect([...stack, ...(reserve === null ? [] : [reserve])].sort()).toEqual(cards.sort());
    const same = stacks.filter(({ stack }) => stack.join() === usual.join()).length;
    expect(same).toBeGreaterThanOrEqual(15);
    expect(same).toBeLessThan(30);
    expect(guessFolders(b.view('a'), think).a).toEqual(b.view('a').own);
  });

  test('BB-2.0.7 whoever leaves all he can has standing orders with his stack, and nothing else changes', () => {
    const order = { cards: ['blue'], reserve: null };
    const left = mind.leave!(b.view('a'), order);
    expect(left).toEqual({ ...order, doctrine: { force: 'never', take: 'always', salvoes: 'in order', losses: 'staff' } });
    expect(mind.leave!(b.view('a'), { points: 1 })).toEqual({ points: 1 });
  });

  test('BB-2.2.8 the stack of last turn again: cards that are left keep their places, others come after them', () => {
    const again = proposals.stack!.again(b.view('b'), { cards: ['one', 'three'], reserve: true } as never, {
      cards: ['two', 'one'],
      reserve: null,
    });
    expect(again).toEqual({ cards: ['one', 'three'], reserve: null });
  });
});

describe('bids', () => {
  const bid = (b: Battle, pool: number) => mind.ordinary.bid(b.view('a'), { for: 'turn', pool }, think).points;
  const facing = (range: number): Battle => {
    const b = battle(`a blue sd-ca 20,10^0 Half\nb red to-ca 20,${10 + range}^180 Half`, { turns: 8 });
    b.s.clock.turn = 3;
    return b;
  };

  test('BB-2.2.1 one point while nobody can be struck, and then a share of the pool for every turn that is left', () => {
    expect(bid(facing(37), 20)).toBe(1);
    expect(bid(facing(15), 20)).toBe(4);
    expect(bid(facing(15), 0)).toBe(0);
    expect(mind.ordinary.bid(facing(15).view('a'), { for: 'set-up', pool: 20 }, think).points).toBe(1);
  });

  test('BB-2.2.3 no more than it takes to outbid whoever has most', () => {
    const b = facing(15);
    b.s.open.pools.b = 1;
    expect(bid(b, 20)).toBe(2);
  });
});

describe('the quick player', () => {
  const b = battle('a blue sd-ca 20,10^0 Half\na sund sd-dd 30,10^0 Half\nb red to-ca 20,26^180 Half').plan();

  test('BB-3.1.1 looks at nine courses of a ship, the ordinary one at more than forty', () => {
    const sought = { marks: prizesFor(b.view('a'), 'a'), goals: [{ x: 20_000, y: 26_000 }] };
    const plans = (width: 'wide' | 'narrow') => plansFor(b.view('a'), b.vessel('blue'), { ...sought, width });
    expect(plans('narrow').length).toBe(9);
    expect(plans('wide').length).toBeGreaterThan(30);
  });

  test('BB-3.1.20 has a squadron sail as its first does, and round what that one passes', () => {
    const sails = (features: object[]) => {
      const lies = battle('a sund sd-dd 30,10^0 Half\nb red to-ca 30,40^180 Half', { features: features as never }).plan();
      const left = ['sund-1', 'sund-2', 'sund-3', 'sund-4'];
      return mind.quick.sail!(lies.view('a'), { unit: 'sund', left }, think).vessels.map(({ legs }) => JSON.stringify(legs));
    };
    expect(new Set(sails([])).size).toBe(1);
    const rock = [32_000, 14_000, 34_000, 14_000, 34_000, 22_000, 32_000, 22_000];
    expect(new Set(sails([{ id: 'rock', kind: 'land', heights: ['surface'], polygon: rock }])).size).toBeGreaterThan(1);
  });

  test('BB-3.2.3 fires what bears on whom it is worth most, as the ordinary one does', () => {
    const of = (fire: typeof mind.ordinary.fire) => fire(b.view('a'), { unit: 'blue', vessels: ['blue'] }, think);
    const targets = of(mind.quick.fire!).acts.flatMap(act => (act.act === 'fire' ? [act.target] : []));
    expect(new Set(targets)).toEqual(new Set(['red']));
    expect(of(mind.ordinary.fire).acts.length).toBe(of(mind.quick.fire!).acts.length);
  });

  test('BB-3.3.1 launches what has an enemy before its tubes, as the rules do, and nothing abeam of them', () => {
    const launched = (red: string): string[] => {
      const lies = battle(`a blue sd-ca 20,10^0 Half\nb red to-ca ${red} Half`).plan();
      const { acts } = mind.quick.fire!(lies.view('a'), { unit: 'blue', vessels: ['blue'] }, think);
      return acts.flatMap(act => (act.act === 'launch' ? [act.weapon] : []));
    };
    // Sixteen inches ahead are within a run of fifteen from the bow.
    expect(launched('20,26^180')).toEqual(['bow-tubes']);
    expect(launched('32,10^0')).toEqual(['starboard-tubes']);
    expect(launched('28,24^180')).toEqual([]);
  });

  test('of enemies so many are looked at as lie nearest', () => {
    const lie = battle(
      'a blue sd-ca 20,10^0 Half\nb far to-ca 20,40^180 Half\nb near to-ca 20,20^180 Half\nb next to-ca 30,20^180',
    );
    const few = nearestPrizes(lie.view('a'), lie.vessel('blue'), 2);
    expect(few.map(({ vessel }) => vessel.id)).toEqual(['near', 'next']);
  });
});

describe('room on the table', () => {
  // A destroyer turns about in five inches: 57.3 / 22.5 each way.
  const destroyer = (place: string, telegraph = 'Full') =>
    battle(`a sund sd-dd ${place} ${telegraph}\nb red to-ca 30,20^180 Half`);

  test('BB-3.1.25 who is an inch from the edge with it before the bow cannot but leave, with room to turn it need not', () => {
    const traps = (place: string) => {
      const b = destroyer(place);
      return isTrapped(b.view('a'), b.vessel('sund-1'));
    };
    expect([traps('30,47^0'), traps('30,43^0'), traps('30,47^90'), traps('30,46.5^180')]).toEqual([true, false, false, false]);
  });

  test('BB-3.1.25 who cannot turn slows down in time to come to rest', () => {
    const b = battle('a blue sd-ca 30,44^0 Slow\nb red to-ca 30,10^180 Half');
    b.vessel('blue').rudder = 9;
    const [least] = lengthsAt(b.s.book, cardOf(b.s.book, b.vessel('blue')), 'Slow') as [number, number];
    const room = 48_000 - b.vessel('blue').y;
    expect(least).toBeLessThan(room);
    expect(settingOf(b, 'blue')).toBe('Slow');
    b.vessel('blue').y = 48_000 - least;
    expect(settingOf(b, 'blue')).toBe('Crawl');
  });
});
