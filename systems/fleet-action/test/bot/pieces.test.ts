import { hexes } from '@flagplot/hexes';
import { viewOf } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { weaponsForHits } from '../../bot/allot.ts';
import { coursesOf, NINE, putsOf } from '../../bot/courses.ts';
import { shotsOf } from '../../bot/fire.ts';
import { forcesOf } from '../../bot/forces.ts';
import type { Arm } from '../../bot/gunnery.ts';
import { between, gunnerOf, lineOf, woundBy } from '../../bot/gunnery.ts';
import { gunOf, hitsExpected, woundAt } from '../../bot/guns.ts';
import { helmOf, isDoomed } from '../../bot/helm.ts';
import { namesFor } from '../../bot/name.ts';
import { exchange, threatOf, withSlate, worthOf } from '../../bot/threat.ts';
import type { WeaponCard } from '../../rules/cards.ts';
import { bestLocation } from '../../rules/combat/arcs.ts';
import { aims } from '../../rules/combat/shot.ts';
import { candidates, mountNamed, STRUCTURE } from '../../rules/combat/systems.ts';
import { plotOf } from '../../rules/movement/courses.ts';
import { plotFaults } from '../../rules/movement/faults.ts';
import { plotting } from '../../rules/movement/lawful.ts';
import { destination } from '../../rules/movement/path.ts';
import type { Ship } from '../../rules/open.ts';
import type { Place } from '../../rules/orders.ts';
import { isActive, shipOf, squadronsOf } from '../../rules/roster.ts';
import type { FaAsk, FaView } from '../../rules/state.ts';
import { sightOf } from '../../rules/turn/3-fire.ts';
import type { Moment } from './battle.ts';
import { called, duel, fleets, fought } from './battle.ts';

const shelf = await shippedSystems();

const viewAt = ({ s, ask }: Moment): FaView => viewOf(s, ask.side) as unknown as FaView;

function momentsOf(scenario: object, kind: string): Moment[] {
  return fought(scenario, 'pieces', called('ordinary'), called('ordinary')).asked.filter(({ ask }) => ask.kind === kind);
}

/** A weapon of a ship in the duel. */
function weaponOf(name: string): WeaponCard {
  const { book } = viewAt(momentsOf(duel, 'deploy')[0]!);
  return book.ships.flatMap(({ weapons }) => weapons).find(({ id }) => id === name)!;
}

describe('what fire is worth', () => {
  test('a d12 against armour 6 takes 7 structure points in twelve faces, and system hits beside', () => {
    // 6, 7 minor: 1 each. 8 moderate, even: a primary. 9 moderate, odd: 1 and a minor. 10, 12 severe, even: 1 and two minor. 11: 2 and a primary.
    const structure = 1 + 1 + 0 + 1 + 1 + 2 + 1;
    const systems = 0.45 + 0.3 + 0.6 + 0.45 + 0.6;
    expect(woundAt(gunOf(weaponOf('heavy-laser')), 0, 6)).toBeCloseTo((structure + systems) / 12, 12);
  });

  test('nothing passes armour above the die', () => {
    expect(woundAt(gunOf(weaponOf('twin-array')), 0, 7)).toBe(0);
  });

  test('a pulse weapon that needs 6 on a d10 brings 1 to 5 pulses on 6 to 10', () => {
    expect(hitsExpected(weaponOf('heavy-pulse-cannon'), 10, 6)).toBeCloseTo(1.5, 12);
    expect(hitsExpected(weaponOf('heavy-laser'), 10, 6)).toBeCloseTo(0.5, 12);
    expect(hitsExpected(weaponOf('heavy-laser'), 10, 11)).toBe(0);
  });

  test('what is not fired at ships reaches nothing', () => {
    expect(gunOf(weaponOf('energy-mine')).reach).toBe(-1);
    expect(gunOf(weaponOf('heavy-laser')).reach).toBe(32);
  });
});

describe('courses', () => {
  const agile = fleets(
    [['thentus-frigate'], ['vorchan-warship']],
    [['oracle-scout-cruiser'], ['dagkar-missile-frigate', 'omega-destroyer']],
  );

  test.each([
    ['of the duel', duel],
    ['of agile squadrons', agile],
  ])('all stand %s', (_, scenario) => {
    let courses = 0;
    for (const moment of momentsOf(scenario, 'orders')) {
      const v = viewAt(moment);
      for (const squadron of squadronsOf(v, v.side)) {
        const it = plotting(v, squadron);
        const way = { it, helm: helmOf(v, squadron), offsets: squadron.formation, gone: 0 };
        for (const detail of ['near', 'far', 'rough'] as const) {
          const { paces, turnings, ends } = coursesOf(way, detail);
          paces.forEach((pace, i) => {
            courses += 1;
            const plot = plotOf(it, pace, putsOf(turnings[i]));
            expect(plotFaults(it, plot, ''), JSON.stringify(plot)).toEqual([]);
            const { q, r, heading } = destination(squadron, plot.path.flat());
            expect([...ends.slice(NINE * i + 6, NINE * (i + 1))]).toEqual([q, r, heading]);
          });
        }
      }
    }
    expect(courses).toBeGreaterThan(500);
  });
});

describe('lines of fire', () => {
  const moments = [duel, shelf['fleet-action']!.scenarios['frigate-screen'] as object].flatMap(one => momentsOf(one, 'fire'));

  test('FA-6.5, FA-6.6 bear with the weapons the rules allow, but for those that cannot hurt', () => {
    let lines = 0;
    for (const v of moments.map(viewAt)) {
      const sides = (ship: Ship) => shipOf(v.book, ship).side;
      for (const ship of v.open.ships.filter(one => isActive(one) && sides(one) === v.side)) {
        for (const target of v.open.ships.filter(one => isActive(one) && sides(one) !== v.side)) {
          const gunner = gunnerOf(v, ship);
          const line = lineOf(v, gunner, { ship: target, of: shipOf(v.book, target) });
          const can = aims(sightOf(v), ship, target);
          const hurting = can.filter(({ weapon, band, sides, needs }) => {
            const { armour } = weapon.delivery === 'ballistic' ? bestLocation(line.mark.of.card) : line;
            return hitsExpected(weapon, sides, needs) * woundAt(gunOf(weapon), band, armour) > 0;
          });
          const bearing = gunner.arms.filter(arm => woundBy(arm, line, v.book.charts.rangeModifiers) > 0);
          expect(bearing.map(({ mount }) => mount)).toEqual(hurting.map(({ mount }) => mount));
          lines += bearing.length;
        }
      }
    }
    expect(lines).toBeGreaterThan(100);
  });

  test('FA-6.3 are worth to a squadron of one ship what its weapons do from there, in any place', () => {
    const one = fleets([['gquan-heavy-cruiser']], [['olympus-corvette']]);
    const v = viewAt(momentsOf(one, 'orders')[0]!);
    const [ours, theirs] = v.book.sides.map(({ id }) => forcesOf(v, id)[0]!);
    const { rangeModifiers } = v.book.charts;
    const gunner = gunnerOf({ ...v, open: { ...v.open, pulse: 1 } }, ours!.members[0]!.ship);
    const mark = theirs!.members[0]!;
    const points = mark.of.card.points / mark.of.card.structure;
    for (const hex of hexes.within({ q: 0, r: 0 }, 9).slice(1)) {
      for (let heading = 0; heading < 6; heading += 1) {
        const [at, to] = [
          { q: 0, r: 0, heading: 1 },
          { ...hex, heading },
        ];
        const given = withSlate(slate => {
          const give = threatOf(slate, { from: ours!, at: theirs! }, rangeModifiers);
          const take = threatOf(slate, { from: theirs!, at: ours! }, rangeModifiers);
          exchange({ give, take, drift: thrice(to) }, thrice(at), 0);
          return worthOf(give);
        });
        const line = between({ gunner, mark, needs: mark.of.card.def - gunner.ship.sensor }, at, to);
        const shots = (arm: Arm) => Math.min(arm.gun.weapon.shots, 3);
        const wounds = gunner.arms.reduce((sum, arm) => sum + shots(arm) * woundBy(arm, line, rangeModifiers), 0);
        expect(given, JSON.stringify(to)).toBeCloseTo(wounds * points, 9);
      }
    }
  });

  const thrice = ({ q, r, heading }: Place): number[] => [q, r, heading, q, r, heading, q, r, heading];
});

describe('the edge', () => {
  const v = viewAt(momentsOf(duel, 'orders')[0]!);
  const helm = helmOf(v, v.open.squadrons[1]!);

  test('is out of the way in the middle of the map', () => {
    expect(isDoomed(helm, { q: 30, r: 25, heading: 0, speed: 12 })).toBe(false);
  });

  test('cannot be avoided at a speed that nothing turns at', () => {
    expect(isDoomed(helm, { q: 30, r: -9, heading: 0, speed: 14 })).toBe(true);
    expect(isDoomed(helm, { q: 30, r: -9, heading: 3, speed: 14 })).toBe(false);
  });
});

describe('deployment', () => {
  test('FA-4.1.2 keeps every ship beside its command ship, and that behind the others', () => {
    const [moment] = momentsOf(shelf['fleet-action']!.scenarios['line-of-battle'] as object, 'deploy');
    const v = viewAt(moment!);
    const { squadrons } = moment!.order as unknown as { squadrons: { hex: string; heading: string; ships: { hex: string }[] }[] };
    const rows = (hex: string) => Number(hex.slice(2));
    expect(squadrons.length).toBe(v.book.squadrons.filter(({ side }) => side === v.side).length);
    for (const { hex, heading, ships } of squadrons) {
      expect(ships.length).toBeGreaterThan(0);
      for (const ship of ships) expect(rows(ship.hex) - rows(hex)).toBe(heading === 'N' ? -1 : 1);
    }
  });
});

describe('names', () => {
  const { book, open, side } = viewAt(momentsOf(duel, 'orders')[0]!);
  const own = book.ships.filter(of => of.side === side).map(({ id }) => id);

  test('FA-4.7.7 the ship that will last longest', () => {
    const ships = open.ships.map((ship): Ship => (ship.id === own[1] ? ship : { ...ship, structure: 3 }));
    const v = { ...viewAt(momentsOf(duel, 'orders')[0]!), open: { ...open, ships } };
    const naming = {
      office: 'commander' as const,
      of: book.squadrons[0]!.id,
      ships: own.slice(0, 3),
      outside: { of: own, count: 0 },
    };
    expect(namesFor(v, { namings: [naming] })).toEqual([{ of: naming.of, ship: own[1], outside: [] }]);
  });

  test('FA-4.7.9 those with the least left to lose are left outside', () => {
    const ships = open.ships.map((ship): Ship => (ship.id === own[2] ? { ...ship, structure: 1 } : ship));
    const v = { ...viewAt(momentsOf(duel, 'orders')[0]!), open: { ...open, ships } };
    const naming = { office: 'commander' as const, of: book.squadrons[0]!.id, ships: own, outside: { of: own, count: 1 } };
    expect(namesFor(v, { namings: [naming] })[0]!.outside).toEqual([own[2]]);
  });
});

describe('fire', () => {
  test('falls on fewer ships than fire', () => {
    const volleys = momentsOf(duel, 'fire').map(moment => shotsOf(viewAt(moment)));
    const full = volleys.filter(shots => shots.length >= 3);
    const targets = full.map(shots => new Set(shots.map(({ target }) => target)).size);
    expect(full.length).toBeGreaterThan(3);
    expect(targets.reduce((sum, n) => sum + n, 0) / full.length).toBeLessThan(2);
  });

  test('finishes a ship that is nearly gone', () => {
    const moment = momentsOf(duel, 'fire').find(one => shotsOf(viewAt(one)).length >= 3)!;
    const v = viewAt(moment);
    const enemies = v.open.ships.filter(ship => shipOf(v.book, ship).side !== v.side && ship.structure > 0);
    const hurt = enemies.map(({ id }) => {
      const ships = v.open.ships.map((ship): Ship => (ship.id === id ? { ...ship, structure: 2 } : ship));
      return shotsOf({ ...v, open: { ...v.open, ships } }).some(({ target }) => target === id);
    });
    expect(hurt.filter(Boolean).length).toBeGreaterThanOrEqual(enemies.length - 1);
  });
});

describe('allotting', () => {
  const idle = ['energy-mine', 'interceptor-mk-ii'];

  test('gives up what does nothing against ships before any gun', () => {
    let choices = 0;
    for (const moment of momentsOf(duel, 'allot')) {
      const v = viewAt(moment);
      const { about } = moment.ask as unknown as Extract<FaAsk, { kind: 'allot' }>;
      const given = weaponsForHits(v, about);
      const sheets = v.open.ships.map(ship => ({ ...ship, weapons: [...ship.weapons] }));
      about.hits.forEach((hit, i) => {
        const ship = sheets[v.book.shipAt[hit.ship]!]!;
        const of = shipOf(v.book, ship);
        const open = candidates({ of, ship }, hit).map(mount => of.weapons[mount]!.id);
        if (open.some(id => idle.includes(id))) {
          choices += 1;
          expect(idle).toContain(given[i]);
        }
        if (given[i] !== STRUCTURE) ship.weapons[mountNamed(of, given[i]!)]! -= 1;
      });
    }
    expect(choices).toBeGreaterThan(0);
  });

  test('FA-8.1.4 gives all points of one matter hit to one weapon, as long as that has a box', () => {
    const moment = momentsOf(duel, 'fire')[0]!;
    const v = viewAt(moment);
    const allot = shelf['fleet-action']!.rules.questions.allot!;
    let stayed = 0;
    for (const { id } of v.open.ships) {
      for (const on of ['primary', 'secondary'] as const) {
        const about = { hits: [false, true].map(again => ({ ship: id, on, arcs: [0], again })) };
        const weapons = weaponsForHits(v, about);
        expect(allot.judge(viewOf(moment.s, moment.ask.side), about, { weapons })).toEqual([]);
        if (weapons[0] === weapons[1]) stayed += 1;
      }
    }
    expect(stayed).toBeGreaterThan(0);
  });
});
