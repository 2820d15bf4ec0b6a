import type { Force } from '@flagplot/manifest';
import { checksOf, originOf, overBy } from '@flagplot/pagekit/yard/words.ts';
import { type Hull, hullCalled, PLAIN_HULL } from '@flagplot/scene/symbols/hulls.ts';
import type { BoughtSquadron } from '@flagplot/squadrons/yard/force-file.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rosterOf, toggleHotShot, withLeader, withSize } from '../../systems/squadrons/page/yard/change.ts';
import { forces } from '../src/session/forces.ts';
import { systemScenarios } from '../src/session/scenarios.ts';
import {
  broughtTo,
  choicesOf,
  forcesOf,
  judge,
  type OpenYard,
  openYard,
  openYards,
  purchaseOf,
  takenIn,
} from '../src/session/yard.ts';
import before from './before/force.json' with { type: 'json' };
import { newWindow, store } from './store.ts';

beforeEach(async () => {
  vi.stubGlobal('localStorage', store());
  for (const { id } of await forces.heads()) await forces.forget(id);
});

const GREY = 'Grey Watch, alliance\nRed: 4 X-wing, Hot Shot 2, leader 1 +1\nGreen: 3 A-wing';

async function yard(): Promise<OpenYard> {
  return (await openYard('squadrons')) as OpenYard;
}

function force(of: OpenYard, text: string): Force {
  const found = takenIn(text, [of]);
  if ('faults' in found) throw new Error(found.faults.map(({ say }) => say).join('\n'));
  return found.force;
}

/** Keeps a force as the page would. */
function kept(of: OpenYard, text: string, id: string): Force {
  const bought = force(of, text);
  forces.keep({ id, at: 1, scenario: 'open-patrol', side: bought.faction, force: bought });
  return bought;
}

describe('yards', () => {
  test('there is one where the book sells forces, and none where it does not', async () => {
    expect((await openYards()).map(({ system }) => system.name)).toEqual(['fleet-action', 'squadrons', 'two-phase', 'baltic']);
    expect(await openYard('chess')).toBeUndefined();
  });

  test('SQ-8.3.5 one buys for every side of a scenario that points decide, the usual one first', async () => {
    const { purchases } = await yard();
    expect(purchases.slice(0, 2).map(({ title, side, budget, faction }) => [title, side, budget, faction])).toEqual([
      ['Open Patrol', 'alliance', 800, 'alliance'],
      ['Open Patrol', 'imperial', 800, 'imperial'],
    ]);
    expect(purchases.map(({ name }) => name)).not.toContain('jamming-run');
  });

  test('a force whose scenario is gone is looked at for its faction', async () => {
    const of = await yard();
    const free = force(of, 'Drifters, free: 8 Z-95');
    expect(purchaseOf(of, { scenario: 'gone', side: 'gone', force: free })?.name).toBe('three-flags');
    expect(purchaseOf(of, { scenario: 'first-lesson', side: 'imperial', force: free })?.name).toBe('first-lesson');
  });
});

describe('taken in', () => {
  test('as text or as JSON, it is the same force', async () => {
    const of = await yard();
    const bought = force(of, GREY);
    expect(force(of, JSON.stringify(bought))).toEqual(bought);
  });

  test('where no book takes a text, the faults of the one that has fewest are told', async () => {
    const of = await openYards();
    const found = ['"', 'Grey, alliance\n4 Y-wing\n99 A-wing'].map(text => takenIn(text, of));
    expect(found.map(one => 'faults' in one && one.faults[0]?.say)).toEqual([
      expect.stringContaining('line 1, column 1: this quote is not closed'),
      expect.stringContaining('line 2, column 3: Y-wing may be'),
    ]);
    const fleet = takenIn('"Watch"\nOmega destroyer\nOmega frigate', of);
    expect('faults' in fleet && fleet.faults.map(({ say }) => say)).toEqual([
      expect.stringContaining('3:1: no ship is called Omega frigate'),
    ]);
  });

  test.each([
    ['', 'There is nothing to take in.'],
    ['{', 'It is not JSON: '],
    ['{"system":"chess"}', 'the system: forces are bought in squadrons.'],
    ['{"system":"squadrons","name":"X","faction":"f","squadrons":[{}]}', 'the id of squadron 1: missing'],
    ['Grey, alliance\n0 A-wing', 'line 2, column 1: a squadron has 2 to 12 craft, not 0'],
    ['x'.repeat(4_000_001), 'The text is larger than 4 MB.'],
  ])('%.40j is refused', async (text, say) => {
    const found = takenIn(text, [await yard()]);
    expect('faults' in found && found.faults[0]?.say).toContain(say);
  });
});

describe('kept', () => {
  test('the last changed first, until it is taken off; what cannot be read is left out', async () => {
    const of = await yard();
    const bought = force(of, GREY);
    const one = { scenario: 'open-patrol', side: 'alliance', force: bought };
    await forces.keep({ ...one, id: 'a', at: 1 });
    await forces.keep({ ...one, id: 'b', at: 2 });
    await forces.keep({ ...one, id: 'e', at: 3, force: { ...bought, squadrons: 7 } as unknown as Force });
    const all = await forces.heads();
    expect(all.map(({ id }) => id)).toEqual(['e', 'b', 'a']);
    expect(forcesOf(all, of).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(forcesOf(all, of, 'imperial')).toEqual([]);
    await forces.forget('b');
    expect([await forces.find('b'), (await forces.find('a'))?.force]).toEqual([undefined, bought]);
  });
});

describe('kept before', () => {
  test('a force as an earlier Flagplot wrote it is found, stands, and is brought to a battle', async () => {
    const of = await yard();
    localStorage.setItem(`flagplot.force.${before.id}`, JSON.stringify(before));
    const { forces: brought } = await newWindow();
    const found = await brought.find(before.id);
    expect(found).toEqual(before);
    expect(of.check(of.yard.schema, found?.force)).toEqual([]);
    expect(judge(of, of.purchases[0]!, found!.force).faults).toEqual([]);
    expect(forcesOf(await brought.heads(), of, 'alliance').map(({ id }) => id)).toEqual([before.id]);
  });
});

describe('brought to a battle', () => {
  test('each side is offered the kept forces of its faction, and the chosen ones stand in the scenario', async () => {
    const of = await yard();
    kept(of, GREY, 'grey');
    kept(of, 'Wings, imperial: 12 TIE/fc', 'wings');
    const system = (await systemScenarios('squadrons'))!;
    const { scenario } = system.scenarios.find(({ name }) => name === 'open-patrol')!;
    const choices = await choicesOf(system, scenario);
    expect(choices.map(({ side, kept }) => [side, kept.map(({ id, price }) => `${id} ${price}`)])).toEqual([
      ['alliance', ['grey 795']],
      ['imperial', ['wings 540']],
    ]);
    expect(broughtTo(scenario, choices, { alliance: '', imperial: 'grey' })).toEqual({ scenario, faults: [] });
    const { scenario: with2, faults } = broughtTo(scenario, choices, { alliance: 'grey', imperial: 'wings' });
    expect([faults, JSON.stringify(with2)]).toEqual([[], expect.stringContaining('"type":"tie-fc"')]);
  });

  test('SQ-7.1.1 a force with faults is not brought, and they are told', async () => {
    const of = await yard();
    kept(of, 'Host, alliance: 12 X-wing', 'host');
    const system = (await systemScenarios('squadrons'))!;
    const { scenario } = system.scenarios.find(({ name }) => name === 'open-patrol')!;
    const brought = broughtTo(scenario, await choicesOf(system, scenario), { alliance: 'host' });
    expect(brought.scenario).toBe(scenario);
    expect(brought.faults.map(({ rule, say }) => [rule, say])).toEqual([
      ['SQ-7.1.1', 'Host: the force costs 1440 SGP, and 800 may be spent'],
    ]);
  });

  test('SQ-8.3.5 none where a goal decides, where the book sells none, or where the scenario cannot be read', async () => {
    const system = (await systemScenarios('squadrons'))!;
    const goal = system.scenarios.find(({ name }) => name === 'bomber-intercept')!.scenario;
    expect(await choicesOf(system, goal)).toEqual([]);
    expect(await choicesOf(system, { title: 'Nothing' })).toEqual([]);
    const other = (await systemScenarios('fleet-action'))!;
    expect(await choicesOf(other, other.scenarios[0]!.scenario)).toEqual([]);
  });
});

describe('a squadron changed', () => {
  const red: BoughtSquadron = { id: 'red', name: 'Red', type: 'x-wing', quality: 'average', craft: 4, hotShots: [2] };

  test('SQ-1.1.1 as many craft as a file can hold, and no fewer than one', () => {
    expect([withSize(red, 13).craft, withSize(red, 0).craft, withSize(red, 5).craft]).toEqual([12, 1, 5]);
  });

  test('SQ-1.3.1 Hot Shots come and go in the order of the roster', () => {
    expect(toggleHotShot(toggleHotShot(red, 4), 1).hotShots).toEqual([1, 2, 4]);
    expect(toggleHotShot(red, 2)).not.toHaveProperty('hotShots');
  });

  test('SQ-1.4.1 SQ-7.1.3 what goes without saying is not written', () => {
    expect(withLeader(red, 3, 2)).toMatchObject({ leader: 3, command: 2 });
    expect(withLeader(withLeader(red, 3, 2), 1, 0)).toEqual(red);
  });

  test('SQ-1.1.5 the roster shows what was bought for craft that are no longer there', () => {
    expect(rosterOf({ ...red, craft: 2, hotShots: [4] })).toEqual([1, 2, 3, 4]);
  });
});

describe('words', () => {
  test('a limit is met where no fault bears its rule; other faults have a line of their own', async () => {
    const of = await yard();
    const found = judge(of, of.purchases[0]!, force(of, 'Grey, alliance: 12 "death-star"; 8 X-wing'));
    const not = checksOf(found).filter(({ faults }) => faults.length > 0);
    expect(not.map(({ rule, what }) => [rule, what])).toEqual([
      ['SQ-7.1.1', 'Points'],
      ['SQ-1.1.3', 'Besides'],
    ]);
  });

  test('a card says by how much it is over', async () => {
    const of = await yard();
    const [ware] = of.yard.market(of.purchases[0]!.scenario as object, 'alliance');
    const over = (text: string) => overBy(ware!, judge(of, of.purchases[0]!, force(of, text)));
    expect([over('G, alliance: 4 A-wing'), over('G, alliance: 6 X-wing')]).toEqual([0, 160]);
  });

  test('drawings and origins', () => {
    const bomber: Hull = { outline: 'M0 0' };
    const called = ['bomber', 'saucer', undefined, 'toString'].map(name => hullCalled({ bomber }, name));
    expect(called).toEqual([bomber, PLAIN_HULL, PLAIN_HULL, PLAIN_HULL]);
    expect([originOf('found'), originOf(undefined), originOf('heard')]).toEqual([
      'found in a public source',
      'not told',
      'heard',
    ]);
  });
});
