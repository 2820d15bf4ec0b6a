// A dogfight: all its fighters throw together, then planes are taken off.

import type { Why } from '@flagplot/kernel';
import { atLeast } from '@flagplot/kernel';
import type { Book } from '../book.ts';
import { count, modelName } from '../names.ts';
import type { Marker } from '../open.ts';
import type { BbState, BbTable } from '../state.ts';
import { sharePlanes } from './losses.ts';
import { isFighter } from './markers.ts';

/** BB-4.3.7 Who fights whom. */
export interface Fight {
  readonly attackers: readonly Marker[];
  readonly defenders: readonly Marker[];
}

/** BB-4.3.5 Attacking markers throw, then defending ones, and losses are taken off afterwards: bombers do not throw. */
export function dogfight(s: BbState, t: BbTable, { attackers, defenders }: Fight): void {
  const [ids, others] = [attackers, defenders].map(markers => markers.map(({ id }) => id)) as [string[], string[]];
  t.tell(() => ({ kind: 'dogfought', by: ids, on: others }));
  const down = volley(s.book, t, attackers);
  const lost = volley(s.book, t, defenders);
  sharePlanes(s, t, { among: defenders, hits: down });
  sharePlanes(s, t, { among: attackers, hits: lost });
}

/** BB-4.5.6 Who is taken on and cannot answer loses planes alone. */
export function intercept(s: BbState, t: BbTable, { by, on }: { by: Marker; on: readonly Marker[] }): void {
  const others = on.map(({ id }) => id);
  t.tell(() => ({ kind: 'dogfought', by: [by.id], on: others }));
  sharePlanes(s, t, { among: on, hits: volley(s.book, t, [by]) });
}

type Named = Pick<Book, 'charts' | 'units' | 'sides' | 'aeroplanes'>;

/** BB-4.3.4 What the fighters of one side shoot down. */
export function volley(book: Named, t: BbTable, markers: readonly Marker[]): number {
  const { needs, aeroplane } = book.charts;
  return t.each(
    markers.filter(isFighter),
    0,
    (sum, { id, planes }, table) =>
      sum + table.throw(aeroplane.dogfight * planes, atLeast(10, needs), () => why(book, id, planes)),
  );
}

function why(book: Named, marker: string, planes: number): Why {
  const { needs, aeroplane } = book.charts;
  const name = modelName(book, marker);
  return {
    rule: 'BB-4.3.4',
    what: `${name} in a dogfight, ${count(aeroplane.dogfight * planes, 'die', 'dice')}`,
    test: { of: 'each', is: 'atLeast', n: needs },
    mods: [{ by: needs, for: 'dogfight' }],
    from: [
      { is: `${aeroplane.dogfight} dice`, for: 'each plane' },
      { is: count(planes, 'plane', 'planes'), for: name },
    ],
  };
}
