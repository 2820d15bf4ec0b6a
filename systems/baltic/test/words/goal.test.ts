// What a battle is fought for, in words: in every scenario who wins by what, and how far each is.

import { viewOf } from '@flagplot/kernel';
import { setUp } from '@flagplot/kernel/bare';
import { expect, test } from 'vitest';
import { baltic as rules } from '../../rules/index.ts';
import { vesselCalled } from '../../rules/roster.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { BbState } from '../../rules/state.ts';
import { entries } from '../../scenarios/index.ts';
import { goal } from '../../words/goal.ts';
import { narrate } from '../../words/narrate.ts';

function laid(name: string): BbState {
  const scenario = entries.find(one => one.name === name)?.scenario as Scenario;
  const read = rules.read(scenario);
  if ('faults' in read) throw new Error(name);
  return setUp(rules, scenario, read.book);
}

const rulesOf = (s: BbState): string[] => goal(s).rules.map(({ rule, say }) => `${rule} ${say}`);

test('BB-7.0.1 every scenario says who wins by what, in a line that is short, and each of its rules once', () => {
  for (const { name } of entries) {
    const s = laid(name);
    for (const { id } of s.book.sides) expect(goal(viewOf(s, id)).wins.length, name).toBeLessThan(60);
    const said = goal(s).rules.map(({ say }) => say);
    expect(new Set(said).size, name).toBe(said.length);
  }
});

test('BB-7.1.2 BB-7.1.5 a platform is held by who is near it, each side’s points for it are said, and once broken it is', () => {
  const s = laid('gotland-incident');
  expect(goal(viewOf(s, 'to'))).toMatchObject({ wins: 'Hold platform III; lead by 75', progress: 'not held', ahead: [] });
  s.open.scored.sd = 80;
  expect(goal(s).ahead).toEqual(['sd']);
  expect(rulesOf(s)).toContain(
    'BB-7.1.2 Platform III scores 40 at the end of each turn from turn 3 on, for a side with a ship that is not crippled within 4 inches of it and no enemy ship so near. So far Sweden-Denmark 80 and Teutonic Order 0.',
  );
  expect(rulesOf(s)).toContain('BB-7.1.5 Whoever breaks platform III loses 100 points, and it scores no more.');
  const platform = s.book.features.find(({ id }) => id === 'platform-iii')?.outline as readonly number[];
  const ship = s.open.vessels.find(({ card }) => card === 'sd-bb');
  Object.assign(ship as object, { x: platform[0], y: platform[1], status: 'live' });
  expect(goal(s).progress).toBe('held by Sweden-Denmark');
  Object.assign(s.open.structures[0] as object, { by: 'sd' });
  expect(goal(s).progress).toBe('broken');
});

test('BB-7.2.9 BB-7.2.10 a tow wins by the edge of whoever looks, whatever the points, and the distances are said', () => {
  const s = laid('recovering-the-makrill');
  expect(goal(viewOf(s, 'sd'))).toMatchObject({ wins: 'Tow Makrill off the west edge', progress: 'adrift', ahead: [] });
  expect(goal(viewOf(s, 'to')).wins).toBe('Tow Makrill off the east edge');
  expect(goal(s).wins).toBe('Tow Makrill off your own edge');
  expect(rulesOf(s)[0]).toBe(
    'BB-7.2.9 Whose tug leaves with Makrill by its own edge wins at once: Sweden-Denmark by the west edge, 38 inches away and Teutonic Order by the east edge, 34 inches away.',
  );
  expect(rulesOf(s).some(said => said.startsWith('BB-7.0.1'))).toBe(false);
  const tug = s.open.vessels.find(({ side, card }) => side === 'to' && s.book.cards[card]?.rating === 'sotl')?.id as string;
  s.open.tow = { tug, towed: 'makrill' };
  s.open.prize = { seized: 2, hit: null };
  expect(goal(s)).toMatchObject({ ahead: ['to'], progress: expect.stringMatching(/^in tow of .+, 2 of 3 to capture$/) });
});

test('BB-7.3.4 a convoy is brought through or stopped, and its ships are told by name', () => {
  const s = laid('raippaluotto-passage');
  expect(goal(viewOf(s, 'hl')).wins).toBe('Bring the convoy off the east edge; lead by 75');
  const enemy = s.book.sides.find(({ id }) => id !== 'hl')?.id as string;
  expect(goal(viewOf(s, enemy)).wins).toBe('Stop the convoy; lead by 75');
  expect(goal(s).progress).toBe('0 of 4 off');
  for (const vessel of s.open.vessels.filter(({ unit }) => unit.startsWith('holk'))) vessel.status = 'live';
  Object.assign(vesselCalled(s.open, 'holk-1'), { status: 'withdrawn', x: s.book.table[0] + 1, y: 20_000 });
  Object.assign(vesselCalled(s.open, 'holk-3'), { status: 'wreck', wrecked: 2 });
  expect(goal(s).progress).toBe('1 of 4 off, 1 wrecked');
  const name = (id: string): string => s.book.units.find(unit => unit.id === id)?.name as string;
  expect(rulesOf(s)).toContain(
    `BB-7.3.4 Off: ${name('holk-1')}; wrecked: ${name('holk-3')}; still on the table: ${name('holk-2')} and ${name('holk-4')}.`,
  );
});

test('BB-7.0.8 squadrons of aeroplanes are said to score where there are any; BB-7.0.3 turns that are left count the one under way', () => {
  expect(rulesOf(laid('carrier-strike'))).toContain('BB-7.0.8 A squadron of aeroplanes shot down scores 20.');
  expect(goal(laid('carrier-strike'))).toMatchObject({ left: 8, wins: 'Lead by 75 victory points' });
  expect(goal(laid('carrier-strike'))).not.toHaveProperty('progress');
});

test('BB-7.0.5 the end is told as the verdict says it', () => {
  const verdict = { winners: [], points: { sd: 60, to: 20 }, why: 'The last turn is over: a draw, 60 to 20.' };
  const told = { clock: { turn: 8, line: 0, step: 1 }, event: { kind: 'over', verdict } } as never;
  expect(narrate(told, laid('gotland-incident').book)).toBe('The last turn is over: a draw, 60 to 20.');
});
