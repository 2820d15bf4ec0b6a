import type { Scenario } from '../scenario-file.ts';
import bomberIntercept from './bomber-intercept.json' with { type: 'json' };
import firstLesson from './first-lesson.json' with { type: 'json' };
import fullMuster from './full-muster.json' with { type: 'json' };
import ionizeAndBoard from './ionize-and-board.json' with { type: 'json' };
import jammingRun from './jamming-run.json' with { type: 'json' };
import lineInTheDark from './line-in-the-dark.json' with { type: 'json' };
import openPatrol from './open-patrol.json' with { type: 'json' };
import threeFlags from './three-flags.json' with { type: 'json' };

// The compiler reads JSON more loosely than a scenario is typed, hence the cast; the tests hold the files to the schema.
const inOrder = [
  firstLesson,
  openPatrol,
  bomberIntercept,
  ionizeAndBoard,
  jammingRun,
  lineInTheDark,
  threeFlags,
  fullMuster,
] as readonly unknown[] as readonly Scenario[];

/** SQ-8.4 The scenarios that come with the system, in the order of the book. */
export const scenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  inOrder.map(scenario => [scenario.name, scenario]),
);
