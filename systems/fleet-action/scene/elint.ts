/** ELINT as one looks at it: who lends and who jams, to all once it lies open and before that to its owner alone, and how far one's own ships jam. */

import { hexes } from '@flagplot/hexes';
import type { AreaItem, Layer, LinkItem } from '@flagplot/scene';
import { isNetworkJammed, isTargetingJammed, REACH } from '../rules/elint/in-force.ts';
import { elintShips } from '../rules/elint/levels.ts';
import { on } from '../rules/map.ts';
import type { Ship } from '../rules/open.ts';
import { isActive, shipOf } from '../rules/roster.ts';
import { ofBook, shipName } from '../words/names.ts';
import { type FaSeen, squadronOf } from './seen.ts';

/** What is drawn of ELINT; nothing where none is played. */
export function elint(seen: FaSeen): Layer {
  return seen.open.elint ? [...openLinks(seen), ...sealedLinks(seen), ...ranges(seen)] : [];
}

/** A line from who gives a level to whom it is for. */
type Drawn = Pick<LinkItem, 'role'> & { ship: string; target: string; use: string };

function link(seen: FaSeen, { role, ship, target, use }: Drawn): LinkItem[] {
  const side = ofBook(seen.book, ship)?.side;
  if (ship === target || side === undefined) return [];
  const lends = use === 'offence' || use === 'defence';
  const id = `elint/${role}/${use}/${ship}/${target}`;
  const ends = { from: { unit: ship }, to: { unit: target } };
  return [{ kind: 'link', id, role, side, ...ends, ...(lends ? {} : { broken: true as const, tag: `${use} jammed` }) }];
}

/** FA-13 What holds: from the ELINT ship to the command ship it helps, or to the ship that is jammed. */
function openLinks(seen: FaSeen): LinkItem[] {
  const { supports = [], networks = [], targeting = [] } = seen.open.elint ?? {};
  const role = 'told' as const;
  const all: Drawn[] = [
    ...supports.map(({ ship, squadron, use }) => ({ role, ship, use, target: squadronOf(seen, squadron)?.commander ?? ship })),
    ...networks.flatMap(({ target, by }) => by.map(({ ship }) => ({ role, ship, target, use: 'network' }))),
    ...targeting.map(({ ship, target }) => ({ role, ship, target, use: 'targeting' })),
  ];
  return unique(all.flatMap(one => link(seen, one)));
}

/** FA-13.1.4 What one has allocated and nobody else sees yet. */
function sealedLinks(seen: FaSeen): LinkItem[] {
  const lists = seen.own?.elint ?? [];
  const role = 'secret' as const;
  const all = lists.flatMap(({ ship, uses }) =>
    uses.flatMap(({ use, at = [] }) => at.map(target => ({ role, ship, use, target }))),
  );
  return unique(all.flatMap(one => link(seen, one)));
}

function unique(links: readonly LinkItem[]): LinkItem[] {
  return [...new Map(links.map(one => [one.id, one])).values()];
}

/** FA-13.4.6 How far the ELINT ships of whoever sits here jam a command network. */
function ranges(seen: FaSeen): AreaItem[] {
  if (seen.open.verdict || seen.side === undefined) return [];
  return elintShips(seen, seen.side).map(({ ship, of }) => ({
    kind: 'area',
    id: `elint/range/${ship.id}`,
    role: 'mine',
    side: of.side,
    places: hexes.within({ q: ship.q, r: ship.r }, REACH.network).filter(hex => on(seen, hex)),
    look: 'dashes',
    of: 'elint',
    label: `${of.name} jams networks, ${REACH.network}`,
    says: `${REACH.network} hexes about ${shipName(seen.book, ship.id)}, within which it jams command networks`,
  }));
}

/** `out of command by jamming`, `targeting jammed`: what ELINT makes of a ship. */
export function elintStanding(seen: FaSeen, ship: Ship): string[] {
  if (!seen.open.elint || !isActive(ship)) return [];
  return [
    ...(isNetworkJammed(seen.open, shipOf(seen.book, ship)) ? ['out of command by jamming'] : []),
    ...(isTargetingJammed(seen, ship) ? ['targeting jammed'] : []),
  ];
}
