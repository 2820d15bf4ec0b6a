// What an order does otherwise than another, in a sentence.

import type { Flight, Move, Volley } from '../rules/orders.ts';
import { craftName, squadronOf } from '../rules/roster.ts';
import type { SqView } from '../rules/state.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const SPEED = { attack: 'at Attack Speed', full: 'at Full Throttle' } as const;

/** `Red flies 8 hexes with a turn left after 2 instead of 8 hexes straight ahead`. */
export function moveDiffers({ book }: SqView, order: Move, instead: Move): string {
  const of = squadronOf(book, order.squadron);
  if (order.squadron !== instead.squadron) return `${of.name} moves before ${squadronOf(book, instead.squadron).name}`;
  const others = order.craft.filter(flight => pathOf(instead, flight) !== flight.path);
  const first = others[0] ?? order.craft[0];
  if (!first) return `${of.name} drifts as before`;
  const all = others.length === order.craft.length || others.length === 0;
  const who = all ? of.name : craftName(of, first.craft - 1);
  const [now, before] = [flownPath(first.path), flownPath(pathOf(instead, first))];
  if (order.speed === instead.speed) return `${who} flies ${now} instead of ${before}`;
  const [fast, usual] = [order, instead].map(({ speed = 'attack' }) => SPEED[speed]);
  return `${who} flies ${fast} ${now} instead of ${usual} ${before}`;
}

function pathOf({ craft }: Move, flight: Flight): string {
  return craft.find(one => one.craft === flight.craft)?.path ?? '';
}

/** `8 hexes with turns left after 2 and two hexsides right after 5`. */
function flownPath(path: string): string {
  const hexes = path.split('F').length - 1;
  const far = hexes === 1 ? '1 hex' : `${hexes} hexes`;
  const turns = [...path.matchAll(/L+|R+/g)].map(({ 0: turn, index }) => {
    const side = turn.startsWith('L') ? 'left' : 'right';
    const after = path.slice(0, index).replaceAll(/[LR]/g, '').length;
    return `${turn.length > 1 ? `${NUMBERS[turn.length] ?? turn.length} hexsides ` : ''}${side} after ${after}`;
  });
  if (turns.length === 0) return `${far} straight ahead`;
  if (turns.length === 1) return `${far} with a turn ${turns[0]}`;
  return `${far} with turns ${turns.slice(0, -1).join(', ')} and ${turns.at(-1)}`;
}

/** `Red fires its torpedoes at Gold instead of holding its fire`; of several squadrons the first that does otherwise. */
export function volleysDiffer(v: SqView, volleys: readonly Volley[], instead: readonly Volley[]): string {
  const volleyOf = (list: readonly Volley[], id: string) => list.find(({ squadron }) => squadron === id);
  const squadrons = [...new Set([...volleys, ...instead].map(({ squadron }) => squadron))];
  const id = squadrons.find(one => fireAt(v, volleyOf(volleys, one)) !== fireAt(v, volleyOf(instead, one))) ?? squadrons[0];
  if (id === undefined) return 'Nobody fires';
  const { name } = squadronOf(v.book, id);
  const [now, before] = [fireAt(v, volleyOf(volleys, id)), fireAt(v, volleyOf(instead, id))];
  if (now === before) return `${name} lays its turrets otherwise`;
  if (now === undefined) return `${name} holds its fire instead of firing ${before}`;
  return `${name} fires ${now} instead of ${before ?? 'holding its fire'}`;
}

/** `its torpedoes at Gold`. */
function fireAt({ book }: SqView, volley: Volley | undefined): string | undefined {
  if (!volley) return undefined;
  const of = squadronOf(book, volley.squadron);
  const weapon = of.weapons.find(({ card }) => card.id === volley.weapon)?.name ?? volley.weapon;
  return `its ${weapon} at ${squadronOf(book, volley.target).name}`;
}
