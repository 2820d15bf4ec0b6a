/** The words of each ask. */

import { hexes } from '@flagplot/hexes';
import type { Ask, Kind } from '@flagplot/kernel';
import { type AskWords, inWords, listWords, type Seen } from '@flagplot/manifest';
import { LAYOUT } from '../rules/geometry/map.ts';
import { count, ownName, unitName } from '../rules/names.ts';
import type { TwoPhase } from '../rules/state.ts';

type TpSeen = Seen<TwoPhase>;
type Of<K extends Kind<TwoPhase>> = Extract<Ask<TwoPhase>, { kind: K }>;
type Wording<K extends Kind<TwoPhase>> = (ask: Of<K>, seen: TpSeen) => AskWords;

/** A question at a time, as an umpire would put it. */
const ASKS: { readonly [K in Kind<TwoPhase>]: Wording<K> } = {
  muster: (ask, seen) => ({
    title: `Buy your ships for ${count(ask.about.points, 'point', 'points')}`,
    help: `Each with what it carries besides. ${others(ask, seen, ['buys', 'buy'])} for as many at the same time; nothing is shown until all have.`,
    doing: 'buying ships',
  }),
  deploy: (ask, seen) => ({
    title: ask.about.units.length === 0 ? 'Fit out your ships' : `Set up ${yours(ask.about.units, seen)}`,
    help: `${zoneWords(ask, seen)}${others(ask, seen, ['sets', 'set'])} up at the same time. What racks and mounts hold stays hidden.`,
    doing: 'setting up',
  }),
  allocate: (ask, seen) => ({
    title: `Share out the energy of ${yours(ask.about.ships, seen)}`,
    help: `Speed, weapons, shields, EW: all of the turn is paid for now, in secret. A course given here saves you questions. ${others(ask, seen, ['does', 'do'])} the same.`,
    doing: 'sharing out energy',
  }),
  place: placeWords,
  initial: (ask, seen) => ({
    title: `First acts of ${yours(ask.about.units, seen)}`,
    help: 'Speeds are known, and nobody has moved. Nothing is fired yet; to pass is usual.',
    doing: 'at the first acts of the turn',
  }),
  space: spaceWords,
  answer: (ask, seen) => ({
    title: `${unitName(seen, ask.about.to)} has moved${toWords(seen, ask.about.to)}: answer with ${yours(ask.about.units, seen)}?`,
    help: 'Only what has just moved may be fired at. A weapon fires once a turn: to pass is to wait for something better.',
    doing: 'answering the move',
  }),
  bid: (ask, seen) => ({
    title: `${unitName(seen, ask.about.by)} has caught ${yours([ask.about.unit], seen)}: how much against the beam?`,
    help: 'At least its strength frees the ship at once; less is lost, and the ship is held.',
    doing: 'bidding against a tractor beam',
  }),
  'point-blank': (ask, seen) => ({
    title: `${seekersWords(ask.about.seekers)} aimed at ${yours(ask.about.units, seen)} in this very hex: fire first?`,
    help: 'This is the only fire before they strike.',
    doing: 'firing at point-blank',
  }),
  zero: (ask, seen) => ({
    title: `Impulse zero: what ${ask.about.units.length === 1 ? 'does' : 'do'} ${yours(ask.about.units, seen)} do?`,
    help: 'All ships have made their spaces of this phase. Whatever has not fired this turn may fire at anything that bears.',
    doing: 'acting at impulse zero',
  }),
  screen: (ask, seen) => ({
    title: `${seekersWords(ask.about.seekers)} in reach of ${yours(ask.about.units, seen)}${nearWords(ask, seen)}: fire at ${ask.about.seekers.length === 1 ? 'it' : 'them'}?`,
    help: 'They come on hex by hex, and you are asked after each. A phaser serves against drones; plasma loses a point of strength for two of damage.',
    doing: 'firing at what is sent after it',
  }),
  finish: (ask, seen) => ({
    title: `End of the turn: orders of ${yours(ask.about.units, seen)}`,
    help: 'Repairs that were paid for, docking, reloading. Without a word the weakest shield is repaired.',
    doing: 'ending the turn',
  }),
};

/** The words of an ask, whoever is asked. */
export function asks(ask: Ask<TwoPhase>, seen: TpSeen): AskWords {
  return ASKS[ask.kind](ask as never, seen);
}

/** Everybody else, by name, with what they do: `Red sets`, `Red and Gold set`. */
function others(ask: Ask<TwoPhase>, { book }: TpSeen, [one, many]: readonly [string, string]): string {
  const names = book.sides.filter(({ id }) => id !== ask.side).map(({ name }) => name);
  return `${listWords(names)} ${names.length === 1 ? one : many}`;
}

/** `your heavy cruiser`, `your three ships`. */
function yours(units: readonly string[], seen: TpSeen): string {
  const [only = ''] = units;
  if (units.length === 1) return `your ${ownName(seen, only)}`;
  const isShips = units.every(id => seen.open.units.find(one => one.id === id)?.kind === 'ship');
  return `your ${inWords(units.length)} ${isShips ? 'ships' : 'units'}`;
}

/** TP-16.1.2 Where ships are set up that have no place of their own. */
function zoneWords({ side }: Ask<TwoPhase>, { book }: TpSeen): string {
  const zone = book.sides[book.sideAt[side] as number]?.zone;
  return zone ? `Columns ${zone.columns.join(' to ')}, rows ${zone.rows.join(' to ')} are yours, one hex a ship. ` : '';
}

/** TP-3.2.3 First or last, group by group. */
function placeWords({ about: { groups } }: Of<'place'>): AskWords {
  const [first, ...more] = groups;
  const all = groups.map(({ speed }) => String(speed));
  return {
    title: more.length === 0 ? `Speed ${first?.speed}: do you move first or last?` : `Speeds ${listWords(all)}: first or last?`,
    help: 'Your die is the highest. Who moves first acts first; who moves last has seen where the others went. It holds for the whole turn.',
    doing: 'choosing a place in the order',
  };
}

/** TP-1.3.5 One space of the mover; how many it makes is not known before an odd speed is split. */
function spaceWords({ about: { unit, n, of } }: Of<'space'>, seen: TpSeen): AskWords {
  return {
    title: `Move your ${ownName(seen, unit)}: space ${n}${of === null ? '' : ` of ${of}`}`,
    help: `${of === null ? halfWords(seen, unit) : ''}First the step, then what it does and fires there; after it the others answer. A course makes the steps to come by itself.`,
    doing: `moving ${unitName(seen, unit)}`,
  };
}

/** TP-1.1.4, TP-1.1.5 */
function halfWords({ open }: TpSeen, id: string): string {
  const speed = open.units.find(one => one.id === id)?.speed ?? 0;
  const lower = Math.floor(speed / 2);
  return speed % 2 === 0 ? '' : `Speed ${speed} is ${lower} spaces now or ${lower + 1}, as you say. `;
}

/** `A seeker is`, `Three seekers are`. */
function seekersWords(seekers: readonly string[]): string {
  if (seekers.length === 1) return 'A seeker is';
  const many = inWords(seekers.length);
  return `${many.charAt(0).toUpperCase()}${many.slice(1)} seekers are`;
}

/** ` to 1214`: two answers to one ship are told apart by where it stands. */
function toWords({ open }: TpSeen, id: string): string {
  const unit = open.units.find(one => one.id === id);
  return unit ? ` to ${hexes.nameOf({ q: unit.q, r: unit.r }, LAYOUT)}` : '';
}

/** `, the nearest at 3`: they come on hex by hex, and the question after each. */
function nearWords({ about }: Of<'screen'>, { open }: TpSeen): string {
  const seekers = open.seekers.filter(({ id }) => about.seekers.includes(id));
  const units = open.units.filter(({ id }) => about.units.includes(id));
  const ranges = seekers.flatMap(seeker => units.map(unit => hexes.range(seeker, unit)));
  return ranges.length > 0 ? `, the nearest at ${Math.min(...ranges)}` : '';
}
