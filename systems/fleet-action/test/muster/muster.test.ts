import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../rules/edge/scenario.ts';
import { fleetFaults } from '../../rules/muster/faults.ts';
import type { BoughtFleet } from '../../rules/muster/fleet.ts';
import { abilityPrice, fleetPrice } from '../../rules/muster/price.ts';
import { fleet } from '../yard/fleets.ts';

const cards = cardsOf({});

/** What is wrong with a fleet for so many points: row and place. */
function faults(bought: BoughtFleet, total = 5000): string[] {
  return fleetFaults(bought, { cards, total }).map(({ rule, at }) => `${rule} ${at}`);
}

/** The same of its ships, squadron by squadron. */
const of = (lines: string, total?: number): string[] => faults(fleet(`"X"\n${lines}`), total);
const price = (lines: string): number => fleetPrice(fleet(`"X"\n${lines}`), cards);
const times = (n: number, line: string): string => Array<string>(n).fill(line).join('\n');

describe('points', () => {
  test('FA-14.1.1 ships, flights of six and abilities are paid from one total', () => {
    expect(price("G'Quan heavy cruiser")).toBe(675);
    expect(price("G'Quan heavy cruiser, frazi 2")).toBe(675 + 2 * 110);
    expect(price("G'Quan heavy cruiser, frazi 2, stubborn 3\nsquadron B\nThentus frigate")).toBe(675 + 220 + 300 + 425);
  });

  test('FA-14.1.1 a fleet of its total stands, and one point more is refused', () => {
    expect(of("G'Quan heavy cruiser, gorith", 745)).toEqual([]);
    expect(of("G'Quan heavy cruiser, gorith", 744)).toEqual(['FA-14.1.1 /squadrons']);
  });

  test('FA-4.3.19 what commanders buy: 250, 50, 100 a purchase, 300, and 75 for each point of rating that a better network adds', () => {
    const one = (ability: string) => abilityPrice(ability, 5);
    expect(
      ['rapid-net-change', 'command-reorganization', 'stubborn', 'ex-fighter-ops-commander', 'improved-command-network'].map(one),
    ).toEqual([250, 50, 100, 300, 150]);
    expect([4, 8, 9].map(rating => abilityPrice('improved-command-network', rating))).toEqual([75, 150, 225]);
  });

  test('FA-4.4.11 what admirals buy: 100 for priority, 75 a ship beyond the limits, 75 for a planner', () => {
    const bought = ['elint-priority-support', 'clout', 'superior-tactical-planner'].map(one => abilityPrice(one, 5));
    expect(bought).toEqual([100, 75, 75]);
    expect(price("Sho'Kar scout cruiser, clout 2")).toBe(675 + 150);
  });
});

describe('squadrons', () => {
  test('FA-14.1.2 a ship carries as many flights as her hangar holds', () => {
    expect(of("G'Quan heavy cruiser, frazi 2")).toEqual([]);
    expect(of("G'Quan heavy cruiser, frazi 3")).toEqual(['FA-14.1.2 /squadrons/0/ships/0/flights']);
    expect(of('Thentus frigate, gorith')).toEqual(['FA-14.1.2 /squadrons/0/ships/0/flights']);
  });

  test('FA-14.1.3 every squadron has a ship that commands it, and no ship is in two', () => {
    expect(faults({ squadrons: [] })).toEqual(['FA-14.1.3 /squadrons']);
    expect(of('Thentus frigate\nsquadron B')).toEqual(['FA-14.1.3 /squadrons/1/ships']);
    const [a] = fleet('"X"\nsquadron A\nSha: Thentus frigate').squadrons;
    expect(faults({ squadrons: [a!, { ...a!, id: 'b', name: 'B' }] })).toEqual(['FA-14.1.3 /squadrons/1/ships/0/id']);
    expect(faults({ squadrons: [{ ...a!, id: 'sha' }] })).toEqual(['FA-14.1.3 /squadrons/0/ships/0/id']);
  });

  test('FA-14.1.4 a command ship commands as many others as her rating; scouts and escorts count, flights do not', () => {
    const under = (n: number) => `Thentus frigate\n${times(n, 'Thentus frigate')}`;
    expect(of(under(3))).toEqual([]);
    expect(of(under(4))).toEqual(['FA-14.1.4 /squadrons/0/ships']);
    expect(of("Thentus frigate\nSho'Kar scout cruiser\nThentus frigate, escort\nThentus frigate")).toEqual([]);
    expect(of(`${under(2)}, escort\nSho'Kar scout cruiser, gorith\nThentus frigate`)).toEqual(['FA-14.1.4 /squadrons/0/ships']);
  });

  test('FA-14.1.4 FA-14.1.5 FA-4.3.4 FA-4.3.9 a better network commands more ships, and no more squadrons', () => {
    const under = (network: string) => of(`Thentus frigate${network}\n${times(4, 'Thentus frigate')}`);
    expect([under(', improved-command-network'), under('')]).toEqual([[], ['FA-14.1.4 /squadrons/0/ships']]);
    const wide = `Thentus frigate, improved-command-network\n${times(3, 'squadron Q\nThentus frigate')}`;
    expect(of(wide)).toEqual(['FA-14.1.5 /squadrons']);
  });

  test('FA-14.1.4 in every squadron by its own commander', () => {
    const [a, b] = ["G'Quan heavy cruiser", `squadron B\nKa'Toc battle destroyer\n${times(4, 'Thentus frigate')}`];
    expect(of(`${a}\n${b}`)).toEqual([]);
    expect(of(`${a}\n${b}\nThentus frigate`)).toEqual(['FA-14.1.4 /squadrons/1/ships']);
  });

  test('FA-14.1.5 the flagship commands as many squadrons as her rating, her own included', () => {
    const fleetOf = (n: number) => times(n, 'squadron Q\nThentus frigate');
    expect(of(fleetOf(3))).toEqual([]);
    expect(of(fleetOf(4))).toEqual(['FA-14.1.5 /squadrons']);
  });

  test('FA-14.1.7 two ships of the flag squadron at most are her escorts', () => {
    const escorts = (n: number) => `G'Quan heavy cruiser\n${times(n, 'Thentus frigate, escort')}`;
    expect(of(escorts(2))).toEqual([]);
    expect(of(escorts(3))).toEqual(['FA-14.1.7 /squadrons/0/ships/3/escort']);
    expect(of('Thentus frigate, escort')).toEqual(['FA-14.1.7 /squadrons/0/ships/0/escort']);
    expect(of("G'Quan heavy cruiser\nsquadron B\nThentus frigate\nThentus frigate, escort")).toEqual([
      'FA-14.1.7 /squadrons/1/ships/1/escort',
    ]);
  });
});

describe('reinforcements', () => {
  const late = (first: string, relief: string) => `${first}\nsquadron R, reinforcements\n${relief}`;

  test('FA-12.1.2 FA-14.1.1 their ships and flights cost 80 %, what their commander can do its price', () => {
    expect(price(late('Thentus frigate', "G'Quan heavy cruiser, frazi 2, stubborn"))).toBe(425 + 0.8 * (675 + 220) + 100);
  });

  test('FA-12.1.1 a third of the total at most, as paid for; in whole squadrons, and never the flag squadron', () => {
    const relief = late('Thentus frigate', "G'Quan heavy cruiser\nThentus frigate");
    expect(of(relief, 3 * 880)).toEqual([]);
    expect(of(relief, 3 * 880 - 1)).toEqual(['FA-12.1.1 /squadrons']);
    expect(of('squadron A, reinforcements\nThentus frigate')).toEqual(['FA-12.1.1 /squadrons/0/relief']);
  });

  test('FA-14.1.5 FA-12.1.1 they count for their own flagship, and not for that of the fleet', () => {
    const fleetOf = (n: number, m: number) =>
      `${times(n, 'squadron Q\nThentus frigate')}\n${times(m, 'squadron R, reinforcements\nThentus frigate')}`;
    expect(of(fleetOf(3, 3), 12_000)).toEqual([]);
    expect(of(fleetOf(3, 4), 12_000)).toEqual(['FA-14.1.5 /squadrons']);
  });

  test('FA-14.1.7 FA-14.1.8 their flagship has an admiral’s abilities, and no escorts', () => {
    const relief = late("G'Quan heavy cruiser", "Sho'Kar scout cruiser, elint-priority-support\nThentus frigate, escort");
    expect(of(relief)).toEqual(['FA-14.1.7 /squadrons/1/ships/1/escort']);
    expect(of(late("G'Quan heavy cruiser", 'Thentus frigate, rapid-net-change'))).toEqual([
      'FA-4.3.3 /squadrons/1/ships/0/abilities/0',
    ]);
  });
});

describe('availability', () => {
  const scouts = (n: number) => times(n, "squadron Q\nSho'Kar scout cruiser");

  test('FA-14.1.6 one ELINT ship for each full 3,000 points, one at least', () => {
    for (const [total, most] of [
      [700, 1],
      [5999, 1],
      [6000, 2],
      [8999, 2],
      [9000, 3],
    ] as const) {
      const all = of(`Bin'Tak dreadnought\n${scouts(most)}`, total).filter(one => one.endsWith('card'));
      expect(all, String(total)).toEqual(total < 4000 ? ['FA-14.1.6 /squadrons/0/ships/0/card'] : []);
      expect(of(`G'Quan heavy cruiser\n${scouts(most + 1)}`, total)).toContain(`FA-14.1.6 /squadrons/${most + 1}/ships/0/card`);
    }
  });

  test("FA-14.1.6 one Octurion or Bin'Tak for each full 4,000", () => {
    for (const ship of ["Bin'Tak dreadnought", 'Octurion battleship']) {
      expect(of(ship, 3999)).toEqual(['FA-14.1.6 /squadrons/0/ships/0/card']);
      expect(of(`${ship}`, 4000)).toEqual([]);
      expect(of(`${ship}\n${ship}`, 7999)).toEqual(['FA-14.1.6 /squadrons/0/ships/1/card']);
      expect(of(`${ship}\n${ship}`, 8000)).toEqual([]);
    }
  });

  test("FA-14.1.6 three Dag'Kar for each full 5,000: of what is agreed, and not of what is spent", () => {
    const frigates = (n: number) => `Bin'Tak dreadnought\n${times(n, "Dag'Kar missile frigate")}`;
    expect(of(frigates(3), 5000)).toEqual([]);
    expect(of(frigates(4), 5000)).toEqual(['FA-14.1.6 /squadrons/0/ships/4/card']);
    expect(of(frigates(4), 10_000)).toEqual([]);
    expect(of("G'Quan heavy cruiser\nDag'Kar missile frigate", 4999)).toEqual(['FA-14.1.6 /squadrons/0/ships/1/card']);
  });

  test('FA-4.4.6 clout is paid for each ship beyond a limit, and for no other', () => {
    const two = (clout: string) => of(`G'Quan heavy cruiser${clout}\n${times(3, "Sho'Kar scout cruiser")}`);
    expect(two('')).toEqual(['FA-14.1.6 /squadrons/0/ships/2/card', 'FA-14.1.6 /squadrons/0/ships/3/card']);
    expect(two(', clout')).toEqual(['FA-14.1.6 /squadrons/0/ships/3/card']);
    expect(two(', clout 2')).toEqual([]);
    expect(two(', clout 3')).toEqual(['FA-4.4.6 /squadrons/0/ships/0/abilities']);
    expect(of("G'Quan heavy cruiser\nsquadron B, reinforcements\nThentus frigate, clout")).toEqual([
      'FA-4.4.6 /squadrons/1/ships/0/abilities',
    ]);
  });

  test('FA-4.4.7 clout makes no room for flights', () => {
    expect(of("G'Quan heavy cruiser, clout, frazi 3\nSho'Kar scout cruiser\nSho'Kar scout cruiser")).toEqual([
      'FA-14.1.2 /squadrons/0/ships/0/flights',
    ]);
  });

  test('FA-14.1.6 ruling R40: ships and fighters of one race', () => {
    expect(of("G'Quan heavy cruiser, starfury\nPrimus battlecruiser")).toEqual([
      'FA-14.1.6 /squadrons/0/ships/0/flights/0',
      'FA-14.1.6 /squadrons/0/ships/1/card',
    ]);
  });
});

describe('abilities', () => {
  test('FA-14.1.8 those that chapter 4 does not allow are named, each by its row', () => {
    const flag = "G'Quan heavy cruiser\nsquadron B\n";
    expect(of(`${flag}Thentus frigate\nThentus frigate, stubborn`)).toEqual(['FA-4.2.1 /squadrons/1/ships/1/abilities']);
    expect(of(`${flag}Thentus frigate, stubborn, rapid-net-change`)).toEqual(['FA-4.2.5 /squadrons/1/ships/0/abilities']);
    expect(of(`${flag}Thentus frigate, rapid-net-change 2`)).toEqual(['FA-4.3.2 /squadrons/1/ships/0/abilities/1']);
    expect(of(`${flag}Thentus frigate, elint-priority-support`)).toEqual(['FA-4.4.2 /squadrons/1/ships/0/abilities/0']);
    expect(of("G'Quan heavy cruiser, rapid-net-change")).toEqual(['FA-4.3.3 /squadrons/0/ships/0/abilities/0']);
    expect(of("G'Quan heavy cruiser, elint-priority-support 2")).toEqual(['FA-4.2.4 /squadrons/0/ships/0/abilities/1']);
    expect(of(`${flag}Thentus frigate, clout`)).toEqual(['FA-4.4.6 /squadrons/1/ships/0/abilities/0']);
    expect(of(`${flag}Thentus frigate, stubborn 3`)).toEqual([]);
  });
});

test('FA-16.2.1 what has no card is named, and costs nothing', () => {
  expect(of('"ark"\nThentus frigate, "moth"', 425)).toEqual([
    'FA-16.2.1 /squadrons/0/ships/0/card',
    'FA-16.2.1 /squadrons/0/ships/1/flights/0',
    'FA-14.1.2 /squadrons/0/ships/1/flights',
  ]);
});

test('FA-14.1.1 FA-14.1.2 FA-14.1.6 FA-14.1.7 FA-14.1.8 all faults are told at once', () => {
  expect(of("Bin'Tak dreadnought, frazi 4\nThentus frigate, stubborn\nsquadron B\nThentus frigate, escort", 1000)).toEqual([
    'FA-14.1.1 /squadrons',
    'FA-14.1.6 /squadrons/0/ships/0/card',
    'FA-14.1.2 /squadrons/0/ships/0/flights',
    'FA-4.2.1 /squadrons/0/ships/1/abilities',
    'FA-14.1.7 /squadrons/1/ships/0/escort',
  ]);
});
