import type { ScenarioEntry } from '@flagplot/manifest';
import { whole } from '../rules/edge/scenario.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import carrierBattle from './carrier-battle.json' with { type: 'json' };
import duel from './duel.json' with { type: 'json' };
import elintHunt from './elint-hunt.json' with { type: 'json' };
import frigateScreen from './frigate-screen.json' with { type: 'json' };
import jumpIn from './jump-in.json' with { type: 'json' };
import lineOfBattle from './line-of-battle.json' with { type: 'json' };
import meeting5000 from './meeting-5000.json' with { type: 'json' };
import meeting8000 from './meeting-8000.json' with { type: 'json' };
import narnEarth from './narn-earth-5000.json' with { type: 'json' };
import outOfTheNight from './out-of-the-night.json' with { type: 'json' };
import relief from './relief.json' with { type: 'json' };
import shipyardRaid from './shipyard-raid.json' with { type: 'json' };
import theNarrows from './the-narrows.json' with { type: 'json' };

/** The scenarios that come with the system, each with all its cards (casts: the compiler reads JSON more loosely). */
export const scenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  [
    duel,
    narnEarth,
    frigateScreen,
    lineOfBattle,
    carrierBattle,
    theNarrows,
    elintHunt,
    jumpIn,
    outOfTheNight,
    meeting5000,
    meeting8000,
    shipyardRaid,
    relief,
  ].map(file => [file.name, whole(file as unknown as Scenario)]),
);

/** The side that wins oftener where ordinary players hold both: by how much, `lab/test/easier.test.ts` holds. */
const EASIER: Readonly<Record<string, string>> = { duel: 'earth' };

/** The same for whoever chooses among them. */
export const entries: readonly ScenarioEntry<Scenario>[] = Object.values(scenarios).map(scenario => ({
  name: scenario.name,
  title: scenario.title,
  about: scenario.about ?? '',
  ...(EASIER[scenario.name] ? { easier: EASIER[scenario.name] } : {}),
  scenario,
}));
