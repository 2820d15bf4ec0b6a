// What the lesson offers where ships fire: at ships, or with what can hit them at fighters.

import type { LessonChoice, LessonStep } from '@flagplot/manifest';
import { flightsFor, memberOf } from '../../rules/fighters/fire.ts';
import type { Shot } from '../../rules/orders.ts';
import type { FaView, FleetAction } from '../../rules/state.ts';
import { sightOf } from '../../rules/turn/3-fire.ts';
import { flightName } from '../../words/flights.ts';
import { fireStep as atShips } from '../fire.ts';

type Fire = FleetAction['asks']['fire']['order'];

export function fireStep(v: FaView): LessonStep<Fire> {
  const { says, choices } = atShips(v);
  const shots = atFlights(v);
  const [first] = shots;
  if (!first) return { says, choices };
  const guns: LessonChoice<Fire> = { name: `Your guns at their fighters: ${flightName(v.book, first.target)}`, order: { shots } };
  return {
    says: `${choices.length > 1 ? says : 'No ship of theirs is in reach.'} A gun that fires at fighters fires at nothing else in this pulse.`,
    choices: [...choices.slice(0, -1), guns, ...choices.slice(-1)],
  };
}

/** FA-6.4.8 What each ship has against one flight in its reach. */
function atFlights(v: FaView): Shot[] {
  const sight = sightOf(v);
  return v.book.ships.flatMap(({ id, side, card }) => {
    const from = side === v.side ? memberOf(v, id) : undefined;
    const able = from ? flightsFor(sight, from) : [];
    const target = able[0]?.wing.flight.id;
    if (target === undefined) return [];
    const weapons = able.filter(({ wing }) => wing.flight.id === target).map(({ mount }) => card.mounts[mount]?.weapon as string);
    return [{ ship: id, target, weapons }];
  });
}
