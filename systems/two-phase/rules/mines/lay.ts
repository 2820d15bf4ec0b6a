// Chapters 13.1 and 13.3: mines are laid by transporter, and dropped out of the shuttle bay.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { Stock } from '../folder.ts';
import { LAYOUT } from '../geometry/map.ts';
import { isOnMap } from '../map.ts';
import { spacesIn } from '../movement/halves.ts';
import { unitName } from '../names.ts';
import type { Now, Unit } from '../open.ts';
import type { Cargo } from '../transporters/cargo.ts';
import type { Transport } from '../transporters/uses.ts';
import { hasOpening, isOpenTowards, usesOf } from '../transporters/uses.ts';
import type { ActRule, InWindow } from '../window/act.ts';
import { hexNamed, layMine } from './mine.ts';

/** TP-13.1.3 A T-bomb, or TP-13.3.4 a dummy of one, in any hex within reach. */
function bomb(what: 't-bomb' | 'dummy', left: (stock: Stock) => number): Cargo {
  return {
    fault(c, act) {
      if (usesOf(act) > 1) return { rule: 'TP-13.1.2', at: '/n', say: 'A use lays one mine.' };
      if (left(c.hold.stock) <= sentBefore(c, act))
        return {
          rule: 'TP-13.3.1',
          at: '/what',
          say: `${unitName(c.v, c.unit.id)} has no ${what === 'dummy' ? 'dummy' : 'T-bomb'} left.`,
        };
      return hexFault(c, act.to) ?? wayFault(c, act.to);
    },
    arrive({ s, t, unit, hold }, { to }) {
      if (what === 'dummy') hold.stock.dummies -= 1;
      else hold.stock.bombs -= 1;
      layMine(s, t, { unit, shown: 't-bomb', at: hexNamed(to) as Hex, dummy: what === 'dummy' });
    },
    *options(c) {
      if (left(c.hold.stock) === 0 || !hasOpening(c.unit)) return;
      for (const hex of hexes.within(c.unit, c.v.book.charts.transporter.range))
        yield { act: 'transport', what, to: hexes.nameOf(hex, LAYOUT) };
    },
  };
}

export const tBomb: Cargo = bomb('t-bomb', ({ bombs }) => bombs);
export const dummy: Cargo = bomb('dummy', ({ dummies }) => dummies);

/** Mines of the same kind that acts before this one lay. */
function sentBefore({ window }: InWindow, act: Transport): number {
  const acts = window.acts.slice(0, Math.max(0, window.acts.indexOf(act)));
  return acts.filter(one => one.act === 'transport' && one.what === act.what).length;
}

/** TP-13.1.1 Within reach, TP-13.1.2 with its own shield towards the hex down. */
function hexFault({ v, unit }: InWindow, to: string): Refusal | undefined {
  const at = '/to';
  const hex = hexNamed(to);
  if (!hex || !isOnMap(v.book, hex)) return { rule: 'TP-13.1.3', at, say: `There is no hex ${to}.` };
  const range = hexes.range(unit, hex);
  if (range > v.book.charts.transporter.range) return { rule: 'TP-13.1.1', at, say: `${to} is ${range} hexes away.` };
  const place = { ...hex, came: null, arrived: v.open.arrivals + 1 };
  return isOpenTowards(unit, place)
    ? undefined
    : { rule: 'TP-13.1.2', at, say: `The shield of ${unitName(v, unit.id)} towards ${to} is up.` };
}

/** TP-5.2.6, ruling R27 Hexes straight ahead of the mover near one of which a mine must lie. */
const AHEAD = 2;

/** TP-5.2.6 In an answer a mine lies in the way of the mover, whomever else it endangers. */
function wayFault({ v, segment, mover }: InWindow, to: string): Refusal | undefined {
  if (segment !== 'answer' || !mover) return undefined;
  const { reach } = v.book.charts.mines['t-bomb'];
  const hex = hexNamed(to) as Hex;
  if (hexesAhead(mover, v.open.now.half).some(ahead => hexes.range(ahead, hex) <= reach)) return undefined;
  return { rule: 'TP-5.2.6', at: '/to', say: `${to} is not in the way of ${unitName(v, mover.id)}.` };
}

/** TP-5.2.6 The next hexes straight ahead of a unit, no more of them than it has spaces left in this phase. */
function hexesAhead(mover: Unit, half: Now['half']): Hex[] {
  const left = mover.halted ? 0 : (spacesIn(half, mover) ?? 0) - mover.made;
  const ahead: Hex[] = [];
  let hex: Hex = mover;
  for (let n = 0; n < Math.min(AHEAD, left); n += 1) {
    hex = hexes.step(hex, mover.facing);
    ahead.push(hex);
  }
  return ahead;
}

/** TP-13.3.5 A nuclear space mine drops out of the shuttle bay into the ship's own hex, one a turn. */
export const spaceMine: ActRule<'space-mine'> = {
  rule: 'TP-13.3.5',
  place: 8,
  when: ['space', 'zero'],
  whenRule: 'TP-13.3.5',
  aboard: ({ hold }) => hold.stock.space > 0,
  fault({ v, unit, hold, window }) {
    const wanted = window.acts.filter(({ act }) => act === 'space-mine').length;
    if (unit.erratic) return { rule: 'TP-4.6.3', say: 'Under erratic manoeuvres no mine is laid.' };
    if (unit.boxes.shuttle === 0)
      return { rule: 'TP-13.3.5', at: '/act', say: `${unitName(v, unit.id)} has no shuttle bay left.` };
    if (unit.used.space || wanted > 1)
      return { rule: 'TP-13.3.5', at: '/act', say: `${unitName(v, unit.id)} drops one space mine a turn.` };
    if (hold.stock.space > 0) return undefined;
    return { rule: 'TP-13.3.5', at: '/act', say: `${unitName(v, unit.id)} has no space mine left.` };
  },
  carry({ s, t, unit, hold }) {
    t.reveal(unit.side);
    hold.stock.space -= 1;
    unit.used.space = 1;
    layMine(s, t, { unit, shown: 'space', at: unit, dummy: false });
  },
  *options() {
    yield { act: 'space-mine' };
  },
};
