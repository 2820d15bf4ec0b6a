import { viewOf } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { atLeastOnce, fateOf, hitChance } from '../../bot/chances.ts';
import { matchOf, volleyWorth } from '../../bot/exchange.ts';
import { forceOf, forcesOf } from '../../bot/forces.ts';
import { courseOf, helmOf, moveOf, mustLeave } from '../../bot/helm.ts';
import { legsOf } from '../../bot/legs.ts';
import { moveFor } from '../../bot/moves.ts';
import { prospectOf, worthOf } from '../../bot/volleys.ts';
import type { Place } from '../../rules/map.ts';
import { moveFaults } from '../../rules/movement/faults.ts';
import { pathEnd } from '../../rules/movement/path.ts';
import { sideOf, squadronCalled } from '../../rules/roster.ts';
import type { SqView } from '../../rules/state.ts';
import { speedsOf, squadronsToMove } from '../../rules/turn/2-move.ts';
import type { Laid, Moment } from './battle.ts';
import { called, fought, laid, NAMES } from './battle.ts';

const times = (n: number, text: string): string[] => Array.from({ length: n }, () => text);
const viewAt = ({ s, ask }: Moment): SqView => viewOf(s, ask.side) as unknown as SqView;

/** Worth of the first squadron's fire at the second. */
function fireWorth(...squadrons: Laid[]): number {
  const v = laid(squadrons);
  const [from, to] = squadrons.map(({ id }) => forceOf(v, squadronCalled(v, id)));
  return volleyWorth(matchOf(v.book, from!, to!), from!.stand, to!.stand);
}

describe('chances', () => {
  test.each([
    [-3, 5 / 6],
    [2, 5 / 6],
    [5, 2 / 6],
    [6, 1 / 6],
    [7, 1 / 6],
    [8, 5 / 36],
    [12, 1 / 36],
    [14, 5 / 216],
  ])('SQ-4.5.2 an open-ended die reaches %i', (needs, chance) => {
    expect(hitChance(needs)).toBeCloseTo(chance, 12);
  });

  test('SQ-4.7.8 a hit that cannot win does so against a natural 1, one that must win but for its own natural 1', () => {
    // Only where the resistance is a natural 1.
    expect(fateOf(0, 40, 4).grave).toBeCloseTo((1 / 6) * (3 / 6), 3);
    expect(fateOf(40, 0, 4).grave).toBeCloseTo(5 / 6, 3);
    expect(fateOf(40, 0, 4).slight).toBeCloseTo(0, 3);
  });

  test('SQ-4.7.9 a laser of 5 against a resistance of 3, summed over all faces by hand', () => {
    // Resistance 1 (total 0), 2, 3, 4, 5: the attack needs what is below to do anything, and 4 more to destroy.
    const some = [5 / 6, 5 / 6, 5 / 6, 5 / 6, 4 / 6].reduce((a, b) => a + b) / 6;
    const destroyed = [5 / 6, 3 / 6, 2 / 6, 1 / 6, 1 / 6].reduce((a, b) => a + b) / 6;
    // A resistance of 6 and more is at least 10: an attack of 9 and more destroys, one of 5 and more does something.
    const { slight, grave } = fateOf(5, 3, 4);
    expect(grave).toBeGreaterThan(destroyed);
    expect(grave).toBeLessThan(destroyed + (1 / 6) * hitChance(9));
    expect(slight + grave).toBeGreaterThan(some);
    expect(slight + grave).toBeLessThan(some + (1 / 6) * hitChance(5));
  });

  test('at least one of many is nearly sure, of none impossible', () => {
    expect(atLeastOnce(0)).toBe(0);
    expect(atLeastOnce(0.1)).toBeCloseTo(1 - Math.exp(-0.1), 4);
    expect(atLeastOnce(9)).toBeGreaterThan(0.98);
  });
});

describe('legs', () => {
  const limits = { most: 7, turns: 3, turnDistance: 2 };

  test('end where the rules say they end, whatever the facing', () => {
    const map = { columns: 99, rows: 99 };
    for (const leg of legsOf(limits)) {
      for (const heading of [0, 1, 5]) {
        const tip = pathEnd({ map }, { q: 40, r: 10, heading }, leg.path);
        expect([tip.q, tip.r, tip.heading]).toEqual([40 + leg.q[heading]!, 10 + leg.r[heading]!, (heading + leg.turn) % 6]);
        expect(tip.hexes).toBe(leg.hexes);
      }
    }
  });

  test('end in different places, one of them at the full rate and one a hex ahead', () => {
    const paths = legsOf(limits).map(({ path }) => path);
    expect(paths).toContain('FFFFFFF');
    expect(paths).toContain('F');
    expect(paths.some(path => path.split(/[LR]/).length === 4)).toBe(true);
    expect(new Set(legsOf(limits).map(({ q, r, turn }) => `${q[0]} ${r[0]} ${turn}`)).size).toBe(paths.length);
  });

  test('stand as courses of whole squadrons in every scenario', () => {
    let courses = 0;
    for (const name of NAMES) {
      const moves = fought(name, 'legs', called('random'), called('ordinary')).asked.filter(({ ask }) => ask.kind === 'move');
      for (const moment of moves.filter((_, i) => i % 5 === 0)) {
        const v = viewAt(moment);
        for (const squadron of squadronsToMove(v, v.side)) {
          for (const speed of speedsOf(v, squadron)) {
            const helm = helmOf(v.book, forceOf(v, squadron), speed);
            for (const leg of helm?.legs.filter((_, i) => i % 7 === 0) ?? []) {
              courses += 1;
              expect(moveFaults(v.book, squadron, moveOf(courseOf(helm!, leg)))).toEqual([]);
            }
          }
        }
      }
    }
    expect(courses).toBeGreaterThan(500);
  });
});

describe('what fire is worth', () => {
  const from: Laid = { id: 'a', type: 'x-wing', craft: times(4, '1015 E') };
  const at = (hex: string, more: Partial<Laid> = {}): Laid => ({
    id: 'b',
    type: 'tie-ln',
    side: 'blue',
    craft: times(4, hex),
    ...more,
  });

  test('SQ-4.2.1 nothing outside the arc, nor beyond long range', () => {
    expect(fireWorth(from, at('0515 W'))).toBe(0);
    expect(fireWorth(from, at('3615 W'))).toBe(0);
    expect(fireWorth(from, at('3515 W'))).toBeGreaterThan(0);
  });

  test('SQ-4.3.1 more the nearer the band', () => {
    const [short, medium, long] = ['1315 W', '1515 W', '2515 W'].map(hex => fireWorth(from, at(hex)));
    expect(short).toBeGreaterThan(medium!);
    expect(medium).toBeGreaterThan(long!);
  });

  test('SQ-5.4.1 less of craft in flight, less again of craft that count half already', () => {
    const whole = fireWorth(from, at('1515 W'));
    expect(fireWorth(from, at('1515 W', { each: { damage: 1 } }))).toBeLessThan(whole);
    expect(fireWorth(from, at('1515 W', { as: { level: 1 } }))).toBeLessThan(whole);
  });

  test('is nearly what the exact sighting says', () => {
    for (const moment of fought('full-muster', 'exact', called('ordinary')).asked.filter(({ ask }) => ask.kind === 'fire')) {
      const v = viewAt(moment);
      const enemies = forcesOf(v, sideOf(v.book, v.side).enemies);
      for (const volley of (moment.order as unknown as { volleys: Parameters<typeof prospectOf>[1][] }).volleys) {
        const own = forceOf(v, squadronCalled(v, volley.squadron));
        const target = enemies.find(({ of }) => of.id === volley.target)!;
        const exact = worthOf(v, prospectOf(v, volley), { declared: new Map() });
        const quick = volleyWorth(matchOf(v.book, own, target), own.stand, target.stand);
        expect(quick).toBeGreaterThan(exact * 0.6);
      }
    }
  });
});

describe('moves', () => {
  /** Where the leader of a squadron ends its move. */
  function endOf(v: SqView, id: string): Place {
    const { craft } = moveFor(v, [id], 1);
    return pathEnd(v.book, squadronCalled(v, id).craft[0]!, craft[0]!.path);
  }

  test('brings a target into its arc that is abeam', () => {
    const v = laid([
      { id: 'a', type: 'x-wing', craft: times(4, '1515 E') },
      { id: 'b', type: 'tie-ln', side: 'blue', craft: times(4, '1803 E') },
    ]);
    const move = moveFor(v, ['a'], 1);
    expect(move.speed).toBe('attack');
    const end = endOf(v, 'a');
    const own = forceOf(v, squadronCalled(v, 'a'));
    const there = forceOf(v, squadronCalled(v, 'b'));
    const stand = {
      q: times(4, '').map(() => end.q),
      r: times(4, '').map(() => end.r),
      heading: times(4, '').map(() => end.heading),
    };
    expect(volleyWorth(matchOf(v.book, own, there), own.stand, there.stand)).toBe(0);
    expect(volleyWorth(matchOf(v.book, own, there), stand, there.stand)).toBeGreaterThan(0);
  });

  test('gets behind an enemy that has moved', () => {
    const v = laid([
      { id: 'a', type: 'a-wing', craft: times(4, '1512 E'), quality: 'veteran' },
      { id: 'b', type: 'tie-interceptor', side: 'blue', craft: times(6, '1815 W') },
    ]);
    const own = forceOf(v, squadronCalled(v, 'a'));
    const enemy = forceOf(v, squadronCalled(v, 'b'));
    const end = endOf(v, 'a');
    const stand = {
      q: own.stand.q.map(() => end.q),
      r: own.stand.r.map(() => end.r),
      heading: own.stand.heading.map(() => end.heading),
    };
    expect(volleyWorth(matchOf(v.book, own, enemy), stand, enemy.stand)).toBeGreaterThan(0);
    expect(volleyWorth(matchOf(v.book, enemy, own), enemy.stand, stand)).toBe(0);
  });

  test('closes at Full Throttle where nothing can be hit', () => {
    const v = laid([
      { id: 'a', type: 'x-wing', craft: times(4, '0215 E') },
      { id: 'b', type: 'tie-ln', side: 'blue', craft: times(4, '4015 W') },
    ]);
    expect(moveFor(v, ['a'], 1).speed).toBe('full');
  });

  test('SQ-8.4.4 a runner makes for its edge, and goes over it', () => {
    const goal = { kind: 'exit', side: 'red', squadron: 'a', craft: 2 } as const;
    const bombers: Laid = { id: 'a', type: 'tie-bomber', goalEdge: 'east', craft: times(4, '2015 E') };
    const enemy: Laid = { id: 'b', type: 'x-wing', side: 'blue', craft: times(2, '0115 W') };
    expect(endOf(laid([bombers, enemy], { goal }), 'a')).toMatchObject({ hexes: 9, turned: 0 });
    expect(endOf(laid([{ ...bombers, craft: times(4, '3715 E') }, enemy], { goal }), 'a')).toMatchObject({ left: 'east' });
    expect(endOf(laid([{ ...bombers, craft: times(4, '0515 W') }, enemy], { goal }), 'a')).toMatchObject({ left: null });
  });

  test('a stray craft comes back to the others', () => {
    const v = laid([
      { id: 'a', type: 'x-wing', craft: [...times(3, '1515 E'), '1507 SE'] },
      { id: 'b', type: 'tie-ln', side: 'blue', craft: times(4, '3515 W') },
    ]);
    const ends = moveFor(v, ['a'], 1).craft.map(({ craft, path }) =>
      pathEnd(v.book, squadronCalled(v, 'a').craft[craft - 1]!, path),
    );
    expect(Math.abs(ends[3]!.q - ends[0]!.q)).toBeLessThanOrEqual(4);
  });

  test('SQ-3.6.1 the edge cannot be avoided from close by, nor does it matter from far off', () => {
    const { book } = laid([
      { id: 'a', type: 'x-wing', craft: times(2, '1515 E') },
      { id: 'b', type: 'tie-ln', side: 'blue', craft: times(2, '1515 E') },
    ]);
    const limits = { turns: 2, turnDistance: 3 };
    const place = (text: string): Place =>
      laid([
        { id: 'a', type: 'x-wing', craft: times(2, text) },
        { id: 'b', type: 'tie-ln', side: 'blue', craft: times(2, '1515 E') },
      ]).open.squadrons[0]!.craft[0]!;
    expect(mustLeave(book, place('2015 E'), limits)).toBe(false);
    expect(mustLeave(book, place('3915 E'), limits)).toBe(true);
    expect(mustLeave(book, place('3915 W'), limits)).toBe(false);
  });
});
