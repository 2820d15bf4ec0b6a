/** What each craft is about to be ordered, as an answer stands. */

import type { Answer } from '@flagplot/kernel';
import type { UnitOrder } from '@flagplot/pagekit/list/words.ts';
import type { Place } from '../../rules/map.ts';
import { drifters, flyers } from '../../rules/movement/speed.ts';
import type { Deployment, Move, Volley } from '../../rules/orders.ts';
import { isFlying, numberOf, squadronCalled } from '../../rules/roster.ts';
import type { Squadrons, SqView } from '../../rules/state.ts';
import { driftOf, type Making, pathOf, tipOf } from '../../scene/flights.ts';
import { placesOf } from '../../scene/places.ts';
import { compass, craftId, craftNamed, hexName, pathWords, SPEED_NAMES, squadronName } from '../../words/names.ts';
import { type FireOrder, type Laid, laidOf, pairsOf, volleyOf } from '../fire/volleys.ts';
import { choicesIn, choiceWords } from '../standing/say.ts';

/** What each craft is ordered now, and what is left to its squadron from then on. */
export function orders(answer: Answer<Squadrons>, view: SqView): UnitOrder[] {
  const now = ordersNow(answer, view);
  const left = choicesIn(answer.order, view).map(choice => ({ unit: choice.squadron, says: choiceWords(view, choice) }));
  const leftTo = (unit: string): string | undefined => left.find(one => one.unit === (craftNamed(unit)?.squadron ?? unit))?.says;
  const told = now.map(one => {
    const says = leftTo(one.unit);
    return says ? { ...one, says: `${one.says}; standing: ${says}` } : one;
  });
  const others = left.filter(({ unit }) => !now.some(one => (craftNamed(one.unit)?.squadron ?? one.unit) === unit));
  return [...told, ...others.map(({ unit, says }) => ({ unit, says: `standing: ${says}` }))];
}

function ordersNow(answer: Answer<Squadrons>, view: SqView): UnitOrder[] {
  const { kind, about, order } = answer;
  switch (kind) {
    case 'deploy':
      return order.squadrons.flatMap(setUpOrders);
    case 'move':
      return moveOrders(view, order);
    case 'jam':
      return about.squadrons.map(unit => ({ unit, says: order.squadrons.includes(unit) ? 'jams' : 'does not jam' }));
    case 'fire':
      return about.squadrons.flatMap(squadron => fire(view, order, squadron));
  }
}

/** `0512, facing east`. */
const whereWords = ({ heading, ...at }: Place): string => `${hexName(at)}, facing ${compass(heading)}`;

function setUpOrders(given: Deployment): UnitOrder[] {
  return placesOf(given).map((at, i) => ({
    unit: craftId(given.squadron, i + 1),
    says: at ? `set up at ${whereWords(at)}` : 'without a hex',
  }));
}

/** `3, left, 2 at Attack Speed, to 1512, facing east`. */
function moveOrders({ book, open }: SqView, move: Move): UnitOrder[] {
  const it: Making = { book, squadron: squadronCalled({ book, open }, move.squadron), move };
  const ends = ({ left, ...at }: Place & { left: string | null | false | undefined }): string =>
    left ? `over the ${left} edge` : `to ${whereWords(at)}`;
  const speed = move.speed ? ` at ${SPEED_NAMES[move.speed]}` : '';
  const order = (place: number, says: string): UnitOrder => ({ unit: craftId(move.squadron, numberOf(place)), says });
  return [
    ...flyers(book, it.squadron).map(place =>
      order(place, `${pathWords(pathOf(move, place))}${speed}, ${ends(tipOf(it, place))}`),
    ),
    ...drifters(book, it.squadron).map(place => order(place, `frozen, drifts ${ends(driftOf(it, place))}`)),
  ];
}

function fire(view: SqView, order: FireOrder, id: string): UnitOrder[] {
  const volley = volleyOf(order, id);
  if (!volley) return [{ unit: id, says: 'holds fire' }];
  const laid = laidOf(view, volley);
  const flying = squadronCalled(view, id).craft.flatMap((craft, place) => (isFlying(craft) ? [place] : []));
  return flying.map(place => ofCraft(view, { volley, laid, place }));
}

/** `Ion cannon at Alpha, 5 or more`; of a craft that bears on none that it does not fire. */
function ofCraft(view: SqView, { volley, laid, place }: { volley: Volley; laid: Laid; place: number }): UnitOrder {
  const unit = craftId(volley.squadron, numberOf(place));
  const aim = laid.aims.find(one => one.place === place);
  if (!aim) return { unit, says: 'bears on nobody' };
  const at = pairsOf(view, laid).filter(({ from }) => from === place);
  const needs = `${Math.max(2, aim.needs)} or more`;
  return {
    unit,
    says: `${laid.sighting.weapon.card.name} at ${squadronName(view.book, volley.target)}, ${needs}`,
    aims: at.map(({ to }) => craftId(volley.target, numberOf(to))),
  };
}
