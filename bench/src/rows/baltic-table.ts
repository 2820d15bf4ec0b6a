// The plane as the rules of Baltic ask it: sight between ships of a battle of the Gotland Incident, and their courses followed over its table.

import { markOf } from '@flagplot/baltic/rules/gunnery/mark.ts';
import { lineBetween } from '@flagplot/baltic/rules/gunnery/sight.ts';
import { happeningsOn } from '@flagplot/baltic/rules/movement/happenings.ts';
import { passageOf } from '@flagplot/baltic/rules/movement/passage.ts';
import { courseOfPlan } from '@flagplot/baltic/rules/movement/plan.ts';
import type { Vessel } from '@flagplot/baltic/rules/open.ts';
import type { Sail, Sailing } from '@flagplot/baltic/rules/orders.ts';
import { areEnemies, isOnTable, vesselNamed } from '@flagplot/baltic/rules/roster.ts';
import type { BbState } from '@flagplot/baltic/rules/state.ts';
import { cloned, sha256 } from '@flagplot/kernel';
import { replay } from '../battle.ts';
import { loadRecording } from '../recordings.ts';
import type { Reading, Terms } from '../timing.ts';
import { addReadings, measure } from '../timing.ts';

/** A vessel about to sail, on the table as it then lies. */
interface Moving {
  readonly s: BbState;
  readonly vessel: Vessel;
  readonly sailing: Sailing;
}

/** Battles whose positions are looked at. */
const BATTLES = 3;

/** Microseconds of a look from a vessel at an enemy, and of a course with all that happens on it. */
export async function balticTable(terms: Terms): Promise<Reading> {
  const moving = movingOf(terms);
  const looks = moving.flatMap(({ s, vessel }) =>
    s.open.vessels
      .filter(other => isOnTable(other) && areEnemies(s.book, vessel.side, other.side))
      .map(other => () => lineBetween(s, vessel, markOf(s, other)).squared),
  );
  const moves = moving.map(({ s, vessel, sailing }) => {
    const course = courseOfPlan(vessel, sailing);
    const passage = passageOf(s, { vessel, course, from: 0, met: [], bombs: [] });
    return () => [...happeningsOn(passageOf(s, passage))].length;
  });
  const half = { ...terms, seconds: terms.seconds / 2 };
  return addReadings([await micros('balticSightMicros', looks, half), await micros('balticSweepMicros', moves, half)]);
}

function micros(key: string, works: readonly (() => number)[], terms: Terms): Promise<Reading> {
  const pass = (): number[] => works.map(work => work());
  return measure(
    {
      pass,
      figures: ({ wall, passes }) => ({ [key]: (wall * 1e6) / (passes * works.length) }),
      checksum: () => sha256(JSON.stringify(pass())),
    },
    terms,
  );
}

/** The first of every unit that sails in some battles. */
function movingOf({ recordings }: Terms): Moving[] {
  const { start, battles } = loadRecording(recordings, 'gotland incident');
  const found: Moving[] = [];
  for (const battle of battles.slice(0, BATTLES))
    replay(start, battle, {
      before(state, { answers }) {
        for (const { kind, order } of answers) {
          if (kind !== 'sail') continue;
          const s = cloned(state) as unknown as BbState;
          const [sailing] = (order as unknown as Sail).vessels;
          const vessel = sailing && vesselNamed(s.open, sailing.vessel);
          if (sailing && vessel) found.push({ s, vessel, sailing });
        }
      },
    });
  return found;
}
