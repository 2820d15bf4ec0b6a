import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
});

const { isChangeable, isLetter, letters, translate } = await import('../src/desk/letters.svelte.ts');

beforeEach(() => {
  letters.on = true;
  letters.reset();
});

/** What a pressed key says once it has been translated. */
function heard(key: string, more: Partial<KeyboardEvent> = {}): [key: string, code: string] {
  const event = { key, code: `Key${key}`, ctrlKey: false, metaKey: false, altKey: false, ...more } as KeyboardEvent;
  translate(event);
  return [event.key, event.code];
}

test('a letter, a digit or a sign writes something; Enter, arrows and Space do not', () => {
  expect(['b', 'B', '1', '?', 'Ø'].every(isLetter)).toBe(true);
  expect(['Enter', 'ArrowUp', ' ', 'F6', undefined].some(isLetter)).toBe(false);
  expect(['b', '[', '0'].every(isChangeable)).toBe(true);
  expect(['1', '9', '↑', 'Enter'].some(isChangeable)).toBe(false);
});

test('as they are delivered every key means itself', () => {
  expect(heard('b')).toEqual(['b', 'Keyb']);
  expect(heard('B')).toEqual(['B', 'KeyB']);
  expect(letters.cap('b')).toBe('B');
  expect(letters.hint('Ruler', 'm')).toBe('Ruler (M)');
});

test('a key that was changed is heard in the place of the other, with Shift as well, and the other no more', () => {
  letters.change('h', 'k');
  expect(heard('k')).toEqual(['h', '']);
  expect(heard('K')).toEqual(['H', '']);
  expect(heard('h')).toEqual(['Unidentified', '']);
  expect([letters.cap('h'), letters.cap('k')]).toEqual(['K', undefined]);
  letters.change('h', 'h');
  expect(heard('h')).toEqual(['h', 'Keyh']);
  expect(letters.areChanged).toBe(false);
});

test('switched off, no letter, digit or sign is heard, and no button shows one; what is held with Ctrl or Alt, and Enter, go on', () => {
  letters.on = false;
  expect(heard('b')).toEqual(['Unidentified', '']);
  expect(heard('!', { code: 'Digit1' })).toEqual(['Unidentified', '']);
  expect(heard('Enter')).toEqual(['Enter', 'KeyEnter']);
  expect(heard(' ')).toEqual([' ', 'Key ']);
  expect(heard('z', { ctrlKey: true })).toEqual(['z', 'Keyz']);
  expect(heard('1', { altKey: true })).toEqual(['1', 'Key1']);
  expect(letters.cap('b')).toBeUndefined();
  expect(letters.hint('Ruler', 'm')).toBe('Ruler');
});

test('the choice is kept on the device, and nothing is where all is as delivered', () => {
  letters.change('b', 'j');
  letters.on = false;
  expect(JSON.parse(kept.get('flagplot.letters') ?? '')).toEqual({ on: false, own: { b: 'j' } });
  letters.on = true;
  letters.reset();
  expect(kept.has('flagplot.letters')).toBe(false);
});

test.each(['{', '7', 'null', '{"on":3,"own":{"b":"long","cc":"k"}}'])(
  'what is kept and no choice is as delivered: %s',
  async text => {
    kept.set('flagplot.letters', text);
    vi.resetModules();
    const { letters: anew } = await import('../src/desk/letters.svelte.ts');
    expect([anew.on, anew.cap('b')]).toEqual([true, 'B']);
  },
);
