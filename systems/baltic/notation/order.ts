// Orders of Baltic as people type them.

import type { Json } from '@flagplot/kernel';
import type { OrderAsk, OrderHelp, OrderNotation } from '@flagplot/manifest';
import type { OrderReader } from '@flagplot/manifest/orders';
import { completeOrder, readOrder } from '@flagplot/manifest/orders';
import { baltic } from '../rules/index.ts';
import type { Baltic, BbKind, BbView } from '../rules/state.ts';
import { formReader, formText } from './order-form.ts';
import { sailReader, sailText } from './order-sail.ts';

/** What may be said of each kind. */
const GRAMMAR: { readonly [K in BbKind]?: readonly string[] } = {
  telegraph: ['UNIT Half;  UNIT Slow down yes: a setting, and whether it runs Hull Down;  the others stay;  best'],
  bid: ['points 3: so many of them;  best'],
  place: ['place 2: in the order of play;  best'],
  stack: ['cards UNIT UNIT UNIT reserve none: from the top down, one set aside or none;  best'],
  sail: [
    'top UNIT;  reserve UNIT;  dash UNIT: the card that is played',
    'VESSEL: 3, 2 starboard 15, 1.5: inches straight, inches that turn by degrees an inch;  -2: astern;  stay;  best',
  ],
  fire: [
    'fire WEAPON by VESSEL VESSEL at TARGET;  beam WEAPON by VESSEL bearing 45 altitude surface',
    'launch WEAPON by VESSEL;  board by VESSEL at TARGET boxes 2;  nothing;  best',
  ],
};

const ANY: readonly string[] = ['FIELD VALUE FIELD VALUE;  exactly FIELD.0.FIELD VALUE, ...;  nothing;  best'];

function readerOf(v: BbView, ask: OrderAsk): OrderReader {
  const asked = { kind: ask.kind as BbKind, about: ask.about, laid: ask.laid, best: ask.best };
  return ask.kind === 'sail' ? sailReader(v, asked) : formReader(v, asked);
}

function textOf(order: Json, v: BbView, kind: string): string {
  return kind === 'sail' ? sailText(order, v) : formText(order, kind as BbKind);
}

function examples(v: BbView, { kind, about }: OrderAsk): string[] {
  const found = new Set<string>();
  for (const order of baltic.questions[kind as BbKind].candidates(v, about as never)) {
    found.add(textOf(order as unknown as Json, v, kind));
    if (found.size === 2) break;
  }
  return [...found];
}

/** Read and written phrase by phrase, whatever is asked. */
export const orders: OrderNotation<Baltic> = {
  parseOrder: (text, v, ask) => readOrder(text, readerOf(v, ask)),
  formatOrder: textOf,
  complete: (text, v, ask) => completeOrder(text, () => readerOf(v, ask)),
  help: (v, ask): OrderHelp => ({ grammar: GRAMMAR[ask.kind as BbKind] ?? ANY, examples: examples(v, ask) }),
};
