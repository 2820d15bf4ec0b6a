/** What a unit may do besides firing, kind by kind. */

import { hexes } from '@flagplot/hexes';
import { LAYOUT } from '../../rules/geometry/map.ts';
import { isOnMap } from '../../rules/map.ts';
import type { Act, ActOf } from '../../rules/orders.ts';
import type { InWindow } from '../../rules/window/act.ts';
import { choicesOf, rulesIn } from '../../rules/window/acts.ts';
import { headOf } from './acts.ts';
import { mayAdd } from './may.ts';
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

/** TP-11.3.2 Hexes by which a cast web could be longer. */
export function longerCasts(c: Chosen, cast: ActOf<'cast'>): string[] {
  const last = hexes.parseName(cast.hexes.at(-1) ?? '', LAYOUT);
  if (!last || cast.hexes.length >= c.v.book.charts.webCaster.hexes) return [];
  const around = hexes.ring(last, 1).filter(hex => isOnMap(c.v.book, hex));
  const names = around.map(hex => hexes.nameOf(hex, LAYOUT));
  return names.filter(name => mayAdd(c, { ...cast, hexes: [...cast.hexes, name] }));
}
