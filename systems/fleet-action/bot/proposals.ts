// What is proposed to a person at one press: fire by the structure that targets are expected to lose, and the targets of the last pulse.

import type { Aimed, Proposal, Proposals } from '@flagplot/bots/proposals';
import { bestFire, meanOf } from '@flagplot/bots/proposals';
import { odds } from '@flagplot/kernel';
import type { FireStep } from '../rules/combat/targets.ts';
import { targets } from '../rules/combat/targets.ts';
import { fleetAction } from '../rules/index.ts';
import type { Ship } from '../rules/open.ts';
import type { Shot } from '../rules/orders.ts';
import { shipOf } from '../rules/roster.ts';
import type { FaState, FaView, FleetAction } from '../rules/state.ts';
import { allAt, firers, sightOf } from '../rules/turn/3-fire.ts';
import { gunnerOf, lineOf, woundBy } from './gunnery.ts';

/** All shots open to a side in a step, every weapon that bears in each. */
function shotsOpen(v: FaView, step: FireStep): Aimed<Shot>[] {
  const sight = sightOf(v);
  return firers(sight, v.side, step).flatMap(ship => targets(sight, ship).map(target => aimedAt(v, ship, { target, step })));
}

/** FA-6.4.1 A squadron fires into one squadron; FA-4.6.4 out of command each ship is bound to nobody. */
function aimedAt(v: FaView, ship: Ship, { target, step }: { target: Ship; step: FireStep }): Aimed<Shot> {
  return {
    entry: allAt(sightOf(v), ship, target),
    firer: ship.id,
    target: target.id,
    company: step === 'stray' ? ship.id : shipOf(v.book, ship).squadron,
    into: shipOf(v.book, target).squadron,
    glance: woundsAt(v, ship, target),
    left: target.structure,
  };
}

/** What all weapons of a ship do to a target on average, were it never destroyed. */
function woundsAt(v: FaView, ship: Ship, target: Ship): number {
  const gunner = gunnerOf(v, ship);
  const line = lineOf(v, gunner, { ship: target, of: shipOf(v.book, target) });
  return gunner.arms.reduce((sum, arm) => sum + woundBy(arm, line, v.book.charts.rangeModifiers), 0);
}

/** The structure that a shot takes on average, by the odds of its card. */
function structureLost(v: FaView, { entry, left }: Aimed<Shot>): number {
  const s: FaState = { book: v.book, clock: v.clock, open: v.open, sealed: { [v.side]: v.own } };
  const of = { ship: entry.ship, target: entry.target, weapons: [...entry.weapons] };
  const found = odds(fleetAction, { name: 'volley', of, s });
  return meanOf(found, value => left - ((value as { structure?: number } | null)?.structure ?? left));
}

/** Shots at the ships that were fired at before, by everything that bears on them now. */
function shotsAgain(v: FaView, before: readonly Shot[], step: FireStep): Shot[] {
  const sight = sightOf(v);
  return firers(sight, v.side, step).flatMap(ship => {
    const aimed = before.find(shot => shot.ship === ship.id)?.target;
    const target = targets(sight, ship).find(one => one.id === aimed);
    return target ? [allAt(sight, ship, target)] : [];
  });
}

/** Both steps are asked alike, and answered alike. */
type FireProposal = Proposal<FleetAction, 'fire'> & Proposal<FleetAction, 'stray'>;

function proposalFor(step: FireStep): FireProposal {
  return {
    best: (v: FaView) => ({ shots: bestFire(shotsOpen(v, step), one => structureLost(v, one)) }),
    again: (v: FaView, _about: object, { shots }: { shots: Shot[] }) => ({ shots: shotsAgain(v, shots, step) }),
  };
}

/** Plots, hits and names are proposed as an ordinary player would give them. */
export const proposals: Proposals<FleetAction> = { fire: proposalFor('fire'), stray: proposalFor('stray') };
