// Chapter 1.4: what a unit does in a window besides firing: the list of all acts.

import { cloak } from '../cloak/fade.ts';
import { lab, probe } from '../crew/labs.ts';
import { storm } from '../crew/storm.ts';
import { raise, reinforce } from '../damage/shields.ts';
import { hand } from '../docking/hand.ts';
import { undock } from '../docking/moor.ts';
import { esg } from '../fields/esg.ts';
import { castWeb, layWeb } from '../fields/web.ts';
import { spaceMine } from '../mines/lay.ts';
import { displace } from '../movement/displacement.ts';
import { erratic } from '../movement/erratic.ts';
import { turnHard } from '../movement/het.ts';
import { tac } from '../movement/tac.ts';
import type { Act } from '../orders.ts';
import { launchSeeker } from '../seekers/launch.ts';
import { strikeHome } from '../seekers/rider.ts';
import { dropPacks } from '../shuttles/boosters.ts';
import { land } from '../shuttles/land.ts';
import { launch } from '../shuttles/launch.ts';
import { open } from '../shuttles/scatter.ts';
import { release, tractor } from '../tractors/catch.ts';
import { transport } from '../transporters/transport.ts';
import type { ActRule, InWindow } from './act.ts';

/** TP-1.4.1 The acts there are, by their names. A chapter adds its own here. */
const ACTS: { readonly [K in Act['act']]?: ActRule<K> } = {
  het: turnHard,
  tac,
  erratic,
  cloak,
  esg,
  web: layWeb,
  seeker: launchSeeker,
  strike: strikeHome,
  troops: storm,
  launch,
  open,
  packs: dropPacks,
  land,
  lab,
  probe,
  tractor,
  release,
  hand,
  undock,
  shield: raise,
  reinforce,
  transport,
  'space-mine': spaceMine,
  cast: castWeb,
  displace,
};

/** The rule of an act; nothing where there is none of this name. */
export function ruleOf(act: Pick<Act, 'act'>): ActRule | undefined {
  return ACTS[act.act] as ActRule | undefined;
}

/** Every rule that a unit may have something to do by in its window. */
export function rulesIn(c: InWindow): ActRule[] {
  return (Object.values(ACTS) as ActRule[]).filter(rule => rule.when.includes(c.segment) && rule.aboard?.(c) !== false);
}

/** All that a unit may choose among by a rule, lawful or not. */
export function choicesOf(rule: ActRule, c: InWindow): Iterable<Act> {
  return rule.choices?.(c) ?? rule.options(c);
}

/** TP-1.4.1 Acts in the order in which a window carries them out. */
export function inOrder(acts: readonly Act[]): Act[] {
  return [...acts].sort((a, b) => (ruleOf(a)?.place ?? 0) - (ruleOf(b)?.place ?? 0));
}
