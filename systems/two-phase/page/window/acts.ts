/** What a unit may do besides firing, act by act, in words. */

import { hexes } from '@flagplot/hexes';
import { FACINGS, LAYOUT } from '../../rules/geometry/map.ts';
import { boxOf, count, ownName, unitName, weaponOf } from '../../rules/names.ts';
import type { Act, ActOf } from '../../rules/orders.ts';
import { holdIn } from '../../rules/roster.ts';
import type { TpView } from '../../rules/state.ts';
import type { InWindow } from '../../rules/window/act.ts';
import { rulesIn } from '../../rules/window/acts.ts';
import { actFault } from '../../rules/window/window.ts';
import { FOUND, ITEMS } from '../../words/terms.ts';

/** Acts of one kind that a unit could do now. */
export interface Offered {
  name: Act['act'];
  /** `Launch`, over its list. */
  head: string;
  choices: readonly { act: Act; says: string }[];
}

/** More of a kind than this are not offered one by one. */
const MOST = 120;

/** Whether there is anything at all: one act of one kind is looked at, where all would be hundreds. */
export function offersAny(c: InWindow): boolean {
  return rulesIn(c).some(rule => {
    for (const act of rule.options(c)) if (!actFault(c, act)) return true;
    return false;
  });
}

/** Every kind of act that stands now, with all there is to choose. */
export function offeredIn(c: InWindow): Offered[] {
  return rulesIn(c).flatMap(rule => {
    const acts: Act[] = [];
    for (const act of rule.options(c)) {
      if (acts.length >= MOST) break;
      if (!actFault(c, act)) acts.push(act);
    }
    const [first] = acts;
    if (!first) return [];
    return [{ name: first.act, head: headOf(first), choices: acts.map(act => ({ act, says: actWords(c, act) })) }];
  });
}

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

/** What acts of a kind are called. */
export function headOf({ act }: Pick<Act, 'act'>): string {
  return HEADS[act];
}

/** What an act would do, in a few words. */
export function actWords({ v, unit }: Pick<InWindow, 'v' | 'unit'>, act: Act): string {
  const say = SAYS[act.act] as (act: Act, of: Words) => string;
  return say(act, wordsOf(v, unit.id));
}

interface Words {
  at(id: string): string;
  weapon(id: string): string;
  /** What a raid may name on another unit, or a rack there. */
  box(unit: string, id: string): string;
  /** What stands in a box of the bay. */
  berth(box: number): string;
}

function wordsOf(v: TpView, unit: string): Words {
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
  const as = holdIn(v.own, unit)?.bay[box]?.as;
  return `shuttle ${box + 1}${as === undefined || as === 'plain' ? '' : `, ${FOUND[as] ?? as}`}`;
}

type Says = { readonly [K in Act['act']]: (act: ActOf<K>, of: Words) => string };

const facing = (n: number): string => FACINGS[n] ?? String(n);
const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;
const sent = { party: 'boarders', raid: 'a raid', 't-bomb': 'a T-bomb', dummy: 'a dummy T-bomb', 'pa-mine': 'a mine' } as const;

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
  launch: (act, of) => `${of.berth(act.box)}, facing ${facing(act.facing)}, speed ${act.speed}`,
  troops: (act, of) => `${act.n} on ${of.at(act.on)}`,
  land: (act, of) => of.at(act.unit),
  undock: (act, of) => `from ${of.at(act.unit)}`,
  open: (act, of) => `its drones at ${of.at(act.on)}`,
  packs: (act, of) => `drop those of ${of.at(act.unit)}`,
  hand: handWords,
  'space-mine': () => 'lay a space mine',
};

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

/** What is beamed goes to a unit, or into a hex. */
function transportWords({ what, to, box, n }: ActOf<'transport'>, of: Words): string {
  const where = hexes.parseName(to, LAYOUT) ? to : of.at(to);
  return `${n === undefined ? '' : `${n} `}${sent[what]} to ${where}${box === undefined ? '' : `, ${of.box(to, box)}`}`;
}
