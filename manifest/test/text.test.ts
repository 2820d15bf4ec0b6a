import { expect, test } from 'vitest';
import { idText, linesOf, namesOf, nearest, Reader, slug, TEXT_LIMITS, type TextFault } from '../src/text/index.ts';

function reader(text: string): { reader: Reader; faults: TextFault[] } {
  const faults: TextFault[] = [];
  const [line] = linesOf(text).lines;
  return { reader: new Reader(line!, faults), faults };
}

const said = (faults: readonly TextFault[]) => faults.map(({ at, say }) => `${at} ${say}`);

test('words stand at their line and column, without comments and empty lines', () => {
  const { lines, faults } = linesOf('# a comment\n\n  green: 1010 E, (0,-3) "order" # more\r\nlast/2');
  expect(faults).toEqual([]);
  expect(lines.map(({ number, end }) => [number, end])).toEqual([
    [3, 32],
    [4, 7],
  ]);
  expect(lines[1]?.words.map(({ text, kind, at }) => [text, kind, at])).toEqual([
    ['last', 'word', 53],
    ['/', 'mark', 57],
    ['2', 'word', 58],
  ]);
  expect(lines[0]?.words.map(({ text, kind, column }) => [text, kind, column])).toEqual([
    ['green', 'word', 3],
    [':', 'mark', 8],
    ['1010', 'word', 10],
    ['E', 'word', 15],
    [',', 'mark', 16],
    ['(0,-3)', 'word', 18],
    ['order', 'name', 25],
  ]);
});

test('what has no fellow, and what is too long, is a fault at its place', () => {
  expect(said(linesOf('a "b\n(c').faults)).toEqual(['1:3 " has no fellow in this line', '2:1 ( has no fellow in this line']);
  expect(said(linesOf(`ab ${'x'.repeat(TEXT_LIMITS.word + 1)}`).faults)).toEqual(['1:4 a word has at most 100 characters']);
  expect(said(linesOf(`${'x '.repeat(TEXT_LIMITS.line)}`).faults)).toEqual(['1:4001 a line has at most 4000 characters']);
  expect(said(linesOf('\n'.repeat(TEXT_LIMITS.lines)).faults)).toEqual(['5001:1 has more than 5000 lines']);
  expect(said(linesOf('x'.repeat(TEXT_LIMITS.text + 1)).faults)).toEqual(['1:1 is longer than 400000 characters']);
  expect(linesOf('" '.repeat(400).concat('"')).faults.length).toBeLessThanOrEqual(100);
});

test('a name is the same however it is idText, and the nearest is found', () => {
  expect(["Tal'Kesh", 'tal kesh', 'TAL-KESH', ' Tál–Kesh '].map(slug)).toEqual(Array(4).fill('tal-kesh'));
  expect(nearest('strucure', ['structure', 'sensor'])).toBe('structure');
  expect(nearest('halcyno', ['meridian', 'halcyon'])).toBe('halcyon');
  expect(nearest('hal', ['meridian', 'halcyon'])).toBe('halcyon');
  expect(nearest('vesper', ['meridian', 'halcyon'])).toBeUndefined();
});

test('a number, a word of a list and a name are read, or refused with what was expected', () => {
  const names = namesOf([
    { id: 'tal-kesh', name: "Tal'Kesh" },
    { id: 'a-1', name: 'A' },
    { id: 'a-2', name: 'A' },
  ]);
  const sound = reader("7 ahead Tal'Kesh tal kesh, a-2");
  expect(sound.reader.whole('speed', 0, 9)).toBe(7);
  expect(sound.reader.oneOf('a step', ['port', 'ahead'])).toBe('ahead');
  expect(sound.reader.name('ship', names)).toBe('tal-kesh');
  expect(sound.reader.name('ship', names)).toBe('tal-kesh');
  expect(sound.reader.marks()).toBe(true);
  expect(sound.reader.name('ship', names)).toBe('a-2');
  expect([sound.reader.done, sound.faults]).toEqual([true, []]);

  const wrong = reader('17 ahaed A tal-kash');
  wrong.reader.whole('speed', 0, 9);
  wrong.reader.oneOf('a step', ['port', 'ahead']);
  wrong.reader.take();
  wrong.reader.name('ship', names);
  wrong.reader.name('ship', names);
  wrong.reader.whole('speed', 0, 9);
  expect(said(wrong.faults)).toEqual([
    '1:1 speed must be a number from 0 to 9, not 17',
    '1:4 a step must be one of these, not ahaed: did you mean ahead?',
    '1:10 this is what ship a-1 and a-2 are both called: say which',
    '1:12 no ship is called tal-kash: did you mean tal-kesh?',
    '1:20 speed must be a number from 0 to 9, and the line ends here',
  ]);
});

test('an id that is a word of the notation stands in quotation marks, and is no such word', () => {
  expect([idText('order', ['order']), idText('green', ['order'])]).toEqual(['"order"', 'green']);
  const { reader: quoted } = reader('"order" order');
  expect([quoted.accept('order'), quoted.take()?.text, quoted.accept('order')]).toEqual([false, 'order', true]);
});
