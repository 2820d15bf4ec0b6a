// The first lessons, played to their ends as a newcomer plays them: by typed words, in a terminal of 80 by 24 and through a pipe.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { shippedShelf } from '@flagplot/shelf/shipped';
import { afterEach, expect, test } from 'vitest';
import { widthOf } from '../../src/play/screen.ts';
import { type AtTerminal, inTerminal } from '../pseudo-terminal.ts';

const shelf = await shippedShelf();

/** What a newcomer types. A line without ! lays an order, `go` gives it, and an empty one does nothing. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'fleet-action': [
    '',
    'a f f / f f f / f f r, 3 faster in pulse 1',
    'go',
    'all at corsair!',
    'all at corsair',
    'go',
    'a: f f / f r f f / f r r f!',
    'all at corsair!',
    'all at corsair!',
    'all at picket!',
    'a f f / f f f / f l l f!',
    'all at picket!',
    'all at picket!',
    'all at picket!',
  ],
  squadrons: [
    '',
    'red f f l f4 r f f r',
    'go',
    'red at alpha!',
    'red f5 r f f r f!',
    'red fires lasers at alpha!',
    'red f f r f f r f f!',
    'red lasers at beta!',
  ],
  'two-phase': [
    '',
    'b1: speed 8, disruptors 2, eccm 2; watch b1: answer 33 2 5, zero 33 2 5',
    'go',
    'ffff!',
    'fff!',
    'f!',
    'all at r1!',
    'ffff!',
    'pass!',
    'pass!',
    'pass!',
    'all at r1!',
    'b1: speed 8, disruptors 2, phasers, eccm 2!',
    'frff!',
    'frff!',
    'pass!',
    'all at r1!',
    'b1: speed 8, disruptors 2, phasers, eccm 2!',
    'fffl!',
    'all at r1!',
    'fffl!',
    'all at r1!',
  ],
  baltic: [
    '',
    'jarl Half',
    'go',
    'points 3!',
    'place 1!',
    'top jarl; jarl: 6 port 7.5!',
    'fire fore by jarl at loh; fire aft by jarl at loh!',
    'jarl Half!',
    'points 3!',
    'place 1!',
    'top jarl; jarl: 4 port 10!',
    'fire aft-mount by jarl at lohengrin!',
    'jarl Half!',
    'points 3!',
    'place 1!',
    'top jarl; jarl: 4 port 15!',
    'fire fore by jarl at loh; fire aft by jarl at loh!',
  ],
};

let open: AtTerminal | undefined;
afterEach(() => open?.kill());

test.each(shelf.names)('4 lesson: %s is won in a terminal of 80 by 24, by typed words', { timeout: 60_000 }, async system => {
  open = inTerminal(['play', '--lesson', system]);
  const seen = [await open.shown()];
  for (const line of TYPED[system] ?? []) {
    if (/\nOver: /.test(seen.at(-1) ?? '')) break;
    seen.push(await open.type(line));
  }
  expect(seen.at(-1)).toMatch(/\nOver: .*(won|wins)/);
  expect(seen.at(-1)).toContain(`Your first battle: npx flagplot play --system ${system} --against cadet`);
  expect(await open.ended).toBe(0);
  const screens = seen.filter(text => / (hex|at) +sp/.test(text));
  expect(screens.length).toBeGreaterThan(3);
  for (const text of seen) for (const line of text.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(80);
  // The first has the greeting above it.
  for (const text of screens.slice(1)) expect(text.split('\n').length, text).toBeLessThanOrEqual(24);
});

test('4 lesson: squadrons is won through a plain pipe, in plain lines', { timeout: 60_000 }, async () => {
  const typed = (TYPED.squadrons ?? []).join('\n');
  const main = ['--conditions=source', '--disable-warning=ExperimentalWarning', 'cli/src/main.ts'];
  const said = await new Promise<string>((resolve, reject) => {
    const options = { cwd: fileURLToPath(new URL('../../../', import.meta.url)) };
    const child = execFile(process.execPath, [...main, 'play', '--lesson', 'squadrons'], options, (error, out, err) =>
      error || err ? reject(new Error(err, { cause: error })) : resolve(out),
    );
    child.stdin?.end(`${typed}\n`);
  });
  expect(said).toMatch(/\nOver: Alliance won/);
  expect(said).not.toContain('\u001b');
});
