// Chapter 6.3: what a seeker may do to its target.

import { hexes } from '@flagplot/hexes';
import type { Forecast, Json } from '@flagplot/kernel';
import { FLAG, ID, shape } from '@flagplot/kernel/schemas';
import { insideOf } from '../damage/through.ts';
import { strikesShield } from '../damage/volley.ts';
import type { Truth } from '../folder.ts';
import { droneOf } from '../loads.ts';
import type { Place } from '../map.ts';
import { unitName } from '../names.ts';
import type { Seeker, Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import { isHere, isShip, unitNamed } from '../roster.ts';
import { placeNext } from '../seekers/homing.ts';
import { rollArrival, shiftOf, warheadOf } from '../seekers/impact.ts';
import { seekerNamed, usualTruth } from '../seekers/truth.ts';
import type { TpState, TpTable, TwoPhase } from '../state.ts';
import { bearingOf } from '../weapons/sight.ts';

/** A seeker in flight, and what the asker takes it for. */
interface ImpactAsked {
  seeker: Id;
  load?: Id;
  pseudo?: boolean;
}

/** TP-6.3.1, TP-6.3.6 The points a seeker does to its target, the shield it strikes and how many come inside. */
export const seekerOdds: Forecast<TwoPhase> = {
  rule: 'TP-6.3.6',
  schema: { ...shape({ seeker: ID, load: ID, pseudo: FLAG }, ['load', 'pseudo']), title: 'A seeker at its target' },
  assumes: [
    'A drone is of type I unless its load is said.',
    'The target stays where it is.',
    'Nothing stops the seeker on its way.',
    'There is no reinforcement.',
  ],
  judge(s, of) {
    const { seeker: id, load } = of as unknown as ImpactAsked;
    const seeker = seekerNamed(s.open, id);
    if (!seeker || !targetOf(s, seeker))
      return [{ rule: 'TP-6.3.1', at: '/seeker', say: `There is no seeker ${unitName(s, id)} that flies at a unit.` }];
    if (load === undefined || droneOf(s.book.charts, load)) return [];
    return [{ rule: 'TP-9.6.1', at: '/load', say: `There is no drone ${load}.` }];
  },
  act: (s, t, of) => impactOutcome(s, t, of as unknown as ImpactAsked),
};

function targetOf({ open }: Pick<TpState, 'open'>, { on }: Seeker): Unit | undefined {
  const unit = unitNamed(open, on);
  return unit && isHere(unit) ? unit : undefined;
}

function impactOutcome(s: TpState, t: TpTable, { seeker: id, load, pseudo = false }: ImpactAsked): Json {
  const flying = seekerNamed(s.open, id);
  const target = flying && targetOf(s, flying);
  if (!flying || !target) return null;
  const seeker = flightTo(s, flying, target);
  const usual = usualTruth(flying);
  const truth: Truth = { ...usual, pseudo, load: usual.load === null ? null : (load ?? usual.load) };
  const shield = isShip(target)
    ? strikesShield(t, { s, unit: target }, { bearing: bearingOf(target, seeker), by: seeker.side })
    : 0;
  const full = warheadOf(s.book, { seeker, truth, target });
  if (full === 0) return { points: 0 };
  const points = rollArrival(s, t, { seeker, target, shift: shiftOf(s, seeker, target), points: full });
  return points === 0 ? { points } : { points, shield, inside: insideOf(s.book.charts, target, [{ shield, points }]) };
}

/** No seeker flies farther before its target stands elsewhere. */
const FAR = 60;

/** TP-6.2.3 A seeker as it will be when it has come to its target. */
function flightTo({ open }: TpState, seeker: Seeker, target: Unit): Seeker {
  let at: Place = seeker;
  let { came, flown } = seeker;
  while (!hexes.same(at, target) && flown < FAR) {
    came = { q: at.q, r: at.r };
    at = placeNext(at, target);
    flown += 1;
  }
  return { ...seeker, q: at.q, r: at.r, facing: at.facing, came, flown, arrived: open.arrivals + 1 };
}
