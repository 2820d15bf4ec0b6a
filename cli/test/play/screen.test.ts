import { expect, test } from 'vitest';
import { cut, PIPE, padTo, screenOf, widthOf, wrap } from '../../src/play/screen.ts';

const tty = (columns: number, rows: number) =>
  ({
    isTTY: true,
    columns,
    rows,
    hasColors: (env: NodeJS.ProcessEnv) => !env.NO_COLOR && env.TERM !== 'dumb',
  }) as unknown as NodeJS.WriteStream;

test('4 width: names are as wide as they look, and are never cut in the middle of a letter', () => {
  expect(['Tal’Kesh', '旗艦', 'é'].map(widthOf)).toEqual([8, 4, 1]);
  expect(padTo('旗艦', 6)).toBe('旗艦  ');
  expect(cut('旗艦大和', 5)).toBe('旗艦…');
  expect(widthOf(cut('a name that is far too long', 10))).toBeLessThanOrEqual(10);
});

test('4 width: text is broken between words, and what follows is indented', () => {
  expect(wrap('one two three', 7, ' ')).toEqual(['one two', ' three']);
  expect(wrap('abcdefgh ij', 4, ' ')).toEqual(['abc', ' def', ' gh', ' ij']);
  expect(wrap('  one two', 7, '    ')).toEqual(['  one', '    two']);
});

test('4 colour: there is none in a pipe, none for a dumb terminal, none where it is not wanted', () => {
  expect(screenOf({ isTTY: false } as NodeJS.WriteStream, {})).toEqual(PIPE);
  expect(screenOf(tty(80, 24), { TERM: 'xterm', LANG: 'C.UTF-8' })).toEqual({
    columns: 80,
    lines: 24,
    hasColours: true,
    isPlain: false,
  });
  expect(screenOf(tty(80, 24), { TERM: 'xterm', NO_COLOR: '1' }).hasColours).toBe(false);
  expect(screenOf(tty(80, 24), { TERM: 'dumb' })).toMatchObject({ hasColours: false, isPlain: true });
  expect(screenOf(tty(80, 24), { TERM: 'xterm', LC_ALL: 'C' }).isPlain).toBe(true);
  expect(screenOf(tty(9000, 2), { TERM: 'xterm' })).toMatchObject({ columns: 160, lines: 12 });
});
