import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fits } from '@flagplot/check';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fighters, ships } from '../../data/index.ts';
import { ABILITIES } from '../../rules/abilities/commanders.ts';
import { read } from '../../rules/edge/scenario.ts';
import { SCENARIO } from '../../rules/edge/schemas.ts';
import { bringsAll } from '../../rules/scenario-book.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { scenarios } from '../../scenarios/index.ts';
import type { FleetForce } from '../../yard/force-file.ts';
import { FORCE } from '../../yard/force-file.ts';
import { yard } from '../../yard/index.ts';
import { fleet, textFaults } from './fleets.ts';

const SMALL = scenarios['meeting-5000'] as Scenario;
const LARGE = scenarios['meeting-8000'] as Scenario;

const WATCH = `"Long Watch"
squadron A
Tal'Kesh: G'Quan heavy cruiser, frazi 2, stubborn 2
Var'Noth: G'Quan heavy cruiser, escort
squadron B
Sha'Tok: Thentus frigate`;

test('FA-14.1.3 a fleet is a line for its name, a line a squadron, a line a ship', () => {
  expect(fleet(WATCH)).toEqual({
    ...{ name: 'Long Watch', system: 'fleet-action', faction: 'any' },
    squadrons: [
      {
        ...{ id: 'squadron-a', name: 'A' },
        ships: [
          {
            ...{ id: 'tal-kesh', name: "Tal'Kesh", card: 'gquan-heavy-cruiser' },
            ...{ flights: ['frazi', 'frazi'], abilities: ['stubborn', 'stubborn'] },
          },
          { id: 'var-noth', name: "Var'Noth", card: 'gquan-heavy-cruiser', escort: true },
        ],
      },
      { id: 'squadron-b', name: 'B', ships: [{ id: 'sha-tok', name: "Sha'Tok", card: 'thentus-frigate' }] },
    ],
  });
  expect(fits(FORCE, fleet(WATCH))).toBe(true);
  expect(yard.write(fleet(WATCH))).toBe(WATCH);
});

test('FA-14.1.3 written in haste it is understood: no names, other letters, ids of cards, remarks', () => {
  const hasty = fleet("Long Watch # mine\nGQUAN-HEAVY-CRUISER, Frazi\ng'quan heavy cruiser\n\nSquadron second\nthentus-frigate");
  expect(yard.write(hasty)).toBe(
    "\"Long Watch\"\nsquadron A\nG'Quan 1: G'Quan heavy cruiser, frazi\nG'Quan 2: G'Quan heavy cruiser\nsquadron second\nThentus 1: Thentus frigate",
  );
});

test('FA-14.1.3 every ship and fighter is found by its name and its id, one of a scenario by its id in quotation marks', () => {
  for (const { id, name } of ships)
    for (const word of [id, name, name.toUpperCase()]) expect(fleet(`"X"\n${word}`).squadrons[0]?.ships[0]?.card).toBe(id);
  for (const { id } of fighters) expect(fleet(`"X"\nOmega destroyer, ${id}`).squadrons[0]?.ships[0]?.flights).toEqual([id]);
  expect(fleet('"X"\n"ark", "moth" 2').squadrons[0]?.ships[0]).toMatchObject({ card: 'ark', flights: ['moth', 'moth'] });
});

test('FA-14.1.3 what cannot be read is refused whole, every fault with its place', () => {
  const head = 'a fleet begins with its name';
  for (const text of ['', 'Grey', 'Grey Watch']) expect(textFaults(text)[0]).toContain(`1:1: ${head}`);
  expect(textFaults('Grey, alliance\nOmega destroyer')).toEqual([expect.stringMatching(/^1:5: a fleet begins/)]);
  expect(
    textFaults(
      'X\nsquadron\nOmega destroier\n: Omega destroyer\nTal: Omega destroyer, starfuri\nTal: Omega destroyer, starfury 9\nOmega destroyer escort\nOmega destroyer, stubborn 0',
    ),
  ).toEqual([
    '2:9: say what the squadron is called: squadron A',
    '3:1: no ship is called Omega destroier: did you mean Omega destroyer?',
    '4:1: a name stands before a colon',
    '5:23: what is aboard must be one of these, not starfuri: did you mean starfury?',
    '6:32: starfury must be a number from 1 to 8, not 9',
    '7:17: escort says nothing here: the line is over',
    '8:27: stubborn must be a number from 1 to 20, not 0',
  ]);
  expect(textFaults(`"X"\n${'Omega destroyer\n'.repeat(13)}`)).toEqual(['14:1: a squadron has at most 12 ships']);
  expect(textFaults(`"X"\n${'squadron Q\nOmega destroyer\n'.repeat(21)}`)[0]).toBe('42:1: a fleet has at most 20 squadrons');
  expect(textFaults(`"${'x'.repeat(61)}"\nOmega destroyer`)).toEqual(['1:1: a name has 1 to 60 letters']);
});

/** Names as people give them, and some that they do not. */
const anyName = fc.oneof(
  fc.constantFrom("Tal'Kesh", 'squadron', 'A: b', 'a, b', '#1', '(x)', 'Ä 7', 'squadron A', '"', ' x '),
  fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(..."abc -:,;/#()'") }),
);

const anyFleet = fc.array(
  fc.tuple(
    anyName,
    fc.array(
      fc.record({
        name: anyName,
        card: fc.constantFrom(...ships.map(({ id }) => id)),
        flights: fc.array(fc.constantFrom(...fighters.map(({ id }) => id)), { maxLength: 8 }),
        abilities: fc.array(fc.constantFrom(...ABILITIES), { maxLength: 6 }),
        escort: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
  ),
  { maxLength: 5 },
);

test('FA-14.1.3 any fleet written is read back, but for ids and the order of what is aboard', () => {
  fc.assert(
    fc.property(anyFleet, drawn => {
      const squadrons = drawn.map(([name, ships], i) => ({
        ...{ id: `q${i}`, name },
        ships: ships.map((ship, k) => ({ ...ship, id: `s${i}-${k}` })),
      }));
      const text = yard.write({ name: 'Any', system: 'fleet-action', faction: 'any', squadrons });
      const back = fleet(text);
      expect(yard.write(back)).toBe(text);
      expect(fits(FORCE, back)).toBe(true);
      expect(back.squadrons.map(({ ships }) => ships.map(({ card }) => card))).toEqual(
        squadrons.map(({ ships }) => ships.map(({ card }) => card)),
      );
    }),
  );
});

test('FA-14.1.1 FA-14.1.8 what a fleet costs, squadron by squadron, and how it stands to each limit', () => {
  const { price, budget, parts, limits, faults } = yard.judge(SMALL, 'south', fleet(WATCH));
  expect([price, budget, faults]).toEqual([2195, 5000, []]);
  expect(parts).toEqual([
    { name: 'A', says: "G'Quan heavy cruiser, frazi 2, stubborn 2; G'Quan heavy cruiser, escort", price: 1770 },
    { name: 'B', says: 'Thentus frigate', price: 425 },
  ]);
  expect(limits.map(({ rule, what, stands }) => `${rule} ${what}: ${stands}`)).toEqual([
    'FA-14.1.1 Points: 2,805 left',
    'FA-14.1.2 Bays: 2 of 4',
    'FA-14.1.3 Ships in squadrons: 3',
    'FA-14.1.4 Ships under each commander: A 1 of 5, B 0 of 3',
    'FA-14.1.5 Squadrons under the flagship: 2 of 5',
    'FA-14.1.6 Ships of which there are few: none',
    'FA-14.1.7 Escorts: 1 of 2',
    "FA-4.2.5 Abilities of commanders: Tal'Kesh 1 of 1",
  ]);
});

describe('where own fleets are brought', () => {
  test('FA-14.1.1 to sides that the scenario has points for', () => {
    const open = Object.values(scenarios).flatMap(one => yard.takes(one).map(side => `${one.name} ${side}`));
    expect(open).toEqual(
      expect.arrayContaining(['meeting-5000 south', 'meeting-5000 north', 'meeting-8000 south', 'meeting-8000 north']),
    );
    expect(yard.takes(scenarios.duel as Scenario)).toEqual([]);
  });

  test('FA-14.1.1 a side that is none and one without points are faults', () => {
    const rules = (scenario: Scenario, side: string) =>
      yard.judge(scenario, side, fleet(WATCH)).faults.map(({ rule, say }) => `${rule} ${say}`);
    expect(rules(SMALL, 'west')).toEqual(['FA-14.1.1 Meeting engagement, 5,000 points has no side west; there is south, north']);
    expect(rules(scenarios.duel as Scenario, 'narn')).toEqual([
      'FA-14.1.1 Narn against Earth has no points to buy Narn a fleet for: it is fought as printed',
    ]);
  });
});

test('FA-14.1.1 the market sells every ship and every flight of six, each number with where it comes from', () => {
  const wares = yard.market(SMALL, 'south');
  expect(wares.map(({ id }) => id)).toEqual([...ships, ...fighters].map(({ id }) => id));
  const scout = wares.find(({ id }) => id === 'shokar-scout-cruiser')!;
  expect(scout.prices).toEqual([{ quality: 'a ship', price: 675, from: 'reconstructed' }]);
  expect(scout.figures.map(({ name, value }) => `${name} ${value}`)).toEqual([
    ...['defence 11', 'structure 8', 'turns up to 15', 'command 4', 'race Narn', 'size capital ship', 'armour 4/4/3'],
    ...['dice ahead 3/3/0/0 at 2/5/10/20', 'flights room for 1', 'ELINT level 2', 'jump engine yes'],
  ]);
  expect(scout.figures.every(({ name, from }) => from !== undefined || name === 'race')).toBe(true);
  const frazi = wares.find(({ id }) => id === 'frazi')!;
  expect(frazi.prices).toEqual([{ quality: 'a flight of six', price: 110, from: 'reconstructed' }]);
});

test('FA-14.1.4 FA-14.1.2 what is bought goes where there is room: ships under the last commander, flights into the first free bay', () => {
  let bought = yard.fresh(SMALL, 'south');
  for (const ware of ['starfury', 'nothing', ...Array<string>(6).fill('tethys-cutter')]) bought = yard.buy(SMALL, bought, ware);
  expect(bought.squadrons.map(({ name, ships }) => `${name} ${ships.map(one => one.name).join(', ')}`)).toEqual([
    'A Tethys 1, Tethys 2, Tethys 3',
    'B Tethys 4, Tethys 5, Tethys 6',
  ]);
  expect(yard.judge(SMALL, 'south', bought).faults).toEqual([]);
  for (const ware of ['omega-destroyer', 'starfury', 'starfury']) bought = yard.buy(SMALL, bought, ware);
  expect(bought.squadrons[2]?.ships[0]).toMatchObject({ name: 'Omega 1', flights: ['starfury', 'starfury'] });
  expect(fits(FORCE, bought)).toBe(true);
});

const RELIEF = `${WATCH}\nsquadron C, reinforcements\nNa'Rith: Thentus frigate`;

test('FA-4.4.5 FA-14.1.1 a planner is paid for by the reinforcements that he brings in, with the flag squadron', () => {
  const planned = fleet(`${RELIEF.replace('frazi 2, stubborn 2', 'superior-strategic-planner')}\nTi'Lan: Thentus frigate`);
  const { price, parts, faults } = yard.judge(SMALL, 'south', planned);
  expect([parts.map(one => one.price), price, faults]).toEqual([[1350 + 100, 425, 680], 1450 + 425 + 680, []]);
});

test('FA-12.1.1 FA-12.1.3 reinforcements are a word behind their squadron, a part of the price, and come where there is time for them', () => {
  expect(fleet(RELIEF).squadrons[2]).toMatchObject({ name: 'C', relief: true });
  expect(yard.write(fleet(RELIEF))).toBe(RELIEF);
  expect(fits(FORCE, fleet(RELIEF))).toBe(true);
  const { price, parts, limits, faults } = yard.judge(SMALL, 'south', fleet(RELIEF));
  expect([price, parts[2], faults]).toEqual([2195 + 340, { name: 'C', says: 'reinforcements; Thentus frigate', price: 340 }, []]);
  expect(limits.find(({ rule }) => rule === 'FA-12.1.1')?.stands).toBe('340 of 1,666');
  const rules = (terms: Partial<Scenario>) =>
    yard.judge({ ...SMALL, ...terms }, 'south', fleet(RELIEF)).faults.map(({ rule, at }) => `${rule} ${at}`);
  expect(rules({ turns: 3 })).toEqual(['FA-12.1.3 /squadrons/2/relief']);
  expect(rules({ turns: 4 })).toEqual([]);
  expect(rules({ jump: { side: 'north' } })).toEqual([]);
  expect(textFaults(`${WATCH}\nsquadron C, reserve`)).toEqual([
    '7:13: a squadron must be one of these, not reserve: reinforcements',
  ]);
});

describe('a fleet that is brought', () => {
  const entered = (scenario: Scenario, side: string, force: FleetForce) => {
    const before = JSON.stringify(scenario);
    const brought = yard.enlist(scenario, side, force);
    expect(JSON.stringify(scenario)).toBe(before);
    expect(fits(SCENARIO, brought)).toBe(true);
    const found = read(brought);
    if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at} ${say}`).join('\n'));
    expect(bringsAll(brought)).toBe(true);
    return { brought, book: found.book };
  };

  test('FA-14.1.3 stands in the scenario with its cards, its ids apart from the others', () => {
    const taken = SMALL.sides[1]!.squadrons[0]!.ships[0]!.id;
    const [head, ...lines] = WATCH.split('\n');
    const text = [head, ...lines].join('\n').replace("Sha'Tok", taken[0]!.toUpperCase() + taken.slice(1));
    const { brought, book } = entered(SMALL, 'south', fleet(text));
    expect(brought.sides[0]?.squadrons[1]?.ships[0]?.id).toBe(`${taken}-2`);
    expect(
      book.ships.filter(({ side }) => side === 'south').map(({ card, escort, flights }) => [card.id, escort, flights.length]),
    ).toEqual([
      ['gquan-heavy-cruiser', false, 2],
      ['gquan-heavy-cruiser', true, 0],
      ['thentus-frigate', false, 0],
    ]);
    expect(book.ships[0]?.abilities).toEqual(['stubborn', 'stubborn']);
    expect(brought.cards?.ships?.some(({ id }) => id === 'primus-battlecruiser')).toBe(false);
  });

  test('FA-12.1.1 with its reinforcements, of which as many may come as the points agreed upon allow', () => {
    const { book } = entered(SMALL, 'south', fleet(RELIEF));
    expect(book.squadrons.filter(({ relief }) => relief).map(({ name }) => name)).toEqual(['C']);
    expect(book.chapters).toContain('reinforcements');
    const most =
      '"X"\nThentus frigate\nsquadron B, reinforcements\nThentus frigate\nThentus frigate\nThentus frigate\nThentus frigate';
    expect(yard.judge(SMALL, 'south', fleet(most)).faults).toEqual([]);
    entered(SMALL, 'south', fleet(most));
  });

  test('FA-14.1.3 both sides may bring the same', () => {
    const { brought } = entered(yard.enlist(SMALL, 'south', fleet(WATCH)), 'north', fleet(WATCH));
    expect(brought.sides.map(({ squadrons }) => squadrons.map(({ ships }) => ships.length))).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  test('FA-14.1.5 as many squadrons and ships as may be stand in their strip, near their commanders', () => {
    const wide = `"X"\n${Array.from({ length: 8 }, (_, i) => `squadron Q${i}\nSharlin war cruiser\n${'Torotha assault frigate\n'.repeat(8)}`).join('')}`;
    for (const side of ['south', 'north']) entered(SMALL, side, fleet(wide));
  });
});

describe('fleets that come with the system', () => {
  const folder = join(import.meta.dirname, '../../forces');
  const files = readdirSync(folder).filter(name => name.endsWith('.json'));

  test('FA-14.1.1 four of 5,000 points and four of 8,000', () => {
    const of = (points: number) => files.filter(name => name.endsWith(`-${points}.json`));
    expect([of(5000).length, of(8000).length, files.length]).toEqual([4, 4, 8]);
  });

  test('FA-14.1.1 the yard offers each of them, with its navy and its points', async () => {
    const offered = (await yard.ready?.()) ?? [];
    const read = files.map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')) as FleetForce);
    expect(offered.map(({ force }) => force)).toEqual(expect.arrayContaining(read));
    expect(offered).toHaveLength(files.length);
    for (const { says, force } of offered) {
      const navy = ships.find(({ id }) => id === force.squadrons[0]?.ships[0]?.card)?.race;
      expect(says).toMatch(new RegExp(`^${navy}, [58],000 points$`));
      const scenario = says.includes('5,000') ? SMALL : LARGE;
      expect(yard.judge(scenario, 'south', force).faults).toEqual([]);
    }
  });

  test.each(files)('FA-14.1.1 FA-14.1.2 FA-14.1.4 FA-14.1.5 FA-14.1.6 %s fits, and nothing is wrong with it', file => {
    const value = JSON.parse(readFileSync(join(folder, file), 'utf8')) as FleetForce;
    const scenario = file.includes('5000') ? SMALL : LARGE;
    expect(fits(FORCE, value)).toBe(true);
    for (const side of yard.takes(scenario)) {
      const { faults, price, budget } = yard.judge(scenario, side, value);
      expect(faults).toEqual([]);
      expect(price).toBeGreaterThan(0.98 * budget);
      expect('faults' in read(yard.enlist(scenario, side, value))).toBe(false);
    }
    expect(fleet(yard.write(value))).toEqual(value);
  });

  test('FA-14.1.1 the four of the dossier cost what it says', () => {
    const price = (name: string) =>
      yard.judge(SMALL, 'south', JSON.parse(readFileSync(join(folder, `${name}-5000.json`), 'utf8')) as FleetForce).price;
    expect(['earth', 'narn', 'centauri', 'minbari'].map(price)).toEqual([4975, 4910, 4980, 4950]);
  });
});
