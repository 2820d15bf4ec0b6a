import type { Item, Place } from '@flagplot/scene';
import { expect, test, vi } from 'vitest';
import type { Laying, Spoken } from '../src/cards/placing.ts';
import { countHidden, leeway, placeCard, shareOf } from '../src/cards/placing.ts';
import { placeSheet } from '../src/cards/placing-sheet.ts';
import { spokenAt, subjectOfOdds, withSheet } from '../src/cards/subject.ts';

const ROOM = { width: 900, height: 670 };
const NOTHING: Spoken = { points: [], lines: [] };
const TOOLS = { x: 16, y: 24, width: 310, height: 32 };
const ZOOM = { x: 16, y: 622, width: 160, height: 32 };

function laying(given: Partial<Laying>): Laying {
  return {
    room: ROOM,
    others: [TOOLS, ZOOM],
    spoken: NOTHING,
    size: { width: 316, height: 290 },
    now: undefined,
    share: undefined,
    isFirm: false,
    isLast: false,
    ...given,
  };
}

/** One who fires at another. */
const fire = (from: readonly [number, number], to: readonly [number, number]): Spoken => {
  const [a, b] = [
    { x: from[0], y: from[1] },
    { x: to[0], y: to[1] },
  ];
  return { points: [a, b], lines: [[a, b]] };
};

test('cards: a hull hides below a card as far as it reaches, a line where it runs through, though neither end is there', () => {
  const card = { x: 300, y: 300, width: 200, height: 100 };
  expect(countHidden(card, fire([100, 100], [700, 100]))).toBe(0);
  expect(countHidden(card, fire([100, 350], [700, 350]))).toBe(1);
  expect(countHidden(card, fire([400, 200], [400, 290]))).toBe(1);
  expect(countHidden(card, fire([400, 200], [400, 350]))).toBe(2);
  expect(countHidden(card, fire([250, 320], [320, 250])), 'it passes a corner').toBe(0);
  expect(countHidden(card, fire([250, 200], [250, 600])), 'upright beside it').toBe(0);
});

test('cards: odds stand at the lower right, and in another corner where something is spoken of there', () => {
  expect(placeCard(laying({})).at).toMatchObject({ x: 568, y: 364 });
  const spoken = fire([700, 500], [600, 640]);
  const { at, stands } = placeCard(laying({ spoken }));
  expect(stands).toBe(true);
  expect(countHidden(at, spoken)).toBe(0);
  expect(at, 'as near as may be').toMatchObject({ x: 568, y: 16 });
});

test('cards: odds stand beside the tools of a corner, not over them', () => {
  const spoken = fire([860, 20], [860, 650]);
  const { at } = placeCard(laying({ spoken, now: { x: 16, y: 364, width: 316, height: 290 } }));
  expect(countHidden(at, spoken)).toBe(0);
  for (const tool of [TOOLS, ZOOM])
    expect(at.y >= tool.y + tool.height || at.y + at.height <= tool.y || at.x >= tool.x + tool.width).toBe(true);
});

test('cards: where no place is clear the board is to make room, and only if it does not the least is hidden', () => {
  const points = [150, 450, 750].flatMap(x => [100, 335, 570].map(y => ({ x, y })));
  const spoken = { points: [...points, { x: 800, y: 600 }, { x: 700, y: 600 }], lines: [] };
  const first = placeCard(laying({ spoken }));
  expect(first.stands).toBe(false);
  expect(first.at).toMatchObject({ x: 568, y: 364 });
  const last = placeCard(laying({ spoken, isLast: true }));
  expect(last.stands).toBe(false);
  expect(countHidden(last.at, spoken)).toBeLessThan(countHidden(first.at, spoken));
});

test('cards: where a person put it a card stays for the ask, and gives way to the next where it would hide what that speaks of', () => {
  const spoken = fire([200, 200], [400, 300]);
  const share = shareOf({ x: 100, y: 100 }, leeway(ROOM, { width: 316, height: 290 }));
  const firm = placeCard(laying({ spoken, share, isFirm: true }));
  expect(firm.at.x).toBeCloseTo(100);
  expect(firm.at.y).toBeCloseTo(100);
  expect(firm.stands).toBe(true);
  const next = placeCard(laying({ spoken, share }));
  expect(countHidden(next.at, spoken)).toBe(0);
  const elsewhere = placeCard(laying({ spoken: fire([700, 600], [800, 600]), share }));
  expect(elsewhere.at.x).toBeCloseTo(100);
});

test('cards: a share holds a card within the board, whatever becomes of its size', () => {
  expect(shareOf({ x: -50, y: 2000 }, { width: 500, height: 300 })).toEqual({ x: 0, y: 1 });
  expect(shareOf({ x: 50, y: 50 }, { width: 0, height: 0 })).toEqual({ x: 0, y: 0 });
  const { at } = placeCard(laying({ room: { width: 700, height: 400 }, share: { x: 1, y: 1 } }));
  expect([at.x + at.width, at.y + at.height]).toEqual([700, 400]);
});

test('cards: a sheet stands at the right, at the left where its unit is at the right, and narrower where the board makes no room', () => {
  const of = (x: number): Spoken => ({ points: [{ x, y: 300 }], lines: [] });
  expect(placeSheet(laying({ spoken: of(100) }))).toEqual({ at: { x: 360, y: 0, width: 540, height: 670 }, stands: true });
  expect(placeSheet(laying({ spoken: of(800) })).at).toMatchObject({ x: 0, width: 540 });
  expect(placeSheet(laying({ spoken: of(450) }))).toEqual({ at: { x: 360, y: 0, width: 540, height: 670 }, stands: false });
  const last = placeSheet(laying({ spoken: of(450), isLast: true }));
  expect(last.stands).toBe(true);
  expect(last.at).toMatchObject({ x: 480, width: 420 });
  const small = placeSheet(laying({ room: { width: 660, height: 500 }, spoken: of(330), isLast: true }));
  expect(small).toMatchObject({ stands: true, at: { width: 300 } });
});

test('cards: a sheet at a side stays there while it hides nothing, and one that is drawn down ends at the foot of the board', () => {
  const now = { x: 0, y: 0, width: 540, height: 670 };
  expect(placeSheet(laying({ now })).at.x).toBe(0);
  const { at } = placeSheet(laying({ share: { x: 0.5, y: 1 } }));
  expect(at).toEqual({ x: 180, y: 510, width: 540, height: 160 });
});

const HEX = { q: 1, r: 1 };
const ray = (from: string, to: string, held: boolean): Item<Place> =>
  ({ kind: 'ray', id: `${from} ${to}`, from: { unit: from }, to: { unit: to }, role: 'intent', held }) as never;

test('cards: odds speak of all who fire at the target in hand, with their lines, and of nobody else', () => {
  const items = [ray('a', 'x', true), ray('b', 'x', false), ray('c', 'y', false)];
  const { lines } = subjectOfOdds(items, { held: [], must: [HEX], may: [] });
  expect(lines).toEqual([
    [{ unit: 'a' }, { unit: 'x' }],
    [{ unit: 'b' }, { unit: 'x' }],
  ]);
  const spot = vi.fn((end: unknown) => (JSON.stringify(end).includes('"b"') ? undefined : { x: 1, y: 2 }));
  const spoken = spokenAt(subjectOfOdds(items, undefined), spot as never);
  expect([spoken.points.length, spoken.lines.length], 'who is not on the board is left out').toEqual([3, 1]);
});

test('cards: the unit of an open record sheet is worth a look as well, before all others', () => {
  const unit = { kind: 'unit', id: 'u', at: { q: 5, r: 5 } } as never;
  const work = { held: [], must: [HEX], may: [{ q: 9, r: 9 }] };
  expect(withSheet(work, [unit], 'u').may).toEqual([
    { q: 5, r: 5 },
    { q: 9, r: 9 },
  ]);
  expect(withSheet(work, [unit], undefined)).toBe(work);
});
