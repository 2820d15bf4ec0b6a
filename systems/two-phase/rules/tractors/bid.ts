// Chapters 1.3 and 13.2: whoever is caught by a beam bids against it.

import type { Ask } from '@flagplot/kernel';
import { pullOut } from '../fields/snare.ts';
import type { Hold } from '../folder.ts';
import type { Beam } from '../open.ts';
import { areEnemies, holdIn, isShip, unitCalled, unitNamed } from '../roster.ts';
import { BID } from '../schemas.ts';
import type { Put, TpAnswer, TpShown, TpState, TpTable, TpView, TwoPhase } from '../state.ts';
import { whyIdle } from '../weapons/aim.ts';
import { dropBeam } from './beams.ts';
import { payForBeam } from './catch.ts';
import { slowBy } from './tow.ts';

/** TP-1.3.8 The owner of a unit just caught, whatever power he may have left. */
export function bidAsk({ open }: TpShown): Ask<TwoPhase, 'bid'>[] {
  const { caught } = open.now;
  const unit = caught && unitNamed(open, caught.unit);
  return unit ? [{ side: unit.side, kind: 'bid', about: { ...caught } }] : [];
}

/** TP-13.2.2 Free at once by at least the strength; else held. */
export function carryBid(s: TpState, t: TpTable, { about, order: { energy } }: TpAnswer<'bid'>): void {
  const { now } = s.open;
  // What is said and not yet carried out of the window goes on.
  if (now.playing !== null) t.reveal(now.playing);
  now.caught = null;
  const beam = beamAt(s, about);
  const unit = unitNamed(s.open, about.unit);
  if (!beam || !unit) return;
  const hold = holdIn(s.sealed[unit.side]!, unit.id);
  if (hold) payForBeam(hold, energy);
  const free = energy >= beam.strength;
  t.tell(() => ({ kind: 'bid', beam: beam.id, unit: unit.id, by: beam.by, energy, free, at: now.stage }));
  if (free) dropBeam(s, beam);
  else holdFast(s, t, beam);
}

function beamAt({ open }: Pick<TpShown, 'open'>, { unit, by }: { unit: string; by: string }): Beam | undefined {
  return open.beams.find(beam => beam.on === unit && beam.by === by);
}

/** TP-13.2.3 A caught unit loses its spaces, and weighs on whoever holds it. TP-1.3.6 Its course ends. */
function holdFast(s: TpState, t: TpTable, { by, on }: Beam): void {
  const unit = unitNamed(s.open, on);
  const holder = unitNamed(s.open, by);
  if (!unit || !holder) return;
  // TP-1.2.6
  unit.halted = true;
  pullOut(t, unit, holder);
  const hold = holdIn(s.sealed[unit.side]!, on);
  if (hold) hold.course = '';
  if (isShip(unit)) slowBy(s, holder, unit);
}

/** Points that may be bid; small units have none, TP-2.2.2, TP-10.3.3, TP-14.2.2 nor has a ship that does nothing. */
export function purse(v: TpView, unit: string): number {
  const hold: Hold | undefined = holdIn(v.own, unit);
  return hold && !whyIdle(unitCalled(v.open, unit)) ? hold.tractors + hold.battery : 0;
}

/** What is bid under standing orders: all that frees the unit, where it is there and no more than was allowed; nothing against a friend. */
export function usualBid(v: TpView, about: { unit: string; by: string }, most: number): number {
  const strength = beamAt(v, about)?.strength ?? 0;
  const holder = unitNamed(v.open, about.by);
  if (!holder || !areEnemies(v.book, v.side, holder.side)) return 0;
  return strength <= Math.min(most, purse(v, about.unit)) ? strength : 0;
}

/** TP-1.3.8, TP-13.2.2 Energy against a beam, prepared for tractors or out of batteries. */
export const bidQuestion: Put<'bid'> = {
  rule: 'TP-1.3.8',
  schema: BID,
  judge(v, { unit }, { energy }) {
    const there = purse(v, unit);
    if (energy <= there) return [];
    return [{ rule: 'TP-13.2.2', at: '/energy', say: `${energy} points wanted, ${there} there.` }];
  },
  idle: () => ({ energy: 0 }),
  standing(v, about) {
    const bid = holdIn(v.own, about.unit)?.watch?.bid ?? 'ask';
    const there = purse(v, about.unit);
    if (there === 0) return { energy: 0 };
    if (bid === 'ask') return undefined;
    return { energy: usualBid(v, about, bid === 'all' ? there : bid) };
  },
};
