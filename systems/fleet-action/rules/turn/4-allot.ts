// FA-7.3.9: the owner of a damaged ship says which weapons its hits take.

import type { Phase, Refusal, Side } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import { ID, list, shape } from '@flagplot/kernel/schemas';
import { tellStructure } from '../combat/damage.ts';
import { candidates, leastUseful, markWeapon, mountNamed, place, STRUCTURE } from '../combat/systems.ts';
import { leftTo, revealDoctrine } from '../doctrine.ts';
import type { BoxMark } from '../events.ts';
import type { Ship } from '../open.ts';
import type { Member } from '../roster.ts';
import { ownSquadron, shipCalled, shipOf } from '../roster.ts';
import type { FaQuestion, FaState, FaTable, FaView, FleetAction } from '../state.ts';

/** Each side with hits to place is asked for all of them at once, after each step that does damage. */
export function allot(
  pulse: number,
  of: 'hits' | 'hits of ballistics' | 'hits of ships out of command' | 'hits of fighters' = 'hits',
): Phase<FleetAction, 'allot'> {
  return {
    name: `Pulse ${pulse}: ${of}`,
    rule: 'FA-7.3.9',
    run(s, t) {
      if (!hasPending(s.open)) return;
      for (const [i, ship] of s.open.ships.entries())
        if (ship.pending.length > 0 && ship.structure === 0) s.open.ships[i] = { ...ship, pending: [] };
      for (const ship of s.open.ships) if (ship.pending.length > 0 && !hasChoice(s, ship)) placeAll(s, t, { ship, weapons: [] });
    },
    asks({ book, open }) {
      if (!hasPending(open)) return [];
      return book.sides.flatMap(({ id }) => {
        const hits = hitsOf({ book, open }, id);
        return hits.length > 0 ? [{ side: id, kind: 'allot' as const, about: { hits } }] : [];
      });
    },
    carry(s, t, answers) {
      for (const { side, order } of answers) {
        revealDoctrine(s, t, { side, what: 'hits' });
        placeSide(s, t, { side, weapons: order.weapons });
      }
    },
  };
}

type Table = Pick<FaView, 'book' | 'open'>;

/** Whether any hit waits to be placed. */
function hasPending({ ships }: FaView['open']): boolean {
  for (const ship of ships) if (ship.pending.length > 0) return true;
  return false;
}

/** The hits of a side that wait for its word, ship by ship in the order they fell. */
function hitsOf({ book, open }: Table, side: string): FleetAction['asks']['allot']['about']['hits'] {
  return ships({ book, open }, side).flatMap(({ id, pending }) =>
    pending.map(({ on, arcs, again }) => ({ ship: id, on, arcs, again })),
  );
}

function ships({ book, open }: Table, side: string): Ship[] {
  return open.ships.filter((ship, i) => ship.pending.length > 0 && book.ships[i]?.side === side);
}

/** Whether two systems qualify for any of a ship's hits: else nobody is asked. */
function hasChoice(s: Table, ship: Ship): boolean {
  const of = shipOf(s.book, ship);
  return ship.pending.some(hit => candidates({ of, ship }, hit).length > 1);
}

function placeSide(s: FaState, t: FaTable, { side, weapons }: { side: Side; weapons: readonly string[] }): void {
  let next = 0;
  for (const ship of ships(s, side)) {
    const own = weapons.slice(next, next + ship.pending.length);
    next += ship.pending.length;
    placeAll(s, t, { ship, weapons: own });
  }
}

/** Places the hits of one ship as named; a hit whose box is gone takes what an owner would give up who says nothing. */
function placeAll(s: FaState, t: FaTable, { ship, weapons }: { ship: Ship; weapons: readonly string[] }): void {
  const of = shipOf(s.book, ship);
  const before = { ...ship };
  const choose = (open: readonly number[], nth: number) => {
    const named = mountNamed(of, weapons[nth] ?? '');
    return open.includes(named) ? named : leastUseful(of, ship, open);
  };
  place({ of, ship }, choose, mark => t.tell(() => placingEvent(ship.id, mark)));
  tellStructure({ before, after: ship, of, squadron: ownSquadron(s.open, of) }, t);
}

function placingEvent(ship: string, mark: BoxMark | { structure: number }): FleetAction['event'] {
  if ('structure' in mark) return { kind: 'broken', ship, structure: mark.structure };
  return { kind: 'placed', ship, weapon: weaponOf(mark), left: mark.left };
}

/** A weapon for each hit, in the order of the question; `structure` where none is left to take it. */
export const allotQuestion: FaQuestion<'allot'> = {
  rule: 'FA-7.3.9',
  open: true,
  schema: {
    ...shape({
      weapons: { ...list(ID, 500), title: 'Weapons, one for each hit' },
    }),
    title: 'Place the hits on your weapons',
  },
  judge: (v, about, order) => [...countFaults(about.hits.length, order.weapons.length), ...choiceFaults(v, about, order.weapons)],
  idle: (v, about) => ({ weapons: chooseWeapons(v, about, ({ of, ship }, open) => leastUseful(of, ship, open)) }),
  standing: (v, about) => leftTo(v, 'hits', () => allotQuestion.idle(v, about)),
  *candidates(v, about) {
    yield allotQuestion.idle(v, about);
    yield { weapons: chooseWeapons(v, about, (_on, open) => open[0] as number) };
    yield { weapons: chooseWeapons(v, about, (_on, open) => open.at(-1) as number) };
  },
  random: (v, about, face) => ({ weapons: chooseWeapons(v, about, (_on, open) => open[face(open.length) - 1] as number) }),
};

type About = FleetAction['asks']['allot']['about'];

/** Walks through the hits on copies of the ships, choosing one after another. */
function chooseWeapons(v: Table, about: About, choose: (on: Member, open: readonly number[]) => number): string[] {
  return throughHits(v, about, (on, open) => (open.length > 0 ? choose(on, open) : undefined));
}

/**
 * Takes up the hits that wait in their order, each on the sheet as those before it left it: copies, the battle stays as it is. `choose` gets the
 * mounts that qualify (FA-7.3.8) and says which is marked; nothing where none does.
 * @returns the weapon of each hit as an order names it.
 */
export function throughHits(
  v: Table,
  about: About,
  choose: (on: Member, open: readonly number[], nth: number) => number | undefined,
): string[] {
  const sheets = new Map<string, { ship: Ship; last?: number | undefined }>();
  return about.hits.map((hit, nth) => {
    const sheet = sheets.get(hit.ship) ?? { ship: copy(shipCalled(v, hit.ship)) };
    sheets.set(hit.ship, sheet);
    const of = shipOf(v.book, sheet.ship);
    const on = { of, ship: sheet.ship };
    sheet.last = choose(on, candidates(on, hit, sheet.last), nth);
    return sheet.last === undefined ? STRUCTURE : weaponOf(markWeapon(of, sheet.ship, sheet.last));
  });
}

function weaponOf(mark: BoxMark): string {
  return 'weapon' in mark ? mark.weapon : mark.row;
}

function countFaults(hits: number, given: number): Refusal[] {
  if (given === hits) return [];
  const fault: Refusal = { rule: 'FA-7.3.9', at: '/weapons', say: `${hits} hits are to be placed; ${given} are.` };
  return [given < hits ? { ...fault, lacking: true as const } : fault];
}

/** FA-7.3.8 Each hit goes to a weapon that qualifies when its turn comes. */
function choiceFaults(v: Table, about: About, weapons: readonly string[]): Refusal[] {
  const found: Refusal[] = [];
  throughHits(v, about, ({ of }, open, nth) => {
    const named = weapons[nth];
    if (named === undefined) return open[0];
    const mount = mountNamed(of, named);
    const stands = open.length === 0 ? named === STRUCTURE : open.includes(mount);
    if (stands) return open.length === 0 ? undefined : mount;
    const can = open.length === 0 ? STRUCTURE : open.map(i => of.weapons[i]?.name).join(' or ');
    found.push({ rule: 'FA-7.3.8', at: `/weapons/${nth}`, say: `${of.name}: this hit can go to ${can}.` });
    return open[0];
  });
  return found;
}
