// FA-12.1.3 When and where reinforcements come, as it is typed: `turn 5, edge north`.

import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import type { Schedule } from '../rules/orders.ts';
import { EDGES } from '../rules/orders.ts';
import { scheduleQuestion } from '../rules/reinforcements/schedule.ts';
import type { FaView } from '../rules/state.ts';
import type { Asked } from './order-units.ts';

interface Reading {
  making: Schedule;
  usual: Schedule;
  best: Schedule | undefined;
}

/** Reads a schedule: what is not said stays as it was laid, or as it is usual. */
export function scheduleReader(v: FaView, { about, laid, best }: Asked<'schedule'>): OrderReader {
  const usual = scheduleQuestion.idle(v, about);
  const making: Schedule = { turn: laid?.turn ?? usual.turn, edge: laid?.edge ?? usual.edge };
  return { phrase: it => readPhrase(it, { making, usual, best }), order: () => ({ order: { ...making } }) };
}

function readPhrase(it: Phrase, { making, usual, best }: Reading): void {
  if (it.mayBest(best)) Object.assign(making, best);
  else if (it.may('hold', 'usual')) Object.assign(making, usual);
  else
    do readPart(it, making);
    while (!it.isDone);
}

function readPart(it: Phrase, making: Schedule): void {
  it.mark(',');
  it.skip('in', 'over', 'the');
  if (it.may('turn')) readTurn(it, making);
  else if (!readEdge(it, making)) it.giveUp();
}

function readTurn(it: Phrase, making: Schedule): void {
  const turn = it.number();
  if (turn === undefined) it.fault('expected the turn in which they come');
  else making.turn = turn;
}

function readEdge(it: Phrase, making: Schedule): boolean {
  it.may('edge');
  const edge = EDGES.find(one => it.may(one));
  if (edge) making.edge = edge;
  it.skip('edge');
  return edge !== undefined;
}

/** A schedule as it is typed. */
export function scheduleText({ turn, edge }: Schedule): string {
  return `turn ${turn}, edge ${edge}`;
}
