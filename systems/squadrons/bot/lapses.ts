// How squadrons err that nobody minds: they fly straight on, fire at the next best target, and forget to jam.

import type { Lapse, Lapses } from '@flagplot/bots';
import { canonical } from '@flagplot/kernel';
import file from '../data/lapses.json' with { type: 'json' };
import type { Move } from '../rules/orders.ts';
import { squadronCalled } from '../rules/roster.ts';
import type { Squadrons, SqView } from '../rules/state.ts';
import { speedsOf } from '../rules/turn/2-move.ts';
import { otherVolleys } from './fire.ts';
import { wingOf } from './forces.ts';
import { courseOf, endOf, helmOf, moveOf, mustLeave } from './helm.ts';
import { movesFor } from './moves.ts';
import { isSameFire } from './search.ts';

/** SQ-3.7.1 Straight on as far as in the round before; where that is the move anyway, or leads to the edge of the map, the second idea. */
const move: Lapse<Squadrons, 'move'> = (v, _about, { base, errs, think }) => {
  if (!errs(base.squadron) || base.craft.length === 0) return base;
  const text = canonical(base);
  const held = holdCourse(v, base);
  if (held && canonical(held) !== text) return held;
  for (const other of movesFor(v, [base.squadron], think.work ?? 1)) if (canonical(other) !== text) return other;
  return base;
};

/** All craft as the first of those that fly alike, straight on at Attack Speed; nothing where one would leave the map by it, now or later. */
function holdCourse(v: SqView, { squadron: id }: Move): Move | undefined {
  const squadron = squadronCalled(v, id);
  if (!speedsOf(v, squadron).includes('attack')) return undefined;
  const helm = helmOf(v.book, wingOf(v, squadron), 'attack');
  const lead = helm?.force.craft.find(one => one === helm.lead);
  if (!helm || !lead) return undefined;
  const straight = helm.legs.filter(({ path }) => !/[LR]/.test(path));
  const as = (hexes: number) => Math.abs(hexes - lead.moved);
  const leg = straight.sort((a, b) => as(a.hexes) - as(b.hexes))[0];
  if (!leg) return undefined;
  const course = courseOf(helm, leg);
  return course.gone.length > 0 || mustLeave(v.book, endOf(helm.lead, leg), helm.limits) ? undefined : moveOf(course);
}

/** Whoever errs does not jam. */
const jam: Lapse<Squadrons, 'jam'> = (_v, _about, { base, errs }) => ({
  ...base,
  squadrons: base.squadrons.filter(id => !errs(id)),
});

/** SQ-4.1.2 Another target or another weapon, the one that loses least; whoever is not minded at the guns either holds its fire. */
const fire: Lapse<Squadrons, 'fire'> = (v, { squadrons }, { base, errs }) => {
  let { volleys } = base;
  for (const id of squadrons.filter(errs)) {
    const now = volleys.find(({ squadron }) => squadron === id);
    const others = volleys.filter(one => one !== now);
    const next = otherVolleys(v, [id], volleys).find(({ volley }) => volley && !isSameFire(now, volley));
    if (errs(`${id} at the guns`)) volleys = others;
    else if (next?.volley) volleys = [...others, next.volley];
  }
  return { ...base, volleys };
};

/** What is not minded in a round: where a squadron goes, whether it jams, and whom it fires at. */
export const lapses: Lapses<Squadrons> = { rates: file.rates, over: file.over, by: { move, jam, fire } };
