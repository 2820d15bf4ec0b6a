// FA-3.1.3 All that a side plots for a turn, as it is typed: a phrase for each squadron, `jump tal'kesh 2`, `pulse 2`.

import type { Nameable, OrderReader, Phrase } from '@flagplot/manifest/orders';
import { subjects, withEntry } from '@flagplot/manifest/orders';
import { seeThrough } from '../rules/arrival/seen.ts';
import { plotting } from '../rules/movement/lawful.ts';
import { holdingPlot } from '../rules/movement/random.ts';
import type { Doctrine, ElintList, Jump, Plot } from '../rules/orders.ts';
import { squadronCalled, unitMembers } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { doctrineText, readDoctrine } from './doctrine.ts';
import { elintText, hasElint, readElint } from './order-elint.ts';
import { type FlightOrders, flightOrders, flightOrderTexts, readFlightOrders } from './order-missions.ts';
import { type Plotted, plotOf } from './order-plot.ts';
import { type Asked, shipsThatFight, shipText, unitsOf, unitText } from './order-units.ts';
import { isPathNext } from './path.ts';
import { type PlotTerms, plotText, readPlot } from './plot.ts';

type Orders = FleetAction['asks']['orders']['order'];

interface Making {
  squadrons: Plot[];
  pulse: number | undefined;
  jumps: Jump[] | undefined;
  elint: ElintList[] | undefined;
  doctrine: Doctrine | undefined;
  flights: FlightOrders;
}

interface Reading {
  v: FaView;
  making: Making;
  best: Orders | undefined;
}

/** Reads the plots of a side: whoever is not named keeps the one that was laid. */
export function plotsReader(given: FaView, { laid, best }: Asked<'orders'>): OrderReader {
  const v = seeThrough(given);
  const making: Making = {
    squadrons: laid?.squadrons ?? [],
    pulse: laid?.pulse,
    jumps: laid?.jumps,
    elint: laid?.elint,
    doctrine: laid?.doctrine,
    flights: flightOrders(laid),
  };
  return { phrase: it => readPhrase(it, { v, making, best }), order: () => ({ order: orderOf(making) }) };
}

function orderOf({ squadrons, pulse, jumps, elint, doctrine, flights }: Making): Orders {
  return {
    squadrons,
    ...(pulse === undefined ? {} : { pulse }),
    ...(jumps ? { jumps } : {}),
    ...(elint ? { elint } : {}),
    ...(doctrine ? { doctrine } : {}),
    ...flights,
  };
}

function readPhrase(it: Phrase, reading: Reading): void {
  const { v, making } = reading;
  const units = unitsOf(v);
  const isPath = units.length === 1 && isPathNext(it) && !it.has(':');
  // `no jump`, whatever begins with `no`.
  const named = isPath || it.reads(/^no$/i) ? [] : subjects(it, units);
  if (named.length === 0 && !isPath && readBesides(it, reading)) return;
  it.mark(':');
  if (named.length > 0) it.offer('f');
  const of = named.length > 0 ? named : units;
  if (it.mayBest(reading.best)) takeBest(reading, named);
  else if (it.may('hold', 'holds')) {
    it.skip('course', 'its', 'their');
    for (const { id } of of) lay(making, holdingPlot(plotting(v, squadronCalled(v, id))));
  } else if (named.length === 0 && (units.length > 1 || it.has(':'))) it.unread();
  else readPlots(it, reading, of);
}

/** FA-3.1.4 A path for one squadron; a change of speed, or how the formation is kept, for several. */
function readPlots(it: Phrase, { v, making }: Reading, of: readonly Nameable[]): void {
  const plotted = of.map(({ id }) => ({
    v,
    squadron: squadronCalled(v, id),
    before: making.squadrons.find(one => one.squadron === id),
  }));
  const { next } = it;
  const said = readPlot(it, termsOf(v, plotted[0] as Plotted));
  if (said.path && of.length > 1) it.fault('every squadron has a path of its own', next);
  else for (const one of plotted) lay(making, plotOf(one, said));
}

/** Of a squadron those that fight, and how fast it goes. */
function termsOf(v: FaView, { squadron: { id, speed } }: Plotted): PlotTerms {
  return { ships: unitMembers(v, id).map(({ of }) => of), speed };
}

function lay(making: Making, plot: Plot): void {
  making.squadrons = withEntry(making.squadrons, ({ squadron }) => squadron === plot.squadron, plot);
}

/** What the best order has for these squadrons; without any, all of it. */
function takeBest({ making, best }: Reading, named: readonly Nameable[]): void {
  if (best && named.length === 0) takeAll(making, best);
  for (const { id } of best ? named : []) {
    const plot = best?.squadrons.find(one => one.squadron === id);
    if (plot) lay(making, plot);
  }
}

function takeAll(making: Making, best: Orders): void {
  const { squadrons, pulse, jumps, elint, doctrine = making.doctrine } = best;
  Object.assign(making, { pulse, jumps, elint, doctrine, squadrons: [...squadrons], flights: flightOrders(best) });
}

/** FA-4.8.3 `pulse 2`, FA-11.4.5 `jump tal'kesh 2`, `tal'kesh opens a vortex 2 ahead`, `no jump`. @returns whether there was any of these. */
function readBesides(it: Phrase, { v, making }: Reading): boolean {
  if (v.book.flights && readFlightOrders(it, v, making.flights)) return true;
  if (it.says('pulse')) making.pulse = readNumber(it, 'a pulse, 1 to 3');
  else if (it.says('standing')) making.doctrine = readDoctrine(it, v) ?? making.doctrine;
  else if (it.says('no') && it.may('jump', 'jumps', 'vortex', 'vortices')) making.jumps = [];
  else if (hasElint(v) && it.may('elint')) layLevels(making, readElint(it, v));
  else {
    const able = shipsThatFight(v, 'own').filter(({ card }) => card.jump);
    const first = it.says('jump');
    const ship = first ? it.name(able) : it.saysName(shipsThatFight(v, 'own'));
    it.mark(':');
    if (!ship || !(first || it.may('jumps', 'opens', 'jump'))) {
      if (able.length > 0) it.offer('jump', 'no jump');
      if (isEnemyStricken(v)) it.offer('pulse');
      it.offer('standing');
      return first;
    }
    it.skip('a', 'vortex');
    const ahead = it.isDone ? 1 : readNumber(it, 'hexes ahead of it, 0 to 2');
    it.skip('ahead');
    if (ahead !== undefined) making.jumps = withEntry(making.jumps ?? [], one => one.ship === ship.id, { ship: ship.id, ahead });
  }
  return true;
}

function layLevels(making: Making, list: ElintList | undefined): void {
  if (list) making.elint = withEntry(making.elint ?? [], one => one.ship === list.ship, list);
}

/** FA-4.8.3 Whether an enemy has just lost his flagship: then a pulse may be named for him. */
function isEnemyStricken({ open, clock, side }: FaView): boolean {
  return open.fleets.some(fleet => fleet.side !== side && fleet.stricken === clock.turn);
}

function readNumber(it: Phrase, what: string): number | undefined {
  const number = it.number();
  if (number === undefined) it.fault(`expected ${what}`);
  return number;
}

/** `tal'kesh 2`: FA-11.4.5 a ship that opens a vortex, and how many hexes ahead. */
export function formatJump({ ship, ahead }: Jump, v: Pick<FaView, 'book'>): string {
  return `jump ${shipText(v, ship)} ${ahead}`;
}

/** Plots as they are typed, in the order the squadrons move in. */
export function plotsText({ squadrons, pulse, jumps, elint, doctrine, ...rest }: Orders, v: FaView): string {
  const plots = squadrons.map(
    plot => `${unitText(v, plot.squadron)}: ${plotText(plot, { ship: id => shipText(v, id), hex: to => to })}`,
  );
  const named = pulse === undefined ? [] : [`pulse ${pulse}`];
  const opened = jumps?.length === 0 ? ['no jump'] : (jumps ?? []).map(jump => formatJump(jump, v));
  const levels = (elint ?? []).map(list => elintText(list, v));
  return [...plots, ...named, ...opened, ...levels, ...flightOrderTexts(rest, v), ...doctrineText(doctrine, v)].join('; ');
}
