// Chapter 10.10: dogfights, last of all in a pulse.

import type { Phase, Reading } from '@flagplot/kernel';
import type { FighterCard } from '../cards.ts';
import { down } from '../combat/downed.ts';
import type { Sealed } from '../folder.ts';
import { inOrder } from '../movement/groups.ts';
import type { Kills } from '../open.ts';
import type { FaState, FaTable, FleetAction } from '../state.ts';
import type { Wing } from './flights.ts';
import { missionOf, wingCalled } from './flights.ts';
import { sinkFlights } from './losses.ts';
import type { Fight, Losses } from './melee.ts';
import { evenShare, fightsOf, isShared, sidesOf, suffering, toDivide, typesAgainst } from './melee.ts';
import { assign, settleMissions } from './missions.ts';

/** FA-10.10.7, FA-M08 What the total is over the rating for each further kill. */
const KILLS: readonly number[] = [0, 3, 5, 7, 9, 11];

/** FA-10.10.7, FA-M08 The kills of a total against a rating. */
export function killsOf(over: number): number {
  return KILLS.filter(least => over >= least).length;
}

/** FA-10.10.6 What a flight adds to its dogfight die: its fighters, FA-10.11.3 Interceptor levels, FA-10.11.2 and one less with Anti-Ship, FA-10.11.6 all together. */
export function dogfightBonus(
  fighters: number,
  { antiShip, interceptor }: Pick<FighterCard, 'antiShip' | 'interceptor'>,
): number {
  return fighters + interceptor - (antiShip > 0 ? 1 : 0);
}

type Targets = readonly { flight: string; type: string }[];

/** FA-10.10.4 When all fire of a pulse is over; FA-10.10.11 who has several types against him first divides his flights among them. */
export function dogfights(pulse: number): Phase<FleetAction, 'dogfight'> {
  return {
    name: `Pulse ${pulse}: dogfights`,
    rule: 'FA-10.10.4',
    begin(s, t) {
      sinkFlights(s, t);
      if (s.book.sides.every(({ id }) => toDivide(s, id).length === 0)) fightAll(s, t, []);
    },
    asks: shown =>
      shown.clock.round > 0
        ? []
        : shown.book.sides.flatMap(({ id }) => {
            const flights = toDivide(shown, id).map(({ flight }) => flight.id);
            return flights.length > 0
              ? [{ side: id, kind: 'dogfight' as const, about: { pulse, what: 'divide' as const, flights } }]
              : [];
          }),
    carry: (s, t, answers) =>
      fightAll(
        s,
        t,
        answers.flatMap(({ order }) => order.against ?? []),
      ),
  };
}

function fightAll(s: FaState, t: FaTable, targets: Targets): void {
  const fights = fightsOf(s);
  if (fights.length === 0) return;
  for (const { id } of s.book.sides) t.reveal(id);
  const suffered = fights.flatMap(fight => fightOut(s, t, { fight, targets }));
  if (suffered.length > 0) s.open.kills = suffered;
}

/** FA-10.10.5 Both sides throw before anybody is lost: FA-A61 a die a flight, that of the side that moves first before the other. */
function fightOut(s: FaState, t: FaTable, { fight, targets }: { fight: Fight; targets: Targets }): Kills[] {
  const suffered: Kills[] = [];
  for (const side of inOrder(s.book, s.clock.turn)) {
    const types = typesAgainst(fight, side);
    const own = types.length === 0 ? [] : fight.filter(({ of }) => of.side === side);
    for (const [n, wing] of own.entries()) {
      // FA-10.10.11, FA-10.10.12 As its owner has divided his flights; whom he says nothing of, evenly.
      const said = targets.find(({ flight }) => flight === wing.flight.id)?.type;
      const type = said !== undefined && types.includes(said) ? said : types[n % types.length];
      const against = fight.find(({ of }) => of.side !== side && of.card.id === type) as Wing;
      add(suffered, { ...hexOf(wing), side: against.of.side, type: against.of.card.id, kills: duel(t, wing, against) });
    }
  }
  return suffered;
}

function hexOf({ flight: { q, r } }: Wing): { q: number; r: number } {
  return { q, r };
}

/** FA-10.10.9 Kills against one type are added up. */
function add(all: Kills[], one: Kills): void {
  if (one.kills === 0) return;
  const before = all.find(({ side, type }) => side === one.side && type === one.type);
  if (before) before.kills += one.kills;
  else all.push(one);
}

const DUEL = (sides: number): Reading<number> => ({ sides, start: 0, add: (soFar, face) => soFar + face });

/** FA-10.10.6, FA-10.10.8 The dogfight die and what is added, against the size of the target's die. */
function duel(t: FaTable, { flight, of }: Wing, against: Wing): number {
  const bonus = dogfightBonus(flight.fighters, of.card);
  const fell = t.throw(1, DUEL(of.card.dogfight), () => ({
    rule: 'FA-10.10.6',
    what: `${of.name} in a dogfight with ${against.of.card.name} fighters`,
    by: of.side,
    from: [{ is: `+${bonus}`, for: 'fighters of the flight and what they are made for' }],
  }));
  const total = fell + bonus;
  const kills = killsOf(total - against.of.card.dogfight);
  t.tell(() => ({
    kind: 'duelled',
    flight: flight.id,
    at: { q: flight.q, r: flight.r },
    against: against.of.card.id,
    total,
    kills,
  }));
  return kills;
}

/** FA-10.10.10 Whoever suffers kills shares them out among his flights of that type, one dogfight and type after the other. */
export function sharing(pulse: number): Phase<FleetAction, 'dogfight'> {
  return {
    name: `Pulse ${pulse}: kills`,
    rule: 'FA-10.10.10',
    run(s, t) {
      for (const one of [...(s.open.kills ?? [])]) if (!isShared(s, one)) takeKills(s, t, { one, lost: [] });
      if (s.open.kills) return;
      endFights(s, t);
      settleMissions(s);
    },
    asks: shown =>
      shown.book.sides.flatMap(({ id }) => {
        const first = shown.open.kills?.find(({ side }) => side === id);
        if (!first) return [];
        const flights = suffering(shown, first).map(({ flight }) => flight.id);
        return [{ side: id, kind: 'dogfight' as const, about: { pulse, what: 'share' as const, flights } }];
      }),
    carry(s, t, answers) {
      for (const { side, order } of answers) {
        const one = s.open.kills?.find(kills => kills.side === side);
        if (one) takeKills(s, t, { one, lost: order.lost ?? [] });
      }
    },
  };
}

/** FA-10.10.10 Kills as their owner shares them out, or the smallest flight first. They are off the list then. */
function takeKills(s: FaState, t: FaTable, { one, lost }: { one: Kills; lost: Losses }): void {
  const folder = s.sealed[one.side] as Sealed;
  const { q, r, side, type, kills } = one;
  t.reveal(side);
  t.tell(() => ({ kind: 'kills', at: { q, r }, side, type, kills }));
  for (const { flight, fighters } of lost.length > 0 ? lost : evenShare(s, folder, one))
    down(t, { flight: (wingCalled(s, flight) as Wing).flight, n: fighters, by: 'dogfight' });
  const rest = (s.open.kills ?? []).filter(other => other !== one);
  if (rest.length > 0) s.open.kills = rest;
  else delete s.open.kills;
}

/** FA-10.10.20 A dogfight is over when one side is left; FA-10.10.21 survivors may set out in any direction. */
function endFights(s: FaState, t: FaTable): void {
  for (const fight of fightsOf(s)) if (sidesOf(fight).length === 1) breakOff(s, t, fight);
}

export function breakOff(s: FaState, t: FaTable, fight: Fight): void {
  for (const wing of fight) letGo(s, wing);
  t.tell(() => ({ kind: 'broken-off', flights: fight.map(({ flight }) => flight.id) }));
}

/** FA-10.10.21 A flight that is in its dogfight no more; FA-10.5.3 an escort that it has held for more than one turn is to go back. */
function letGo(s: FaState, wing: Wing): void {
  const { flight, of } = wing;
  const mission = missionOf(s, wing);
  const guards = mission?.kind === 'escort' || mission?.kind === 'cover';
  if (guards && flight.fights < s.clock.turn) assign(s.sealed[of.side] as Sealed, { ...mission, back: true });
  Object.assign(flight, { fights: 0, free: true });
}
