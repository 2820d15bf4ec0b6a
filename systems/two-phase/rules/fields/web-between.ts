// Chapter 11.3: fire through web.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Unit, Web } from '../open.ts';
import type { Seen } from '../roster.ts';

/** TP-11.3.7 Hexes of set web strictly between a firer and its target; where the line runs along the side of two hexes both must hold web. Its maker's side ignores it. */
export function webBetween({ open }: Pick<Seen, 'open'>, firer: Pick<Unit, 'q' | 'r' | 'side'>, target: Hex): number {
  const webs = open.webs.filter(({ left, side }) => left === 0 && side !== firer.side);
  if (webs.length === 0) return 0;
  return hexes.sides(firer, target).filter(pair => pair.every(hex => holdsWeb(webs, hex))).length;
}

function holdsWeb(webs: readonly Web[], hex: Hex): boolean {
  return webs.some(web => hexes.same(web, hex));
}
