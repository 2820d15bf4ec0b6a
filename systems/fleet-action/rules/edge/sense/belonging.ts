// FA-4.3.10 Whether what is said of changed squadrons can be so. Looked at before all else, since nearly everything asks who belongs where.

import type { Refusal } from '@flagplot/kernel';
import { canonical } from '@flagplot/kernel';
import { unitsWith } from '../../command/transfer.ts';
import { shipsOfSquadron } from '../../roster.ts';
import type { FaState } from '../../state.ts';

type Fault = (id: string, say: string) => Refusal;

/** FA-4.3.10 Of the same kind as in the book, where ships may be taken in at all: a squadron with its ships, a ship in one of them, each once. */
export function belongingFaults({ book, open }: FaState): Refusal[] {
  const { units } = open;
  if (!units) return [];
  const fault: Fault = (id, say) => ({ rule: 'FA-4.3.10', at: `/open/units/${id}`, say });
  // FA-4.3.6 Or ships of a squadron may come to form another.
  const may = book.chapters.includes('regrouping') || book.squadrons.some(({ surplusOf }) => surplusOf !== undefined);
  const strange = Object.keys(units).filter(id => !may || !Object.hasOwn(book.units, id));
  if (strange.length > 0)
    return strange.map(id => fault(id, may ? `There is no squadron or ship ${id}.` : 'Nobody takes in ships in this battle.'));
  const lists = book.squadrons.flatMap((of, i) => {
    const said = units[of.id];
    return said ? [[i, said.ships.filter(ship => ship < book.ships.length)] as const] : [];
  });
  const meant = unitsWith(book, new Map(lists));
  const ids = [...new Set([...Object.keys(units), ...Object.keys(meant)])];
  const differs = ids.filter(id => canonical(units[id] ?? null) !== canonical(meant[id] ?? null));
  return [
    ...differs.map(id => fault(id, `What is said of ${id} does not go with the ships of its squadron.`)),
    ...homeFaults({ book, open }, fault),
  ];
}

/** Every ship of the book is in one squadron, of its own side. */
function homeFaults({ book, open }: Pick<FaState, 'book' | 'open'>, fault: Fault): Refusal[] {
  const lists = book.squadrons.map(of => ({ of, ships: shipsOfSquadron(open, of) }));
  return book.ships.flatMap((ship, i) => {
    const homes = lists.filter(({ ships }) => ships.includes(i));
    const [only] = homes;
    if (homes.length === 1 && only?.of.side === ship.side) return [];
    return [fault(ship.id, `${ship.name} belongs to one squadron of its side.`)];
  });
}
