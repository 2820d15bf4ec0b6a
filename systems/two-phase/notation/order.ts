// Orders of Two-Phase as people type them.

import type { OrderAsk, OrderHelp, OrderNotation } from '@flagplot/manifest';
import type { OrderReader } from '@flagplot/manifest/orders';
import { completeOrder, readOrder } from '@flagplot/manifest/orders';
import { questionsOf } from '../rules/chance/questions.ts';
import { openingRules } from '../rules/opening/rules.ts';
import type { TpView, TwoPhase } from '../rules/state.ts';
import { allocateReader, allocateText } from './order-allocate.ts';
import { deployReader, deployText, musterReader, musterText } from './order-setup.ts';
import { bidReader, bidText, finishReader, finishText, placeReader, placeText } from './order-small.ts';
import { spaceReader, spaceText } from './order-space.ts';
import { initialReader, windowReader, windowText } from './order-window.ts';
import type { Asked } from './units.ts';

type Kind = keyof TwoPhase['asks'];

/** How the orders of one kind are read and written, and what may be said in them. */
interface Way<K extends Kind> {
  reader(v: TpView, ask: Asked<K>): OrderReader;
  text(order: TwoPhase['asks'][K]['order'], v: TpView): string;
  readonly grammar: readonly string[];
}

const WINDOW: readonly string[] = [
  'SHIP: WEAPON WEAPON at TARGET, WEAPON at TARGET as overload;  all at TARGET;  phasers at TARGET',
  'SHIP: shield 2 up, reinforce 1 3, tractor TARGET 3, seeker WEAPON at TARGET, het C, erratic on, ...',
  'pass;  best',
];
const windows = { reader: windowReader, text: windowText, grammar: WINDOW };

const WAYS: { readonly [K in Kind]: Way<K> } = {
  muster: {
    reader: musterReader,
    text: musterText,
    grammar: ['NAME: CARD, OPTION 2, OPTION: a ship and what it buys besides;  none: none of those so far;  best'],
  },
  deploy: {
    reader: deployReader,
    text: deployText,
    grammar: ['SHIP: 0510 B: a hex and a facing;  SHIP: loads rack-1 i i-m, mounts mount-a WEAPON', 'usual;  best'],
  },
  allocate: {
    reader: allocateReader,
    text: allocateText,
    grammar: [
      'SHIP: speed 12, phasers, guns, ecm 2: a form, and nothing for what is not said',
      '... photon-a 2, capacitor 3, hets 1, specific 0 2 0 0 0 0, general 2, resist 2, repairs 4, discharge 2, recharge 1, cloak yes',
      'watch SHIP: usual;  watch SHIP: course FFLF, answer ask, zero pass, screen 2 phaser-3, bid all: standing orders',
      'order SHIP SHIP: among equal speeds;  small SHUTTLE 6;  best',
    ],
  },
  place: { reader: placeReader, text: placeText, grammar: ['first;  last;  speed 8 first, speed 3 last;  best'] },
  initial: { ...windows, reader: initialReader },
  space: {
    reader: spaceReader,
    text: spaceText,
    grammar: [
      'FFLF: this space ahead, then the course (F ahead, L R turn, P S slip, 0 to 5 a high energy turn to that facing)',
      'F, all at TARGET, shield 2 up: what is done after this space;  half 4, F: spaces of First Phase at an odd speed',
      'F stop: no course any more;  best',
    ],
  },
  answer: windows,
  bid: { reader: bidReader, text: bidText, grammar: ['3: so much against the beam;  all;  nothing;  best'] },
  'point-blank': windows,
  zero: windows,
  screen: windows,
  finish: {
    reader: finishReader,
    text: finishText,
    grammar: ['SHIP: repairs shield-3, repairs phaser-1, docks SHIP, reload rack-1', 'nothing;  best'],
  },
};

function wayOf<K extends Kind>(kind: string): Way<K> {
  const way = WAYS[kind as K];
  if (!way) throw new Error(`nobody asks about ${kind}`);
  return way as Way<K>;
}

const QUESTIONS = questionsOf(openingRules);

function examples(v: TpView, { kind, about }: OrderAsk): string[] {
  const found = new Set<string>();
  for (const order of QUESTIONS[kind as Kind].candidates(v, about as never)) {
    found.add(wayOf(kind).text(order as never, v));
    if (found.size === 2) break;
  }
  return [...found];
}

/** Read and written phrase by phrase, whatever is asked. */
export const orders: OrderNotation<TwoPhase> = {
  parseOrder: (text, v, ask) => readOrder(text, wayOf(ask.kind).reader(v, ask as never)),
  formatOrder: (order, v, kind) => wayOf(kind).text(order as never, v),
  complete: (text, v, ask) => completeOrder(text, () => wayOf(ask.kind).reader(v, ask as never)),
  help: (v, ask): OrderHelp => ({ grammar: wayOf(ask.kind).grammar, examples: examples(v, ask) }),
};
