import { type Hex, hexes } from '@flagplot/hexes';
import { type StepKind, stepHandles } from '@flagplot/scene/steps.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { Desk } from '../src/desk/desk.svelte.ts';
import { keyCap, takePathKey } from '../src/path/keys.ts';
import { PathDraft, type PathInHand } from '../src/path/path-draft.svelte.ts';
import { isBehind, isCaret } from '../src/path/strip.ts';

type Step = 'F' | 'R';
/** A path of letters, with its caret. */
interface Toy {
  text: string;
  at: number;
}

const STEPS: readonly StepKind<Step>[] = [
  { step: 'R', icon: 'starboard', word: 'Right', does: 'turn right', key: 'Shift ArrowRight', aside: 75, more: 'F' },
  { step: 'F', icon: 'ahead', word: 'Ahead', does: 'ahead', key: 'ArrowUp', straight: true },
];
/** Rules of the toy: four steps at most, no turn first. */
const MOST = 4;
const DEFAULT = 'F';
const NO_TURN = { rule: 'toy 1', at: '', say: 'It turns only under way.' };
const NO_ROOM = { rule: 'toy 2', at: '', say: 'Four steps at most.' };

let kept: Toy;
let inHand: string | undefined;
const desk = new Desk(() => undefined as never);
const reveal = vi.fn();

const end = (text: string): Toy => ({ text, at: text.length });

function tryStep({ text, at }: Toy, step: Step): { path: Toy; refused?: typeof NO_ROOM } {
  const path = end(text.slice(0, at) + step);
  if (step === 'R' && at === 0) return { path, refused: NO_TURN };
  return at >= MOST ? { path, refused: NO_ROOM } : { path };
}

/** A straight run as long as the range to a hex, if it is not too long. */
function courseTo({ text, at }: Toy, to: Hex): Toy | undefined {
  const far = hexes.rangeOf(to.q, to.r);
  return far > MOST ? undefined : end(text.slice(0, at).padEnd(far, 'F'));
}

const path = (): PathInHand<Step, Toy> | undefined =>
  inHand === undefined
    ? undefined
    : {
        id: inHand,
        kept,
        empty: end(''),
        isDefault: kept.text === DEFAULT,
        isEmpty: ({ at }) => at === 0,
        isSame: (a, b) => a.text === b.text,
        tryStep,
        takeBack: ({ text, at }) => end(text.slice(0, Math.max(0, at - 1))),
        fillAhead: ({ text, at }) => end(text.slice(0, at).padEnd(MOST, 'F')),
        whyFull: ({ at }) => (at >= MOST ? 'Full.' : undefined),
        takeUp: ({ text }, { index }) => ({ text, at: index }),
        courseTo,
        follow: (from, over) => ({ path: end(from.text.slice(0, from.at) + 'F'.repeat(over.length)), refused: NO_ROOM }),
        words: ({ text }) => text,
        says: ({ text }) => `${text}.`,
        tip: ({ text }) => ({ q: 0, r: -text.length }),
        placeName: () => '0101',
        keep: laid => {
          kept = laid;
        },
        reset: () => {
          kept = end(DEFAULT);
          return true;
        },
      };

// Keys are pressed here without a page.
vi.stubGlobal('Element', class {});

let draft: PathDraft<Step, Toy>;
beforeEach(() => {
  kept = end(DEFAULT);
  inHand = 'a';
  desk.said = '';
  reveal.mockClear();
  desk.looks({ centre: vi.fn(), reveal });
  draft = new PathDraft(STEPS, () => desk, path);
});

test("a path nobody has touched begins anew with its first step, and is somebody's own from then on", () => {
  expect(draft.untouched).toBe(true);
  draft.step('F');
  expect([kept.text, draft.untouched, draft.isBegun('a')]).toEqual(['F', false, true]);
  draft.step('R');
  expect(kept.text).toBe('FR');
  expect(desk.said).toBe('FR.');
  expect(reveal).toHaveBeenLastCalledWith({ q: 0, r: -2 });
});

test('a step that is refused is not laid: why is said and shown until another is', () => {
  draft.step('R');
  expect([kept.text, draft.untouched]).toEqual([DEFAULT, true]);
  expect(draft.refused).toEqual({ step: 'R', rule: 'toy 1', say: NO_TURN.say });
  expect(desk.said).toBe(NO_TURN.say);
  expect(draft.whyRefused('F')).toBeUndefined();
  draft.step('F');
  expect(draft.refused).toBeUndefined();
});

test('steps are put in at the caret and taken out before it', () => {
  for (const step of ['F', 'F', 'R', 'F'] as const) draft.step(step);
  draft.takeUp({ row: 0, index: 2 });
  expect(kept).toEqual({ text: 'FFRF', at: 2 });
  draft.step('F');
  expect(kept.text).toBe('FFF');
  draft.back();
  expect(kept.text).toBe('FF');
  for (let n = 0; n < 3; n += 1) draft.back();
  expect([kept.text, draft.isEmpty]).toEqual(['', true]);
});

test('of an untouched path nothing is taken back', () => {
  draft.back();
  expect([kept.text, draft.untouched]).toEqual([DEFAULT, true]);
});

test('the rest is laid straight ahead, as long as there is room', () => {
  draft.step('F');
  draft.step('R');
  draft.finish();
  expect([kept.text, draft.whyFull]).toEqual(['FRFF', 'Full.']);
  kept = { text: 'FRFF', at: 4 };
  const was = kept;
  draft.finish();
  expect(kept).toBe(was);
});

test('put back, a path is as nobody had touched it', () => {
  draft.step('F');
  draft.step('R');
  draft.reset();
  expect([kept.text, draft.untouched]).toEqual([DEFAULT, true]);
});

test('1 laid: the course to a far place is laid when it is drawn; another place leads on from where it began', () => {
  draft.layCourse({ q: 0, r: -3 });
  expect([kept.text, draft.untouched]).toEqual(['FFF', false]);
  expect(desk.said).toBe('FFF, as near to 0101 as it can. Undo takes it back.');
  draft.layCourse({ q: 0, r: -2 });
  expect(kept.text).toBe('FF');
  draft.layCourse({ q: 0, r: -9 });
  expect([kept.text, desk.said]).toEqual(['FF', 'No course leads nearer to 0101.']);
});

test('1 laid: of a path that was begun by hand no step is lost to a course, and undo takes the course back as a whole', () => {
  draft.step('F');
  draft.step('R');
  draft.layCourse({ q: 0, r: -4 });
  draft.layCourse({ q: 0, r: -3 });
  expect(kept.text).toBe('FRF');
  draft.back();
  expect(kept.text).toBe('FR');
  draft.back();
  expect(kept.text).toBe('F');
});

test('1 laid: a course laid on a path that nobody had touched leaves it untouched when it is taken back', () => {
  draft.layCourse({ q: 0, r: -3 });
  press('Backspace');
  expect([kept.text, draft.untouched]).toEqual([DEFAULT, true]);
});

test('a course is a path as any other once a step is laid: it can be taken up from one of its steps', () => {
  draft.layCourse({ q: 0, r: -3 });
  draft.takeUp({ row: 0, index: 1 });
  expect(kept).toEqual({ text: 'FFF', at: 1 });
  draft.step('R');
  draft.back();
  expect(kept.text).toBe('F');
});

test('a step is tried once for buttons and handles, and again when the path is another', () => {
  const it = path();
  const tried = it && vi.spyOn(it, 'tryStep');
  const once = new PathDraft<Step, Toy>(
    STEPS,
    () => desk,
    () => it,
  );
  expect([once.whyRefused('R')?.rule, once.tryStep('R')?.refused?.rule, once.whyRefused('F')]).toEqual([
    'toy 1',
    'toy 1',
    undefined,
  ]);
  expect(tried).toHaveBeenCalledTimes(2);
  once.step('F');
  expect(once.whyRefused('R')?.rule).toBeUndefined();
});

test('a drawn line is shown until it is let go, then laid; why it went no further stands', () => {
  const over = [
    { q: 0, r: -1 },
    { q: 0, r: -2 },
  ];
  draft.drag({ over, done: false });
  expect([kept.text, draft.drawn?.text, draft.untouched]).toEqual([DEFAULT, 'FF', false]);
  draft.drag({ over, done: true });
  expect([kept.text, draft.drawn, draft.refused?.step]).toEqual(['FF', undefined, 'F']);
});

test('led: drag: a ship that is dragged draws its whole path along, anew from where it stands, and lays it when it is let go', () => {
  draft.step('F');
  draft.step('R');
  draft.drag({ unit: 'a', over: [{ q: 0, r: -3 }], done: false });
  expect([kept.text, draft.drawn?.text]).toEqual(['FR', 'FFF']);
  draft.drag({ unit: 'a', over: [{ q: 0, r: -2 }], done: true });
  expect([kept.text, draft.drawn]).toEqual(['FF', undefined]);
  expect(desk.said).toBe('FF, as near to 0101 as it can. Undo takes it back.');
});

test('led: drag: given up, or where no path leads nearer, the path is as it was', () => {
  draft.step('F');
  draft.drag({ unit: 'a', over: [{ q: 0, r: -3 }], done: false });
  draft.drag({ unit: 'a', over: [{ q: 0, r: -3 }], done: true, cancelled: true });
  expect([kept.text, draft.drawn]).toEqual(['F', undefined]);
  draft.drag({ unit: 'a', over: [{ q: 0, r: -9 }], done: true });
  expect([kept.text, draft.drawn]).toEqual(['F', undefined]);
  draft.drag({ over: [{ q: 0, r: -1 }], done: false });
  draft.drag({ handle: 'F', over: [{ q: 0, r: -1 }], done: true, cancelled: true });
  expect([kept.text, draft.drawn]).toEqual(['F', undefined]);
});

test('a handle lays its step, or pressed long the one it then stands for', () => {
  expect(draft.handle('F', false)).toBe(true);
  expect(draft.handle('R', true)).toBe(true);
  expect(kept.text).toBe('FF');
  expect(draft.handle('place/a', false)).toBe(false);
});

function press(key: string, more: Partial<KeyboardEvent> = {}): boolean {
  const event = { key, code: key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null, ...more };
  return takePathKey(event as KeyboardEvent, draft, { next: () => false, letGo: () => false, own: name => name === 'Alt 1' });
}

test('its keys lay steps, take them back, fill it up and put it back', () => {
  expect(press('ArrowUp')).toBe(true);
  expect(press('ArrowRight', { shiftKey: true })).toBe(true);
  expect(kept.text).toBe('FR');
  expect(press('Backspace')).toBe(true);
  expect(press('End')).toBe(true);
  expect(kept.text).toBe('FFFF');
  expect(press('Delete')).toBe(true);
  expect(kept.text).toBe(DEFAULT);
  expect([press('Enter'), press('Escape'), press('ArrowRight')]).toEqual([false, false, false]);
  expect(press('1', { altKey: true, code: 'Digit1' })).toBe(true);
});

test('without a path in hand its keys are left to the board', () => {
  inHand = undefined;
  expect(press('ArrowUp')).toBe(false);
  expect(press('Backspace')).toBe(false);
});

test('a key stands on its button as it is pressed', () => {
  expect(['ArrowLeft', 'Shift ArrowRight', 'f'].map(keyCap)).toEqual(['←', '⇧→', 'f']);
});

test('what stands behind the caret goes with the next step', () => {
  const caret = { row: 1, index: 1 };
  expect(isCaret(caret, { row: 1, index: 1 })).toBe(true);
  expect(isCaret(undefined, { row: 1, index: 1 })).toBe(false);
  const spots = [
    { row: 0, index: 5 },
    { row: 1, index: 0 },
    { row: 1, index: 1 },
    { row: 2, index: 0 },
  ];
  expect(spots.map(spot => isBehind(caret, spot))).toEqual([false, false, true, true]);
  expect(isBehind(undefined, { row: 2, index: 0 })).toBe(false);
});

test('the next steps have handles where they lead, straight ahead first; a refused one says why', () => {
  const handles = stepHandles(STEPS, 120, ({ step }) => ({
    at: { q: 0, r: 0 },
    says: '0101',
    refused: step === 'R' ? NO_TURN : undefined,
  }));
  expect(handles).toEqual([
    { kind: 'handle', id: 'F', at: { q: 0, r: 0 }, icon: 'ahead', turned: 120, name: 'Ahead: 0101', grab: true },
    {
      kind: 'handle',
      id: 'R',
      at: { q: 0, r: 0 },
      icon: 'starboard',
      turned: 120,
      toward: 195,
      name: 'Turn right: 0101',
      refused: { rule: 'toy 1', say: NO_TURN.say },
    },
  ]);
});
