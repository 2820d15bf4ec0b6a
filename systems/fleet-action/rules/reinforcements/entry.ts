// FA-12.2.6 Reinforcements that have been announced come onto the map as the turn begins, before orders are written.

import { hexes } from '@flagplot/hexes';
import type { Phase } from '@flagplot/kernel';
import type { SquadronOfBook } from '../book.ts';
import { hexWritten, LAYOUT } from '../map.ts';
import type { Deployment, Strip } from '../orders.ts';
import type { FaQuestion, FaState, FaView, FleetAction } from '../state.ts';
import { anyOrder, deploymentFaults, deployQuestion, setUpAll, setUpIn, topSpeedOf, WIDE } from '../turn/0-deploy.ts';
import { hexAlong, inward, stripAlong } from './edges.ts';

type Order = FleetAction['asks']['deploy']['order'];

/** FA-12.2.6, FA-12.2.7 Where along their edge, on which heading, how fast: FA-12.2.8 from here on they are squadrons like all others. */
export const entry: Phase<FleetAction, 'deploy'> = {
  name: 'Reinforcements',
  rule: 'FA-12.2.6',
  asks({ book, open, clock }) {
    if (clock.round > 0) return [];
    return (open.relief ?? []).flatMap(({ side, now, edge }) =>
      now === 'coming' && edge !== undefined ? [{ side, kind: 'deploy' as const, about: stripAlong(book, edge) }] : [],
    );
  },
  carry(s, t, answers) {
    for (const { side } of answers) {
      t.reveal(side);
      comeIn(s, side);
    }
    setUpAll(s, t, answers);
  },
};

function comeIn({ book, open }: FaState, side: string): void {
  for (const relief of open.relief ?? []) if (relief.side === side) relief.now = 'here';
  for (const [i, of] of book.ships.entries()) if (of.side === side && of.relief) delete open.ships[i]?.away;
}

/** The question of the set-up for reinforcements: they may have to come over another edge than the scenario has them at. */
export const entryQuestion: FaQuestion<'deploy'> = {
  ...deployQuestion,
  idle: entryOrder,
  candidates: (v, about) => [entryOrder(v, about)],
  random: (v, about, face) => anyOrder(v, { about, usual: entryOrder(v, about) }, face),
};

/** Each at the edge where it is nearest to its place in the scenario, heading inward, all its ships in one hex if the formation has no room there. */
export function entryOrder(v: FaView, about: Strip): Order {
  const own = setUpIn(v.book, v.side, about);
  const speed = v.book.sides.find(({ id }) => id === v.side)?.speed ?? 0;
  const squadrons: Deployment[] = [];
  for (const of of own) squadrons.push(entering(v, { about, of, before: squadrons }));
  return { speed: Math.min(speed, topSpeedOf(v.book, about)), squadrons };
}

interface Entering {
  about: Strip;
  of: SquadronOfBook;
  before: readonly Deployment[];
}

/** FA-1.1.2 Where that is too far from their flagship, with it. */
function entering(v: FaView, { about, of, before }: Entering): Deployment {
  const [flag] = before;
  const own = hexAlong(v.book, about, of.place);
  for (const hex of flag ? [own, hexWritten(flag.hex)] : [own]) {
    const given = { squadron: of.id, hex: hexes.nameOf(hex, LAYOUT), heading: inward(v.book, about, hex), ships: [] };
    for (const one of [given, { ...given, ships: together(v, of, given.hex) }])
      if (stands(v, about, [...before, one])) return one;
  }
  throw new Error(`no room for ${of.name} at the edge`);
}

function together({ book }: FaView, of: SquadronOfBook, hex: string): Deployment['ships'] {
  return of.ships.slice(1).map(i => ({ ship: book.ships[i]?.id as string, hex }));
}

/** Whether the last of these may stand where it is put: of squadrons that have no place yet nothing is asked. */
function stands(v: FaView, about: Strip, squadrons: readonly Deployment[]): boolean {
  const [flag, last] = [squadrons[0], squadrons.at(-1)] as [Deployment, Deployment];
  const far = hexes.range(hexWritten(flag.hex), hexWritten(last.hex));
  return far <= WIDE && deploymentFaults(v, about, last).length === 0;
}
