// The engine telegraph: which settings a vessel may be given.

import type { Book } from '../book.ts';
import type { Card } from '../cards.ts';
import type { Setting } from '../charts.ts';
import { spanOf } from '../charts-read.ts';
import type { Vessel } from '../open.ts';
import { isAirborne, isCrippled } from '../roster.ts';

type Charted = Pick<Book, 'charts'>;
/** What of a vessel its telegraph hangs on. */
export type Engines = Pick<Vessel, 'status' | 'setting' | 'held' | 'lost' | 'engine'>;

/** BB-3.1.1 Least and greatest length of a path at a setting, in mil; nothing where the profile lacks it. */
export function lengthsAt({ charts }: Charted, card: Card, setting: Setting): readonly [number, number] | undefined {
  return card.telegraph === undefined ? undefined : (spanOf(charts, card.telegraph, setting) ?? undefined);
}

/** BB-2.1.1 The rungs of a vessel's ladder as they are printed; BB-2.1.21 an aerial corvette has none. */
export function ladder(book: Charted, card: Card): Setting[] {
  return book.charts.settings.filter(setting => lengthsAt(book, card, setting) !== undefined);
}

/** BB-2.1.10 The rungs that criticals of the engine have left: the highest ahead go first, Crawl too, Stop and Reverse never. */
function rungsLeft(book: Charted, card: Card, { engine }: Engines): Setting[] {
  const rungs = ladder(book, card);
  const ahead = rungs.filter(setting => isAbove(book, setting, 'Stop')).length;
  return rungs.slice(0, rungs.length - Math.min(engine, ahead));
}

/** BB-2.1.17 The rungs open to it: Hull Down closes the highest ahead that is left, but never Crawl. */
function rungsOpen(book: Charted, card: Card, vessel: Engines & { down: boolean }): Setting[] {
  const left = rungsLeft(book, card, vessel);
  const top = left.at(-1) as Setting;
  return vessel.down && isAbove(book, top, 'Crawl') ? left.slice(0, -1) : left;
}

function isAbove({ charts: { settings } }: Charted, setting: Setting, other: Setting): boolean {
  return settings.indexOf(setting) > settings.indexOf(other);
}

/** The rung so many above another, as the ladder is printed. */
function rungFrom(rungs: readonly Setting[], setting: Setting, steps: number): Setting | undefined {
  return rungs[rungs.indexOf(setting) + steps];
}

/**
 * BB-2.1.15 What a live vessel may be set to, by the first line that applies: BB-2.1.12, BB-3.1.51 held, it stops or goes astern; BB-2.1.6, BB-2.1.11, BB-2.1.18
 * forced down, exactly one step; BB-2.1.2 free, a step either way or none, BB-2.1.5 and no step up into what is closed.
 */
export function settingsFor(book: Charted, card: Card, vessel: Engines & { down: boolean }): Setting[] {
  if (vessel.held) return ['Reverse', 'Stop'];
  const rungs = ladder(book, card);
  const open = rungsOpen(book, card, vessel).filter(setting => !(isLamed(card, vessel) && isAbove(book, setting, 'Crawl')));
  const below = rungFrom(rungs, vessel.setting, -1);
  if (!open.includes(vessel.setting)) return [below as Setting];
  const above = rungFrom(rungs, vessel.setting, 1);
  return [below, vessel.setting, above && open.includes(above) ? above : undefined].filter(setting => setting !== undefined);
}

/** BB-2.1.6, BB-2.1.7 A crippled ship goes no faster than Crawl, BB-2.1.8 unless it flies. */
function isLamed(card: Card, vessel: Engines): boolean {
  return isCrippled(card, vessel) && !isAirborne(card);
}

/** BB-2.1.2 One step, at the most, from one setting toward another, on the printed ladder (BB-2.1.20, and BB-2.1.9 of wrecks). */
export function stepToward(rungs: readonly Setting[], from: Setting, to: Setting): Setting {
  return rungFrom(rungs, from, Math.sign(rungs.indexOf(to) - rungs.indexOf(from))) as Setting;
}
