// TP-1.3.5 One space as it is typed: `FFLF`, `half 4, F, phaser-1 at r1`: the step, the course behind it, and what is done after the step.

import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import { placeAfter } from '../rules/movement/step.ts';
import type { Space } from '../rules/orders.ts';
import { unitNamed } from '../rules/roster.ts';
import type { TpView } from '../rules/state.ts';
import { doingText, readDoing } from './order-window.ts';
import { type Asked, subjectOf } from './units.ts';

/** A step and the course behind it, in letters. */
const COURSE = /^[flrps0-5]{1,17}$/i;

export function spaceReader(v: TpView, { about, laid, best }: Asked<'space'>): OrderReader {
  let making: Space | undefined = laid;
  return {
    phrase: it => {
      if (it.mayBest(best)) making = best;
      else making = readSpace(it, { v, unit: about.unit }, making);
    },
    order: () => (making ? { order: making } : { lacks: 'no step is said: F is straight ahead' }),
  };
}

function readSpace(it: Phrase, { v, unit: moving }: { v: TpView; unit: string }, before: Space | undefined): Space | undefined {
  const unit = isCourse(it) ? moving : (subjectOf(it, v, [moving]) ?? moving);
  const half = it.may('half') ? readHalf(it) : before?.half;
  it.mark(',');
  const way = readWay(it, before);
  if (!way) {
    it.giveUp();
    return before;
  }
  const space: Space = { ...(half === undefined ? {} : { half }), ...way, acts: [], fire: [] };
  if (it.mark(',')) readDoing(it, { v: afterStep(v, unit, space.step), unit }, { doing: space });
  return space;
}

function readHalf(it: Phrase): number | undefined {
  const half = it.number();
  if (half === undefined) it.unread();
  return half;
}

function isCourse(it: Phrase): boolean {
  return it.next?.kind === 'word' && COURSE.test(it.next.text);
}

/** `FFLF`: the first letter is this space, the others are the course; `F stop`: no course any more. */
function readWay(it: Phrase, before: Space | undefined): Pick<Space, 'step' | 'course'> | undefined {
  it.offer('F', 'L', 'R');
  if (!isCourse(it)) return before && { step: before.step, ...(before.course === undefined ? {} : { course: before.course }) };
  const letters = (it.take()?.text ?? '').toUpperCase();
  const [step, course] = [letters.charAt(0), letters.slice(1)];
  it.offer('stop');
  if (it.says('stop')) return { step, course: '' };
  return course === '' ? { step } : { step, course };
}

/** The table once the unit has made its step: what it fires at, it fires at from there. */
function afterStep({ book, clock, open, side, own }: TpView, id: string, step: string): TpView {
  const unit = unitNamed(open, id);
  if (!unit) return { book, clock, open, side, own };
  const moved = { ...unit, ...placeAfter(unit, step), came: { q: unit.q, r: unit.r }, arrived: open.arrivals + 1 };
  return { book, clock, open: { ...open, units: open.units.map(one => (one.id === id ? moved : one)) }, side, own };
}

/** A space as it is typed. */
export function spaceText({ half, step, course, ...doing }: Space): string {
  const way = course === '' ? `${step} stop` : `${step}${course ?? ''}`;
  return [...(half === undefined ? [] : [`half ${half}`]), way, ...doingText(doing)].join(', ');
}
