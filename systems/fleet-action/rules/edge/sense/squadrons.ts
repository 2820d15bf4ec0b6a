// The squadrons and fleets of a state: led by ships of theirs.

import type { Refusal } from '@flagplot/kernel';
import { canonical } from '@flagplot/kernel';
import type { SquadronOfBook } from '../../book.ts';
import { circlesIn } from '../../morale/levels.ts';
import type { Fleet, Squadron } from '../../open.ts';
import { isOf, ownSquadronAt, shipIndices, squadronOf } from '../../roster.ts';
import { squadronSetUp } from '../../setup.ts';
import type { FaState } from '../../state.ts';

export function squadronFaults(s: FaState): Refusal[] {
  const { book, open } = s;
  const squadrons = open.squadrons.flatMap((squadron, i) => {
    const of = book.squadrons[i] as SquadronOfBook;
    const at = `/open/squadrons/${i}`;
    const ships = shipIndices(s, of.id).map(n => book.ships[n]?.id ?? '');
    if (of.surplusOf !== undefined && ships.length === 0) return unformedFaults(s, squadron, at);
    const circles = circlesIn(book, squadron).length;
    return [...startFaults(of, squadron, at), ...unitFaults(s, { squadron, ships, name: of.name, circles, at })];
  });
  const strays = open.strays.flatMap((squadron, i) => strayFaults(s, squadron, i));
  return [...squadrons, ...strays];
}

/** FA-4.3.6 A squadron that surplus ships have not formed yet is as it was when the battle began. */
function unformedFaults({ book }: FaState, squadron: Squadron, at: string): Refusal[] {
  const first = squadronSetUp(book, squadronOf(book, squadron.id));
  if (canonical({ ...squadron }) === canonical({ ...first })) return [];
  return [{ rule: 'FA-4.3.6', at, say: `${squadron.id} has no ships yet, and nothing is to be said of it.` }];
}

/** FA-4.3.6 The morale it was formed with is said of a squadron of surplus ships, and of no other. */
function startFaults({ name, surplusOf }: SquadronOfBook, { start }: Squadron, at: string): Refusal[] {
  if ((start === undefined) === (surplusOf === undefined)) return [];
  const say = start === undefined ? `${name} was formed with some morale.` : `${name} is no squadron of surplus ships.`;
  return [{ rule: 'FA-4.3.6', at: `${at}/start`, say }];
}

/** FA-4.6.5 A stray is a ship of the battle, once. */
function strayFaults(s: FaState, squadron: Squadron, i: number): Refusal[] {
  const { book, open } = s;
  const at = `/open/strays/${i}`;
  const { id } = squadron;
  if (!Object.hasOwn(book.shipAt, id)) return [{ rule: 'FA-4.6.5', at: `${at}/id`, say: `There is no ship ${id}.` }];
  if (open.strays.findIndex(one => one.id === id) < i)
    return [{ rule: 'FA-4.6.5', at: `${at}/id`, say: `${id} is listed twice.` }];
  const of = book.ships[book.shipAt[id] as number];
  const own = open.squadrons[of ? ownSquadronAt(open, of) : -1];
  const circles = own ? circlesIn(book, own).length : 0;
  return unitFaults(s, { squadron, ships: [id], name: of?.name ?? id, circles, at });
}

/** A squadron, or a ship out of command, with the ids of its ships. */
interface Unit {
  squadron: Squadron;
  ships: readonly string[];
  name: string;
  circles: number;
  at: string;
}

function unitFaults({ clock }: FaState, { squadron, ships, name, circles, at }: Unit): Refusal[] {
  const found: Refusal[] = [];
  const { commander, formation } = squadron;
  if (!ships.includes(commander))
    found.push({
      rule: 'FA-4.1.1',
      at: `${at}/commander`,
      say: `${name} is led by one of its ships, ${ships.join(', ')}: ${commander} is none.`,
    });
  if (formation.length !== ships.length) {
    const say = `${name} has ${ships.length} ships, and ${formation.length} places in its formation.`;
    found.push({ rule: 'FA-5.7.1', at: `${at}/formation`, say });
  }
  return [...found, ...countFaults(clock.turn, { squadron, name, circles, at })];
}

/** FA-11.2.4 Circles are tested as far as there are any; FA-4.7.1 nothing is known of a turn beyond the next. */
function countFaults(turn: number, { squadron, name, circles, at }: Omit<Unit, 'ships'>): Refusal[] {
  const { tested, leaderless, withdraws } = squadron;
  const found: Refusal[] = [];
  if (tested > circles)
    found.push({
      rule: 'FA-11.2.4',
      at: `${at}/tested`,
      say: `${name} has ${circles} morale circles, and cannot have tested ${tested}.`,
    });
  for (const [field, known] of Object.entries({ leaderless, withdraws }))
    if (known > turn + 1)
      found.push({
        rule: 'FA-4.7.1',
        at: `${at}/${field}`,
        say: `Nothing is known yet of turn ${known}: it is turn ${turn}.`,
      });
  return found;
}

/** FA-4.1.1 The flagship of a fleet is one of its ships; FA-4.8.12 what is outside its rating are squadrons of it. */
export function fleetFaults({ book, open, clock }: FaState): Refusal[] {
  return open.fleets.flatMap((fleet, i) => {
    const at = `/open/fleets/${i}`;
    const found = flagFaults(fleet, book.ships, at);
    if (fleet.stricken > clock.turn + 1)
      found.push({
        rule: 'FA-4.8.11',
        at: `${at}/stricken`,
        say: `Nothing is known yet of turn ${fleet.stricken}: it is turn ${clock.turn}.`,
      });
    const own = book.squadrons.filter(of => isOf(fleet, of)).map(({ id }) => id);
    fleet.outside.forEach((id, n) => {
      if (own.includes(id)) return;
      found.push({ rule: 'FA-4.8.12', at: `${at}/outside/${n}`, say: `${id} is no squadron of ${fleet.side}.` });
    });
    return found;
  });
}

function flagFaults(fleet: Fleet, ships: FaState['book']['ships'], at: string): Refusal[] {
  const { side, flagship } = fleet;
  if (ships.some(of => of.id === flagship && isOf(fleet, of))) return [];
  return [{ rule: 'FA-4.1.1', at: `${at}/flagship`, say: `${flagship} is no ship of ${side}.` }];
}
