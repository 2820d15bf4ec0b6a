// Orders of Fleet Action as people type them.

import type { OrderAsk, OrderHelp, OrderNotation } from '@flagplot/manifest';
import type { OrderReader } from '@flagplot/manifest/orders';
import { completeOrder, readOrder } from '@flagplot/manifest/orders';
import { fleetAction } from '../rules/index.ts';
import { lawful, plotting } from '../rules/movement/lawful.ts';
import { squadronsOf } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { allotReader, allotText } from './order-allot.ts';
import {
  directionReader,
  directionText,
  enterReader,
  enterText,
  planReader,
  planText,
  steerReader,
  steerText,
  vorticesReader,
  vorticesText,
} from './order-arrival.ts';
import { deployReader, deployText } from './order-deploy.ts';
import { dogfightReader, dogfightText } from './order-dogfight.ts';
import { fireReader, fireText } from './order-fire.ts';
import {
  aimReader,
  aimText,
  attackReader,
  attackText,
  flightsReader,
  flightsText,
  launchReader,
  launchText,
} from './order-flights.ts';
import { minesReader, minesText } from './order-mines.ts';
import { nameReader, nameText } from './order-name.ts';
import { plotsReader, plotsText } from './order-plots.ts';
import { redeployReader, redeployText } from './order-redeploy.ts';
import { regroupReader, regroupText } from './order-regroup.ts';
import { scheduleReader, scheduleText } from './order-schedule.ts';
import type { Asked } from './order-units.ts';

type Kind = keyof FleetAction['asks'];

/** How the orders of one kind are read and written, and what may be said in them. */
interface Way<K extends Kind> {
  reader(v: FaView, ask: Asked<K>): OrderReader;
  text(order: FleetAction['asks'][K]['order'], v: FaView): string;
  readonly grammar: readonly string[];
}

const FIRE: readonly string[] = [
  'SHIP fires WEAPON, WEAPON at SHIP;  SHIP at SHIP: with all that bears;  SQUADRON at SHIP;  all at SHIP',
  'SHIP fires WEAPON at FLIGHT;  aside SHIP: WEAPON at FLIGHT;  far SHIP: WEAPON at HEX: anti-fighter weapons at long range',
  'SHIP holds;  hold: nobody fires;  best',
];

const WAYS: { readonly [K in Kind]: Way<K> } = {
  deploy: {
    reader: deployReader,
    text: deployText,
    grammar: [
      'speed 8: how fast the fleet arrives',
      'SQUADRON HEX HEADING: as it stands, its command ship there (2010 is column 20, row 10; N NE SE S SW NW)',
      'patrol SQUADRON 8: it is on patrol at speed 8;  no patrol',
      'SHIP HEX: one ship elsewhere in its formation;  hold: as the scenario has it;  best',
    ],
  },
  plan: {
    reader: planReader,
    text: planText,
    grammar: [
      'opens SHIP, SHIP: who opens a vortex;  at HEX: where the flagship is to arrive;  gate HEX, no gate: the anchor',
      'second SQUADRON, SQUADRON at HEX turn 3: a group that comes apart;  no second;  hold: as the scenario has it;  best',
    ],
  },
  redeploy: {
    reader: redeployReader,
    text: redeployText,
    grammar: ['SQUADRON HEX: where its command ship stands, all others as they stand from it;  hold: nobody is shifted;  best'],
  },
  regroup: {
    reader: regroupReader,
    text: regroupText,
    grammar: ['SQUADRON takes SHIP, SHIP: ships out of command that come into it;  hold: nobody is taken in;  best'],
  },
  direction: { reader: directionReader, text: directionText, grammar: ['HEADING: N NE SE S SW NW;  best'] },
  vortices: {
    reader: vorticesReader,
    text: vorticesText,
    grammar: ['SHIP HEX: where its vortex is meant to form;  hold: beside the first;  best'],
  },
  steer: {
    reader: steerReader,
    text: steerText,
    grammar: ['SQUADRON: PATH of this pulse [, 2 faster, 2 slower];  SQUADRON stays;  hold: straight on;  best'],
  },
  enter: {
    reader: enterReader,
    text: enterText,
    grammar: [
      'SQUADRON speed 6 [by SHIP]: how fast, and by whose vortex;  ... , SHIP by SHIP at HEX: another vortex, its place',
      'SQUADRON waits: at the gate;  hold;  best',
    ],
  },
  schedule: {
    reader: scheduleReader,
    text: scheduleText,
    grammar: [
      'turn 5, edge north: the turn they come in, and the edge of the map they come over',
      'opens SHIP, SHIP;  at HEX;  gate HEX;  no gate: jump points, where the scenario lets them come so',
      'hold: as soon as may be;  best',
    ],
  },
  name: {
    reader: nameReader,
    text: nameText,
    grammar: [
      'flagship SHIP;  guide of SQUADRON: SHIP;  SQUADRON: SHIP',
      '... , outside SHIP, SHIP: who is beyond its rating',
      'hold: who would be named by himself;  best',
    ],
  },
  orders: {
    reader: plotsReader,
    text: plotsText,
    grammar: [
      'SQUADRON: PATH: f ahead, l and r a hexside to port and to starboard, sl and sr slips, f4 four hexes, / between pulses or nothing',
      '... , 2 faster [in pulse 2], 2 slower, speed 8, relative, ORDER (turn, hard turn, come about, correct course)',
      '... , shift SHIP HEX, reform SHIP HEX SHIP HEX: its place while the squadron stands where it does',
      'SQUADRON hold: it keeps its course;  jump SHIP 2: a vortex 2 hexes ahead;  pulse 2: of a stricken enemy;  best',
      'elint SHIP: offence, defence, network SHIP, elint SHIP, targeting SHIP and SHIP: what each of its levels is for',
      'mission FLIGHT patrol HEX, strike SQUADRON, escort SQUADRON, cover FLIGHT;  guard SHIP: WEAPON, WEAPON;  force FLIGHT, FLIGHT;  shields on, off',
      'standing hits, launch 20, flights, attacks, aims, dogfights: what you are not asked from now on;  standing none',
    ],
  },
  mines: {
    reader: minesReader,
    text: minesText,
    grammar: [
      'SQUADRON: HEX: mines of all its ships that can;  SQUADRON: HEX with SHIP, SHIP',
      'SQUADRON holds;  hold: nobody launches;  best',
    ],
  },
  fire: { reader: fireReader('fire'), text: fireText, grammar: FIRE },
  stray: { reader: fireReader('stray'), text: fireText, grammar: FIRE },
  allot: {
    reader: allotReader,
    text: allotText,
    grammar: [
      'SHIP: WEAPON, WEAPON: a weapon for each hit as they fell, structure where none is left',
      'hold: what is least useful;  best',
    ],
  },
  launch: {
    reader: launchReader,
    text: launchText,
    grammar: [
      'FLIGHT HEX patrol HEX;  FLIGHT HEX strike SQUADRON, escort SQUADRON, cover FLIGHT',
      'hold: nobody is launched;  best',
    ],
  },
  flights: {
    reader: flightsReader,
    text: flightsText,
    grammar: [
      'FLIGHT: [HEADING] PATH: f ahead, l and r a hexside to port and to starboard',
      '... burn, engage: it wants a dogfight, land SHIP, patrol: an escort patrols where it stands',
      'hold: all stay;  best',
    ],
  },
  dogfight: {
    reader: dogfightReader,
    text: dogfightText,
    grammar: [
      'FLIGHT at TYPE: whom it attacks;  FLIGHT loses 2: of the kills',
      'part HEX, HEX: dogfights called off;  join FLIGHT, FLIGHT: those drifted through',
      'hold: nothing is said;  best',
    ],
  },
  attack: { reader: attackReader, text: attackText, grammar: ['FLIGHT at SHIP', 'hold: nobody attacks;  best'] },
  aim: { reader: aimReader, text: aimText, grammar: ['SHIP: WEAPON at FLIGHT, FLIGHT', 'hold: the first of them;  best'] },
};

function wayOf<K extends Kind>(kind: string): Way<K> {
  const way = WAYS[kind as K];
  if (!way) throw new Error(`nobody asks about ${kind}`);
  return way;
}

/** Orders that could be given: of plots one squadron's. */
function* possible(v: FaView, { kind, about }: OrderAsk): Generator<object> {
  if (kind !== 'orders') return yield* fleetAction.questions[kind as Kind].candidates(v, about as never);
  const [first] = squadronsOf(v, v.side);
  if (first) for (const plot of lawful(plotting(v, first))) yield { squadrons: [plot] };
}

function examples(v: FaView, ask: OrderAsk): string[] {
  const found = new Set<string>();
  for (const order of possible(v, ask)) {
    found.add(wayOf(ask.kind).text(order as never, v));
    if (found.size === 2) break;
  }
  // Of what can be only one thing as a whole, a part.
  const [only] = found;
  if (only && found.size === 1) found.add(only.split('; ').at(-1) ?? only);
  return [...found];
}

/** Read and written phrase by phrase, whatever is asked. */
export const orders: OrderNotation<FleetAction> = {
  parseOrder: (text, v, ask) => readOrder(text, wayOf(ask.kind).reader(v, ask as never)),
  formatOrder: (order, v, kind) => wayOf(kind).text(order as never, v),
  complete: (text, v, ask) => completeOrder(text, () => wayOf(ask.kind).reader(v, ask as never)),
  help: (v, ask): OrderHelp => ({ grammar: wayOf(ask.kind).grammar, examples: examples(v, ask) }),
};
