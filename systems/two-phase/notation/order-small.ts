// Short orders as they are typed: a place in the order, a bid, the end of the turn.

import type { Fields, Node, OrderReader, Phrase } from '@flagplot/manifest/orders';
import { nodeOf } from '@flagplot/manifest/orders';
import type { Finish } from '../rules/orders.ts';
import { holdIn } from '../rules/roster.ts';
import { FINISH } from '../rules/schemas.ts';
import type { TpView, TwoPhase } from '../rules/state.ts';
import { readRecord, recordText } from './fields.ts';
import { type Asked, subjectOf, thingsOf } from './units.ts';

type Orders = TwoPhase['asks'];

/** TP-3.2.3 `first`, `speed 8 last`. */
export function placeReader(_v: TpView, { about: { groups }, laid, best }: Asked<'place'>): OrderReader {
  let first = laid?.first ?? groups.map(() => true);
  const readOne = (it: Phrase): void => {
    const speed = it.may('speed') ? it.number() : undefined;
    const isFirst = it.may('first');
    if (!isFirst && !it.may('last')) {
      it.unread();
      return;
    }
    if (speed !== undefined && groups.every(one => one.speed !== speed))
      it.fault(`there is no group of speed ${speed} to choose in`);
    first = first.map((was, i) => (speed === undefined || groups[i]?.speed === speed ? isFirst : was));
  };
  return {
    phrase: it => {
      if (it.mayBest(best)) first = best?.first ?? first;
      else
        do readOne(it);
        while (it.mark(','));
    },
    order: () => ({ order: { first } }),
  };
}

export function placeText({ first }: Orders['place']['order'], v: TpView): string {
  const speeds = v.open.ties.filter(({ choose }) => choose[0] === v.side).map(({ speed }) => speed);
  return first
    .map((isFirst, i) => `${speeds[i] === undefined ? '' : `speed ${speeds[i]} `}${isFirst ? 'first' : 'last'}`)
    .join(', ');
}

/** TP-1.3.8 `3`, `all`, `nothing`. */
export function bidReader(v: TpView, { about, laid, best }: Asked<'bid'>): OrderReader {
  let energy = laid?.energy ?? 0;
  return {
    phrase: it => {
      it.says('bid');
      it.offer('a number');
      if (it.mayBest(best)) energy = best?.energy ?? 0;
      else if (it.may('nothing', 'none', 'hold')) energy = 0;
      else if (it.may('all')) energy = purse(v, about.unit);
      else {
        const said = it.number();
        if (said === undefined) it.unread();
        else energy = said;
      }
    },
    order: () => ({ order: { energy } }),
  };
}

function purse({ own }: TpView, unit: string): number {
  const hold = holdIn(own, unit);
  return hold ? hold.tractors + hold.battery : 0;
}

export function bidText({ energy }: Orders['bid']['order']): string {
  return String(energy);
}

const LISTS = nodeOf(FINISH).properties ?? {};

/** TP-1.3.12 `b1: repairs shield-3, reload rack-1`. */
export function finishReader(v: TpView, { about, laid, best }: Asked<'finish'>): OrderReader {
  let making = { repairs: [], docks: [], reload: [], ...laid } as unknown as Record<string, Fields[]>;
  const readClause = (it: Phrase, unit: string): void => {
    const list = Object.entries(LISTS).find(([name]) => it.may(name));
    const said = list && readRecord(it, { node: list[1].items as Node, things: thingsOf(v, unit), skip: 'unit' });
    if (list && said) making = { ...making, [list[0]]: [...(making[list[0]] ?? []), { unit, ...said }] };
    else if (!list) it.unread();
  };
  return {
    phrase: it => {
      if (it.mayBest(best)) making = { ...best } as unknown as typeof making;
      else if (it.may('nothing', 'pass', 'none')) making = { repairs: [], docks: [], reload: [] };
      else {
        const unit = subjectOf(it, v, about.units);
        if (unit === undefined) {
          it.unread();
          return;
        }
        do readClause(it, unit);
        while (it.mark(','));
      }
    },
    order: () => ({ order: making }),
  };
}

export function finishText(order: Finish): string {
  const said = Object.entries(LISTS).flatMap(([name, node]) =>
    (order[name as keyof Finish] as unknown as Fields[]).map(one => ({
      unit: String(one.unit),
      text: `${name} ${recordText(one, node.items as Node, 'unit')}`.trim(),
    })),
  );
  return said.length > 0 ? said.map(({ unit, text }) => `${unit}: ${text}`).join('; ') : 'nothing';
}
