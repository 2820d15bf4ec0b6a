// Chapters 12.2 and 12.3: shuttles are made ready in their bay, turn by turn: to strike, or to draw seekers.

import type { Refusal } from '@flagplot/kernel';
import type { Charts } from '../charts.ts';
import type { Ship } from '../energy/power.ts';
import type { Craft } from '../folder.ts';
import { unitName } from '../names.ts';
import type { Form, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, unitNamed } from '../roster.ts';
import { PLAIN } from './bay.ts';

type Line = Form['shuttles'][number];
type Numbers = Pick<Charts, 'suicide' | 'weasel'>;

/** TP-12.2.7, TP-12.3.1 The least and the most energy of a turn: of arming, or of holding. */
export function energyOf({ suicide, weasel }: Numbers, craft: Craft, as: Line['as']): readonly [least: number, most: number] {
  const turns = craft.as === as ? craft.turns : 0;
  if (as === 'weasel') {
    const price = weasel.turns[turns] ?? weasel.hold;
    return [price, price];
  }
  return turns < suicide.turns ? [suicide.least, suicide.most] : [suicide.hold, suicide.hold];
}

/** TP-12.2.7, TP-12.3.1 Whether a shuttle is what it is being made ready for. */
export function isReady({ suicide, weasel }: Numbers, { as, turns }: Craft): boolean {
  if (as === 'suicide') return turns >= suicide.turns;
  return as === 'weasel' ? turns >= weasel.turns.length : as === 'scatter-pack';
}

/** TP-2.2.11, TP-12.2.7, TP-12.3.1 Each admin shuttle in the bay once, with energy that does something to it. */
export function shuttleFaults({ charts, unit, hold }: Pick<Ship, 'charts' | 'unit' | 'hold'>, { shuttles }: Form): Refusal[] {
  return shuttles.flatMap((line, i) => {
    const { box, as, energy, target } = line;
    const fault = (rule: string, at: string, say: string): Refusal[] => [{ rule, at: `/shuttles/${i}/${at}`, say }];
    const craft = hold.bay[box];
    if (unit.bay?.[box]?.kind !== 'admin' || !craft || craft.as === 'scatter-pack')
      return fault('TP-12.2.7', 'box', `There is no shuttle in box ${box + 1} to be made ready.`);
    if (shuttles.findIndex(one => one.box === box) < i) return fault('TP-12.2.7', 'box', 'This shuttle has a line already.');
    const [least, most] = energyOf(charts, craft, as);
    const row = as === 'weasel' ? 'TP-12.3.1' : 'TP-12.2.7';
    if (energy < least || energy > most) return fault(row, 'energy', `It takes ${least} to ${most} this turn, not ${energy}.`);
    return as === 'weasel' && target !== undefined ? fault(row, 'target', 'A weasel has no target.') : [];
  });
}

/** TP-12.2.7 What a suicide shuttle is to strike is an enemy unit. */
export function targetFaults({ book, open }: Seen, { shuttles }: Pick<Form, 'shuttles'>, side: string): Refusal[] {
  return shuttles.flatMap(({ target }, i) => {
    if (target === undefined || isEnemy({ book, open }, target, side)) return [];
    return [
      { rule: 'TP-12.2.7', at: `/shuttles/${i}/target`, say: `There is no enemy ${unitName({ book, open }, target)} to strike.` },
    ];
  });
}

/** Whether a unit is an enemy of a side. */
export function isEnemy({ book, open }: Seen, id: Id, side: string): boolean {
  const unit = unitNamed(open, id);
  return unit !== undefined && areEnemies(book, unit.side, side);
}

/** TP-12.2.7, TP-12.3.1 The bay once the form is paid: what is not gone on with has lost what was spent. */
export function bayAfter({ charts, hold }: Pick<Ship, 'charts' | 'hold'>, { shuttles }: Form): Craft[] {
  return hold.bay.map((craft, box) => {
    const line = shuttles.find(one => one.box === box);
    if (line) return craftAfter(charts, craft, line);
    return craft.as === 'scatter-pack' ? craft : { ...PLAIN, load: [] };
  });
}

function craftAfter(charts: Numbers, craft: Craft, { as, energy, target }: Line): Craft {
  const before = craft.as === as ? craft : { ...PLAIN, load: [] };
  const held = isReady(charts, before);
  return {
    as,
    turns: before.turns + (held ? 0 : 1),
    energy: before.energy + (held ? 0 : energy),
    target: target ?? before.target,
    load: [],
  };
}

/** TP-1.3.2 Without a word what is being made ready goes on, or is held. */
export function shuttlesGoneOnWith({ charts, hold }: Pick<Ship, 'charts' | 'hold'>, { shuttles }: Form): Form['shuttles'] {
  return shuttles.flatMap(line => {
    const craft = hold.bay[line.box];
    if (!craft) return [];
    const [least, most] = energyOf(charts, craft, line.as);
    return [{ ...line, energy: Math.max(least, Math.min(most, line.energy)) }];
  });
}
