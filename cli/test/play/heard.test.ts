// A battle for whoever listens: nothing is drawn, and everything is said.

import { expect, test } from 'vitest';
import { talk } from './talk.ts';

test('4 listening: nothing is drawn, what is laid is told, and units are sentences with the nearest enemy', async () => {
  const said = await talk(['--lesson', 'squadrons', '--listen'], ['red f f l f4 r f f r', 'map', '?']);
  const [first, laid, map, help] = said;
  expect(first).toContain('You hold Alliance');
  expect(first).toContain('Imperial Alpha stands at 2013 2012 2113, facing west.');
  expect(laid).toMatch(/Laid: Red attack: .*\n {2}Red 8 hexes to 1509 heading south-east/);
  expect(map).toMatch(/^Yours:\n {2}Red 1: at 0913 heading east, speed 8, leader, Veteran X-wing T-65B, to be\s+moved;/);
  expect(map).toMatch(/\nOthers:\n {2}Alpha 1: at 2013 heading west, [^;]*;\s+Red 1 is nearest,\s+11 hexes off\./);
  expect(help).not.toContain('On the board');
  for (const text of said) expect(text).not.toMatch(/R→|a←|\. \. \./);
});

test('4 listening: fleets are told with what is left of each ship', async () => {
  const said = await talk(['--lesson', 'fleet-action', '--listen'], ['units']);
  expect(said.at(-1)).toMatch(
    /Quel: at 1523 heading north, speed 4, structure 6 of 6, flagship, [^;]*; \S+ is nearest, \d+\s+hexes off\./,
  );
});
