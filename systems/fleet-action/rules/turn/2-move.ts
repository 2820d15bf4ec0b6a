// Chapter 5: the movement of one pulse.

import type { Hex } from '@flagplot/hexes';
import type { Phase } from '@flagplot/kernel';
import { closeUp, closingIn, turnEntry } from '../arrival/closing.ts';
import { keepContact } from '../elint/contact.ts';
import type { SealedPlot } from '../folder.ts';
import { formationOn, inFormation, on, stand } from '../map.ts';
import { formationWith, newPosts } from '../movement/formation.ts';
import { alternation, byGroup, inOrder, penalisedIn } from '../movement/groups.ts';
import { destination, speedIn, take } from '../movement/path.ts';
import type { Fleet, Ship, Squadron, Vortex } from '../open.ts';
import type { Place, Post, Step } from '../orders.ts';
import { placeOf } from '../orders.ts';
import { activeShips, isInUnit, isOf, isUnitActive, rootOf, shipCalled, squadronCalled, unitOf } from '../roster.ts';
import type { FaState, FaTable, FleetAction } from '../state.ts';
import { isOn, leaveBy, letOpenersThrough, passOut } from './2-leave.ts';

/** FA-2.1.3 All squadrons move as plotted before any ship fires. */
export function move(pulse: number): Phase<FleetAction> {
  return {
    name: `Pulse ${pulse}: movement`,
    rule: 'FA-5.5.1',
    begin(s, t) {
      const sides = inOrder(s.book, s.clock.turn);
      const struck = penalisedIn(s, pulse);
      const stricken = [...new Set(struck.map(({ side }) => side))];
      const first = (stricken.length === 1 ? stricken : sides)[0] as string;
      // FA-4.8.4 Who moves first shows whether this pulse was named for a stricken fleet.
      if (s.open.fleets.some(fleet => fleet.stricken === s.clock.turn)) for (const side of sides) t.reveal(side);
      const free = freeGuards(s);
      t.tell(() => ({ kind: 'pulse', pulse, first, stricken, ...(free.length > 0 ? { free } : {}) }));
      for (const side of sides) t.reveal(side);
      // FA-5.7.8, ruling R13 Shifts are announced and made before any ship of either side moves.
      if (pulse === 1) changeFormations(s, t, { sides, when: 'early' });
      const before = waitingOpeners(s.open.vortices);
      if (stricken.length === 1) movePenalised(s, t, { sides, struck });
      else moveByTurns(s, t, sides);
      if (s.open.vortices.length > 0) letOpenersThrough(s, t, { before, awaits: vortex => isAwaiting(s, vortex) });
    },
  };
}

/** FA-10.7.6 What fired at fighters was kept from other fire for the pulse that is over: the ships that fire with all again, in the order they had fired. */
function freeGuards({ open }: FaState): string[] {
  if (!open.guards?.length) return [];
  const free = [...new Set(open.guards.map(({ ship }) => ship))];
  open.guards = [];
  return free;
}

/**
 * FA-4.8.4 A stricken fleet moves wholly before its enemy in the pulse named; FA-4.8.6 then the enemy makes the shifts he has kept for it, and
 * FA-4.8.5 moves as he has written; FA-12.2.10 and with him, by turns, those of the stricken side whose own flagship lives.
 */
function movePenalised(s: FaState, t: FaTable, { sides, struck }: { sides: readonly string[]; struck: readonly Fleet[] }): void {
  const side = struck[0]?.side as string;
  const enemy = sides.find(one => one !== side) as string;
  const isStruck = ({ squadron }: Sailing) => struck.some(fleet => isOf(fleet, rootOf(s, squadron.id)));
  moveAll(s, t, sailing(s, side).filter(isStruck));
  changeFormations(s, t, { sides: [enemy], when: 'late' });
  const others = sailing(s, side).filter(one => !isStruck(one));
  const [first, second] = sides[0] === side ? [others, sailing(s, enemy)] : [sailing(s, enemy), others];
  moveAll(s, t, alternation(first, second));
}

/** FA-5.5.1 The sides take turns. FA-4.8.14 Where both are stricken in the same pulse they do so all the same. */
function moveByTurns(s: FaState, t: FaTable, sides: readonly string[]): void {
  changeFormations(s, t, { sides: sides.filter(side => s.sealed[side]?.pulse === s.open.pulse), when: 'late' });
  const [first, second] = sides as [string, string];
  // FA-5.5.17 In each pulse anew.
  moveAll(s, t, alternation(sailing(s, first), sailing(s, second)));
}

function moveAll(s: FaState, t: FaTable, all: readonly Sailing[]): void {
  for (const one of all) moveSquadron(s, t, one);
}

/** A squadron that sails, and the plot it sails by. */
interface Sailing {
  squadron: Squadron;
  plot: SealedPlot;
}

/** FA-5.5.10, FA-5.5.12 A side's squadrons that still sail, in the order they move in. */
function sailing({ book, open, sealed }: FaState, side: string): Sailing[] {
  const found: Sailing[] = [];
  for (const plot of sealed[side]?.plots ?? [])
    if (isUnitActive({ book, open }, plot.squadron))
      found.push({ squadron: squadronCalled({ book, open }, plot.squadron), plot });
  return byGroup(found, ({ squadron }) => squadron.group);
}

/** FA-5.7.6, FA-5.7.10 Ships go to their new places in the formation: those shifted, or the whole squadron. */
function changeFormations(s: FaState, t: FaTable, { sides, when }: { sides: readonly string[]; when: When }): void {
  const moved = sides.flatMap(side => shiftAll(s, t, { side, when }));
  // FA-13.4.7 At any point: when all are where they were shifted to, too.
  if (!s.open.elint?.networks.length) return;
  const onTheWay = moved.map(ship => ({ ship, through: [ship] }));
  keepContact(s, t, onTheWay);
}

type When = 'early' | 'late';

/** @returns the ships of a side that have gone to new places. */
function shiftAll(s: FaState, t: FaTable, { side, when }: { side: string; when: When }): Ship[] {
  if (!s.sealed[side]?.plots.some(changesFormation)) return [];
  const due = sailing(s, side).filter(({ plot }) => (plot.shift?.late ? 'late' : 'early') === when);
  return due.flatMap(({ squadron, plot }) =>
    newPosts(plot).flatMap(({ ship, to }) => shift(s, t, { squadron, ship, to: postNow(plot, to, s.open.pulse) })),
  );
}

/** FA-5.7.4, FA-4.8.6 A new place as it is stored once the squadron has turned: relatively, it stays where it was meant on the map (ruling R14). */
function postNow({ path, mode }: SealedPlot, to: Hex, pulse: number): Hex {
  const { heading } = destination({ q: 0, r: 0, heading: 0 }, path.slice(0, pulse - 1).flat());
  return formationOn([to], heading, mode)[0] as Hex;
}

function changesFormation({ shift, reform }: SealedPlot): boolean {
  return shift !== undefined || reform !== undefined;
}

/** @returns the ship, if it is there to be shifted. */
function shift(s: FaState, t: FaTable, { squadron, ship: id, to }: Post<Hex> & { squadron: Squadron }): Ship[] {
  const ship = shipCalled(s, id);
  if (!isInUnit(ship, unitOf(s, squadron.id))) return [];
  const post = { q: to.q, r: to.r };
  squadron.formation = formationWith(s, squadron, [{ ship: id, to: post }]);
  const [from, place] = [placeOf(ship), inFormation(squadron, post)];
  stand(ship, place);
  t.tell(() => ({ kind: 'shifted', squadron: squadron.id, ship: id, post, from, to: placeOf(place) }));
  return [ship];
}

/** FA-5.7.2 The command ship moves along its path, then the others are put in their places; FA-5.7.5 all take its heading and speed. */
export function moveSquadron(s: FaState, t: FaTable, { squadron, plot }: Sailing): void {
  const { pulse } = s.open;
  changeSpeed(s, t, { squadron, plot });
  const steps = plot.path[pulse - 1] ?? [];
  const entry = s.open.arrival && closingIn(s, squadron);
  const closes = entry !== undefined && closeUp(s, squadron, entry);
  if (steps.length === 0 && !closes) return;
  const before = standing(squadron);
  const off = walk(s, squadron, steps);
  const turn = (posts: Hex[]) => formationOn(posts, squadron.heading - before.heading, plot.mode);
  squadron.formation = turn(before.formation);
  if (entry) turnEntry(entry, turn);
  const relative = plot.mode === 'relative';
  t.tell(() => ({ kind: 'moved', squadron: squadron.id, pulse, steps: [...steps], relative, ships: moves(s, squadron) }));
  follow(s, t, { squadron, off });
  const onTheWay = () => passing(s, squadron, { before, steps, mode: plot.mode });
  if (s.open.elint?.networks.length) keepContact(s, t, onTheWay());
  passOut(s, t, { squadron, passing: onTheWay });
}

/** FA-5.7.2 Takes a command ship along its path; FA-4.7.1 that of one that is lost is followed to the end of the turn. Tells whether it was off the map at any hex. */
function walk(s: FaState, squadron: Squadron, steps: readonly Step[]): boolean {
  let off = false;
  for (const step of steps) {
    stand(squadron, take(squadron, step));
    off ||= !on(s, squadron);
  }
  return off;
}

/** FA-5.7.3, FA-5.7.4 The ships of a squadron take their places; FA-11.4.4, ruling R10 those that stand off the map are gone, and a command ship that was off it on its path. */
function follow(s: FaState, t: FaTable, { squadron, off }: { squadron: Squadron; off: boolean }): void {
  const unit = unitOf(s, squadron.id);
  for (let n = 0; n < unit.ships.length; n += 1) {
    const ship = s.open.ships[unit.ships[n] as number] as Ship;
    if (!isInUnit(ship, unit)) continue;
    stand(ship, inFormation(squadron, squadron.formation[n] as Hex));
    if (!on(s, ship) || (off && ship.id === squadron.commander)) leaveBy(t, ship, 'edge');
  }
}

/** FA-5.4.1 A speed change happens before the movement of its pulse; FA-5.1.5 to the whole squadron. */
function changeSpeed({ open: { pulse } }: FaState, t: FaTable, { squadron, plot }: Sailing): void {
  if (plot.change?.pulse !== pulse) return;
  const from = squadron.speed;
  squadron.speed = speedIn(from, plot.change, pulse);
  t.tell(() => ({ kind: 'speed', squadron: squadron.id, from, to: squadron.speed, pulse }));
}

/** Where a squadron stood before it moved. */
type Standing = Place & Pick<Squadron, 'formation'>;

function standing({ q, r, heading, formation }: Squadron): Standing {
  return { q, r, heading, formation };
}

/** The way a squadron has come in a pulse. */
interface Way {
  before: Standing;
  steps: readonly Step[];
  mode: SealedPlot['mode'];
}

/** The ships that sail with a squadron, with the hexes they came through: where they stood after each step. */
function passing(s: FaState, squadron: Squadron, { before, steps, mode }: Way): { ship: Ship; through: Place[] }[] {
  const leads = steps.map((_, i) => destination(before, steps.slice(0, i + 1)));
  const formationAt = (lead: Place) => formationOn(before.formation, lead.heading - before.heading, mode);
  const through = (n: number) => leads.map(lead => inFormation(lead, formationAt(lead)[n] as Hex));
  return activeShips(s, squadron.id).map(({ ship, n }) => ({ ship, through: through(n) }));
}

const NOBODY: ReadonlySet<string> = new Set();

/** FA-11.4.7 The openers that wait at their vortices as a pulse begins. */
function waitingOpeners(vortices: readonly Vortex[]): ReadonlySet<string> {
  return vortices.length === 0 ? NOBODY : new Set(vortices.filter(({ waits }) => waits).map(({ ship }) => ship));
}

/** FA-11.4.7 Whether a ship but the opener comes through a vortex in the pulses to come, as its side has plotted. */
function isAwaiting(s: FaState, { ship: opener, squadron: root, ...hex }: Vortex): boolean {
  const { side } = rootOf(s, root);
  return sailing(s, side).some(({ squadron, plot }) => {
    const steps = plot.path.slice(s.open.pulse).flat();
    if (rootOf(s, squadron.id).id !== root || steps.length === 0) return false;
    const ahead = passing(s, squadron, { before: standing(squadron), steps, mode: plot.mode });
    return ahead.some(({ ship, through }) => ship.id !== opener && isOn(through, hex));
  });
}

/** Where the ships of a squadron go that still fight, before they do. */
function moves({ book, open }: FaState, squadron: Squadron): { ship: string; from: Place; to: Place }[] {
  return activeShips({ book, open }, squadron.id).map(({ ship, n }) => ({
    ship: ship.id,
    from: placeOf(ship),
    to: inFormation(squadron, squadron.formation[n] as Hex),
  }));
}
