// The vectors of Two-Phase as cases: each is played by the command, and played otherwise where the book forbids or foretells something else.

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeJson } from '../src/file.ts';
import { typed } from './typed.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'flagplot-two-phase-'));

interface VectorCase {
  answers: { side: string; kind: string; order?: Record<string, unknown> }[];
  dice: number[];
}

/** What the command says of a vector, with something of it changed. */
async function said(vector: number, change: (of: VectorCase) => void = () => undefined) {
  const made = JSON.parse(readFileSync(`cases/tp-vector-${vector}.json`, 'utf8')) as VectorCase;
  change(made);
  const file = join(FOLDER, `tp-vector-${vector}.json`);
  writeJson(file, made);
  return typed(['adjudicate', file, '--all']);
}

/** The lines of what was told that have these words. */
const linesWith = (out: string, words: string): string[] =>
  out
    .split('\n')
    .map(line => line.trim())
    .filter(line => line.includes(words));

const order = ({ answers }: VectorCase, i: number): Record<string, unknown> => answers[i]?.order as Record<string, unknown>;

test('TP-1.1.4 vector 1: speed 15 is split 8 and 7, or 7 and 8 where nobody says so, and in no other way', async () => {
  const { code, out } = await said(1);
  expect([code, linesWith(out, 'makes')]).toEqual([
    0,
    ['Blue heavy cruiser makes 8 spaces in First Phase.', 'Speed 15: Blue heavy cruiser makes 7 spaces.'],
  ]);
  const lower = await said(1, of => {
    order(of, 2).half = 7;
    order(of, 2).course = 'FFFFFF';
    order(of, 3).course = 'FFFFFFF';
  });
  expect(linesWith(lower.out, 'makes 7 spaces in First Phase')).toHaveLength(1);
  expect((await said(1, of => Object.assign(order(of, 2), { half: 9 }))).err).toContain('TP-1.1.4');
});

test('TP-3.2.2 TP-3.2.3 vector 2: at one speed the higher die chooses, the order holds for both phases, and nobody throws again', async () => {
  const { code, out } = await said(2);
  expect([code, linesWith(out, 'makes').map(line => line.split(' ')[2])]).toEqual([0, ['Blue', 'Red', 'Blue', 'Red']]);
  const last = await said(2, of => Object.assign(order(of, 2), { first: [false] }));
  expect(linesWith(last.out, 'makes').map(line => line.split(' ')[2])).toEqual(['Red', 'Blue', 'Red', 'Blue']);
});

test('TP-1.2.1 vector 3: at speeds 2 and 0 there are two impulses a phase', async () => {
  const { code, out } = await said(3);
  expect(code).toBe(0);
  expect([linesWith(out, 'moves ahead'), linesWith(out, 'Impulse zero of')].map(lines => lines.length)).toEqual([2, 2]);
});

test('TP-6.2.1 vector 4: a torpedo launched on its ship’s own movement, which moves on, flies 8 hexes in either phase', async () => {
  const { code, out } = await said(4);
  const [first = '', second = ''] = out.split(/second phase, movement/i);
  expect([code, linesWith(first, 'flies to').length, linesWith(second, 'flies to').length]).toEqual([0, 8, 8]);
});

test('TP-7.1.1 TP-10.1.5 vector 5: 8 impulses last 4: a shield dropped in the first space is raised with the sixth, and no sooner', async () => {
  const { code, out } = await said(5);
  expect([code, linesWith(out, 'shield 1')]).toEqual([
    0,
    ['Blue heavy cruiser drops shield 1.', 'Blue heavy cruiser raises shield 1.'],
  ]);
  const sooner = await said(5, of => {
    order(of, 3).course = 'FF';
  });
  expect(sooner.err).toContain('TP-10.1.5');
});

test('TP-7.2.1 TP-7.3.1 vector 6: of four impulses two are counted in First Phase, and the waterfall ends the rest', async () => {
  expect((await said(6)).code).toBe(0);
  const early = await said(6, of => {
    const later = order(of, 7).acts;
    Object.assign(order(of, 4), { acts: later });
    of.answers = of.answers.slice(0, 5);
  });
  expect([early.code, early.err]).toEqual([1, expect.stringContaining('TP-10.1.5')]);
});

test('TP-11.1.1 vector 7: at four spaces a phase a cloak is full with the fourth', async () => {
  const { code, out } = await said(7);
  expect([code, linesWith(out, 'fades').length, linesWith(out, 'is fully cloaked').length]).toEqual([0, 3, 1]);
});

test('TP-12.1.3 vector 8: a shuttle whose number is still to come makes three spaces in the phase of its launch', async () => {
  const { code, out } = await said(8);
  expect([code, linesWith(out, 'Shuttle 1 moves').length]).toEqual([0, 3]);
});

test('TP-7.3.1 TP-9.1.1 vector 9: a phaser fired at impulse zero of Second Phase fires in the first impulse of the next turn, and not twice in one', async () => {
  const { code, out } = await said(9);
  expect([code, linesWith(out, 'fires at').length]).toEqual([0, 2]);
  const twice = await said(9, of => {
    of.answers = [
      ...of.answers.slice(0, 2),
      of.answers[3] as VectorCase['answers'][number],
      of.answers[3] as VectorCase['answers'][number],
    ];
  });
  expect(twice.err).toContain('TP-9.1.1');
});

test('TP-11.2.3 TP-7.3.2 vector 10: a field announced in Second Phase is up at impulse zero and gone with the waterfall', async () => {
  const { code, out } = await said(10);
  expect([code, linesWith(out, 'The field of').map(line => /is (\w+)/.exec(line)?.[1])]).toEqual([
    0,
    ['announced', 'up', 'down'],
  ]);
});

test('TP-4.4.2 vector 11: no high energy turn in the first impulse of the turn', async () => {
  expect((await said(11)).code).toBe(0);
  const { code, err } = await said(11, of => Object.assign(order(of, 2), { step: '5' }));
  expect([code, err]).toEqual([1, expect.stringContaining('TP-4.4.2')]);
});

/** Warp boxes of the right engine of the card that comes with a vector. */
function warpRight(of: VectorCase, right: number): void {
  const { scenario } = of as unknown as { scenario: { cards: { ships: [{ power: { right: number } }] } } };
  scenario.cards.ships[0].power.right = right;
}

test('TP-3.1.3 TP-3.1.5 TP-3.1.6 vector 12: at 2/3 speed 7, a high energy turn and erratic manoeuvres take 10, 4 and 4: 18 boxes of warp, and no fewer', async () => {
  const { code, out } = await said(12);
  expect([code, linesWith(out, 'speed 7')]).toEqual([0, ['Blue web cruiser: speed 7, ECM 0, ECCM 0.']]);
  expect((await said(12, of => warpRight(of, 8))).err).toContain('18 wanted, 17 there');
});

test('TP-3.1.3 vector 13: at 3/4 speed 15 takes 23 boxes of warp, and no fewer', async () => {
  const { code, out } = await said(13);
  expect([code, linesWith(out, 'speed 15')]).toEqual([0, ['Blue heavy cruiser: speed 15, ECM 0, ECCM 0.']]);
  expect((await said(13, of => warpRight(of, 10))).err).toContain('23 wanted, 22 there');
});

test('TP-4.2.2 TP-4.2.6 TP-4.2.9 vector 14: turn mode D at speed 9 wants five hexes', async () => {
  expect((await said(14)).code).toBe(0);
  const { code, err } = await said(14, of => Object.assign(order(of, 3), { step: 'L' }));
  expect([code, err]).toEqual([1, expect.stringContaining('TP-4.2.6')]);
});

test('TP-5.2.10 TP-5.3.1 vector 15: a stationary ship answers at the mover alone, and acts first at impulse zero', async () => {
  const { code, out } = await said(15);
  expect([code, linesWith(out, 'acts at impulse zero')]).toEqual([
    0,
    ['Blue acts at impulse zero.', 'Red acts at impulse zero.'],
  ]);
  const wide = await said(15, of => {
    Object.assign(order(of, 2), { windows: [{ unit: 'blue', acts: [], fire: [{ weapon: 'phaser-1', on: 'wing' }] }] });
  });
  expect([wide.code, wide.err]).toEqual([1, expect.stringContaining('TP-5.2.1')]);
});

test('TP-1.1.6 TP-12.1.1 vector 16: fighters of a slow carrier sit still in First Phase and go before it in Second', async () => {
  const { code, out } = await said(16);
  expect(code).toBe(0);
  expect(linesWith(out, 'Fighter 1 moves')).toHaveLength(4);
  expect(linesWith(out.split(/second phase, movement/i)[0] as string, 'Fighter 1 moves')).toEqual([]);
});

test('TP-11.4.4 vector 17: who fails to displace itself among drones stays, its fire control disrupted', async () => {
  const { code, out } = await said(17);
  expect([code, linesWith(out, 'disrupted').length, linesWith(out, 'Blue panel cruiser displaces').length]).toEqual([0, 1, 1]);
  const made = await said(17, of => {
    of.dice = [5, 3];
  });
  expect(linesWith(made.out, 'disrupted')).toEqual([]);
});

test('TP-13.3.2 TP-13.3.3 vector 18: of two ships of one speed a mine strikes the one that sets it off, not the one that comes there later', async () => {
  const { code, out } = await said(18);
  expect([code, linesWith(out, 'takes 10 points')]).toEqual([0, [expect.stringContaining('Red battlecruiser takes 10 points')]]);
  expect(linesWith(out, 'Red light frigate moves ahead')).toHaveLength(6);
});
