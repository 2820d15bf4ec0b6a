// Every kind of act: a file and a line each. Those that are likeliest come in this order.

import type { Act, ActOf } from '../orders.ts';
import { ackAckKind } from './ack-ack.ts';
import type { ActKind } from './act.ts';
import { beamKind } from './beam.ts';
import { boardKind } from './board.ts';
import { flyOffKind, recoverKind } from './deck.ts';
import { fireKind } from './fire.ts';
import { launchKind } from './launch.ts';
import { towKind } from './tow.ts';

const KINDS: { readonly [K in Act['act']]: ActKind<ActOf<K>> } = {
  fire: fireKind,
  beam: beamKind,
  board: boardKind,
  launch: launchKind,
  'fly off': flyOffKind,
  recover: recoverKind,
  'ack-ack': ackAckKind,
  tow: towKind,
};

/** All kinds, as whoever does not tell them apart has them. */
export const kinds: readonly ActKind<Act>[] = Object.values(KINDS) as unknown as ActKind<Act>[];

/** Their names, in the same order. */
export const KINDS_IN_ORDER: readonly Act['act'][] = Object.keys(KINDS) as Act['act'][];

export function kindOf({ act }: Pick<Act, 'act'>): ActKind<Act> {
  return KINDS[act] as unknown as ActKind<Act>;
}
