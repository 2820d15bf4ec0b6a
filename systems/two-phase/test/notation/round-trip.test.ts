import type { Side } from '@flagplot/kernel';
import { positionAgain, positionSeenAgain, randomStates } from '@flagplot/manifest/round-trip';
import { expect, test } from 'vitest';
import lesson from '../../lesson/scenario.json' with { type: 'json' };
import { notation } from '../../notation/index.ts';
import { twoPhase as rules } from '../../rules/index.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { folderSetUp } from '../../rules/setup.ts';
import type { TpState } from '../../rules/state.ts';
import { scenarios } from '../../scenarios/index.ts';

const ALL: Readonly<Record<string, Scenario>> = { ...scenarios, lesson: lesson as unknown as Scenario };
/** Of so many steps of a battle one is looked at. */
const EVERY = 29;

/** The battle with all folders but one as they are where nothing is said of them. */
function closedBut(s: TpState, side: Side): TpState {
  const closed = (id: Side) => folderSetUp(s, id, new Map());
  return { ...s, sealed: Object.fromEntries(Object.entries(s.sealed).map(([id, own]) => [id, id === side ? own : closed(id)])) };
}

test.each(Object.entries(ALL))(
  '1 position: %s at steps of a battle is the same from its text, whole and as a side sees it',
  (_, scenario) => {
    const two = { ...scenario, turns: Math.min(scenario.turns, 3) };
    let n = 0;
    for (const s of randomStates(rules, two, 11)) {
      n += 1;
      if (n % EVERY !== 1) continue;
      const whole = positionAgain(notation, s);
      expect(whole.read, whole.text).toBe(whole.given);
      for (const { id } of s.book.sides) {
        const { text, read, given } = positionSeenAgain(notation, s, { side: id, seen: closedBut(s, id) });
        expect(read, text).toBe(given);
      }
    }
  },
);
