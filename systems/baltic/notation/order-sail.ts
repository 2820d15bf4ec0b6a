// A card and courses as they are typed: `top sund; sund-1: 6, 2 starboard 15; sund-2: 6 drop bomb-bay on vasa`, `falke-1: flies 90 for 10 facing 0`.

import type { Json } from '@flagplot/kernel';
import type { Fields, Nameable, OrderReader, Phrase } from '@flagplot/manifest/orders';
import { withEntry } from '@flagplot/manifest/orders';
import type { Bombs, Sail, Sailing, Way } from '../rules/orders.ts';
import { cardOf, crewOf, vesselNamed } from '../rules/roster.ts';
import type { BbView } from '../rules/state.ts';
import { courseText, readCourse } from './course.ts';
import { legsText, readLegs } from './legs.ts';
import type { Asked } from './order-form.ts';
import { exactText, readWhole } from './order-form.ts';
import { ownUnits, vesselThings } from './things.ts';
import { angleText, readNumber } from './values.ts';

const WAYS: readonly Way[] = ['top', 'reserve', 'dash'];

export function sailText(order: Json, _v: BbView): string {
  const { way, unit, vessels } = order as unknown as Sail;
  // An empty list of bombs is none that anybody types.
  if (vessels.some(({ legs, flight, bombs }) => !isCourse({ legs }) || bombs?.length === 0 || (flight && legs.length > 0)))
    return exactText(order as unknown as Fields);
  const head = [...(way ? [way] : []), unit].join(' ');
  return [head, ...vessels.map(sailing => `${sailing.vessel}: ${sailingText(sailing)}`)].join('; ');
}

function sailingText({ legs, flight, bombs = [] }: Sailing): string {
  const course = flight ? `flies ${legsText(flight.legs)} facing ${angleText(flight.facing)}` : courseText(legs);
  return [course, ...(bombs.length > 0 ? [`drop ${bombs.map(({ bay, target }) => `${bay} on ${target}`).join(', ')}`] : [])].join(
    ' ',
  );
}

function isCourse({ legs }: Pick<Sailing, 'legs'>): boolean {
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
  const course = vessel && readSailing(it);
  const bombs = course && it.may('drop') ? readBombs(it, v, vessel) : [];
  if (!vessel || !course || !bombs) return making;
  return withCourse(v, making, { vessel: vessel.id, ...course, ...(bombs.length > 0 && { bombs }) });
}

/** A course at the surface, or BB-3.1.12 a flight and the heading on which it ends. */
function readSailing(it: Phrase): Omit<Sailing, 'vessel' | 'bombs'> | undefined {
  if (!it.may('flies')) {
    const legs = readCourse(it);
    return legs && { legs };
  }
  const legs = readLegs(it);
  const facing = legs && it.may('facing') ? readNumber(it, 'facing') : undefined;
  if (legs && facing !== undefined) return { legs: [], flight: { legs, facing } };
  if (legs) return it.giveUp();
}

/** BB-3.2.95 Bays by their names, each on one target. */
function readBombs(it: Phrase, v: BbView, { id }: Nameable): Bombs[] | undefined {
  const vessel = vesselNamed(v.open, id);
  const bays = vessel ? cardOf(v.book, vessel).weapons.filter(({ kind }) => kind === 'bomb') : [];
  const found: Bombs[] = [];
  do {
    const bay = it.mayName(bays);
    it.may('on');
    const target = bay && it.mayName(vesselThings(v));
    if (!bay || !target) {
      return it.giveUp();
    }
    found.push({ bay: bay.id, target: target.id });
  } while (it.also());
  return found;
}

function withCourse(v: BbView, making: Sail | undefined, sailing: Sailing): Sail {
  const unit = vesselNamed(v.open, sailing.vessel)?.unit ?? sailing.vessel;
  const before = making?.unit === unit ? making : playedFrom(v, unit);
  return { ...before, vessels: withEntry(before.vessels, one => one.vessel === sailing.vessel, sailing) };
}

/** A course without its card: BB-3.0.8 from where its card may be played, the top first. */
function playedFrom({ own, open }: BbView, unit: string): Sail {
  const isUnderWay = crewOf(open, unit).length > 0 && open.activation?.unit === unit;
  const way: Way = own.stack[0] === unit ? 'top' : own.reserve === unit ? 'reserve' : 'dash';
  return { ...(!isUnderWay && { way }), unit, vessels: [] };
}
