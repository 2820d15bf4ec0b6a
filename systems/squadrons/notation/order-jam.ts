// SQ-4.11.1 Jamming as it is typed: `green jams`, `jam green, blue`, `hold`.

import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import { subjects, withEntry } from '@flagplot/manifest/orders';
import { squadronOf } from '../rules/roster.ts';
import type { Squadrons, SqView } from '../rules/state.ts';
import { type Leaving, leavingText, readLeaving } from './order-standing.ts';
import { type Asked, ownSquadrons, squadronText } from './order-units.ts';

type Jam = Squadrons['asks']['jam'];

interface Making extends Leaving {
  squadrons: string[];
}

/** Reads which squadrons jam: whoever is not named keeps what was laid for it. */
export function jamReader(v: SqView, ask: Asked<'jam'>): OrderReader {
  const making: Making = { squadrons: ask.laid?.squadrons ?? [], standing: ask.laid?.standing };
  return {
    phrase: it => readPhrase(it, { v, ask, making }),
    order: () => ({ order: { squadrons: making.squadrons, ...(making.standing ? { standing: making.standing } : {}) } }),
  };
}

function readPhrase(it: Phrase, { v, ask, making }: { v: SqView; ask: Asked<'jam'>; making: Making }): void {
  const able = ask.about.squadrons.map(id => squadronOf(v.book, id));
  const own = [...able, ...ownSquadrons(v).filter(of => !able.includes(of))];
  const first = it.says('jam');
  const found = subjects(it, own);
  if (found.length === 0 && !first && readLeaving(it, v, making)) return;
  const named = (found.length === own.length && found.length > 1 ? able : found).map(({ id }) => id);
  if (it.mayBest(ask.best)) takeBest({ making, best: ask.best, named });
  else readJamming(it, { making, named, able: able.map(({ id }) => id), first });
}

interface Jamming {
  making: Making;
  /** Squadrons by id: those named, those asked about. */
  named: readonly string[];
  able: readonly string[];
  /** Whether the phrase begins with `jam`. */
  first: boolean;
}

function readJamming(it: Phrase, { making, named, able, first }: Jamming): void {
  if (named.length === 0) it.offer('nobody jams');
  const silent = it.may('hold', 'holds', 'nobody', 'none');
  const jams = silent ? it.may('jams', 'fire') : first || it.may('jams', 'jam');
  if (silent && named.length === 0) making.squadrons = [];
  else if (named.length === 0 && !(jams && able.length === 1)) it.unread();
  else for (const id of named.length > 0 ? named : able) set(making, id, silent ? undefined : id);
}

function set(making: Making, id: string, jams: string | undefined): void {
  making.squadrons = withEntry(making.squadrons, one => one === id, jams);
}

interface Best {
  making: Making;
  best: Jam['order'] | undefined;
  named: readonly string[];
}

function takeBest({ making, best, named }: Best): void {
  if (best && named.length === 0)
    Object.assign(making, { squadrons: [...best.squadrons], standing: best.standing ?? making.standing });
  for (const id of best ? named : []) set(making, id, best?.squadrons.includes(id) ? id : undefined);
}

export function jamText(order: Jam['order'], v: SqView): string {
  const jams = order.squadrons.map(id => `${squadronText(v, id)} jams`);
  return [...(jams.length > 0 ? jams : ['nobody jams']), ...leavingText(order, v)].join('; ');
}
