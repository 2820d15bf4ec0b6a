/** What a unit may do besides firing, act by act, in words. */

import { hexes } from '@flagplot/hexes';
import { FACINGS, LAYOUT } from '../../rules/geometry/map.ts';
import { boxOf, count, ownName, unitName, weaponOf } from '../../rules/names.ts';
import type { Act, ActOf } from '../../rules/orders.ts';
import { holdIn } from '../../rules/roster.ts';
import type { TpView } from '../../rules/state.ts';
import type { InWindow } from '../../rules/window/act.ts';
import { FOUND, ITEMS } from '../../words/terms.ts';

const HEADS: Readonly<Record<Act['act'], string>> = {
  het: 'Turn hard',
  tac: 'Turn on the spot',
  erratic: 'Erratic manoeuvres',
  cloak: 'Cloak',
  esg: 'Raise a field',
  web: 'Lay web',
  cast: 'Cast web',
  seeker: 'Launch',
  strike: 'Strike home',
  tractor: 'Tractor beam',
  release: 'Let go',
  shield: 'Shields',
  reinforce: 'Reinforce',
  transport: 'Transporters',
  displace: 'Displace',
  lab: 'Labs',
  probe: 'Probe',
  launch: 'Shuttle bay',
  troops: 'Land troops',
  land: 'Come aboard',
  open: 'Scatter-pack',
  packs: 'Booster packs',
  hand: 'Hand over',
  undock: 'Cast off',
  'space-mine': 'Mines',
};

/** TP-13.1.2 What there is to send. */
const SENT: Readonly<Record<ActOf<'transport'>['what'], string>> = {
  party: 'Beam boarders',
  raid: 'Beam raiders',
  't-bomb': 'T-bomb',
  dummy: 'Dummy T-bomb',
  'pa-mine': 'Mine against plasma',
};

/** What acts of a kind are called; each thing that is beamed is a kind of its own. */
export function headOf(act: Pick<Act, 'act'> & { what?: string }): string {
  return act.act === 'transport' ? (SENT[act.what as 'party'] ?? HEADS.transport) : HEADS[act.act];
}

/** What an act would do, in a few words. */
export function actWords({ v, unit }: Pick<InWindow, 'v' | 'unit'>, act: Act): string {
  const say = SAYS[act.act] as (act: Act, of: Words) => string;
  return say(act, wordsOf(v, unit.id));
}

export interface Words {
  at(id: string): string;
  weapon(id: string): string;
  /** What a raid may name on another unit, or a rack there. */
  box(unit: string, id: string): string;
  /** What stands in a box of the bay. */
  berth(box: number): string;
}

export function wordsOf(v: TpView, unit: string): Words {
  const side = v.open.units.find(one => one.id === unit)?.side;
  return {
    at: id => (v.open.units.find(one => one.id === id)?.side === side ? ownName(v, id) : unitName(v, id)),
    weapon: id => weaponOf(v, unit, id),
    box: (other, id) => boxOf(v, other, id),
    berth: box => berthWords(v, unit, box),
  };
}

/** `shuttle 2, a weasel`; what carries nothing by its box alone; `Blue patrol ship off its link`. */
function berthWords(v: TpView, unit: string, box: number): string {
  const berth = v.open.units.find(({ id }) => id === unit)?.bay?.[box];
  if (berth?.link) return `${ownName(v, berth.unit ?? '')} off its link`;
  const as = holdIn(v.own, unit)?.bay[box]?.as ?? 'plain';
  return `${v.book.cards[berth?.kind ?? '']?.name ?? 'shuttle'} ${box + 1}${as === 'plain' ? '' : `, ${FOUND[as] ?? as}`}`;
}

type Says = { readonly [K in Act['act']]: (act: ActOf<K>, of: Words) => string };

const facing = (n: number): string => FACINGS[n] ?? String(n);
const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;

const SAYS: Says = {
  het: act => `to ${facing(act.facing)}`,
  tac: act => `to ${facing(act.facing)}`,
  erratic: act => (act.begin ? 'begin' : 'end'),
  cloak: act => (act.begin ? 'begin to fade' : 'begin to show'),
  esg: (act, of) => `${of.weapon(act.weapon)}, radius ${act.radius}, ${points(act.energy)}`,
  web: (act, of) => of.weapon(act.weapon),
  cast: (act, of) => `${of.weapon(act.weapon)} over ${act.hexes.join(' ')}, ${points(act.energy)}`,
  seeker: seekerWords,
  strike: (act, of) => `at ${of.at(act.on)}`,
  tractor: (act, of) => `on ${of.at(act.on)}, ${points(act.energy)}`,
  release: (act, of) => of.at(act.on),
  shield: act => `${act.up ? 'raise' : 'drop'} shield ${act.shield}`,
  reinforce: act => `shield ${act.shield} by ${points(act.energy)}`,
  transport: transportWords,
  displace: (act, of) => `${of.at(act.on)}${act.toward === undefined ? '' : ` towards ${facing(act.toward)}`}`,
  lab: (act, of) => of.at(act.on),
  probe: (act, of) => of.at(act.on),
  launch: launchWords,
  troops: (act, of) => `${act.n} on ${of.at(act.on)}`,
  land: (act, of) => of.at(act.unit),
  undock: (act, of) => `from ${of.at(act.unit)}`,
  open: (act, of) => `its drones at ${of.at(act.on)}`,
  packs: (act, of) => `drop those of ${of.at(act.unit)}`,
  hand: handWords,
  'space-mine': () => 'lay a space mine',
};

/** `shuttle 2, a weasel, facing C, speed 3`. */
function launchWords({ box, facing: to, speed, swing }: ActOf<'launch'>, of: Words): string {
  const point = swing ? `, its point on ${swing.toUpperCase()}` : '';
  return `${of.berth(box)}, facing ${facing(to)}, speed ${speed}${point}`;
}

function seekerWords({ weapon, on, load, pseudo, facing: to }: ActOf<'seeker'>, of: Words): string {
  const what = load === undefined ? '' : `, drone of type ${load.toUpperCase()}`;
  const where = to === undefined ? '' : `, facing ${facing(to)}`;
  return `${of.weapon(weapon)}${what}${pseudo ? ', a pseudo-plasma' : ''} at ${of.at(on)}${where}`;
}

/** `a drone to Blue frigate, from drone rack 1 into drone rack 2`. */
function handWords({ what, n, to, weapon, rack }: ActOf<'hand'>, of: Words): string {
  const { one = what, more = what } = ITEMS[what] ?? {};
  const racks = weapon && rack ? `, from ${of.weapon(weapon)} into ${of.box(to, rack)}` : '';
  return `${n === 1 ? `a ${one}` : count(n, one, more)} to ${of.at(to)}${racks}`;
}

/** What is beamed goes to a unit, or into a hex: `3 parties to Red battlecruiser`, `to 1215`. */
function transportWords({ to, box, n }: ActOf<'transport'>, of: Words): string {
  const many = n === undefined ? '' : `${count(n, 'party', 'parties')} `;
  return `${many}to ${isHex(to) ? to : of.at(to)}${box === undefined ? '' : `, ${of.box(to, box)}`}`;
}

/** Whether something stands for a hex of the map, and no unit. */
export function isHex(to: string): boolean {
  return hexes.parseName(to, LAYOUT) !== undefined;
}
