// FA-12.1.3 When and where reinforcements come, as it is typed: `turn 5, edge north`, `turn 5; opens herakles; at 3030; gate 3040`.

import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import type { JumpPoints, Schedule } from '../rules/orders.ts';
import { EDGES } from '../rules/orders.ts';
import { reliefIn, scheduleQuestion, usualJump } from '../rules/reinforcements/schedule.ts';
import type { FaView } from '../rules/state.ts';
import { hexTyped, namesTyped, pointsText } from './order-arrival.ts';
import type { Asked } from './order-units.ts';

interface Reading {
  v: FaView;
  making: { order: Schedule };
  usual: Schedule;
  best: Schedule | undefined;
}

/** Reads a schedule: what is not said stays as it was laid, or as it is usual. */
export function scheduleReader(v: FaView, { about, laid, best }: Asked<'schedule'>): OrderReader {
  const usual = scheduleQuestion.idle(v, about);
  const making = { order: { ...(laid ?? usual) } };
  return { phrase: it => readPhrase(it, { v, making, usual, best }), order: () => ({ order: { ...making.order } }) };
}

function readPhrase(it: Phrase, reading: Reading): void {
  const { making, usual, best } = reading;
  if (it.mayBest(best)) making.order = { ...(best as Schedule) };
  else if (it.may('hold', 'usual')) making.order = { ...usual };
  else
    do readPart(it, reading);
    while (!it.isDone);
}

function readPart(it: Phrase, reading: Reading): void {
  const { making } = reading;
  it.mark(',');
  it.skip('in', 'over', 'the');
  if (it.may('turn')) readTurn(it, making.order);
  else if (!(reading.v.book.reliefJumps && readPoints(it, reading)) && !readEdge(it, making)) it.giveUp();
}

function readTurn(it: Phrase, order: Schedule): void {
  const turn = it.number();
  if (turn === undefined) it.fault('expected the turn in which they come');
  else order.turn = turn;
}

/** FA-12.1.3 Over an edge, and so by no jump points. */
function readEdge(it: Phrase, making: Reading['making']): boolean {
  it.may('edge');
  const edge = EDGES.find(one => it.may(one));
  if (edge) making.order = { turn: making.order.turn, edge };
  it.skip('edge');
  return edge !== undefined;
}

/** FA-12.1.3 By jump points, and so over no edge. */
function readPoints(it: Phrase, { v, making }: Reading): boolean {
  const { turn, jump = usualJump(v) } = making.order;
  const { gate: _gate, ...free } = jump;
  const lay = (points: JumpPoints): true => {
    making.order = { turn, jump: points };
    return true;
  };
  if (it.may('opens', 'open')) return lay({ ...jump, openers: it.may('nobody') ? [] : namesTyped(it, shipsOf(v)) });
  if (it.may('at')) return lay({ ...jump, hex: hexTyped(it) ?? jump.hex });
  if (it.may('no')) return it.may('gate') && lay(free);
  if (!it.may('gate')) return false;
  const gate = hexTyped(it);
  return lay(gate === undefined ? jump : { ...jump, gate });
}

function shipsOf({ book, side }: FaView): FaView['book']['ships'] {
  return reliefIn(book, side).flatMap(of => of.ships.flatMap(i => book.ships[i] ?? []));
}

/** A schedule as it is typed. */
export function scheduleText({ turn, edge, jump }: Schedule, v: FaView): string {
  if (!jump) return `turn ${turn}, edge ${edge}`;
  return `turn ${turn}; ${pointsText(jump, v)}`;
}
