// BB-1.5.2 Where a unit is set up, as it is typed: `sund at 20 6 heading 0` in line abreast, `sund; sund-1: 20 6 heading 0; sund-2: 21 6 heading 0`.

import type { Json } from '@flagplot/kernel';
import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import { withEntry } from '@flagplot/manifest/orders';
import type { Pose } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import { formation } from '../rules/opening/search.ts';
import type { Placing } from '../rules/orders.ts';
import { cardOf, unitCalled, vesselNamed } from '../rules/roster.ts';
import type { Baltic, BbView } from '../rules/state.ts';
import type { Asked } from './order-form.ts';
import { readWhole } from './order-form.ts';
import { ownUnits, vesselThings } from './things.ts';
import { angleText, readNumber } from './values.ts';

type Order = Baltic['asks']['deploy']['order'];

/** In one phrase where the unit stands in line abreast of its flagship, else vessel by vessel. */
export function deployText(order: Json, v: BbView): string {
  const { unit, vessels } = order as unknown as Order;
  const [lead] = vessels;
  if (lead && isSame(vessels, abreast(v, unit, lead))) return `${unit} at ${poseText(lead)}`;
  return [unit, ...vessels.map(one => `${one.vessel}: ${poseText(one)}`)].join('; ');
}

function poseText({ x, y, heading }: Pose): string {
  return `${inches(x)} ${inches(y)} heading ${angleText(heading)}`;
}

function abreast({ book }: BbView, unit: string, { x, y, heading }: Pose): Placing[] {
  const of = unitCalled(book, unit);
  return formation(cardOf(book, of), of.vessels, { x, y, heading });
}

function isSame(some: readonly Placing[], others: readonly Placing[]): boolean {
  const text = (all: readonly Placing[]): string => all.map(one => `${one.vessel} ${poseText(one)}`).join();
  return text(some) === text(others);
}

export function deployReader(v: BbView, asked: Asked): OrderReader {
  let making = asked.laid as unknown as Order | undefined;
  return {
    phrase(it) {
      making = (readWhole(it, v, asked) as unknown as Order | undefined) ?? readPlaces(it, v, making);
    },
    order: () => (making ? { order: making } : { lacks: 'nobody is said to be set up' }),
  };
}

/** A vessel before a colon, or a unit: all of it, or its name alone before its vessels. */
function readPlaces(it: Phrase, v: BbView, making: Order | undefined): Order | undefined {
  if (it.has(':')) return readVessel(it, v, making);
  const unit = it.name(ownUnits(v));
  if (!unit) return making;
  if (it.isDone) {
    it.offer('at');
    return unit.id === making?.unit ? making : { unit: unit.id, vessels: [] };
  }
  it.may('at');
  const pose = readPose(it, making?.unit === unit.id ? making.vessels[0] : undefined);
  return pose ? { unit: unit.id, vessels: abreast(v, unit.id, pose) } : making;
}

function readVessel(it: Phrase, v: BbView, making: Order | undefined): Order | undefined {
  const own = vesselThings(v).filter(({ id }) => vesselNamed(v.open, id)?.side === v.side);
  const vessel = it.name(own, [':']);
  it.mark(':');
  it.may('at');
  const before = making?.vessels.find(one => one.vessel === vessel?.id);
  const pose = vessel && readPose(it, before);
  if (!pose) return making;
  const unit = vesselNamed(v.open, vessel.id)?.unit ?? vessel.id;
  const vessels = making?.unit === unit ? making.vessels : [];
  return { unit, vessels: withEntry(vessels, one => one.vessel === vessel.id, { vessel: vessel.id, ...pose }) };
}

/** `20 6 heading 0`; the heading may be left out where it has one already. */
function readPose(it: Phrase, before: Pose | undefined): Pose | undefined {
  const x = readNumber(it, 'x');
  it.mark(',');
  const y = x === undefined ? undefined : readNumber(it, 'y');
  const heading = y === undefined ? undefined : readHeading(it, before);
  if (x !== undefined && y !== undefined && heading !== undefined) return { x, y, heading };
  return it.giveUp();
}

function readHeading(it: Phrase, before: Pose | undefined): number | undefined {
  it.mark(',');
  if (it.may('heading')) return readNumber(it, 'heading');
  return it.isDone ? before?.heading : readNumber(it, 'heading');
}
