import type { ScenarioEntry } from '@flagplot/manifest';
import { whole } from '../rules/scenario.ts';
import type { Scenario } from '../rules/scenario-file.ts';
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
  firstLesson, // SQ-8.4.1
  openPatrol, // SQ-8.4.2
  bomberIntercept, // SQ-8.4.3, SQ-8.4.4
  ionizeAndBoard, // SQ-8.4.5, SQ-8.4.6
  jammingRun, // SQ-8.4.7, SQ-8.4.8
  lineInTheDark, // SQ-8.4.9
  threeFlags, // SQ-8.4.10
  fullMuster, // SQ-8.4.11
] as readonly unknown[] as readonly Scenario[];

/** The scenarios that come with the system, in the order of the book, each with all its cards. */
export const scenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  inOrder.map(scenario => [scenario.name, whole(scenario)]),
);

/** The side that wins oftener where ordinary players hold both: by how much, `lab/test/easier.test.ts` holds. */
const EASIER: Readonly<Record<string, string>> = {
  'first-lesson': 'alliance',
  'bomber-intercept': 'alliance',
  'ionize-and-board': 'alliance',
  'jamming-run': 'alliance',
  'line-in-the-dark': 'imperial',
  'full-muster': 'imperial',
};

/** The same for whoever chooses among them. */
export const entries: readonly ScenarioEntry<Scenario>[] = Object.values(scenarios).map(scenario => ({
  name: scenario.name,
  title: scenario.title,
  about: scenario.about ?? '',
  ...(EASIER[scenario.name] ? { easier: EASIER[scenario.name] } : {}),
  scenario,
}));
