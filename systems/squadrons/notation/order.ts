// Orders of Squadrons as people type them.

import type { OrderAsk, OrderHelp, OrderNotation } from '@flagplot/manifest';
import type { OrderReader } from '@flagplot/manifest/orders';
import { completeOrder, readOrder } from '@flagplot/manifest/orders';
import { squadrons } from '../rules/index.ts';
import type { Squadrons, SqView } from '../rules/state.ts';
import { deployReader, deployText } from './order-deploy.ts';
import { fireReader, fireText } from './order-fire.ts';
import { jamReader, jamText } from './order-jam.ts';
import { moveReader, moveText } from './order-move.ts';
import { LEAVING_GRAMMAR, leavingExample } from './order-standing.ts';
import type { Asked } from './order-units.ts';

type Kind = keyof Squadrons['asks'];

/** How the orders of one kind are read and written, and what may be said in them. */
interface Way<K extends Kind> {
  reader(v: SqView, ask: Asked<K>): OrderReader;
  text(order: Squadrons['asks'][K]['order'], v: SqView): string;
  readonly grammar: readonly string[];
}

const WAYS: { readonly [K in Kind]: Way<K> } = {
  deploy: {
    reader: deployReader,
    text: deployText,
    grammar: [
      'SQUADRON FACING HEX HEX ...: a hex for each craft (NE E SE SW W NW; 0510 is column 5, row 10)',
      'SQUADRON HEX: the squadron as it stands, its first craft there;  SQUADRON 3 HEX: its third craft',
      'hold: all as they would stand by themselves;  best',
    ],
  },
  move: {
    reader: moveReader,
    text: moveText,
    grammar: [
      'SQUADRON [attack | full] PATH: all its craft (f ahead, l and r a hexside to the left and to the right, f4 four hexes)',
      '3: PATH;  1-3: PATH: these craft by a path of their own',
      'SQUADRON hold: one hex ahead, the least there is;  best',
    ],
  },
  jam: {
    reader: jamReader,
    text: jamText,
    grammar: ['SQUADRON jams;  all jam', 'SQUADRON holds;  nobody jams;  best'],
  },
  fire: {
    reader: fireReader,
    text: fireText,
    grammar: [
      'SQUADRON fires WEAPON at SQUADRON;  SQUADRON at SQUADRON: with what most of its craft bear with;  all at SQUADRON',
      '... , turrets 1 NE, 2 own: where those craft bear',
      'SQUADRON holds;  hold: nobody fires;  best',
    ],
  },
};

function wayOf<K extends Kind>(kind: string): Way<K> {
  const way = WAYS[kind as K];
  if (!way) throw new Error(`nobody asks about ${kind}`);
  return way;
}

function examples(v: SqView, { kind, about }: OrderAsk): string[] {
  const found = new Set<string>();
  for (const order of squadrons.questions[kind as Kind].candidates(v, about as never)) {
    found.add(wayOf(kind).text(order as never, v));
    if (found.size === 2) break;
  }
  return [...found];
}

/** Read and written phrase by phrase, whatever is asked. */
export const orders: OrderNotation<Squadrons> = {
  parseOrder: (text, v, ask) => readOrder(text, wayOf(ask.kind).reader(v, ask as never)),
  formatOrder: (order, v, kind) => wayOf(kind).text(order as never, v),
  complete: (text, v, ask) => completeOrder(text, () => wayOf(ask.kind).reader(v, ask as never)),
  help: (v, ask): OrderHelp => ({
    grammar: [...wayOf(ask.kind).grammar, LEAVING_GRAMMAR],
    examples: [...examples(v, ask), ...leavingExample(v)].slice(0, 2),
  }),
};
