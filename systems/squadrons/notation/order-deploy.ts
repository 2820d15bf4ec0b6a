// SQ-8.1.2 Where squadrons are set up, as it is typed: `red E 0510 0511 0512`, `red 0510`, `red 3 0612`.

import { type Hex, hexes } from '@flagplot/hexes';
import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import { bare, subjects, withEntry } from '@flagplot/manifest/orders';
import type { SquadronOfBook } from '../rules/book.ts';
import { FACINGS, type Facing, LAYOUT } from '../rules/map.ts';
import type { Deployment } from '../rules/orders.ts';
import type { Squadrons, SqView } from '../rules/state.ts';
import { squadronsToPlace, usualDeployments } from '../rules/turn/0-deploy.ts';
import { type Leaving, leavingText, readLeaving } from './order-standing.ts';
import { type Asked, squadronText } from './order-units.ts';

type Deploy = Squadrons['asks']['deploy'];

interface Making extends Leaving {
  squadrons: Deployment[];
}

interface Reading {
  v: SqView;
  making: Making;
  best: Deploy['order'] | undefined;
}

/** Reads where the squadrons of a side are set up: whoever is not named keeps its place. */
export function deployReader(v: SqView, { laid, best }: Asked<'deploy'>): OrderReader {
  const making: Making = { squadrons: laid?.squadrons ?? [], standing: laid?.standing };
  return {
    phrase: it => readPhrase(it, { v, making, best }),
    order: () => ({ order: { squadrons: making.squadrons, ...(making.standing ? { standing: making.standing } : {}) } }),
  };
}

function readPhrase(it: Phrase, reading: Reading): void {
  const { v, making, best } = reading;
  const mine = squadronsToPlace(v.book, v.side);
  const named = subjects(it, mine);
  if (named.length === 0 && readLeaving(it, v, making)) return;
  const placed = named.length > 0 ? named : mine;
  if (it.mayBest(best)) take(making, placed, best?.squadrons ?? []);
  else if (it.may('hold', 'usual')) take(making, placed, usualDeployments(v.book, v.side));
  else if (placed.length !== 1) it.unread();
  else readPlaces(it, { v, making }, placed[0] as SquadronOfBook);
}

/** These squadrons as another order places them. */
function take(making: Making, placed: readonly SquadronOfBook[], from: readonly Deployment[]): void {
  for (const { id } of placed) {
    const given = from.find(({ squadron }) => squadron === id);
    if (given) making.squadrons = withEntry(making.squadrons, ({ squadron }) => squadron === id, given);
  }
}

/** A facing and hexes in any order: a hex for each craft; one alone moves the squadron as it stands; a number before it: that craft. */
function readPlaces(it: Phrase, { v, making }: Omit<Reading, 'best'>, of: SquadronOfBook): void {
  const before = making.squadrons.find(({ squadron }) => squadron === of.id) ?? usual(v, of.id);
  let { facing } = before;
  const named: string[] = [];
  const moved: { craft: number; hex: string }[] = [];
  it.mark(':');
  while (!it.isDone) {
    it.skip('at', 'in', 'facing', 'faces');
    const turned = readFacing(it);
    const craft = turned || it.reads(/^\d{4}$/) ? undefined : it.number();
    if (craft !== undefined) it.mark(':');
    const hex = turned ? undefined : readHex(it);
    if (!turned && !hex) return;
    if (turned) facing = turned;
    else if (craft !== undefined) moved.push({ craft, hex: hex as string });
    else named.push(hex as string);
    it.mark(',');
  }
  it.offer(...FACINGS);
  const hexesOf = placesOf(before.hexes, named, of.size).map((hex, i) => moved.find(one => one.craft === i + 1)?.hex ?? hex);
  take(making, [of], [{ squadron: of.id, facing, hexes: hexesOf }]);
}

function usual(v: SqView, id: string): Deployment {
  return usualDeployments(v.book, v.side).find(({ squadron }) => squadron === id) as Deployment;
}

/** As named; where one hex is named for several craft, all as they stand, the first of them there. */
function placesOf(before: readonly string[], named: readonly string[], size: number): string[] {
  if (named.length === 0) return [...before];
  if (named.length > 1 || size === 1) return [...named];
  const [to, first] = [named[0], before[0]].map(name => hexes.parseName(name as string, LAYOUT) as Hex) as [Hex, Hex];
  return before.map(name => {
    const { q, r } = hexes.parseName(name, LAYOUT) as Hex;
    return hexes.nameOf({ q: q + to.q - first.q, r: r + to.r - first.r }, LAYOUT);
  });
}

function readFacing(it: Phrase): Facing | undefined {
  it.offer(...FACINGS);
  const facing = FACINGS.find(one => bare(one) === bare(it.next?.text ?? ''));
  if (facing) it.take();
  return facing;
}

function readHex(it: Phrase): string | undefined {
  const { next } = it;
  if (next && hexes.parseName(next.text, LAYOUT)) return it.take()?.text;
  it.fault(`expected a facing (${FACINGS.join(', ')}) or a hex, its column and row: 0510`);
  it.passAll();
  return undefined;
}

export function deployText(order: Deploy['order'], v: SqView): string {
  const placed = order.squadrons.map(one => `${squadronText(v, one.squadron)} ${one.facing} ${one.hexes.join(' ')}`);
  return [...placed, ...leavingText(order, v)].join('; ');
}
