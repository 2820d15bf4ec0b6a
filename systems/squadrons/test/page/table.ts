import { hexes } from '@flagplot/hexes';
import type { View } from '@flagplot/kernel';
import { begin, rolled, seeded, setUp, viewOf } from '@flagplot/kernel';
import clash from '../../../../web/e2e/squadrons-clash.json' with { type: 'json' };
import { squadrons } from '../../rules/index.ts';
import { LAYOUT } from '../../rules/map.ts';
import type { Craft, Squadron } from '../../rules/open.ts';
import { squadronCalled } from '../../rules/roster.ts';
import { whole } from '../../rules/scenario.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { Squadrons } from '../../rules/state.ts';

/** The compiler reads JSON more loosely than the schema, hence the cast. */
const CLASH = clash as unknown as Scenario;

/** The clash as the Alliance sees it, in the first round, before anybody has moved. */
export function alliance(change: (scenario: Scenario) => Scenario = scenario => scenario): View<Squadrons> {
  const scenario = whole(change(CLASH));
  const read = squadrons.read(scenario);
  if ('faults' in read) throw new Error(read.faults.map(one => one.say).join(' '));
  const state = setUp(squadrons, scenario, read.book);
  begin({ rules: squadrons, t: rolled<Squadrons>({ face: seeded('page', 0) }) }, state);
  const view = viewOf(state, 'alliance');
  return {
    ...view,
    clock: { ...view.clock, turn: 1 },
    open: { ...structuredClone(view.open), order: ['imperial', 'alliance'] },
  };
}

/** The table with the craft of a squadron changed, one after the other. */
export function withCraft(
  view: View<Squadrons>,
  id: string,
  changes: readonly Partial<Craft & { hex: string }>[],
): View<Squadrons> {
  const changed = (squadron: Squadron): Squadron => ({
    ...squadron,
    craft: squadron.craft.map((craft, i) => {
      const { hex, ...rest } = changes[i] ?? {};
      return { ...craft, ...rest, ...(hex ? hexes.parseName(hex, LAYOUT) : {}) };
    }),
  });
  return { ...view, open: { ...view.open, squadrons: view.open.squadrons.map(one => (one.id === id ? changed(one) : one)) } };
}

export function squadron(view: View<Squadrons>, id: string): Squadron {
  return squadronCalled(view, id);
}
