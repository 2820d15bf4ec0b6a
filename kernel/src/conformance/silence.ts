// Nothing changes in silence: whoever sees the table change was told something of what has changed.

import type { Answer, GameTypes, Side } from '../contract.ts';
import { play } from '../loop.ts';
import { cloned } from '../step.ts';
import type { Listener } from '../table.ts';
import { rolled } from '../table.ts';
import { answersAt, attempt, breakOff, diceOf, sidesOf } from './battles.ts';
import { isToldTo } from './hearing.ts';
import type { Viewer } from './sight.ts';
import { nameOf } from './sight.ts';
import type { DemandOfMoment, Moment } from './subject.ts';

/** Something told, and the table as it lay then. */
interface News {
  readonly to: readonly Side[] | undefined;
  readonly event: { readonly kind: string };
  readonly open: string;
}

/** A change of the table: its place, the part of the table it lies in, and what the unit that has changed goes by; nothing where it lies on none. */
interface Change {
  readonly at: string;
  readonly part: string;
  readonly names: readonly string[];
  /** The unit has an id: what hangs on it goes by that. */
  readonly named: boolean;
}

type Box = Readonly<Record<string, unknown>>;

export const nothingChangesInSilence: DemandOfMoment = {
  id: 'nothing-changes-in-silence',
  of: 'moment',
  says: 'where the table differs after a step, everybody was told something of what differs',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    if (moment.asks.length > 0) listen(moment, answersAt(moment));
  },
};

function listen<G extends GameTypes>(moment: Moment<G>, answers: readonly Answer<G>[]): void {
  const { battle, s } = moment;
  const { news, after, turns } = newsOf(moment, answers);
  const changes = changesOf(s.open, JSON.parse(after));
  for (const viewer of [undefined, ...sidesOf(s)]) {
    const told = news.filter(({ to }) => isToldTo(to, viewer)).map(({ event }) => event);
    // As a turn begins what is counted by the turn begins anew: that is told by the turn.
    const untold = turns
      ? undefined
      : changes.find(({ names }) => names.length > 0 && !told.some(event => names.some(says(event))));
    if (untold) breakOff(battle, s.clock.step, `${nameOf(viewer)} sees ${untold.at} change, and was told nothing of it`);
    const kept = keptBack(news, [JSON.stringify(s.open), after], viewer);
    if (kept) breakOff(battle, s.clock.step, `${nameOf(viewer)} sees ${kept.at} change, and others alone are told of it`);
  }
}

/** All that is told in a step, and the table after it; whether a turn has ended in it. */
function newsOf<G extends GameTypes>(
  { battle, s }: Moment<G>,
  answers: readonly Answer<G>[],
): { news: News[]; after: string; turns: boolean } {
  const twin = cloned(s);
  const news: News[] = [];
  let some = false;
  const listener: Listener<G> = {
    tell(event, to) {
      some ||= to !== undefined;
      news.push({ to, event, open: '' });
    },
    reveal() {},
  };
  const step = (state: typeof twin, heard: Listener<G>): void =>
    attempt({ battle, step: s.clock.step, what: 'a step' }, () => {
      play({ rules: battle.rules, t: rolled<G>(diceOf(battle, s.clock.step), heard) }, state, answers);
    });
  step(twin, listener);
  const after = JSON.stringify(twin.open);
  const turns = twin.clock.turn !== s.clock.turn;
  if (!some) return { news, after, turns };
  // Told to some alone: once more, with the table as it lies at each telling.
  const again = cloned(s);
  const seen: News[] = [];
  step(again, { tell: (event, to) => void seen.push({ to, event, open: JSON.stringify(again.open) }), reveal() {} });
  return { news: seen, after, turns };
}

/** A change of the table around something told to others alone, of which it tells; nothing where the viewer was told alike. */
function keptBack(news: readonly News[], [first, last]: readonly [string, string], viewer: Viewer): Change | undefined {
  for (const [i, { to, event }] of news.entries()) {
    if (isToldTo(to, viewer)) continue;
    const before = news[i - 1]?.open ?? first;
    const then = news[i + 1]?.open ?? last;
    if (before === then) continue;
    const change = changesOf(JSON.parse(before), JSON.parse(then)).find(one => tellsOf(event, one));
    const alike = news.some(
      one => one.event.kind === event.kind && isToldTo(one.to, viewer) && change && tellsOf(one.event, change),
    );
    if (change && !alike) return change;
  }
  return undefined;
}

/** Whether an event says a name. */
function says(event: object): (name: string) => boolean {
  // The number of a beat or a turn, told under its own kind, is no place of a unit.
  const said = new Set(
    Object.entries(event).flatMap(([key, part]) => [`/${key}`, ...(isCount(event, key) ? [] : wordsIn(part))]),
  );
  return name => said.has(name);
}

function isCount(event: object, key: string): boolean {
  return 'kind' in event && event.kind === key && typeof (event as Box)[key] === 'number';
}

/** Whether an event names the unit that has changed, or the part of the table. */
function tellsOf(event: object, { part, names }: Change): boolean {
  return [part, ...names].some(says(event));
}

/** Everything an event says, as text: its strings, its numbers as `#3`, and the names of its parts as `/hull`. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'number') return [`#${value}`];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [...(Array.isArray(value) ? [] : [`/${key}`]), ...wordsIn(part)]);
}

/** Where two tables differ, by units: what lies on no unit goes by its own name. */
function changesOf(before: unknown, after: unknown): Change[] {
  return Object.keys({ ...(before as Box), ...(after as Box) }).flatMap(key =>
    differences((before as Box)[key], (after as Box)[key], { at: `/${key}`, part: `/${key}`, names: [], named: false }),
  );
}

function differences(a: unknown, b: unknown, change: Change): Change[] {
  if (JSON.stringify(a) === JSON.stringify(b)) return [];
  if (!isBox(a) && !isBox(b)) return [change];
  const [mine, other] = [partsOf(a), partsOf(b)];
  const unit = change.named ? change : unitOf(change, [mine, other]);
  // What goes whole takes along whatever hangs on it, and goes by its own names.
  if (!isBox(b) && unit !== change) return [unit];
  const keys = Object.keys({ ...mine, ...other });
  const found = keys.flatMap(key => differences(mine[key], other[key], { ...unit, at: `${change.at}/${key}` }));
  return found.length > 0 ? found : [unit];
}

/** A part by its keys; things with ids by these, for they are the same wherever they stand in their list. */
function partsOf(value: unknown): Box {
  if (!isBox(value)) return {};
  const ids = Array.isArray(value) ? value.map(one => (isBox(one) ? one.id : undefined)) : [];
  const named = ids.length > 0 && ids.every(id => typeof id === 'string') && new Set(ids).size === ids.length;
  return named ? Object.fromEntries((value as unknown as Box[]).map((one, i) => [ids[i] as string, one])) : value;
}

/** The unit that a change lies on: it goes by its id, or by all the names it bears and its place in its list where it has none. */
function unitOf(change: Change, units: readonly Box[]): Change {
  const ids = units.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  if (ids.length > 0) return { ...change, names: [...new Set(ids)], named: true };
  const names = units.flatMap(unit => (Array.isArray(unit) ? [] : Object.values(unit).filter(part => typeof part === 'string')));
  const place = /\/(\d+)$/.exec(change.at)?.[1];
  return names.length > 0 ? { ...change, names: place === undefined ? names : [...names, `#${place}`] } : change;
}

const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null;
