// Chapter 1.5: squadrons come through their vortices, as their owner has written before the orders of the turn.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Phase, Refusal, RollDie } from '@flagplot/kernel';
import file from '../../data/jump.json' with { type: 'json' };
import type { SquadronOfBook } from '../book.ts';
import type { SealedEntry } from '../folder.ts';
import { hexWritten, inFormation, LAYOUT, offsetOf, on } from '../map.ts';
import type { Portal } from '../open.ts';
import type { Entry, Place } from '../orders.ts';
import { isOf, type OfFleet, squadronOf } from '../roster.ts';
import type { FaQuestion, FaView, FleetAction } from '../state.ts';
import { portalsOf } from './coming.ts';
import { dueOf } from './due.ts';
import { ENTER } from './schemas.ts';

/** FA-1.5.3 The highest speed of a squadron that comes through. */
export const TOP_SPEED: number = file.speed;
/** FA-1.5.10 Hexes from the command ship within which all are as the turn of entry ends. */
const CLOSE: number = file.formation;
/** The speed at which squadrons come that nothing is said of. */
const USUAL = 6;

/** FA-1.5.3 How squadrons come through is written as orders are. */
export const entering: Phase<FleetAction, 'enter'> = {
  name: 'Coming through',
  rule: 'FA-1.5.3',
  asks({ book, open, clock }) {
    if (clock.round > 0 || !open.arrival) return [];
    return book.sides.flatMap(({ id }) => {
      const due = dueOf({ book, open }, id);
      const gate = due.filter(one => portalsOf(open, one).length === 0);
      const squadrons = due.filter(one => !gate.includes(one));
      return due.length > 0 ? [{ side: id, kind: 'enter' as const, about: { squadrons, gate } }] : [];
    });
  },
  carry(s, _t, answers) {
    for (const { side, order } of answers) {
      const folder = s.sealed[side];
      const entries = order.entries.map(one => entryOf(s, one));
      if (folder && entries.length > 0) folder.entries = entries;
    }
  },
};

type Shown = Pick<FaView, 'book' | 'open'>;

/** Whose vortex each ship comes by, and its places as it comes and as the turn ends; what is not said follows of itself. */
export function entryOf(v: Shown, entry: Entry): SealedEntry {
  const of = squadronOf(v.book, entry.squadron);
  const lead = leadPortal(v, of, entry.by);
  const at = placeOf(lead ?? gateOf(v, of));
  const ships = of.ships.map((i, n) => {
    const id = v.book.ships[i]?.id as string;
    const said = entry.ships.find(one => one.ship === id);
    const by = n === 0 ? lead : (portalCalled(v, of.id, said?.by) ?? usualPortal(v, { of, at, lead, id, speed: entry.speed }));
    const from = by ? offsetOf(at, by) : { q: 0, r: 0 };
    const to =
      said?.hex === undefined ? usualPost(from, of.formation[n] as Hex, entry.speed) : offsetOf(at, hexWritten(said.hex));
    return { ship: id, ...(by && { by: by.ship }), from, to: n === 0 ? { q: 0, r: 0 } : to };
  });
  return { squadron: of.id, speed: entry.speed, at, ships };
}

function placeOf({ q, r, heading }: Place): Place {
  return { q, r, heading };
}

/** FA-1.5.11 The gate that a squadron waits at: that of its fleet. */
function gateOf({ open }: Shown, of: OfFleet): Place {
  return open.arrival?.gates.find(gate => isOf(gate, of)) ?? { q: 0, r: 0, heading: 0 };
}

function portalCalled({ open }: Shown, squadron: string, ship: string | undefined): Portal | undefined {
  return portalsOf(open, squadron).find(one => one.ship === ship);
}

/** The vortex of the command ship: its own, or the first of its squadron. */
function leadPortal(v: Shown, of: SquadronOfBook, by: string | undefined): Portal | undefined {
  const lead = v.book.ships[of.ships[0] as number]?.id;
  return portalCalled(v, of.id, by) ?? portalCalled(v, of.id, lead) ?? portalsOf(v.open, of.id)[0];
}

interface Coming {
  of: SquadronOfBook;
  at: Place;
  lead: Portal | undefined;
  id: string;
  speed: number;
}

/** A ship comes by its own vortex, where it can close up from there; else with the command ship. */
function usualPortal(v: Shown, { of, at, lead, id, speed }: Coming): Portal | undefined {
  const own = portalCalled(v, of.id, id);
  return own && hexes.range(own, at) <= speed + CLOSE ? own : lead;
}

/** Its place in the formation of the scenario where that is near enough; else as near to the command ship as it comes. */
function usualPost(from: Hex, post: Hex, speed: number): Hex {
  if (hexes.rangeOf(post.q, post.r) <= CLOSE && hexes.range(from, post) <= speed) return { q: post.q, r: post.r };
  const line = hexes.line(from, { q: 0, r: 0 });
  const { q, r } = line[Math.min(speed, line.length - 1)] as Hex;
  return { q, r };
}

/** FA-1.5 Which squadrons come through, FA-1.5.3 how fast, FA-1.5.8 by which of their vortices, and FA-1.5.10 in which formation. */
export const enterQuestion: FaQuestion<'enter'> = {
  rule: 'FA-1.5.3',
  sealed: true,
  schema: ENTER,
  parts: [{ list: 'entries', by: 'squadron' }],
  judge: (v, about, { entries }) => [
    ...missing(v, about, entries),
    ...queueFaults(v, about, entries),
    ...entries.flatMap((_, i) => entryFaults(v, about, { entries, i })),
  ],
  idle: (_v, about) => ({ entries: comers(about).map(squadron => ({ squadron, speed: USUAL, ships: [] })) }),
  *candidates(_v, about) {
    for (const speed of [USUAL, TOP_SPEED, 0]) yield { entries: comers(about).map(squadron => ({ squadron, speed, ships: [] })) };
  },
  random: (v, about, face) => ({ entries: comers(about).map(squadron => randomEntry(v, about, { squadron, face })) }),
};

type About = FleetAction['asks']['enter']['about'];

/** All that come by vortices, and the first of those that wait at the gate. */
function comers({ squadrons, gate }: About): string[] {
  return [...squadrons, ...gate.slice(0, 1)];
}

/** FA-1.5.1 Who has vortices comes through them in the turn of arrival. */
function missing(v: FaView, { squadrons }: About, entries: readonly Entry[]): Refusal[] {
  const without = squadrons.filter(id => !entries.some(({ squadron }) => squadron === id));
  return without.map(id => ({
    rule: 'FA-1.5.1',
    at: '/entries',
    say: `${squadronOf(v.book, id).name} comes through in this turn, and has no entry yet.`,
    lacking: true as const,
  }));
}

/** FA-1.5.4 One squadron a turn through each gate. */
function queueFaults(v: FaView, { gate }: About, entries: readonly Entry[]): Refusal[] {
  const say = 'One squadron comes through a gate in a turn.';
  const used = new Set<string>();
  return entries.flatMap(({ squadron }, i) => {
    if (!gate.includes(squadron)) return [];
    const { q, r } = gateOf(v, squadronOf(v.book, squadron));
    return used.size === used.add(`${q},${r}`).size ? [{ rule: 'FA-1.5.4', at: `/entries/${i}/squadron`, say }] : [];
  });
}

interface Listed {
  entries: readonly Entry[];
  i: number;
}

function entryFaults(v: FaView, { squadrons, gate }: About, { entries, i }: Listed): Refusal[] {
  const entry = entries[i] as Entry;
  const at = `/entries/${i}`;
  const fault = (rule: string, field: string, say: string): Refusal => ({ rule, at: `${at}/${field}`, say });
  if (![...squadrons, ...gate].includes(entry.squadron))
    return [fault('FA-1.5.1', 'squadron', `${entry.squadron} cannot come through in this turn.`)];
  if (entries.findIndex(({ squadron }) => squadron === entry.squadron) < i)
    return [fault('FA-1.5.4', 'squadron', `${entry.squadron} comes through once.`)];
  const found =
    entry.speed > TOP_SPEED ? [fault('FA-1.5.3', 'speed', `A squadron comes through at speed ${TOP_SPEED} at most.`)] : [];
  const strange = [...strangeFaults(v, entry, at), ...found];
  return strange.length > 0 ? strange : [...openerFaults(v, entry, at), ...formationFaults(v, entry, at)];
}

/** FA-1.5.7 Ships of the squadron, by vortices that ships of it have opened. */
function strangeFaults(v: FaView, entry: Entry, at: string): Refusal[] {
  const of = squadronOf(v.book, entry.squadron);
  const members = of.ships.map(n => v.book.ships[n]?.id);
  const byFault = (by: string | undefined, field: string): Refusal[] =>
    by === undefined || portalCalled(v, of.id, by)
      ? []
      : [{ rule: 'FA-1.5.7', at: `${at}/${field}`, say: `${by} has opened no vortex for ${of.name}.` }];
  return [
    ...byFault(entry.by, 'by'),
    ...entry.ships.flatMap(({ ship, by }, n) => {
      const where = `ships/${n}`;
      const say = `${ship} is no ship of ${of.name}, or is named twice.`;
      const known = members.includes(ship) && entry.ships.findIndex(one => one.ship === ship) === n;
      if (!known) return [{ rule: 'FA-1.5.7', at: `${at}/${where}/ship`, say }];
      const lead = ship === members[0];
      const settled = 'The command ship comes by the vortex of its squadron’s entry, in the hex of that.';
      if (lead) return [{ rule: 'FA-1.5.1', at: `${at}/${where}/ship`, say: settled }];
      return byFault(by, `${where}/by`);
    }),
  ];
}

/** FA-1.5.5 A vortex that others use is passed by its opener as well, behind them. */
function openerFaults(v: FaView, entry: Entry, at: string): Refusal[] {
  const { ships } = entryOf(v, entry);
  const used = [...new Set(ships.flatMap(({ by }) => by ?? []))];
  const absent = used.filter(opener => ships.find(one => one.ship === opener)?.by !== opener);
  return absent.map(opener => ({
    rule: 'FA-1.5.5',
    at: `${at}/ships`,
    say: `${v.book.ships.find(({ id }) => id === opener)?.name ?? opener} passes the vortex it has opened, behind all others that use it.`,
  }));
}

/**
 * FA-1.5.10 All are within two hexes of the command ship when the turn of entry is over. Ruling R45: a ship closes up from its vortex by as many hexes
 * as its squadron's speed.
 */
function formationFaults(v: FaView, entry: Entry, at: string): Refusal[] {
  return entryOf(v, entry).ships.flatMap(({ ship, from, to }) => {
    const name = v.book.ships.find(({ id }) => id === ship)?.name ?? ship;
    const fault = (say: string): Refusal => ({ rule: 'FA-1.5.10', at: `${at}/ships`, say: `${name} ${say}.` });
    const [far, way] = [hexes.rangeOf(to.q, to.r), hexes.range(from, to)];
    if (far > CLOSE) return [fault(`would end the turn ${far} hexes from its command ship; ${CLOSE} is the most`)];
    if (way > entry.speed) return [fault(`would close up by ${way} hexes; at speed ${entry.speed} that is too far`)];
    return [];
  });
}

/** Any speed, and now and then other vortices and places. */
function randomEntry(v: FaView, about: About, { squadron, face }: { squadron: string; face: RollDie }): Entry {
  const speed = face(TOP_SPEED + 1) - 1;
  const plain: Entry = { squadron, speed, ships: [] };
  const of = squadronOf(v.book, squadron);
  const portals = portalsOf(v.open, squadron);
  const { at } = entryOf(v, plain);
  const posts = hexes.within({ q: 0, r: 0 }, CLOSE);
  const ships = of.ships.slice(1).flatMap(i => {
    if (face(2) === 1) return [];
    const by = portals[face(portals.length + 1) - 1]?.ship;
    const hex = inFormation(at, posts[face(posts.length) - 1] as Hex);
    return [{ ship: v.book.ships[i]?.id as string, ...(by && { by }), ...(on(v, hex) && { hex: hexes.nameOf(hex, LAYOUT) }) }];
  });
  const drawn = { ...plain, ships };
  return entryFaults(v, about, { entries: [drawn], i: 0 }).length > 0 ? plain : drawn;
}
