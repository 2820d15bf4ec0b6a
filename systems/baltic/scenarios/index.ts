import type { ScenarioEntry } from '@flagplot/manifest';
import { whole } from '../rules/edge/scenario.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import gotlandIncident from './s1-gotland-incident.json' with { type: 'json' };
import recoveringTheMakrill from './s2-recovering-the-makrill.json' with { type: 'json' };
import raippaluottoPassage from './s3-raippaluotto-passage.json' with { type: 'json' };
import shoalConvoy from './s4-shoal-convoy.json' with { type: 'json' };
import carrierStrike from './s5-carrier-strike.json' with { type: 'json' };
import straitOfReefs from './s6-strait-of-reefs.json' with { type: 'json' };
import underTheAirfield from './s7-under-the-airfield.json' with { type: 'json' };
import twoFleets from './s8-two-fleets.json' with { type: 'json' };
import threeFleets from './s9-three-fleets.json' with { type: 'json' };

// The compiler reads JSON more loosely than a scenario is typed, hence the cast; the tests hold the files to the schema.

// In their order: three that were found, then six of our own.
const inOrder = [
  // BB-7.1.1
  gotlandIncident,
  // BB-7.2.1
  recoveringTheMakrill,
  // BB-7.3.1
  raippaluottoPassage,
  shoalConvoy,
  carrierStrike,
  straitOfReefs,
  underTheAirfield,
  twoFleets,
  threeFleets,
] as readonly unknown[] as readonly Scenario[];

/** The scenarios that come with the system, each with all its sheets. */
export const scenarios: readonly Scenario[] = inOrder.map(scenario => whole(scenario));

/** The same for whoever chooses among them. */
export const entries: readonly ScenarioEntry<Scenario>[] = scenarios.map(scenario => ({
  name: scenario.name,
  title: scenario.title,
  about: scenario.about ?? '',
  scenario,
}));
