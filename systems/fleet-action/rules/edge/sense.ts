// Whether a state from outside makes sense: what lies on the table is what the scenario has, as battles can leave it.

import type { Refusal } from '@flagplot/kernel';
import { chaptersIn } from '../chapter.ts';
import { mineFaults } from '../mines/sense.ts';
import { fleetId } from '../roster.ts';
import { fleetsAtFirst } from '../setup.ts';
import type { FaState } from '../state.ts';
import { chapters } from './chapters.ts';
import { belongingFaults } from './sense/belonging.ts';
import { pulseFaults } from './sense/clock.ts';
import { folderFaults } from './sense/folders.ts';
import { shipFaults } from './sense/ships.ts';
import { fleetFaults, squadronFaults } from './sense/squadrons.ts';
import { salvoFaults, vortexFaults } from './sense/under-way.ts';

/** Every reason a state cannot be one of this battle, each with its row and its place. */
export function sense(s: FaState): Refusal[] {
  const strange = [...rosterFaults(s), ...belongingFaults(s)];
  if (strange.length > 0) return strange;
  const found = [
    ...pulseFaults(s),
    ...shipFaults(s),
    ...squadronFaults(s),
    ...fleetFaults(s),
    ...salvoFaults(s),
    ...vortexFaults(s),
    ...mineFaults(s),
  ];
  return [
    ...found,
    ...folderFaults(s),
    ...chaptersIn(s.book, chapters).flatMap(chapter => chapter.sense?.(s) ?? []),
    ...elintWithout(s),
    ...arrivalWithout(s),
    ...reliefWithout(s),
    ...awayWithout(s),
  ];
}

/** FA-13.1.1 Without ELINT ships nothing is told of ELINT. */
function elintWithout({ book, open, sealed }: FaState): Refusal[] {
  if (book.chapters.includes('elint')) return [];
  const fault = (at: string): Refusal => ({ rule: 'FA-13.1.1', at, say: 'This battle has no ELINT ship.' });
  const folders = Object.entries(sealed).filter(([, folder]) => folder.elint);
  return [...(open.elint ? [fault('/open/elint')] : []), ...folders.map(([side]) => fault(`/sealed/${side}/elint`))];
}

/** FA-1.2.1 Where nobody jumps in nothing is told of it. */
function arrivalWithout({ book, open, sealed }: FaState): Refusal[] {
  if (book.chapters.includes('arrival')) return [];
  const fault = (at: string): Refusal => ({ rule: 'FA-1.2.1', at, say: 'Nobody jumps in in this battle.' });
  const folders = Object.entries(sealed).filter(([, folder]) => folder.plans ?? folder.entries);
  return [...(open.arrival ? [fault('/open/arrival')] : []), ...folders.map(([side]) => fault(`/sealed/${side}`))];
}

/** FA-12.1.1 Without reinforcements nothing is told of any. */
function reliefWithout({ book, open, sealed }: FaState): Refusal[] {
  if (book.chapters.includes('reinforcements')) return [];
  const fault = (at: string): Refusal => ({ rule: 'FA-12.1.1', at, say: 'This battle has no reinforcements.' });
  const folders = Object.entries(sealed).filter(([, folder]) => folder.relief);
  return [...(open.relief ? [fault('/open/relief')] : []), ...folders.map(([side]) => fault(`/sealed/${side}/relief`))];
}

/** FA-1.2.1 Where nobody jumps in and there are no reinforcements nobody is still to come. */
function awayWithout({ book, open }: FaState): Refusal[] {
  if (book.chapters.includes('arrival') || book.chapters.includes('reinforcements')) return [];
  const say = 'In this battle everybody is there from the beginning.';
  return open.ships.flatMap(({ away }, i) => (away ? [{ rule: 'FA-1.2.1', at: `/open/ships/${i}/away`, say }] : []));
}

/** FA-16.1.1 The ships, squadrons and fleets of the scenario, each in its place. */
function rosterFaults({ book, open }: FaState): Refusal[] {
  const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
  return [
    ...listFaults('ships', ids(open.ships), ids(book.ships)),
    ...listFaults('squadrons', ids(open.squadrons), ids(book.squadrons)),
    ...listFaults('fleets', open.fleets.map(fleetId), fleetsAtFirst(book).map(fleetId)),
  ];
}

function listFaults(list: 'ships' | 'squadrons' | 'fleets', given: readonly string[], expected: readonly string[]): Refusal[] {
  const fault = (at: string, say: string): Refusal => ({ rule: 'FA-4.1.1', at: `/open/${list}${at}`, say });
  const key = list === 'fleets' ? 'side' : 'id';
  const strange = given.flatMap((id, i) => {
    if (id === expected[i]) return [];
    const say = expected[i]
      ? `Here stands ${expected[i]}, not ${id}.`
      : `There is no ${id}: the ${list} are ${expected.join(', ')}.`;
    return [fault(`/${i}/${key}`, say)];
  });
  const missing = expected.slice(given.length);
  return missing.length > 0 ? [...strange, fault('', `Missing: ${missing.join(', ')}.`)] : strange;
}
