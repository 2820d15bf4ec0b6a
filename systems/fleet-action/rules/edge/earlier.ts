// What editions up to 7 wrote otherwise: headings as hexsides 0 to 5, and places in a formation as they lie from a command ship that heads north.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Earlier, Json, Shown } from '@flagplot/kernel';
import { headingOf, hexWritten, inFormation, LAYOUT } from '../map.ts';
import type { Place } from '../orders.ts';
import type { FleetAction } from '../state.ts';

type Scenarios = Required<Pick<Earlier<FleetAction>, 'scenario'>>;

/** How all of them are read, and what names no edition. What is not of their form stays: the schemas say what is wrong with it. */
export const byHexsides: Pick<Earlier<FleetAction>, 'battle' | 'order'> & Scenarios = {
  scenario: scenarioNow,
  battle: stowMines,
  order: orderNow,
};

/** FA-2.2.1 Up to edition 8 nobody launched energy mines: a battle that was begun then goes on without them. */
function stowMines(scenario: Json): Json {
  return { ...(scenario as Record<string, Json>), stowed: true };
}

/** FA-4.3.6 Up to edition 10 ships beyond a better network that was lost fell out of command: in a battle that was begun then they do. */
export function scatterSurplus(scenario: Json): Json {
  const hasNetwork = JSON.stringify(scenario).includes('"improved-command-network"');
  return hasNetwork ? { ...(scenario as Record<string, Json>), scatters: true } : scenario;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isHex = (value: unknown): value is Hex => isFields(value) && Number.isSafeInteger(value.q) && Number.isSafeInteger(value.r);
const isHexside = (value: unknown): value is number => [0, 1, 2, 3, 4, 5].some(side => side === value);

/** An object with every entry of one of its lists made anew. */
function each(value: unknown, list: string, made: (one: unknown) => unknown): unknown {
  const all = isFields(value) ? value[list] : undefined;
  return Array.isArray(all) ? { ...(value as Fields), [list]: all.map(made) } : value;
}

/** An object with one field in the place of another. */
function rename(value: Fields, from: string, [to, made]: readonly [string, unknown]): Fields {
  return Object.fromEntries(Object.entries(value).map(([key, was]) => (key === from ? [to, made] : [key, was])));
}

function scenarioNow(scenario: Json): Json {
  return each(scenario, 'sides', side => each(side, 'squadrons', squadronNow)) as Json;
}

/** FA-5.7.1 A squadron of a scenario: its ships stood as they lay from a command ship that heads north. */
function squadronNow(squadron: unknown): unknown {
  if (!isFields(squadron) || typeof squadron.hex !== 'string' || !isHexside(squadron.heading)) return squadron;
  const place = { ...hexWritten(squadron.hex), heading: squadron.heading };
  return nameHeading(each(squadron, 'ships', ship => shipNow(ship, place)));
}

function shipNow(ship: unknown, place: Place): unknown {
  return isFields(ship) && isHex(ship.offset) ? rename(ship, 'offset', ['hex', hexAt(place, ship.offset)]) : ship;
}

/** FA-5.7.1 Whatever has a heading, by its word. */
function nameHeading(value: unknown): unknown {
  return isFields(value) && isHexside(value.heading) ? { ...value, heading: headingOf(value.heading) } : value;
}

function hexAt(place: Place, offset: Hex): string {
  return hexes.nameOf(inFormation(place, offset), LAYOUT);
}

/** What is set up or plotted; FA-5.7.6, FA-5.7.10 new places in a formation need the table on which they were plotted. */
function orderNow(order: Json, shown: Shown<FleetAction> | undefined): Json | undefined {
  const squadrons = isFields(order) && Array.isArray(order.squadrons) ? (order.squadrons as unknown[]) : [];
  if (!shown && squadrons.some(givesPosts)) return undefined;
  return each(order, 'squadrons', one => plotNow(nameHeading(one), shown)) as Json;
}

function givesPosts(plot: unknown): boolean {
  if (!isFields(plot)) return false;
  const posts = [plot.shift, ...(Array.isArray(plot.reform) ? (plot.reform as unknown[]) : [])];
  return posts.some(post => isFields(post) && isHex(post.to));
}

function plotNow(plot: unknown, shown: Shown<FleetAction> | undefined): unknown {
  if (!shown || !isFields(plot) || !givesPosts(plot)) return plot;
  const { squadrons, strays } = shown.open;
  const place = [...squadrons, ...strays].find(({ id }) => id === plot.squadron);
  if (!place) return plot;
  const postNow = (post: unknown) => (isFields(post) && isHex(post.to) ? { ...post, to: hexAt(place, post.to) } : post);
  return each({ ...plot, ...('shift' in plot && { shift: postNow(plot.shift) }) }, 'reform', postNow);
}
