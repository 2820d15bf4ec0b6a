// What the lesson offers in dogfights: who is lost, and whether they go on.

import { hexes } from '@flagplot/hexes';
import { canonical } from '@flagplot/kernel';
import type { LessonChoice, LessonStep } from '@flagplot/manifest';
import { leastBy } from '@flagplot/manifest';
import { wingCalled } from '../../rules/fighters/flights.ts';
import { evenShare, fightsOf, takersOf, typesAgainst } from '../../rules/fighters/melee.ts';
import { LAYOUT } from '../../rules/map.ts';
import type { FaView, FleetAction } from '../../rules/state.ts';
import { flightName } from '../../words/flights.ts';

type Dogfight = FleetAction['asks']['dogfight'];
type Ask = Dogfight['about'];

export function dogfightStep(v: FaView, about: Ask): LessonStep<Dogfight['order']> {
  return { says: SAYS[about.what], choices: choicesOf(v, about) };
}

const SAYS: Readonly<Record<Ask['what'], string>> = {
  divide: 'Several kinds of fighters are against yours: each flight fights one of them.',
  share: 'Fighters are lost: say which flights lose them. A flight hits ships by the fighters it has left.',
  part: 'At the end of a turn a dogfight may be called off, if the enemy has had enough as well.',
  join: 'A dogfight drifts through the hex of a flight of yours: it may join.',
};

function choicesOf(v: FaView, { what, flights }: Ask): LessonChoice<Dogfight['order']>[] {
  switch (what) {
    case 'divide':
      return [{ name: 'Evenly', order: {} }, ...allAgainst(v, flights)];
    case 'share':
      return [{ name: 'Your smallest flight loses them first', order: {} }, ...spread(v)];
    case 'part':
      return [
        { name: 'Fight on', order: {} },
        { name: 'Call it off', order: { part: [...new Set(flights.map(id => hexOf(v, id)))] } },
      ];
    case 'join':
      return [
        { name: `${flights.map(id => flightName(v.book, id)).join(', ')} join`, order: { join: [...flights] } },
        { name: 'Stay out of it', order: {} },
      ];
  }
}

/** FA-10.10.11 All flights at one type of those they fight. */
function allAgainst(v: FaView, flights: readonly string[]): LessonChoice<Dogfight['order']>[] {
  const fight = fightsOf(v).find(one => one.some(({ flight }) => flights.includes(flight.id))) ?? [];
  const own = flights.filter(id => fight.some(({ flight }) => flight.id === id));
  return typesAgainst(fight, v.side).map(type => ({
    name: `All at their ${v.book.flights?.find(({ card }) => card.id === type)?.card.name ?? type}s`,
    order: { against: own.map(flight => ({ flight, type })) },
  }));
}

/** FA-10.10.10 Kills one by one from the largest flight there is; nothing where that comes to the same as silence. */
function spread(v: FaView): LessonChoice<Dogfight['order']>[] {
  const kills = v.open.kills?.find(({ side }) => side === v.side);
  if (!kills) return [];
  const takers = takersOf(v, v.own, kills).hit.map(({ flight }) => ({ flight: flight.id, left: flight.fighters, fighters: 0 }));
  for (let n = 0; n < kills.kills; n += 1) {
    const largest = leastBy(takers, ({ left }) => -left);
    if (!largest || largest.left === 0) break;
    largest.left -= 1;
    largest.fighters += 1;
  }
  const lost = takers.flatMap(({ flight, fighters }) => (fighters > 0 ? [{ flight, fighters }] : []));
  const byFlight = (all: typeof lost): string => canonical(Object.fromEntries(all.map(one => [one.flight, one.fighters])));
  const [first] = lost;
  if (!first || byFlight(lost) === byFlight(evenShare(v, v.own, kills))) return [];
  const name = lost.length > 1 ? 'Spread them over your flights' : `${flightName(v.book, first.flight)} loses them`;
  return [{ name, order: { lost } }];
}

function hexOf(v: FaView, id: string): string {
  const wing = wingCalled(v, id);
  return wing ? hexes.nameOf(wing.flight, LAYOUT) : '';
}
