// Battles by chance in every scenario: whatever is told has a sentence, whatever is to be watched lies on the table, and nothing is drawn twice.

import type { Told } from '@flagplot/kernel';
import { BareBattle, quickDice, seededDice, setUp } from '@flagplot/kernel/bare';
import { motionsOf } from '@flagplot/scene/motions.ts';
import { expect, test } from 'vitest';
import { baltic as rules } from '../../rules/index.ts';
import type { Baltic } from '../../rules/state.ts';
import { entries } from '../../scenarios/index.ts';
import { beats } from '../../scene/beats.ts';
import { scene } from '../../scene/scene.ts';
import { narrate } from '../../words/narrate.ts';
import { subject } from '../subject.ts';

/** Steps of each battle that are played. */
const STEPS = 150;

test.each([...subject.scenarios, ...entries])('$name is told in sentences, watched and drawn', ({ scenario }) => {
  const read = rules.read(scenario);
  if ('faults' in read) throw new Error(read.faults.map(({ say }) => say).join('\n'));
  const s = setUp(rules, scenario, read.book);
  const told: Told<Baltic>[] = [];
  const listener = {
    tell: (event: Told<Baltic>['event']) => void told.push({ clock: { ...s.clock }, event: structuredClone(event) }),
    reveal: () => undefined,
  };
  const roll = quickDice(3);
  const battle = new BareBattle<Baltic>({ rules, s, dice: seededDice('3'), listener });
  let n = 0;
  for (battle.begin(); battle.asks.length > 0 && n < STEPS; n += 1)
    battle.play(battle.answers((v, { kind, about }) => rules.questions[kind].random(v, about as never, roll)));
  for (const one of told) expect(narrate(one, read.book), one.event.kind).toMatch(/[.\]]$/);
  const { sheet, items } = scene({ book: s.book, open: s.open, clock: s.clock }, told);
  const ids = items.map(({ kind, id }) => `${kind} ${id}`);
  expect(new Set(ids).size).toBe(ids.length);
  expect(sheet).toMatchObject({ ground: 'plane' });
  const seen = beats(told, { book: s.book, open: s.open, clock: s.clock });
  expect(seen.length).toBeGreaterThan(0);
  for (const beat of seen)
    for (const motion of motionsOf(beat))
      if (motion.kind === 'move')
        expect(motion.through.every(({ at }) => Number.isInteger(at.x) && Number.isInteger(at.y))).toBe(true);
});
