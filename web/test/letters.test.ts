// A letter that shows or hides a layer does nothing else: neither in every battle nor in the panels of its system.
import { KEYS } from '@flagplot/pagekit/desk/keys.ts';
import { expect, test } from 'vitest';
import { panelsOf, shelf } from '../src/session/systems.ts';

test.each(shelf.names)('the letters of layers of %s stand in the help, each for that layer alone', async name => {
  const panels = await panelsOf(name);
  const heard = [...KEYS, ...(panels?.keys ?? [])].flatMap(({ keys }) =>
    keys.flatMap(([keys]) => (/Ctrl/.test(keys) ? [] : keys.split(' '))),
  );
  expect(heard).toContain('?');
  for (const { key, word } of panels?.layers ?? [])
    expect(
      heard.filter(one => one === key?.toUpperCase()),
      word,
    ).toHaveLength(1);
});
