import { expect, test, vi } from 'vitest';
import { Film } from '../src/session/showing.svelte.ts';

test('2 beats: who waits for a film goes on where what was told turns out to have nothing to be played', async () => {
  const ended = vi.fn();
  const film = new Film(ended);
  const look = (told: number) => ({ told: new Array(told).fill({}), seen: {}, scene: {} }) as never;
  film.look('a', look(1), () => []);
  film.look('a', look(2), async () => []);
  expect(film.now).toBeDefined();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
  expect(film.now).toBeUndefined();
});
