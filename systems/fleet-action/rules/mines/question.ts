// FA-9.2 Which squadrons launch their mines, with which ships and at what.

import { hexes } from '@flagplot/hexes';
import { HEX } from '@flagplot/hexes/schemas';
import type { Refusal, RollDie } from '@flagplot/kernel';
import type { Schema } from '@flagplot/kernel/schemas';
import { ID, list, shape } from '@flagplot/kernel/schemas';
import { pulseOf, readyAgain } from '../combat/refire.ts';
import { hexWritten, LAYOUT, on } from '../map.ts';
import type { Launch } from '../orders.ts';
import type { Member } from '../roster.ts';
import { isActive, shipOf, squadronsOf, unitMembers } from '../roster.ts';
import type { FaQuestion, FaView, FleetAction } from '../state.ts';
import { sightOf } from '../turn/3-fire.ts';
import { groupsOf } from './launch.ts';
import { LAUNCH_PULSE, launcherOf, mayLaunch, minesAt, minesOf, reaches } from './pattern.ts';
import { mayReachAnybody } from './within-reach.ts';

type Order = FleetAction['asks']['mines']['order'];

const SHIPS = { ...list(ID, 12, 1), title: 'Ships that launch' };
const LAUNCHES: Schema<Order> = {
  ...shape({
    launches: {
      ...list(shape({ squadron: ID, hex: { ...HEX, title: 'Hex they are aimed at' }, ships: SHIPS }), 240),
      title: 'Launches',
    },
  }),
  title: 'Launch energy mines',
};

/** FA-9.2.1 One hex for each squadron that launches; FA-2.2.2 it is written in secret. */
export const minesQuestion: FaQuestion<'mines'> = {
  rule: 'FA-9.2.1',
  sealed: true,
  schema: LAUNCHES,
  parts: [{ list: 'launches', by: 'squadron' }],
  judge: (v, _about, { launches }) => launches.flatMap((_, i) => launchFaults(v, launches, i)),
  idle: () => ({ launches: [] }),
  standing: v => (mayReachAnybody(v) ? undefined : { launches: [] }),
  *candidates(v) {
    for (const one of eachLaunch(v)) yield { launches: [one] };
    yield { launches: [] };
  },
  random: (v, _about, face) => ({ launches: groupsOf(v, v.side).flatMap(group => anyLaunch(v, group, face)) }),
};

type Group = ReturnType<typeof groupsOf>[number];

/** All that a squadron can launch at each enemy ship, where that is now. */
function* eachLaunch(v: FaView): Generator<Launch> {
  const enemies = v.open.ships.filter(ship => isActive(ship) && shipOf(v.book, ship).side !== v.side);
  for (const group of groupsOf(v, v.side)) {
    for (const enemy of enemies) {
      const launch = launchAt(v, group, hexes.nameOf(enemy, LAYOUT));
      if (launch) yield launch;
    }
  }
}

/** What a squadron launches at a hex with all that can; none where nothing can. */
export function launchAt(v: FaView, { squadron, members }: Group, hex: string): Launch | undefined {
  const at = hexWritten(hex);
  const able = members.filter(one => reaches(one, at) && minesAt(sightOf(v), one, at) > 0);
  return able.length > 0 ? { squadron, hex, ships: able.map(({ ship }) => ship.id) } : undefined;
}

/** As likely as not nothing; else some of what can be launched at an enemy's hex or at any. */
function anyLaunch(v: FaView, group: Group, face: RollDie): Launch[] {
  if (face(2) === 1) return [];
  const launch = launchAt(v, group, anyHex(v, face));
  if (!launch) return [];
  const some = launch.ships.filter(() => face(4) > 1);
  return [{ ...launch, ships: some.length > 0 ? some : launch.ships }];
}

function anyHex({ book, open, side }: FaView, face: RollDie): string {
  const enemies = open.ships.filter(ship => isActive(ship) && shipOf(book, ship).side !== side);
  const enemy = face(2) === 1 ? enemies[face(enemies.length + 1) - 1] : undefined;
  const { columns, rows } = book.map;
  return hexes.nameOf(enemy ?? hexes.hexAt(face(columns), face(rows), LAYOUT), LAYOUT);
}

/** Every reason the launch in this place cannot stand. */
function launchFaults(v: FaView, launches: readonly Launch[], i: number): Refusal[] {
  const { squadron, hex, ships } = launches[i] as Launch;
  const at = `/launches/${i}`;
  if (!squadronsOf(v, v.side).some(({ id }) => id === squadron))
    return [{ rule: 'FA-9.2.1', at: `${at}/squadron`, say: `You have no squadron ${squadron} to launch with.` }];
  const found: Refusal[] = [];
  if (launches.findIndex(one => one.squadron === squadron) < i)
    found.push({ rule: 'FA-9.2.1', at: `${at}/squadron`, say: 'A squadron aims all its mines of a turn at one hex.' });
  if (!on(v, hexWritten(hex)))
    return [...found, { rule: 'FA-9.2.1', at: `${at}/hex`, say: `There is no hex ${hex} on the map.` }];
  const members = unitMembers(v, squadron);
  for (let n = 0; n < ships.length; n += 1) {
    const fault = shipFault(v, { members, ships, hex }, n);
    if (fault) found.push({ ...fault, at: `${at}/ships/${n}` });
  }
  return found;
}

/** A launch as its ships are judged. */
interface Judged {
  members: readonly Member[];
  ships: readonly string[];
  hex: string;
}

/** Why the ship in this place cannot launch, or not at this hex. */
function shipFault(v: FaView, { members, ships, hex }: Judged, n: number): Omit<Refusal, 'at'> | undefined {
  const id = ships[n] as string;
  const one = members.find(({ ship }) => ship.id === id);
  if (!one) return { rule: 'FA-9.2.1', say: `${id} is no ship of this squadron that fights.` };
  const { name } = one.of;
  if (ships.indexOf(id) < n) return { rule: 'FA-9.2.16', say: `${name} is named already, and launches once a turn.` };
  return launcherFault(v, one) ?? aimFault(v, one, hex);
}

/** FA-9.2.16 Why a ship launches nothing at all this turn. */
function launcherFault({ clock }: FaView, one: Member): Omit<Refusal, 'at'> | undefined {
  if (mayLaunch(one, clock.turn)) return undefined;
  const { ship, of } = one;
  const mount = launcherOf(of);
  if (mount < 0) return { rule: 'FA-9.2.3', say: `${of.name} carries no mines.` };
  if (ship.weapons[mount] === 0) return { rule: 'FA-9.2.2', say: `${of.name} has no launcher left.` };
  const again = readyAgain(minesOf(of), ship.fired[mount] as number, pulseOf(clock.turn, LAUNCH_PULSE));
  return { rule: 'FA-9.2.16', say: `${of.name} launches again in turn ${again.turn} at the earliest.` };
}

/** FA-9.2.3 Why a ship cannot launch at this hex: it is too far, or lies where no launcher bears. */
function aimFault(v: FaView, one: Member, hex: string): Omit<Refusal, 'at'> | undefined {
  const at = hexWritten(hex);
  const { name } = one.of;
  const range = hexes.range(one.ship, at);
  if (!reaches(one, at))
    return {
      rule: 'FA-9.2.3',
      say: `The mines of ${name} reach ${minesOf(one.of).bands.at(-1)} hexes; ${hex} is ${range} away.`,
    };
  if (minesAt(sightOf(v), one, at) > 0) return undefined;
  return { rule: 'FA-9.2.3', say: `No launcher of ${name} bears on ${hex}.` };
}
