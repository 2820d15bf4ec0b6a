import { hexes } from '@flagplot/hexes';
import { ofKind } from '@flagplot/scene';
import { describe, expect, test } from 'vitest';
import { courseInHand, courseTo, courseWords, movingOf, tryStep, unitAfter, withCourse } from '../../page/space/course.ts';
import { courseLayer } from '../../page/space/layer.ts';
import { trackOf } from '../../page/track/track.ts';
import { LAYOUT } from '../../rules/geometry/map.ts';
import type { TpView } from '../../rules/state.ts';
import type { Battle } from '../battle.ts';
import { battle } from '../battle.ts';

const STRAIGHT = { step: 'F', acts: [], fire: [] };
const at = (name: string) => hexes.parseName(name, LAYOUT) as { q: number; r: number };

/** Two cruisers; the blue one is called to its first space. */
function called(speed = 8): Battle {
  const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1417^F 8');
  b.allocate({ blue: { speed }, red: { speed: 6 } });
  return b.until('space', 'a');
}

const view = (b: Battle): TpView => b.view('a');

describe('a course in the making', () => {
  test('TP-1.1.3 has as many boxes as the unit has spaces, in this phase and the next', () => {
    const b = called();
    expect(movingOf(view(b), b.unit('blue'), undefined).left).toEqual([4, 4]);
    b.step({ a: STRAIGHT });
    b.until('space', 'a');
    expect(movingOf(view(b), b.unit('blue'), undefined).left).toEqual([3, 4]);
  });

  test('TP-1.1.4 of an odd speed as many as it says now', () => {
    const b = called(9);
    const of = (half: number | undefined) => movingOf(view(b), b.unit('blue'), half).left;
    expect([of(undefined), of(5)]).toEqual([
      [4, 5],
      [5, 4],
    ]);
  });

  test('TP-4.2.6 refuses a turn before its hexes are made, and takes it after them', () => {
    const b = called();
    const of = movingOf(view(b), b.unit('blue'), undefined);
    b.unit('blue').turnCount = 0;
    expect(tryStep(of, '', 'L').refused?.rule).toBe('TP-4.2.6');
    expect(tryStep(of, 'FFFF', 'L')).toEqual({ path: 'FFFFL' });
  });

  test('TP-4.1.4 does not lead off the map, nor beyond the last space', () => {
    const b = called();
    const of = movingOf(view(b), b.unit('blue'), undefined);
    expect(tryStep(of, 'FFFFFFFF', 'F').refused?.rule).toBe('TP-1.1.3');
    b.put('blue', '0115^E');
    const at = (turnCount: number) => {
      Object.assign(b.unit('blue'), { turnCount, slipCount: turnCount });
      return tryStep(movingOf(view(b), b.unit('blue'), undefined), '', 'F').refused?.rule;
    };
    expect([at(9), at(0)]).toEqual(['TP-4.1.4', undefined]);
  });

  test('goes to a far hex as near as it can, by turns and slips', () => {
    const b = called();
    const of = movingOf(view(b), b.unit('blue'), undefined);
    const to = at('1215');
    const course = courseTo(of, '', to) ?? '';
    expect(hexes.range(unitAfter(b.unit('blue'), course), to)).toBe(0);
    expect(course.length).toBeLessThanOrEqual(4);
  });

  test('is kept as a step and what follows, and read as words', () => {
    expect(withCourse({ ...STRAIGHT, course: 'FFL' }, 'LFF')).toEqual({ ...STRAIGHT, step: 'L', course: 'FF' });
    expect(withCourse(STRAIGHT, '')).toEqual(STRAIGHT);
    expect(courseWords('FFLPS3')).toBe('2 ahead, left, slip left, slip right, hard turn');
  });

  test('fills the phase first, then the turn', () => {
    const b = called();
    const path = courseInHand(movingOf(view(b), b.unit('blue'), undefined), 'F');
    expect(path.fillAhead('F')).toBe('FFFF');
    expect(path.fillAhead('FFFF')).toBe('FFFFFFFF');
  });

  test('TP-4.3.1 a handle turns where that may be, slips where it may not, and says what is refused', () => {
    const b = called();
    const of = movingOf(view(b), b.unit('blue'), undefined);
    const handles = (course: string, barred: string) =>
      ofKind(
        courseLayer({
          of,
          course,
          isLoose: false,
          isCarried: false,
          whyRefused: step => (barred.includes(step) ? { rule: 'TP-4.2.6', say: 'no' } : undefined),
        }),
        'handle',
      ).map(({ id, refused }) => (refused ? `${id} refused` : id));
    expect(handles('F', '')).toEqual(['F', 'L', 'R']);
    expect(handles('F', 'LR')).toEqual(['F', 'P', 'S']);
    expect(handles('F', 'LRPS')).toEqual(['F', 'L refused', 'R refused']);
  });
});

test('TP-1.2.3 the track has the units in their order, with what they have made of their spaces', () => {
  const b = called();
  b.step({ a: STRAIGHT });
  b.until('space', 'a');
  const { half, units } = trackOf(view(b));
  expect(half).toBe(1);
  expect(units.map(({ id, made, of, moves }) => [id, made, of, moves])).toEqual([
    ['blue', 1, 4, true],
    ['red', 0, 3, false],
  ]);
  expect(units[0]?.says).toBe('A heavy cruiser: 1 of 4 spaces made, moving');
});

test('TP-7.2.1 the track says what a unit waits for, and how long', () => {
  const b = called();
  b.unit('blue').delays = [
    { what: 'shield-2', left: 8, by: 'impulse' },
    { what: 'erratic', left: 1, by: 'impulse' },
    { what: 'silent', left: 99, by: 'impulse' },
  ];
  expect(trackOf(view(b)).units.find(({ id }) => id === 'blue')?.waits).toEqual([
    'shield 2 may come up in 8',
    'erratic manoeuvres in 1',
    'lends nothing in this phase',
  ]);
});
