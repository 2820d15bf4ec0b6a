// Orders of Baltic as people type them.

import type { Json } from '@flagplot/kernel';
import type { OrderAsk, OrderHelp, OrderNotation } from '@flagplot/manifest';
import type { OrderReader } from '@flagplot/manifest/orders';
import { completeOrder, readOrder } from '@flagplot/manifest/orders';
import { battleRules } from '../rules/battle.ts';
import type { Baltic, BbKind, BbView } from '../rules/state.ts';
import { deployReader, deployText } from './order-deploy.ts';
import { flyReader, flyText } from './order-fly.ts';
import type { Asked } from './order-form.ts';
import { formReader, formText } from './order-form.ts';
import { mendReader, mendText } from './order-mend.ts';
import { sailReader, sailText } from './order-sail.ts';
import { stackReader, stackText } from './order-stack.ts';

/** What may be said of each kind. */
const GRAMMAR: { readonly [K in BbKind]?: readonly string[] } = {
  telegraph: ['UNIT Half;  UNIT Slow down yes: a setting, and whether it runs Hull Down;  the others stay;  best'],
  bid: ['points 3: so many of them;  best'],
  place: ['place 2: in the order of play;  best'],
  stack: [
    'cards UNIT UNIT UNIT reserve none: from the top down, one set aside or none',
    'force never;  take always;  salvoes in order;  losses staff: standing orders, ask to be asked;  best',
  ],
  sail: [
    'top UNIT;  reserve UNIT;  dash UNIT: the card that is played',
    'VESSEL: 3, 2 starboard 15, 1.5: inches straight, inches that turn by degrees an inch;  -2: astern;  stay;  best',
    'VESSEL: flies 90 for 10, 45 for 3 facing 90;  VESSEL: 6 drop BAY on VESSEL: whatever is bombed on the way',
  ],
  fire: [
    'fire WEAPON by VESSEL VESSEL at TARGET;  beam WEAPON by VESSEL bearing 45 altitude surface',
    'launch WEAPON by VESSEL;  board by VESSEL at TARGET boxes 2;  ack-ack by VESSEL at MARKER;  tow by VESSEL at TARGET',
    '"fly off" by CARRIER types fighter bomber markers none;  recover by CARRIER markers MARKER MARKER;  nothing;  best',
  ],
  deploy: [
    'UNIT at 20 6 heading 0: its flagship, the others abreast of her',
    'VESSEL: 20 6 heading 0;  VESSEL: 21 6: each by itself, on the heading it has;  best',
  ],
  fly: [
    'fly MARKER MARKER;  nobody;  from 0 20;  course 90 for 10 until MODEL, 45 for 3;  off 90',
    'dogfight;  strafe VESSEL;  bomb VESSEL;  bomb VESSEL all;  drop 90: with MARKER MARKER, or all there are;  nothing',
    'join MARKER;  patrol VESSEL;  land VESSEL;  leave;  press;  best',
  ],
  mend: ['SHIP engine;  SHIP rudder;  SHIP fire;  SHIP WEAPON;  buy SHIP engine: for strategy points;  nothing;  best'],
  critical: ['SHIP roll 0;  SHIP roll 1: the first of two throws or the second;  best'],
  take: ['by MARKER on MARKER MARKER: who takes on whom;  nothing;  best'],
  lose: ['id MARKER n 2: so many planes, or hits on a corvette;  best'],
  run: ['salvo SALVO: the one that runs next;  best'],
  stock: ['CARRIER fighter;  CARRIER bomber;  CARRIER torpedo-bomber: a squadron each;  nothing;  best'],
  meet: ['force yes;  force no: whether to force the collision;  best'],
};

const ANY: readonly string[] = ['FIELD VALUE FIELD VALUE;  exactly FIELD.0.FIELD VALUE, ...;  nothing;  best'];

const READERS: { readonly [K in BbKind]?: (v: BbView, asked: Asked) => OrderReader } = {
  sail: sailReader,
  deploy: deployReader,
  fly: flyReader,
  mend: mendReader,
  stack: stackReader,
};

const TEXTS: { readonly [K in BbKind]?: (order: Json, v: BbView) => string } = {
  sail: sailText,
  deploy: deployText,
  fly: flyText,
  mend: mendText,
  stack: stackText,
};

function readerOf(v: BbView, ask: OrderAsk): OrderReader {
  const asked = { kind: ask.kind as BbKind, about: ask.about, laid: ask.laid, best: ask.best };
  return (READERS[asked.kind] ?? formReader)(v, asked);
}

function textOf(order: Json, v: BbView, kind: string): string {
  return TEXTS[kind as BbKind]?.(order, v) ?? formText(order, kind as BbKind);
}

function examples(v: BbView, { kind, about }: OrderAsk): string[] {
  const found = new Set<string>();
  for (const order of battleRules.questions[kind as BbKind].candidates(v, about as never)) {
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
