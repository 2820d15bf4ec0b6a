import { hexes } from '@flagplot/hexes';
import { ofKind } from '@flagplot/scene';
import { expect, test } from 'vitest';
import { chanceFrom } from '../../page/move/chance.ts';
import { courseTo, drawPath, moveInHand } from '../../page/move/courses.ts';
import { captionOf } from '../../page/move/say.ts';
import { squadrons } from '../../rules/index.ts';
import { LAYOUT } from '../../rules/map.ts';
import { pathEnd, type Step } from '../../rules/movement/path.ts';
import {
  afterwards,
  atSpeed,
  fullBarred,
  inFormationWith,
  isLeast,
  least,
  limitsIn,
  type Making,
  pathOf,
  rejoin,
  straightOn,
  tipOf,
  tryStep,
  warningsOf,
  withPath,
} from '../../scene/flights.ts';
import { links } from '../../scene/links.ts';
import { laidOut } from '../../scene/move.ts';
import { outlook } from '../../scene/outlook.ts';
import { alliance, squadron, withCraft } from './table.ts';

const view = alliance();
const about = { round: 1, squadrons: ['red', 'green'] };

function making(of = view, id = 'red'): Making {
  const red = squadron(of, id);
  return { book: of.book, squadron: red, move: least(of.book, red) };
}
const flown = (it: Making, path: string, place?: number): Making => ({ ...it, move: withPath(it, path, place) });
const whyRefused = (it: Making, place: number, laid: string) => (step: Step) => {
  const tried = tryStep(it, place, { path: laid, step });
  return 'refused' in tried ? tried.refused : undefined;
};
const hex = (name: string) => hexes.parseName(name, LAYOUT) ?? { q: 0, r: 0 };

test('a move begins with the least the rules allow, and a squadron flies as its leader does', () => {
  const it = making();
  expect(isLeast(it)).toBe(true);
  expect(it.move).toEqual(squadrons.questions.move.idle(view, about));
  const led = flown(it, 'FFLF');
  expect(led.move.craft.map(flight => flight.path)).toEqual(['FFLF', 'FFLF', 'FFLF', 'FFLF']);
  expect(squadrons.questions.move.judge(view, about, led.move)).toEqual([]);
});

test('a craft that flies alone stays out of the formation until it joins again', () => {
  const own = flown(flown(making(), 'FFLF'), 'FFF', 2);
  const on = flown(own, 'FFLFF');
  expect(on.move.craft.map(flight => flight.path)).toEqual(['FFLFF', 'FFLFF', 'FFF', 'FFLFF']);
  expect([0, 1, 2, 3].map(place => inFormationWith(on, place))).toEqual([true, true, false, true]);
  expect(pathOf(rejoin(on), 2)).toBe('FFLFF');
});

test('SQ-3.4.3 a step that the book bars is refused with its rule, and nothing is laid', () => {
  const it = making();
  expect(tryStep(it, 0, { path: 'F', step: 'L' })).toMatchObject({ refused: { rule: 'SQ-3.4.3' } });
  expect(tryStep(it, 0, { path: 'FF', step: 'L' })).toEqual({ path: 'FFL' });
  expect(tryStep(it, 0, { path: 'FFFFFFFF', step: 'F' })).toMatchObject({ refused: { rule: 'SQ-3.3.6' } });
});

test('SQ-3.3.7 a damaged craft in the body bars Full Throttle, one that is apart flies on at its own limits', () => {
  expect(fullBarred(view.book, squadron(view, 'red'))).toBeUndefined();
  const hurt = withCraft(view, 'red', [{}, { damage: 1 }]);
  expect(fullBarred(hurt.book, squadron(hurt, 'red'))?.rule).toBe('SQ-3.3.7');
  const it = flown(making(hurt), 'FFLFFRFF');
  expect(pathOf(it.move, 1)).not.toBe('FFLFFRFF');
  expect(inFormationWith(it, 1)).toBe(true);
  expect(squadrons.questions.move.judge(hurt, about, it.move)).toEqual([]);
});

test('a slower speed keeps what can still be flown of each path', () => {
  const fast = { ...making(), move: atSpeed(making(), 'full') };
  const far = flown(fast, straightOn(fast, 0, ''));
  expect(pathOf(far.move, 0)).toBe('F'.repeat(12));
  expect(pathOf(atSpeed(far, 'attack'), 0)).toBe('F'.repeat(8));
});

test('a path with nothing in it is no flight: the order says what is lacking', () => {
  const none = flown(making(), '', 1);
  expect(none.move.craft.map(flight => flight.craft)).toEqual([1, 3, 4]);
  expect(squadrons.questions.move.judge(view, about, none.move).every(fault => fault.lacking)).toBe(true);
  expect(captionOf(none, { untouched: false, warnings: warningsOf(none) })).toContain('Still without a path: 2.');
});

test('SQ-3.5.2, SQ-3.6.1 who would be separated or leave the map is told before it happens', () => {
  const off = withCraft(view, 'red', [{ hex: '2903' }, { hex: '2504' }, { hex: '2505' }, { hex: '2506' }]);
  const it = flown(making(off), 'FFF', 0);
  const warnings = warningsOf(it);
  expect(warnings.leaving).toEqual([{ craft: 1, edge: 'east' }]);
  const apart = warningsOf(flown(making(), 'FFFFFFFF', 3)).apart;
  expect(apart).toEqual([4]);
  expect(captionOf(it, { untouched: false, warnings })).toContain('1 leaves over the east edge');
});

test('a far hex is reached by a lawful path, and the map is never left for it', () => {
  const it = making();
  const of = { book: it.book, craft: it.squadron.craft[0] as (typeof it.squadron.craft)[number], limits: limitsIn(it, 0) };
  for (const to of ['1108', '0905', '1012', '0101', '3020']) {
    const path = courseTo(of, '', hex(to));
    const laid = flown(it, path, 0);
    expect(squadrons.questions.move.judge(view, about, laid.move)).toEqual([]);
    expect(tipOf(laid, 0).left).toBeNull();
  }
  const near = tipOf(flown(it, courseTo(of, '', hex('1107')), 0), 0);
  expect(hexes.range(near, hex('1107'))).toBe(0);
});

test('a finger drawn through hexes lays them, and drawn back takes them up', () => {
  const it = making();
  const craft = it.squadron.craft[0] as (typeof it.squadron.craft)[number];
  const of = { book: it.book, craft, limits: limitsIn(it, 0) };
  const over = [1, 2, 3].map(n => [...Array(n)].reduce(at => hexes.step(at, craft.heading), { q: craft.q, r: craft.r }));
  expect(drawPath(of, '', over).path).toBe('FFF');
  expect(drawPath(of, '', [...over, ...over.slice(0, 2).reverse()]).path).toBe('F');
});

test('4 diagonal: a finger that slants where it may not turn yet is followed as near as the craft can, and is told why it stops', () => {
  const it = making();
  const craft = it.squadron.craft[0] as (typeof it.squadron.craft)[number];
  const of = { book: it.book, craft, limits: limitsIn(it, 0) };
  /** The hexes a slanting finger passes: one to starboard, one ahead, and so on. */
  const slant: { q: number; r: number }[] = [];
  for (const sixths of [1, 0, 1, 0, 1, 0]) slant.push(hexes.step(slant.at(-1) ?? craft, craft.heading + sixths));
  const drawn = drawPath(of, '', slant).path;
  expect(drawn.length).toBeGreaterThan(3);
  expect(hexes.range(pathEnd(it.book, craft, drawn), slant.at(-1) ?? craft)).toBeLessThanOrEqual(1);
  expect(squadrons.questions.move.judge(view, about, flown(it, drawn, 0).move)).toEqual([]);
  const far = [...slant, ...[1, 2, 3].map(n => hexes.step(slant.at(-1) ?? craft, craft.heading, n))];
  expect(drawPath(of, '', far).refused?.say).toBeTruthy();
});

test('the board has a ghost a craft, handles at the tip with what bars them, and what is left', () => {
  const it = flown(making(), 'F');
  const layer = laidOut(view, {
    it,
    place: 0,
    alone: false,
    laid: 'F',
    loose: false,
    chance: undefined,
    carried: false,
    whyRefused: whyRefused(it, 0, 'F'),
  });
  expect(ofKind(layer, 'ghost').map(ghost => ghost.number)).toEqual(['1', '2', '3', '4']);
  const handles = ofKind(layer, 'handle');
  expect(handles.map(handle => [handle.id, handle.refused?.rule])).toEqual([
    ['F', undefined],
    ['L', 'SQ-3.4.3'],
    ['R', 'SQ-3.4.3'],
  ]);
  expect(handles[0]?.name).toMatch(/^Ahead: \d{4}, then \d+ from Alpha \d$/);
  expect(ofKind(layer, 'counter')[0]?.counts.map(count => count.figure)).toEqual(['7', '3', '1']);
});

test('SQ-3.7.1 a frozen craft drifts and has no handles of its own', () => {
  const frozen = withCraft(view, 'red', [{ ion: 4, moved: 5 }]);
  const it = making(frozen);
  const layer = laidOut(frozen, {
    it,
    place: 1,
    alone: false,
    laid: '',
    loose: true,
    chance: undefined,
    carried: false,
    whyRefused: whyRefused(it, 1, ''),
  });
  const [drift] = ofKind(layer, 'path').filter(path => path.line === 'drift');
  const [from, to] = [drift?.through[0], drift?.through.at(-1)];
  expect(from && to && hexes.range(from, to)).toBe(5);
  expect(it.move.craft.map(flight => flight.craft)).toEqual([2, 3, 4]);
});

test('links join all craft by the shortest ways, and those beyond reach are broken', () => {
  const craft = ['0101', '0301', '0901', '0101'].map((name, i) => ({ id: String(i), at: hex(name), end: hex(name) }));
  const made = links(craft, { reach: 3, role: 'intent', id: 'x' });
  expect(made.map(link => [link.broken ?? false, link.tag])).toEqual([
    [false, undefined],
    [true, '6 hexes'],
  ]);
});

test('from where a move ends it is told what would bear, and nothing at Full Throttle', () => {
  const near = withCraft(view, 'alpha', [{ hex: '1210', heading: 4 }]);
  const red = { ...squadron(near, 'red'), speed: 'attack' as const };
  expect(outlook(near, red).bears.length).toBeGreaterThan(0);
  expect(outlook(near, { ...red, speed: 'full' })).toMatchObject({ bears: [], silent: expect.stringContaining('Full Throttle') });
});

test('SQ-3.6.1 where all craft would leave the map, nothing bears, and nobody is called frozen', () => {
  const atEdge = withCraft(view, 'red', [{ hex: '2903' }, { hex: '2904' }, { hex: '2905' }, { hex: '2906' }]);
  const gone = afterwards(flown(making(atEdge), 'FFF'));
  expect(gone.craft.map(craft => craft.status)).toEqual(['left', 'left', 'left', 'left']);
  expect(outlook(atEdge, gone)).toEqual({ bears: [], silent: 'No craft of Red would be on the map any more.' });
});

test('steps of the path in hand are those of the lead and of all who follow it, or of one craft alone', () => {
  const it = making();
  const led = moveInHand(it, { place: 0, alone: undefined, name: 'Red' });
  const paths = (move: Making['move']) => move.craft.map(flight => flight.path);
  expect(led.isDefault && led.isEmpty(led.empty)).toBe(true);
  const one = led.tryStep(led.empty, 'F').path;
  expect(paths(led.tryStep(one, 'F').path)).toEqual(['FF', 'FF', 'FF', 'FF']);
  expect(led.tryStep(one, 'L')).toMatchObject({ path: one, refused: { rule: 'SQ-3.4.3' } });
  expect(led.says(one)).toBe('Red: 1. 7 hexes and 3 turns left.');
  expect(paths(led.takeBack(one))).toEqual([]);
  const alone = moveInHand({ ...it, move: one }, { place: 2, alone: 2, name: 'Red 3' });
  const own = alone.tryStep(alone.kept, 'F').path;
  expect(paths(own)).toEqual(['F', 'F', 'FF', 'F']);
  expect(paths(alone.takeUp(own, { row: 0, index: 1 }))).toEqual(['F', 'F', 'F', 'F']);
  expect(alone.courseTo(own, hex('1108'))).toBeDefined();
  const { q, r, heading } = tipOf({ ...it, move: own }, 2);
  expect(alone.tip?.(own)).toEqual({ q, r });
  expect(paths(alone.follow(own, [hexes.step({ q, r }, heading)]).path)).toEqual(['F', 'F', 'FFF', 'F']);
});

test('led: drag: where a move ends it is said what could be hit from there, and how likely; nothing where nobody bears', () => {
  const near = withCraft(view, 'alpha', [{ hex: '1210', heading: 4 }]);
  expect(chanceFrom(near, making(near))).toEqual({
    figure: expect.stringMatching(/^\d+ %$/),
    word: expect.stringMatching(/^at Alpha, \d+ shots?$/),
  });
  const full = { ...making(near), move: atSpeed(making(near), 'full') };
  expect(chanceFrom(near, full)).toBeUndefined();
});
