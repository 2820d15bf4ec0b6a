// Chapter 5: the movement of one pulse.

import type { Hex, Phase } from '@flagplot/kernel';
import { on } from '../map.ts';
import { formationOn, inFormation, posted, reformed } from '../orders/formation.ts';
import { members, sails } from '../orders/limits.ts';
import { alternation, byGroup, inOrder, strickenIn } from '../orders/monitor.ts';
import { speedIn, take, walked } from '../orders/path.ts';
import { listed, shipCalled, squadronCalled } from '../roster.ts';
import type { FaState, FaTable, FleetAction, Place, Plot, Post, Ship, Squadron } from '../state.ts';
import { exitsOf, leaveBy } from './2-leave.ts';

/** FA-2.1.3 All squadrons move as plotted before any ship fires; FA-5.5.17 the sides alternate anew in each pulse. */
export function move(pulse: number): Phase<FleetAction> {
  return {
    name: `Pulse ${pulse}: movement`,
    rule: 'FA-5.5.1',
    begin(s, t) {
      const sides = inOrder(s.book, s.clock.turn);
      const stricken = strickenIn(s, pulse);
      const first = (stricken.length === 1 ? stricken : sides)[0] as string;
      t.tell(() => ({ kind: 'pulse', pulse, first, stricken }));
      // FA-5.7.8, ruling R13 Shifts are announced and made before any ship of either side moves.
      if (pulse === 1) for (const side of sides) changeFormations(s, t, side, 'early');
      moveAll(s, t, sides, pulse);
      for (const side of sides) t.reveal(side);
    },
  };
}

/**
 * FA-5.5.1 The sides take turns. FA-4.8.4 A stricken fleet moves wholly before its enemy in the pulse named; FA-4.8.6 then the enemy makes the
 * shifts he has kept for it, and FA-4.8.5 moves as he has written. FA-4.8.14 Where both are stricken in the same pulse they take turns all the same.
 */
function moveAll(s: FaState, t: FaTable, sides: readonly string[], pulse: number): void {
  const [stricken, both] = strickenIn(s, pulse);
  const run = (plots: readonly Plot[]) => {
    for (const plot of plots) moveSquadron(s, t, plot, pulse);
  };
  if (stricken !== undefined && both === undefined) {
    const enemy = sides.find(side => side !== stricken) as string;
    run(ordersOf(s, stricken));
    changeFormations(s, t, enemy, 'late');
    run(ordersOf(s, enemy));
    return;
  }
  for (const side of sides) if (s.sealed[side]?.pulse === pulse) changeFormations(s, t, side, 'late');
  const [first = [], second = []] = sides.map(side => ordersOf(s, side));
  run(alternation(first, second));
}

/** FA-5.5.10, FA-5.5.12 The plots of a side's squadrons that still sail, in the order they move in. */
function ordersOf(s: FaState, side: string): Plot[] {
  const plots = (s.sealed[side]?.plots ?? []).filter(plot => members(s.book, s.open.ships, plot.squadron).length > 0);
  return byGroup(plots, plot => squadronCalled(s, plot.squadron).group);
}

/** FA-5.7.6, FA-5.7.10 Ships go to their new places in the formation: those shifted, or the whole squadron. */
function changeFormations(s: FaState, t: FaTable, side: string, when: 'early' | 'late'): void {
  for (const plot of ordersOf(s, side)) {
    const late = plot.shift?.late ? 'late' : 'early';
    if (late !== when) continue;
    const squadron = squadronCalled(s, plot.squadron);
    for (const { ship, to } of posted(plot)) shift(s, t, squadron, { ship, to: postNow(plot, to, s.open.pulse) });
  }
}

/** FA-5.7.4, FA-4.8.6 A new place as it is stored once the squadron has turned: relatively, it stays where it was meant on the map (ruling R14). */
function postNow({ path, mode }: Plot, to: Hex, pulse: number): Hex {
  const { heading } = walked({ q: 0, r: 0, heading: 0 }, path.slice(0, pulse - 1).flat());
  return formationOn([to], heading, mode)[0] as Hex;
}

function shift(s: FaState, t: FaTable, squadron: Squadron, { ship: id, to }: Post): void {
  const ship = shipCalled(s, id);
  if (!sails(s.book, ship, squadron.id)) return;
  const post = { q: to.q, r: to.r };
  squadron.formation = reformed(s.book, squadron, [{ ship: id, to: post }]);
  const [from, place] = [placeOf(ship), inFormation(squadron, post)];
  stand(ship, place);
  t.tell(() => ({ kind: 'shifted', squadron: squadron.id, ship: id, post, from, to: placeOf(place) }));
}

/** FA-5.7.2 The command ship moves along its path, then the others are put in their places; FA-5.7.5 all take its heading and speed. */
function moveSquadron(s: FaState, t: FaTable, plot: Plot, pulse: number): void {
  const squadron = squadronCalled(s, plot.squadron);
  changeSpeed(t, squadron, plot, pulse);
  const steps = plot.path[pulse - 1] ?? [];
  if (steps.length === 0) return;
  const track = trackOf(squadron, plot, pulse);
  const end = track.at(-1) as Standing;
  const relative = plot.mode === 'relative';
  t.tell(() => ({ kind: 'moved', squadron: squadron.id, pulse, steps: [...steps], relative, ships: moves(s, squadron, end) }));
  Object.assign(squadron, placeOf(end.lead), { formation: end.formation });
  const exits = exitsOf(s, squadron);
  const ships = afloat(s, squadron);
  for (const { ship, n } of ships) stand(ship, inFormation(end.lead, end.formation[n] as Place));
  for (const { ship } of ships) if (goesOver(s, ship, { commander: squadron.commander, track })) leaveBy(t, ship, 'edge');
  const passing = (n: number) => track.map(({ lead, formation }) => inFormation(lead, formation[n] as Place));
  exits.take(
    t,
    ships.map(({ ship, n }) => ({ ship, through: exits.any ? passing(n) : [] })),
  );
}

/** FA-11.4.4, ruling R10 Whether a ship has gone over the edge: the command ship at any hex of its path, another where it stands now. */
function goesOver(s: FaState, ship: Ship, { commander, track }: { commander: string; track: readonly Standing[] }): boolean {
  return !on(s, ship) || (ship.id === commander && track.some(({ lead }) => !on(s, lead)));
}

/** FA-5.4.1 A speed change happens before the movement of its pulse; FA-5.1.5 to the whole squadron. */
function changeSpeed(t: FaTable, squadron: Squadron, plot: Plot, pulse: number): void {
  if (plot.change?.pulse !== pulse) return;
  const from = squadron.speed;
  squadron.speed = speedIn(from, plot.change, pulse);
  t.tell(() => ({ kind: 'speed', squadron: squadron.id, from, to: squadron.speed, pulse }));
}

/** Where a squadron is after a step: its command ship, and where the others stand from it. */
interface Standing {
  lead: Place;
  formation: Squadron['formation'];
}

/** FA-5.7.3, FA-5.7.4 The squadron after each step of a pulse; FA-4.7.1 the path of a command ship that is lost is followed to the end of the turn. */
function trackOf(squadron: Squadron, { path, mode }: Plot, pulse: number): Standing[] {
  let lead: Place = squadron;
  return (path[pulse - 1] ?? []).map(step => {
    lead = take(lead, step);
    return { lead, formation: formationOn(squadron.formation, lead.heading - squadron.heading, mode) };
  });
}

/** FA-5.7.3 A member is put in its stored place. FA-5.7.13 Whoever else is in that hex: any number may share it, and nothing collides. */
function stand(counter: Place, place: Place): void {
  counter.q = place.q;
  counter.r = place.r;
  counter.heading = place.heading;
}

/** The ships that sail with a squadron, each with its place in the formation. */
function afloat({ book, open }: Pick<FaState, 'book' | 'open'>, squadron: Squadron): { ship: Ship; n: number }[] {
  return listed(book, squadron.id).flatMap((i, n) => {
    const ship = open.ships[i] as Ship;
    return sails(book, ship, squadron.id) ? [{ ship, n }] : [];
  });
}

/** Where the ships of a squadron go that still fight, before they do. */
function moves(s: FaState, squadron: Squadron, { lead, formation }: Standing): { ship: string; from: Place; to: Place }[] {
  return afloat(s, squadron).map(({ ship, n }) => ({
    ship: ship.id,
    from: placeOf(ship),
    to: inFormation(lead, formation[n] as Place),
  }));
}

function placeOf({ q, r, heading }: Place): Place {
  return { q, r, heading };
}
