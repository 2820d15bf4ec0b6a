import type { View } from '@flagplot/kernel';
import { begin, rolled, seeded, setUp, viewOf } from '@flagplot/kernel';
import skirmish from '../../../../web/e2e/skirmish.json' with { type: 'json' };
import { whole } from '../../rules/edge/scenario.ts';
import { fleetAction } from '../../rules/index.ts';
import { plotting } from '../../rules/movement/lawful.ts';
import type { Plotting } from '../../rules/movement/plotting.ts';
import { squadronsOf } from '../../rules/roster.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { FleetAction } from '../../rules/state.ts';

/** The compiler reads JSON more loosely than the schema, hence the cast. */
const SKIRMISH = skirmish as unknown as Scenario;

/** The skirmish as Narn sees it before the first orders. */
export function narn(change: (scenario: Scenario) => Scenario = scenario => scenario): View<FleetAction> {
  const scenario = whole(change(SKIRMISH));
  const read = fleetAction.read(scenario);
  if ('faults' in read) throw new Error(read.faults.map(one => one.say).join(' '));
  const state = setUp(fleetAction, scenario, read.book);
  begin({ rules: fleetAction, t: rolled<FleetAction>({ face: seeded('page', 0) }) }, state);
  return viewOf(state, 'narn');
}

/** Squadron A with all its plot is judged by, at a speed. */
export function squadronA(view: View<FleetAction>, speed = 6): Plotting {
  const [first] = squadronsOf(view, view.side);
  if (!first) throw new Error('Narn has no squadron');
  first.speed = speed;
  return plotting(view, first);
}
