// FA-10.10 What a side says of its dogfights: whom it attacks, who is lost, which are called off and who joins.

import { hexes } from '@flagplot/hexes';
import { HEX } from '@flagplot/hexes/schemas';
import type { Refusal, RollDie } from '@flagplot/kernel';
import { ID, list, shape, whole } from '@flagplot/kernel/schemas';
import { leftTo } from '../doctrine.ts';
import { LAYOUT } from '../map.ts';
import type { Kills } from '../open.ts';
import { FIGHTERS } from '../open.ts';
import type { FaQuestion, FaView, FleetAction } from '../state.ts';
import { wingCalled } from './flights.ts';
import type { Losses } from './melee.ts';
import { fightsOf, inTheWay, sidesOf, takersOf, toDivide, typesAgainst } from './melee.ts';

type About = FleetAction['asks']['dogfight']['about'];
type Order = FleetAction['asks']['dogfight']['order'];

/** Which field answers what. */
const FIELD = { divide: 'against', share: 'lost', part: 'part', join: 'join' } as const;

const LISTS = {
  against: { ...list(shape({ flight: ID, type: ID }), 200), title: 'Flights, and the type each attacks' },
  lost: { ...list(shape({ flight: ID, fighters: whole(0, FIGHTERS) }), 200), title: 'Fighters lost' },
  part: { ...list(HEX, 200), title: 'Dogfights called off' },
  join: { ...list(ID, 400), title: 'Flights that join' },
};

export const dogfightQuestion: FaQuestion<'dogfight'> = {
  rule: 'FA-10.10.1',
  schema: { ...shape(LISTS, ['against', 'lost', 'part', 'join']), title: 'Dogfights' },
  judge(v, about, order) {
    const field = FIELD[about.what];
    const spare = Object.keys(order).find(key => key !== field);
    if (spare !== undefined) return [{ rule: 'FA-10.10.1', at: `/${spare}`, say: 'This is not asked now.' }];
    return JUDGES[about.what](v, order);
  },
  idle: () => ({}),
  standing: v => leftTo(v, 'dogfights', () => ({})),
  candidates: () => [{}],
  random: (v, about, face) => randomOrder(v, about, face),
};

const JUDGES: Readonly<Record<About['what'], (v: FaView, order: Order) => Refusal[]>> = {
  divide: (v, { against = [] }) => against.flatMap((_, i) => againstFaults(v, against, i)),
  share: (v, { lost = [] }) => lostFaults(v, lost),
  part: (v, { part = [] }) => part.flatMap((hex, i) => partFaults(v, part, { hex, i })),
  join: (v, { join = [] }) =>
    join.flatMap((id, i) =>
      inTheWay(v).some(({ flight }) => flight.id === id) && join.indexOf(id) === i
        ? []
        : [{ rule: 'FA-10.10.16', at: `/join/${i}`, say: `No dogfight drifts through ${id}.` }],
    ),
};

/** FA-10.10.11 Whole flights of one's own, each at one type that it fights. */
function againstFaults(v: FaView, all: NonNullable<Order['against']>, i: number): Refusal[] {
  const { flight, type } = all[i] as (typeof all)[number];
  const wing = toDivide(v, v.side).find(one => one.flight.id === flight);
  if (!wing || all.findIndex(one => one.flight === flight) < i)
    return [{ rule: 'FA-10.10.11', at: `/against/${i}/flight`, say: `${flight} is no other flight to be divided.` }];
  const fight = fightsOf(v).find(one => one.some(other => other.flight.id === flight)) ?? [];
  return typesAgainst(fight, v.side).includes(type)
    ? []
    : [{ rule: 'FA-10.10.11', at: `/against/${i}/type`, say: `${flight} fights no ${type}.` }];
}

/** The kills that a side is asked about. */
function killsFor({ open, side }: FaView): Kills | undefined {
  return open.kills?.find(one => one.side === side);
}

/** FA-10.10.10 All kills are shared out, as far as there are fighters of that type, FA-10.10.13 or of their escorts in the dogfight (FA-10.10.14). */
function lostFaults(v: FaView, lost: Losses): Refusal[] {
  const kills = killsFor(v);
  if (!kills || lost.length === 0) return [];
  const { hit, escorts } = takersOf(v, v.own, kills);
  const takers = [...hit, ...escorts].map(({ flight }) => flight);
  const found = lost.flatMap(({ flight: id, fighters }, i): Refusal[] => {
    const flight = takers.find(one => one.id === id);
    if (!flight || lost.findIndex(one => one.flight === id) < i)
      return [{ rule: escortFault(v, id), at: `/lost/${i}/flight`, say: `${id} is no other flight that can take these kills.` }];
    return fighters <= flight.fighters
      ? []
      : [{ rule: 'FA-10.10.10', at: `/lost/${i}/fighters`, say: `${id} has ${flight.fighters} fighters.` }];
  });
  if (found.length > 0) return found;
  const sum = lost.reduce((all, { fighters }) => all + fighters, 0);
  const isAllLost = hit.every(({ flight }) => lost.some(one => one.flight === flight.id && one.fighters === flight.fighters));
  return sum === kills.kills || (sum < kills.kills && isAllLost)
    ? []
    : [
        {
          rule: 'FA-10.10.10',
          at: '/lost',
          say: `${kills.kills} fighters are lost.`,
          ...(sum < kills.kills && { lacking: true as const }),
        },
      ];
}

/** FA-10.10.14 The row by which a flight in the dogfight takes none. */
function escortFault(v: FaView, id: string): string {
  const mission = (v.own.missions ?? []).find(({ flight }) => flight === id);
  return mission?.kind === 'cover' ? 'FA-10.10.14' : 'FA-10.10.10';
}

function partFaults(v: FaView, all: readonly string[], { hex, i }: { hex: string; i: number }): Refusal[] {
  const found = hexesOf(v).includes(hex) && all.indexOf(hex) === i;
  return found ? [] : [{ rule: 'FA-10.10.20', at: `/part/${i}`, say: `You have no other dogfight at ${hex}.` }];
}

/** Where a side has dogfights. */
function hexesOf(v: FaView): string[] {
  const own = fightsOf(v).filter(fight => sidesOf(fight).includes(v.side));
  return own.flatMap(([first]) => (first ? [hexes.nameOf(first.flight, LAYOUT)] : []));
}

function randomOrder(v: FaView, { what, flights }: About, face: RollDie): Order {
  const some = <K extends keyof Order>(key: K, list: NonNullable<Order[K]>): Order => (list.length > 0 ? { [key]: list } : {});
  switch (what) {
    case 'divide':
      return { against: toDivide(v, v.side).map(({ flight }) => ({ flight: flight.id, type: anyType(v, flight.id, face) })) };
    case 'share':
      return some('lost', anyLosses(v, face));
    case 'part':
      return some(
        'part',
        hexesOf(v).filter(() => face(2) === 1),
      );
    case 'join':
      return some(
        'join',
        flights.filter(() => face(2) === 1),
      );
  }
}

function anyType(v: FaView, id: string, face: RollDie): string {
  const fight = fightsOf(v).find(one => one.some(({ flight }) => flight.id === id)) ?? [];
  const types = typesAgainst(fight, v.side);
  return types[face(types.length) - 1] as string;
}

/** Kill by kill, from whoever has a fighter left; what is over when all are gone is lost on nobody. */
function anyLosses(v: FaView, face: RollDie): Losses {
  const kills = killsFor(v);
  if (!kills) return [];
  const { hit, escorts } = takersOf(v, v.own, kills);
  const lost = new Map<string, number>();
  const rest = (id: string) => (wingCalled(v, id)?.flight.fighters ?? 0) - (lost.get(id) ?? 0);
  const ids = [...new Set([...hit, ...escorts].map(({ flight }) => flight.id))];
  for (let n = 0; n < kills.kills; n += 1) {
    const able = ids.filter(id => rest(id) > 0);
    const id = able[face(Math.max(1, able.length)) - 1];
    if (id !== undefined) lost.set(id, (lost.get(id) ?? 0) + 1);
  }
  return [...lost].map(([flight, fighters]) => ({ flight, fighters }));
}
