import { fits } from '@flagplot/check';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { craft } from '../../data/index.ts';
import { QUALITIES } from '../../rules/cards.ts';
import { FORCE, type SquadronsForce } from '../../yard/force-file.ts';
import { read } from '../../yard/read.ts';
import { write } from '../../yard/write.ts';

/** The force of a text that can be read. */
function forceOf(text: string): SquadronsForce {
  const found = read(text);
  if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at}: ${say}`).join('\n'));
  return found.force;
}

/** Faults as lines: `line 2, column 5: ...`. */
function faultsOf(text: string): string[] {
  const found = read(text);
  return 'faults' in found ? found.faults.map(({ at, say, rule }) => `${at}: ${say} [${rule}]`) : [];
}

const GREY = `Grey Watch, alliance
Red: 4 X-wing T-65B average, Hot Shot 2, leader 1 +1
Green: 3 A-wing veteran, leader 3`;

test('a force is a line for its name and a line a squadron', () => {
  expect(forceOf(GREY)).toEqual({
    name: 'Grey Watch',
    system: 'squadrons',
    faction: 'alliance',
    squadrons: [
      { id: 'red', name: 'Red', type: 'x-wing', quality: 'average', craft: 4, command: 1, hotShots: [2] },
      { id: 'green', name: 'Green', type: 'a-wing', quality: 'veteran', craft: 3, leader: 3 },
    ],
  });
  expect(write(forceOf(GREY))).toBe(GREY);
});

describe('written in haste, it is understood', () => {
  test.each([
    ['on one line', 'Grey Watch, alliance: Red: 4 X-wing T-65B, Hot Shot 2, leader +1; Green: 3 A-wing veteran, leader 3'],
    [
      'as a list',
      '  Grey Watch ,  Alliance:\r\n\r\n - Red: 4x x-wing average, hotshots 2, +1\n * Green: 3 veteran a-wings, LEADER 3\n',
    ],
    [
      'in other words',
      'Grey Watch, squadrons, alliance\nRed: 4 × X-Wings, average, hot shot 2, command +1\nGreen: 3 awing, veterans, leader 3',
    ],
  ])('%s', (_, text) => {
    expect(write(forceOf(text))).toBe(GREY);
  });

  test('names that are left out are given', () => {
    const { squadrons } = forceOf(
      'Grey Flight, alliance: 4 X-wing average, Hot Shot 2, leader 1 +1; Beta: 2 b-wing; 3 A-wing average',
    );
    expect(squadrons.map(({ id, name }) => [id, name])).toEqual([
      ['alpha', 'Alpha'],
      ['beta', 'Beta'],
      ['gamma', 'Gamma'],
    ]);
  });

  test('SQ-1.3.1 several Hot Shots, in any order and manner', () => {
    for (const shots of ['Hot Shots 2 5 9', 'Hot Shots 9, 5, 2', 'hot shot 5 and 9 & 2'])
      expect(forceOf(`X, imperial: 12 tie/ln elite, ${shots}`).squadrons[0]?.hotShots).toEqual([2, 5, 9]);
  });

  test('SQ-1.1.3 every card that comes with the system is found by its name and by its id', () => {
    for (const { id, name } of craft)
      for (const word of [id, name, name.toUpperCase()]) expect(forceOf(`X, y: 2 ${word} elite`).squadrons[0]?.type).toBe(id);
  });
});

describe('what cannot be read is refused whole, every fault with its place', () => {
  test.each([
    ['', ['line 1, column 1: a force begins with its name and its faction, like this: Grey Watch, alliance [schema]']],
    [
      'Red: 4 X-wing',
      ['line 1, column 1: a force begins with its name and its faction, like this: Grey Watch, alliance [schema]'],
    ],
    [
      'G, alliance\n13 X-wing\n0 X-wing',
      [
        'line 2, column 1: a squadron has 2 to 12 craft, not 13 [SQ-1.1.1]',
        'line 3, column 1: a squadron has 2 to 12 craft, not 0 [SQ-1.1.1]',
      ],
    ],
    ['G, alliance\nRed: 4 Y-wing', ['line 2, column 8: Y-wing may be Y-wing S3, Y-wing A4: say which [SQ-1.1.3]']],
    ['G, alliance: 4 death-star', ['line 1, column 16: no craft is called death-star [SQ-1.1.3]']],
    ['G, alliance: 4 "../x"', ['line 1, column 16: "../x" is no id of a craft card [SQ-1.1.3]']],
    [
      'G, alliance: 4 a-wing, Hot Shots 2 2 13',
      [
        'line 1, column 36: Hot Shot 2 is named twice [SQ-1.3.1]',
        'line 1, column 38: 13 is no number of a craft; they are numbered 1 to 12 [SQ-1.1.5]',
      ],
    ],
    [
      'G, alliance: 4 a-wing, leader 99 +12',
      [
        'line 1, column 31: 99 is no number of a craft; they are numbered 1 to 12 [SQ-1.1.5]',
        'line 1, column 34: a leader gets 2 steps of command at most, not 12 [SQ-7.1.3]',
      ],
    ],
    ['G, alliance: 4 a-wing, elite, veteran', ['line 1, column 31: veteran is one too many: this was said before [schema]']],
    ['G, alliance\nRed: "open', ['line 2, column 6: this quote is not closed, or holds what no quote may [schema]']],
    ['G, alliance\nRed:', ['line 2, column 1: say how many craft of what type: 4 X-wing [schema]']],
  ])('%j', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  test('a text, a name and a force of any length are refused beyond their limits', () => {
    expect(faultsOf('x'.repeat(20_001))).toEqual(['line 1, column 1: the text is longer than 20000 letters [schema]']);
    expect(faultsOf(`${'n'.repeat(61)}, alliance`)).toEqual(['line 1, column 1: a name has 1 to 60 letters [schema]']);
    expect(faultsOf(`G, alliance${'\n2 a-wing'.repeat(25)}`)).toEqual([
      'line 26, column 1: a force has 24 squadrons at most [schema]',
    ]);
    expect(faultsOf(`G, alliance${'\n2 nothing, 3, 4, 5'.repeat(1000)}`)).toHaveLength(50);
  });

  test('what a fault quotes is short, and nothing that a terminal obeys', () => {
    expect(faultsOf('G, alliance: 2 \u001b[2J')).toEqual(['line 1, column 16: no craft is called ?[2J [SQ-1.1.3]']);
    expect(faultsOf(`G, alliance: 2 ${'x'.repeat(10_000)}`)[0]?.length).toBeLessThan(500);
  });

  test('no more than one clause says what kind of craft', () => {
    expect(faultsOf('G, alliance: 4 a-wing, 3 b-wing')[0]).toMatch(/^line 1, column 24: 3 is not understood here/);
    expect(faultsOf('G, alliance: elite').length).toBe(1);
  });
});

const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/);
const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 60 }),
  fc.string({ minLength: 1, maxLength: 60, unit: fc.constantFrom(...' "\\:;,\n\t-*•4x+ab\u2028\u00a0') }),
);
const place = fc.integer({ min: 1, max: 12 });
const squadron = fc.record(
  {
    id,
    name,
    type: fc.oneof(fc.constantFrom(...craft.map(card => card.id)), id),
    quality: fc.constantFrom(...QUALITIES),
    craft: place,
    leader: place,
    command: fc.integer({ min: 0, max: 9 }),
    hotShots: fc.uniqueArray(place, { maxLength: 12 }),
  },
  { requiredKeys: ['id', 'name', 'type', 'quality', 'craft'] },
);
const force: fc.Arbitrary<SquadronsForce> = fc.record({
  name,
  system: fc.constant('squadrons'),
  faction: id,
  squadrons: fc.array(squadron, { maxLength: 24 }),
});

/** What a text says of a squadron: all but its id, and nothing that goes without saying. */
function said({ name, faction, squadrons }: SquadronsForce): unknown {
  const of = squadrons.map(one => ({
    leader: 1,
    command: 0,
    ...one,
    hotShots: (one.hotShots ?? []).toSorted((a, b) => a - b),
    id: '',
  }));
  return { name, faction, squadrons: of };
}

test('any force written is read back, and written again the same', () => {
  fc.assert(
    fc.property(force, any => {
      const text = write(any);
      const back = forceOf(text);
      expect(said(back)).toEqual(said(any));
      expect(write(back)).toBe(text);
      expect(fits(FORCE, back)).toBe(true);
      expect(new Set(back.squadrons.map(one => one.id)).size).toBe(any.squadrons.length);
    }),
  );
});

const scrap = fc.constantFrom(
  ...'G, alliance|\n|;|:|,|"|\\|4|12|x|X-wing|TIE|elite|veteran|Hot Shot|Hot Shots|leader|command|+1|+|and|2|-| |\u0000|Red'.split(
    '|',
  ),
);

test('any text is read or refused with the place of every fault, and what is read fits the schema', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(scrap, { maxLength: 40 }).map(parts => `G, alliance: ${parts.join(' ')}`),
      ),
      text => {
        const found = read(text);
        if ('force' in found) {
          expect(fits(FORCE, found.force)).toBe(true);
          expect(forceOf(write(found.force))).toEqual(found.force);
        } else
          for (const { at, say } of found.faults)
            expect([at, say]).toEqual([expect.stringMatching(/^line \d+, column \d+$/), expect.stringMatching(/./)]);
      },
    ),
    { numRuns: 1000 },
  );
});
