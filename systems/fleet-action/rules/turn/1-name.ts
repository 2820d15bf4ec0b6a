// Chapters 4.7 and 4.8: as the turn begins a new flagship is named, and guides for squadrons that lost their commanders.

import type { Answer, Ask, Phase } from '@flagplot/kernel';
import { ID, list, shape } from '@flagplot/kernel/schemas';
import type { Due } from '../command/naming.ts';
import { carryOut, defaultNaming, dueAtStart, hasChoice, namingFaults, outsiders, usualFlag } from '../command/naming.ts';
import type { Fleet } from '../open.ts';
import type { Named, Naming } from '../orders.ts';
import { fleetAtFirst, hasActive, reliefOnly, shipOf } from '../roster.ts';
import type { FaQuestion, FaState, FaTable, FaView, FleetAction } from '../state.ts';

type Shown = Pick<FaView, 'book' | 'open' | 'clock'>;

/** FA-4.8.11 The flagship first, since it is named when the turn begins; FA-4.7.5 guides before paths are written. */
export const command: Phase<FleetAction, 'name'> = {
  name: 'Command',
  rule: 'FA-4.8.11',
  begin(s, t) {
    s.open.pulse = 0;
    for (const fleet of s.open.fleets) makeRoom(s, t, fleet);
  },
  run: (s, t) => settlePlain(s, t, dueAtStart),
  asks: shown => namingAsks(shown, dueAtStart(shown)),
  carry: (s, t, answers) => settleAll(s, t, { answers, all: dueAtStart(s) }),
};

/** FA-4.8.13 Squadrons outside come under the flagship as it has room, in the order their owner left them. */
function makeRoom(s: FaState, t: FaTable, fleet: Fleet): void {
  if (fleet.vacant || fleet.outside.length === 0) return;
  // FA-4.3.6 Squadrons of surplus ships take no place under it.
  const own = fleetAtFirst(s.book, fleet).filter(of => hasActive(s.open, of));
  const waiting = fleet.outside.filter(id => own.some(of => of.id === id));
  const room = shipOf(s.book, { id: fleet.flagship }).card.command - (own.length - waiting.length);
  const outside = waiting.slice(Math.max(0, room));
  if (outside.length === fleet.outside.length) return;
  fleet.outside = outside;
  t.tell(() => ({ kind: 'outside', side: fleet.side, squadrons: [...outside], ...reliefOnly(fleet) }));
}

type Find = (shown: Shown) => readonly Due[];

/** Names whoever alone can be named: nobody is asked. */
export function settlePlain(s: FaState, t: FaTable, find: Find): void {
  for (const due of find(s)) if (!hasChoice(due.naming)) carryOut(s, t, { ...due, ...defaultNaming(s, due.naming) });
}

/** Each side with a choice is asked for all of its namings at once. */
export function namingAsks({ book }: Pick<Shown, 'book'>, all: readonly Due[]): Ask<FleetAction, 'name'>[] {
  if (all.length === 0) return [];
  return book.sides.flatMap(({ id }) => {
    const namings = all.filter(({ side, naming }) => side === id && hasChoice(naming)).map(({ naming }) => naming);
    return namings.length > 0 ? [{ side: id, kind: 'name' as const, about: { namings } }] : [];
  });
}

/** What is to be named, and the answers of those who were asked. */
interface Settling {
  answers: readonly Answer<FleetAction, 'name'>[];
  all: readonly Due[];
}

/** Names whoever each side has chosen. */
export function settleAll(s: FaState, t: FaTable, { answers, all }: Settling): void {
  for (const { side, order } of answers) {
    for (const due of all) {
      const named = due.side === side && order.names.find(({ of }) => of === due.naming.of);
      if (named) carryOut(s, t, { ...due, ...named });
    }
  }
}

const IDS = list(ID, 20);

/** FA-4.1.1 Who commands: one ship for each office that is open. */
export const nameQuestion: FaQuestion<'name'> = {
  rule: 'FA-4.1.1',
  schema: {
    ...shape({ names: { ...list(shape({ of: ID, ship: ID, outside: IDS, flag: ID }, ['flag']), 40), title: 'Named' } }),
    title: 'Name who commands',
  },
  parts: [{ list: 'names', by: 'of' }],
  judge: (v, { namings }, { names }) => namingFaults(v, namings, names),
  idle: (v, { namings }) => ({ names: namings.map(one => defaultNaming(v, one)) }),
  *candidates(v, { namings }) {
    const plain = namings.map(one => defaultNaming(v, one));
    yield { names: plain };
    for (const [i, naming] of namings.entries())
      for (const ship of naming.ships)
        if (ship !== plain[i]?.ship) yield { names: plain.map((one, n) => (n === i ? namedWith(v, naming, ship) : one)) };
  },
  random: (v, { namings }, face) => ({ names: namings.map(one => anyNamed(v, one, face)) }),
};

/** This ship, and the last of the roster left outside. */
function namedWith(v: FaView, naming: Naming, ship: string): Named {
  const { count } = naming.outside;
  const outside = count > 0 ? outsiders(v, naming, ship).slice(-count) : [];
  return { of: naming.of, ship, outside, ...usualFlag(v, naming, outside) };
}

function anyNamed(v: FaView, naming: Naming, face: (sides: number) => number): Named {
  const ship = naming.ships[face(naming.ships.length) - 1] as string;
  const left = outsiders(v, naming, ship);
  const outside: string[] = [];
  while (outside.length < naming.outside.count) outside.push(...left.splice(face(left.length) - 1, 1));
  const flag = naming.surplus === undefined ? undefined : outside[face(outside.length) - 1];
  return { of: naming.of, ship, outside, ...(flag !== undefined && { flag }) };
}
