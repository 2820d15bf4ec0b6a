// What is proposed to a person at one press: fire by the structure that targets are expected to lose, and the targets of the last pulse;
// a weapon that fires once a turn is left out of either as long as a later pulse looks clearly better for it.

import type { Aimed, Proposal, Proposals } from '@flagplot/bots/proposals';
import { bestFire, meanOf } from '@flagplot/bots/proposals';
import { odds } from '@flagplot/kernel';
import { gunRules } from '../rules/battle.ts';
import type { FireStep } from '../rules/combat/targets.ts';
import type { Shot } from '../rules/orders.ts';
import { ownSquadron, shipOf } from '../rules/roster.ts';
import type { FaState, FaView, FleetAction } from '../rules/state.ts';
import type { Firer, Option } from './fire.ts';
import { firingIn, shotOf } from './fire.ts';

/** All shots open to a side in a step: what bears on each target, less the weapons that fire once a turn and wait for a better pulse. */
function shotsOpen(v: FaView, step: FireStep): Aimed<Shot>[] {
  const firing = firingIn(v, step).flat();
  return firing.flatMap(firer =>
    firer.options.filter(({ arms }) => arms.length > 0).map(option => aimedAt(v, firer, { option, step })),
  );
}

/** FA-6.4.1 A squadron fires into one squadron; FA-4.6.4 out of command each ship is bound to nobody. */
function aimedAt(v: FaView, firer: Firer, { option, step }: { option: Option; step: FireStep }): Aimed<Shot> {
  const { ship } = firer.gunner;
  const { target, wounds } = option;
  return {
    entry: shotOf(firer, option),
    firer: ship.id,
    target: target.ship.id,
    company: step === 'stray' ? ship.id : ownSquadron(v.open, shipOf(v.book, ship)),
    into: target.squadron,
    glance: wounds.reduce((sum, wound) => sum + wound, 0),
    left: target.ship.structure,
  };
}

/** The structure that a shot takes on average, by the odds of its card. */
function structureLost(v: FaView, { entry, left }: Aimed<Shot>): number {
  const s: FaState = { book: v.book, clock: v.clock, open: v.open, sealed: { [v.side]: v.own } };
  const of = { ship: entry.ship, target: entry.target, weapons: [...entry.weapons] };
  const found = odds(gunRules, { name: 'volley', of, s });
  return meanOf(found, value => left - ((value as { structure?: number } | null)?.structure ?? left));
}

/** Shots at the ships that were fired at before, by everything that bears on them now and does not wait. */
function shotsAgain(v: FaView, before: readonly Shot[], step: FireStep): Shot[] {
  const wasAt = (ship: string): string | undefined => before.find(shot => shot.ship === ship)?.target;
  return shotsOpen(v, step).flatMap(({ entry, firer, target }) => (target === wasAt(firer) ? [entry] : []));
}

/** Both steps are asked alike, and answered alike. */
type FireProposal = Proposal<FleetAction, 'fire'> & Proposal<FleetAction, 'stray'>;

function proposalFor(step: FireStep): FireProposal {
  return {
    best: (v: FaView) => ({
      shots: bestFire(shotsOpen(v, step), one => structureLost(v, one)),
    }),
    again: (v: FaView, _about: object, { shots }: { shots: Shot[] }) => ({ shots: shotsAgain(v, shots, step) }),
  };
}

/** Plots, hits and names are proposed as an ordinary player would give them. */
export const proposals: Proposals<FleetAction> = { fire: proposalFor('fire'), stray: proposalFor('stray') };
