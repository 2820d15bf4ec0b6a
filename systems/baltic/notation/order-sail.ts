// A card and courses as they are typed: `top sund; sund-1: 6, 2 starboard 15; sund-2: 6`.

import type { Json } from '@flagplot/kernel';
import type { Fields, OrderReader, Phrase } from '@flagplot/manifest/orders';
import { withEntry } from '@flagplot/manifest/orders';
import type { Segment } from '@flagplot/plane';
import type { Sail, Way } from '../rules/orders.ts';
import { crewOf, vesselNamed } from '../rules/roster.ts';
import type { BbView } from '../rules/state.ts';
import { courseText, readCourse } from './course.ts';
import type { Asked } from './order-form.ts';
import { exactText, readWhole } from './order-form.ts';
import { ownUnits, vesselThings } from './things.ts';

const WAYS: readonly Way[] = ['top', 'reserve', 'dash'];

/** Courses of straights and turns; what flies or drops bombs is written leaf by leaf. */
export function sailText(order: Json, _v: BbView): string {
  const { way, unit, vessels } = order as unknown as Sail;
  if (!vessels.every(sailing => Object.keys(sailing).every(name => name === 'vessel' || name === 'legs') && isCourse(sailing)))
    return exactText(order as unknown as Fields);
  const head = [...(way ? [way] : []), unit].join(' ');
  return [head, ...vessels.map(sailing => `${sailing.vessel}: ${courseText(sailing.legs as Segment[])}`)].join('; ');
}

function isCourse({ legs }: { legs: readonly object[] }): boolean {
  return legs.every(leg => 'turn' in leg && Object.keys(leg).length === 2);
}

export function sailReader(v: BbView, asked: Asked): OrderReader {
  let making: Sail | undefined = asked.laid as unknown as Sail | undefined;
  return {
    phrase(it) {
      const whole = readWhole(it, v, asked);
      if (whole) making = whole as unknown as Sail;
      else making = readClause(it, v, making);
    },
    order: () => (making ? { order: making } : { lacks: 'no card and no course is said' }),
  };
}

/** A card, or the course of a vessel. */
function readClause(it: Phrase, v: BbView, making: Sail | undefined): Sail | undefined {
  const way = WAYS.find(one => it.may(one));
  const isCard = way !== undefined || !it.has(':');
  if (isCard) {
    const unit = it.name(ownUnits(v));
    if (!unit || unit.id === making?.unit) return making && way ? { ...making, way } : making;
    return { ...(way && { way }), unit: unit.id, vessels: [] };
  }
  const vessel = it.name(vesselThings(v), [':']);
  it.mark(':');
  const legs = vessel && readCourse(it);
  return vessel && legs ? withCourse(v, making, { vessel: vessel.id, legs }) : making;
}

function withCourse(v: BbView, making: Sail | undefined, sailing: { vessel: string; legs: Segment[] }): Sail {
  const unit = vesselNamed(v.open, sailing.vessel)?.unit ?? sailing.vessel;
  const before = making?.unit === unit ? making : cardOf(v, unit);
  return { ...before, vessels: withEntry(before.vessels, one => one.vessel === sailing.vessel, sailing) };
}

/** A course without its card: BB-3.0.8 from where its card may be played, the top first. */
function cardOf({ own, open }: BbView, unit: string): Sail {
  const isUnderWay = crewOf(open, unit).length > 0 && open.activation?.unit === unit;
  const way: Way = own.stack[0] === unit ? 'top' : own.reserve === unit ? 'reserve' : 'dash';
  return { ...(!isUnderWay && { way }), unit, vessels: [] };
}
