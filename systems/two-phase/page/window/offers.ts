/** What a unit may do besides firing, kind by kind. */

import { hexes } from '@flagplot/hexes';
import { LAYOUT } from '../../rules/geometry/map.ts';
import { isOnMap } from '../../rules/map.ts';
import type { Act, ActOf } from '../../rules/orders.ts';
import { spentBy } from '../../rules/weapons/aim.ts';
import type { InWindow } from '../../rules/window/act.ts';
import { choicesOf, ruleOf, rulesIn } from '../../rules/window/acts.ts';
import { actFault } from '../../rules/window/window.ts';
import { headOf } from './acts.ts';
import type { Chosen } from './windows.ts';

/** Acts of one kind: each thing that is beamed is one of its own. */
export interface Kind {
  id: string;
  /** `Shuttle bay`, over its choices. */
  head: string;
  /** All there is to choose among, lawful or not. */
  acts(): Iterable<Act>;
}

/** Kinds of which something could be done now, beside what is chosen; and those that are to stay all the same. */
export function kindsIn(c: Chosen, stays: (kind: string) => boolean = () => false): Kind[] {
  return allKinds(c).filter(kind => {
    if (stays(kind.id)) return true;
    for (const act of kind.acts()) if (mayAdd(c, act)) return true;
    return false;
  });
}

/** Whether there is anything at all: one act of one kind is looked at, where all would be hundreds. */
export function offersAny(c: Chosen): boolean {
  for (const rule of rulesIn(c)) for (const act of choicesOf(rule, c)) if (mayAdd(c, act)) return true;
  return false;
}

/** All of a kind that could be done now, beside what is chosen. */
export function openActs(c: Chosen, kind: Pick<Kind, 'acts'>): Act[] {
  return [...kind.acts()].filter(act => mayAdd(c, act));
}

/** What a kind is known by, as its acts are. */
export function kindOf(act: Act): string {
  return act.act === 'transport' ? act.what : act.act;
}

function allKinds(c: InWindow): Kind[] {
  const found = new Map<string, Kind>();
  for (const rule of rulesIn(c))
    for (const act of choicesOf(rule, c)) {
      const id = kindOf(act);
      if (!found.has(id)) found.set(id, { id, head: headOf(act), acts: () => ofKind(choicesOf(rule, c), id) });
      if (act.act !== 'transport') break;
    }
  return [...found.values()];
}

function* ofKind(acts: Iterable<Act>, id: string): Generator<Act> {
  for (const act of acts) if (kindOf(act) === id) yield act;
}

/** Whether an act may be done beside all that is chosen: it is lawful, no second time the same, and paid for. */
export function mayAdd(c: Chosen, act: Act): boolean {
  return whyNotAdd(c, act) === undefined;
}

/** Why it may not, in a sentence. */
export function whyNotAdd(c: Chosen, act: Act): string | undefined {
  if (c.window.acts.some(one => isAgain(one, act))) return 'That is chosen already.';
  const added: InWindow = { ...c, window: { acts: [...c.window.acts, act] } };
  return actFault(added, act)?.say ?? priceFault(added, c);
}

/** Acts that may well be done twice: more of the same. */
const MORE: ReadonlySet<Act['act']> = new Set<Act['act']>(['reinforce', 'transport', 'hand']);

function isAgain(one: Act, act: Act): boolean {
  if (one.act === 'seeker' && act.act === 'seeker') return one.weapon === act.weapon;
  return !MORE.has(act.act) && JSON.stringify(one) === JSON.stringify(act);
}

/** TP-2.3.1 */
function priceFault(added: InWindow, { v, unit, window: { fire } }: Chosen): string | undefined {
  const { acts } = added.window;
  const acting = acts.reduce((sum, act) => sum + (ruleOf(act)?.reserve?.(added, act) ?? 0), 0);
  const left = added.hold.battery - spentBy({ seen: v, unit }, fire).reserve;
  return acting > left ? `${acting} points of reserve wanted, ${Math.max(0, left)} left.` : undefined;
}

/** TP-11.3.2 Hexes by which a cast web could be longer. */
export function longerCasts(c: Chosen, cast: ActOf<'cast'>): string[] {
  const last = hexes.parseName(cast.hexes.at(-1) ?? '', LAYOUT);
  if (!last || cast.hexes.length >= c.v.book.charts.webCaster.hexes) return [];
  const around = hexes.ring(last, 1).filter(hex => isOnMap(c.v.book, hex));
  const names = around.map(hex => hexes.nameOf(hex, LAYOUT));
  return names.filter(name => mayAdd(c, { ...cast, hexes: [...cast.hexes, name] }));
}
