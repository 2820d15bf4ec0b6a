// The flight deck of a carrier: squadrons launched and taken aboard.

import type { Refusal, RollDie } from '@flagplot/kernel';
import { rearm } from '../aeroplanes/fly.ts';
import { markerCalled, markerNamed, nameOfNext, newMarker } from '../aeroplanes/markers.ts';
import type { Planes } from '../cards.ts';
import type { Sealed } from '../folder.ts';
import { nameOf } from '../names.ts';
import type { Marker, Vessel } from '../open.ts';
import type { Act, FlyOff, Id, Recover } from '../orders.ts';
import { cardOf, unitCalled, vesselCalled, vesselNamed } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import type { ActKind, Firing } from './act.ts';
import { actorOf, noActor } from './single.ts';

export const flyOffKind: ActKind<FlyOff> = {
  isOpen: firing => carriersOf(firing).some(carrier => mayHold(firing, carrier) || readyAboard(firing, carrier).length > 0),
  faults: flyOffFaults,
  clashes: (firing, act, before) => [
    ...deckFaults(firing, act, before),
    ...twiceLaunched(firing, act, before),
    ...(before.some(other => firesFrom(other, act.by)) ? [silent(act.by)] : []),
  ],
  carry: flyOff,
  best: firing => carriersOf(firing).flatMap(carrier => launchOf(firing, carrier, deckOf(firing, carrier))),
  draw: anyLaunches,
};

export const recoverKind: ActKind<Recover> = {
  isOpen: firing => carriersOf(firing).some(carrier => waitingOn(firing, carrier).length > 0),
  faults: recoverFaults,
  clashes: (firing, act, before) => [...deckFaults(firing, act, before), ...hangarFaults(firing, act, before)],
  carry: recover,
  best: firing => carriersOf(firing).flatMap(carrier => recoveryOf(firing, carrier, waitingOn(firing, carrier))),
  draw: (firing, roll) =>
    carriersOf(firing).flatMap(carrier =>
      recoveryOf(
        firing,
        carrier,
        waitingOn(firing, carrier).filter(() => roll(4) > 1),
      ),
    ),
};

/** BB-3.5.12 Guns, rockets, projectors and beams of a carrier that launches are silent, whatever the order of the list. */
export function gunsClash({ book }: Pick<Firing, 'book'>, act: Act, before: readonly Act[]): Refusal[] {
  const launcher = before.find(other => other.act === 'fly off' && firesFrom(act, other.by));
  return launcher?.act === 'fly off' ? [silent(nameOf(book, launcher.by))] : [];
}

/** BB-3.5.13 Torpedoes, Ack-Ack and boarding are none of these, and taking squadrons aboard silences nothing. */
function firesFrom(act: Act, carrier: Id): boolean {
  return act.act === 'fire' ? act.by.includes(carrier) : act.act === 'beam' && act.by === carrier;
}

function silent(carrier: string): Refusal {
  return { rule: 'BB-3.5.12', at: '/by', say: `${carrier} launches, and fires no guns, rockets, projectors or beams.` };
}

function carriersOf(firing: Firing): Vessel[] {
  return firing.vessels.flatMap(id => actorOf(firing, id) ?? []).filter(vessel => deckOf(firing, vessel) > 0);
}

function deckOf({ book }: Firing, vessel: Vessel): number {
  return cardOf(book, vessel).flightDeck ?? 0;
}

/** Whether, as far as anybody can tell, a carrier has squadrons that were never launched. */
function mayHold({ book, open }: Firing, { id, unit }: Vessel): boolean {
  return unitCalled(book, unit).squadrons > open.markers.filter(({ home }) => home === id).length;
}

/** BB-3.5.8 Squadrons aboard that may be launched again. */
function readyAboard({ open, turn }: Firing, { id }: Vessel): Marker[] {
  return open.markers.filter(({ status, on, ready }) => status === 'aboard' && on?.vessel === id && ready <= turn);
}

/** BB-3.5.7 Markers that wait to be taken aboard. */
function waitingOn({ open }: Firing, { id }: Vessel): Marker[] {
  return open.markers.filter(({ status, on }) => status === 'flies' && on?.vessel === id && on.as === 'landing');
}

/** BB-1.5.9 What a carrier holds of its own that nobody has seen yet. */
function heldIn({ own }: Pick<Firing, 'own'>, carrier: Id): Planes[] {
  return own.hold.filter(squadron => squadron.carrier === carrier).map(({ type }) => type);
}

/** BB-3.5.5 Squadrons that are aboard. */
function flyOffFaults(firing: Firing, { by, types, markers }: FlyOff): Refusal[] {
  const carrier = actorOf(firing, by);
  if (!carrier) return [noActor(firing, by)];
  if (types.length + markers.length === 0) return [{ rule: 'BB-3.5.5', at: '/types', say: 'Some squadron is launched.' }];
  const ready = readyAboard(firing, carrier).map(({ id }) => id);
  const found = markers.flatMap((id, i): Refusal[] => {
    if (ready.includes(id) && markers.indexOf(id) === i) return [];
    const isLater = markerNamed(firing.open, id)?.status === 'aboard' && !ready.includes(id);
    return [
      {
        rule: isLater ? 'BB-3.5.8' : 'BB-3.5.5',
        at: `/markers/${i}`,
        say: `${nameOf(firing.book, id)} cannot be launched from ${nameOf(firing.book, by)}.`,
      },
    ];
  });
  return [...found, ...lackingTypes(firing, by, types)];
}

function lackingTypes(firing: Firing, by: Id, types: readonly Planes[]): Refusal[] {
  const left = heldIn(firing, by);
  return types.flatMap((type, i): Refusal[] => {
    const at = left.indexOf(type);
    if (at >= 0) left.splice(at, 1);
    return at >= 0
      ? []
      : [
          {
            rule: 'BB-3.5.5',
            at: `/types/${i}`,
            say: `${nameOf(firing.book, by)} holds no such squadron: ${firing.book.aeroplanes[type].name}.`,
          },
        ];
  });
}

/** BB-3.5.5 No squadron is launched twice. */
function twiceLaunched(firing: Firing, { by, types, markers }: FlyOff, before: readonly Act[]): Refusal[] {
  const others = before.filter((act): act is FlyOff => act.act === 'fly off' && act.by === by);
  const twice = markers.filter(id => others.some(act => act.markers.includes(id)));
  const all = [...others.flatMap(act => act.types), ...types];
  return [
    ...twice.map((id): Refusal => ({ rule: 'BB-3.5.5', at: '/markers', say: `${nameOf(firing.book, id)} is launched once.` })),
    ...(others.length > 0 ? lackingTypes(firing, by, all).map(fault => ({ ...fault, at: '/types' })) : []),
  ];
}

/** BB-3.5.10 Launches and recoveries of a turn together. */
function deckFaults(firing: Firing, act: FlyOff | Recover, before: readonly Act[]): Refusal[] {
  const carrier = vesselNamed(firing.open, act.by);
  if (!carrier) return [];
  const used = [...before, act].reduce((sum, other) => sum + ('by' in other && other.by === act.by ? movesOf(other) : 0), 0);
  const deck = deckOf(firing, carrier);
  return used > deck
    ? [{ rule: 'BB-3.5.10', at: '/by', say: `The deck of ${nameOf(firing.book, act.by)} takes ${deck} squadrons a turn.` }]
    : [];
}

function movesOf(act: Act): number {
  if (act.act === 'fly off') return act.types.length + act.markers.length;
  return act.act === 'recover' ? act.markers.length : 0;
}

/** BB-3.5.7 Markers that have declared to land on her, each once. */
function recoverFaults(firing: Firing, { by, markers }: Recover): Refusal[] {
  const carrier = actorOf(firing, by);
  if (!carrier) return [noActor(firing, by)];
  const waiting = waitingOn(firing, carrier).map(({ id }) => id);
  return markers.flatMap((id, i): Refusal[] =>
    waiting.includes(id) && markers.indexOf(id) === i
      ? []
      : [
          {
            rule: 'BB-3.5.7',
            at: `/markers/${i}`,
            say: `${nameOf(firing.book, id)} does not wait to land on ${nameOf(firing.book, by)}.`,
          },
        ],
  );
}

/** BB-3.5.4, BB-3.5.11 What the hangar does not hold waits; BB-3.5.7 nobody comes aboard twice. */
function hangarFaults(firing: Firing, { by, markers }: Recover, before: readonly Act[]): Refusal[] {
  const carrier = vesselNamed(firing.open, by);
  if (!carrier) return [];
  const own = before.filter((act): act is FlyOff | Recover => (act.act === 'fly off' || act.act === 'recover') && act.by === by);
  const gone = own.reduce((sum, act) => sum + (act.act === 'fly off' ? movesOf(act) : 0 - movesOf(act)), 0);
  const room = roomIn(firing, carrier) + gone;
  const twice = markers.find(id => own.some(act => act.act === 'recover' && act.markers.includes(id)));
  return [
    ...(twice ? [{ rule: 'BB-3.5.7', at: '/markers', say: `${nameOf(firing.book, twice)} comes aboard once.` }] : []),
    ...(markers.length > room
      ? [{ rule: 'BB-3.5.4', at: '/markers', say: `The hangar of ${nameOf(firing.book, by)} has room for ${room} more.` }]
      : []),
  ];
}

/** BB-3.5.4 Squadrons that a hangar still takes. */
function roomIn(firing: Firing, carrier: Vessel): number {
  const aboard = firing.open.markers.filter(({ status, on }) => status === 'aboard' && on?.vessel === carrier.id).length;
  return (cardOf(firing.book, carrier).hangar ?? 0) - aboard - heldIn(firing, carrier.id).length;
}

/** BB-3.5.5 On the deck until the aeroplanes move, BB-3.5.6 at the middle of their carrier; BB-4.2.5 as one group. */
function flyOff(s: BbState, t: BbTable, { by, types, markers }: FlyOff): void {
  const carrier = vesselCalled(s.open, by);
  const { side, x, y } = carrier;
  const own = s.sealed[side] as Sealed;
  const fresh = types.map(type => {
    const at = own.hold.findIndex(squadron => squadron.carrier === by && squadron.type === type);
    own.hold.splice(at, 1);
    const marker = newMarker(s.book, { id: nameOfNext(s.open, side, type), side, type, home: by });
    s.open.markers.push(marker);
    return marker;
  });
  const launched = [...fresh, ...markers.map(id => markerCalled(s.open, id))];
  const on = { vessel: by, as: 'deck', u: 0, v: 0 } as const;
  for (const marker of launched) Object.assign(marker, { x, y, status: 'flies', on: { ...on } });
  t.reveal(side);
  const squadrons = launched.map(({ id, type, planes }) => ({ id, type, planes }));
  t.tell(() => ({ kind: 'flew-off', carrier: by, squadrons, at: { x, y } }));
}

/** BB-3.5.7 Aboard, BB-3.5.8 until the next turn at least; BB-3.5.9 armed anew. */
function recover(s: BbState, t: BbTable, { by, markers }: Recover): void {
  for (const id of markers) {
    const marker = markerCalled(s.open, id);
    Object.assign(marker, { status: 'aboard', ready: s.clock.turn + 1 });
    rearm(s, marker);
  }
  t.tell(() => ({ kind: 'recovered', carrier: by, markers: [...markers] }));
}

/** As many as the deck takes, those aboard again first. */
function launchOf(firing: Firing, carrier: Vessel, deck: number): FlyOff[] {
  const markers = readyAboard(firing, carrier)
    .map(({ id }) => id)
    .slice(0, deck);
  const types = heldIn(firing, carrier.id).slice(0, deck - markers.length);
  return markers.length + types.length > 0 ? [{ act: 'fly off', by: carrier.id, types, markers }] : [];
}

function anyLaunches(firing: Firing, roll: RollDie): FlyOff[] {
  return carriersOf(firing).flatMap(carrier => {
    if (roll(4) === 1) return [];
    const deck = roll(deckOf(firing, carrier));
    const types = heldIn(firing, carrier.id).sort(() => roll(3) - 2);
    const markers = readyAboard(firing, carrier).filter(() => roll(2) === 1);
    const again = markers.map(({ id }) => id).slice(0, deck);
    const fresh = types.slice(0, deck - again.length);
    return again.length + fresh.length > 0 ? [{ act: 'fly off', by: carrier.id, types: fresh, markers: again }] : [];
  });
}

function recoveryOf(firing: Firing, carrier: Vessel, waiting: readonly Marker[]): Recover[] {
  const markers = waiting.map(({ id }) => id).slice(0, Math.min(deckOf(firing, carrier), Math.max(0, roomIn(firing, carrier))));
  return markers.length > 0 ? [{ act: 'recover', by: carrier.id, markers }] : [];
}
