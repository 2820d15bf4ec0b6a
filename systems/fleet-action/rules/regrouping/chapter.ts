// FA-4.3.10 to FA-4.3.13 Command Reorganization: a line of its own before orders, in battles in which somebody has bought it.

import type { Refusal } from '@flagplot/kernel';
import { canonical } from '@flagplot/kernel';
import type { Chapter } from '../chapter.ts';
import { unitsWith } from '../command/transfer.ts';
import type { FaState } from '../state.ts';
import { regrouping, regroupQuestion } from './regroup.ts';

/** FA-4.3.10 What is said of changed squadrons is of the same kind as in the book: a squadron with its ships, a ship in one of them, each once. */
function unitSense(s: FaState): Refusal[] {
  const { book, open } = s;
  const { units } = open;
  if (!units) return [];
  const fault = (id: string, say: string): Refusal => ({ rule: 'FA-4.3.10', at: `/open/units/${id}`, say });
  const strange = Object.keys(units).filter(id => !Object.hasOwn(book.units, id));
  if (strange.length > 0) return strange.map(id => fault(id, `There is no squadron or ship ${id}.`));
  const lists = Object.entries(units).flatMap(([id, { ships, alone }]) =>
    alone ? [] : [[book.squadronAt[id] as number, ships.filter(i => i < book.ships.length)] as const],
  );
  const meant = unitsWith(book, new Map(lists));
  const ids = [...new Set([...Object.keys(units), ...Object.keys(meant)])];
  const differs = ids.filter(id => canonical(units[id] ?? null) !== canonical(meant[id] ?? null));
  return [
    ...differs.map(id => fault(id, `What is said of ${id} does not go with the ships of its squadron.`)),
    ...listFaults(s, fault),
  ];
}

/** Every ship of the book is in one squadron, of its own side. */
function listFaults({ book, open }: FaState, fault: (id: string, say: string) => Refusal): Refusal[] {
  const { units = {} } = open;
  const lists = book.squadrons.map(of => ({ of, ships: units[of.id]?.ships ?? of.ships }));
  return book.ships.flatMap((ship, i) => {
    const homes = lists.filter(({ ships }) => ships.includes(i));
    const [only] = homes;
    if (homes.length === 1 && only?.of.side === ship.side) return [];
    return [fault(ship.id, `${ship.name} belongs to one squadron of its side.`)];
  });
}

export const regroupingChapter: Chapter = {
  name: 'regrouping',
  lines: Object.fromEntries([['begun', () => [regrouping]]]),
  questions: { regroup: regroupQuestion },
  sense: unitSense,
};
