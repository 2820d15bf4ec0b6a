import type { Side } from '@flagplot/kernel';
import type { ScenarioEntry } from '@flagplot/manifest';
import { whole } from '../rules/edge/scenario.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import borderDuel from './s1-border-duel.json' with { type: 'json' };
import plasmaAmbush from './s2-plasma-ambush.json' with { type: 'json' };
import droneStorm from './s3-drone-storm.json' with { type: 'json' };
import frigateBrawl from './s4-frigate-brawl.json' with { type: 'json' };
import twinWarbirds from './s5-twin-warbirds.json' with { type: 'json' };
import webWatch from './s6-web-watch.json' with { type: 'json' };
import sphereAndSting from './s7-sphere-and-sting.json' with { type: 'json' };
import raider from './s8-raider.json' with { type: 'json' };
import lineOfBattle from './s9-line-of-battle.json' with { type: 'json' };
import wallOfDrones from './s10-wall-of-drones.json' with { type: 'json' };
import threeFlags from './s11-three-flags.json' with { type: 'json' };
import intruder from './s12-intruder.json' with { type: 'json' };
import newShips from './s13-new-ships.json' with { type: 'json' };

// The compiler reads JSON more loosely than a scenario is typed, hence the cast; the tests hold the files to the schema.
// TP-16.1.1 All thirteen, in the order of the book.
const inOrder = [
  borderDuel,
  plasmaAmbush,
  droneStorm,
  frigateBrawl,
  twinWarbirds,
  webWatch,
  sphereAndSting,
  raider,
  lineOfBattle,
  wallOfDrones,
  threeFlags,
  intruder,
  newShips,
] as readonly unknown[] as readonly Scenario[];

/** The scenarios that come with the system, in the order of the book, each with all its cards. */
export const scenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  inOrder.map(scenario => [scenario.name, whole(scenario)]),
);

/** The side that wins clearly oftener where ordinary captains hold both: `lab/test/easier.test.ts` holds it. */
const EASIER: Readonly<Record<string, Side>> = {
  'plasma-ambush': 'b',
  'drone-storm': 'a',
  'wall-of-drones': 'a',
  intruder: 'a',
};

/** The same for whoever chooses among them. */
export const entries: readonly ScenarioEntry<Scenario>[] = Object.values(scenarios).map(scenario => ({
  name: scenario.name,
  title: scenario.title,
  about: scenario.about ?? '',
  ...(EASIER[scenario.name] && { easier: EASIER[scenario.name] as Side }),
  scenario,
}));
