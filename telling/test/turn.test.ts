import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { lineHeading, lineWords, partWords, placeOn, type TurnLine, turnLines } from '../src/index.ts';

const at = (turn: number, line: number) => ({ turn, line, round: 0, step: 9 });
const lines: TurnLine[] = [
  { head: 'Orders', rule: 'XX-1', from: 0, parts: [''] },
  { head: 'Pulse 1', rule: 'XX-2', from: 1, parts: ['movement', 'fire', 'damage'] },
  { head: 'End', rule: 'XX-3', from: 4, parts: [''] },
];

describe('where the turn stands', () => {
  test('a line of the sequence is found on the strip, with how far through it we are', () => {
    expect(placeOn(lines, at(2, 2))).toEqual({ index: 1, part: 'fire', done: 1 / 3 });
    expect(lineWords(lines, at(2, 2), 'Turn')).toBe('Turn 2, pulse 1');
    expect(lineWords(lines, at(2, 2), 'Round')).toBe('Round 2, pulse 1');
    expect(partWords(lines, at(2, 2))).toBe('Pulse 1, fire');
  });

  test('before the first turn the line stands alone', () => {
    expect(lineWords(lines, at(0, 0), 'Turn')).toBe('Orders');
  });
});

const systems = await shippedSystems();

describe.each(Object.values(systems))('the turn of $name', ({ rules, words, scenarios }) => {
  const read = rules.read(Object.values(scenarios)[0] as object);
  if ('faults' in read) throw new Error('its first scenario cannot be read');
  const { book } = read;
  const { turn } = rules.sequence(book);

  test('has every line of the sequence once, under the heading that its words give', () => {
    const strip = turnLines({ rules, words }, { book, clock: at(1, 0) });
    expect(strip.flatMap(({ parts }) => parts)).toHaveLength(turn.length);
    for (const { from, head, parts } of strip)
      for (const [nth, part] of parts.entries()) {
        const name = words.phase(turn[from + nth]?.name ?? '');
        expect([name.head, name.part ?? '']).toEqual([head, part]);
      }
  });

  test('is headed by the word of its book', () => {
    const heading = lineHeading({ rules, words }, { book, clock: at(3, 0) });
    expect(heading.startsWith(`${words.turn} 3, `)).toBe(true);
    expect(lineHeading({ rules, words }, { book, clock: at(0, 0) })).not.toContain('0');
  });
});

test('SQ-2.1.2 the lines of Combat share a heading, and a round is called one', () => {
  const { rules, words, scenarios } = systems.squadrons as NonNullable<typeof systems.squadrons>;
  const read = rules.read(scenarios['open-patrol'] as object);
  if ('faults' in read) throw new Error('the patrol cannot be read');
  const shown = (line: number) => ({ book: read.book, clock: at(2, line) });
  const { turn } = rules.sequence(read.book);
  const headings = turn.map((_, line) => lineHeading({ rules, words }, shown(line)));
  expect(headings).toContain('Round 2, combat, fire');
  expect(turnLines({ rules, words }, shown(0)).find(({ head }) => head === 'Combat')?.parts).toEqual(['jamming', 'fire']);
});
