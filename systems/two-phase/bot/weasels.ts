// Chapter 12.3: weasels against torpedoes: made ready while launchers are about, sent out as what they launched comes near.

import { hexes } from '@flagplot/hexes';
import type { Ship } from '../rules/energy/power.ts';
import { LOST, type Unit } from '../rules/open.ts';
import type { Act, Form } from '../rules/orders.ts';
import type { Seen } from '../rules/roster.ts';
import { cardOf } from '../rules/roster.ts';
import { isReady } from '../rules/shuttles/arming.ts';
import { weaselOf } from '../rules/shuttles/decoy.ts';
import type { Occasion } from '../rules/window/window.ts';
import { actFault, inWindow } from '../rules/window/window.ts';
import { foesOf } from './field.ts';

/** The line of a form that goes on with a weasel; none where no enemy launches torpedoes, or no shuttle is there. */
export function weaselLine(seen: Seen, { charts, unit, hold }: Ship): Form['shuttles'] {
  if (!foesOf(seen, unit).some(foe => hasLaunchers(seen, foe))) return [];
  const begun = hold.bay.findIndex(({ as }) => as === 'weasel');
  const box = begun >= 0 ? begun : hold.bay.findIndex(({ as }, i) => as === 'plain' && unit.bay?.[i]?.kind === 'admin');
  if (box < 0 || unit.bay?.[box]?.kind !== 'admin') return [];
  const turns = begun >= 0 ? (hold.bay[box]?.turns ?? 0) : 0;
  return [{ box, as: 'weasel', energy: charts.weasel.turns[turns] ?? charts.weasel.hold }];
}

function hasLaunchers({ book }: Seen, foe: Unit): boolean {
  return cardOf(book, foe).weapons.some(({ type }, mount) => type.startsWith('plasma-') && foe.weapons[mount] !== LOST);
}

/** Whether torpedoes are after a ship that has a weasel ready: then it slows down to send it out. */
export function wantsWeasel({ open }: Seen, { charts, unit, hold }: Ship): boolean {
  return (
    hold.bay.some(craft => craft.as === 'weasel' && isReady(charts, craft)) && isChased(open, unit, Number.POSITIVE_INFINITY)
  );
}

function isChased({ seekers }: Seen['open'], unit: Unit, within: number): boolean {
  return seekers.some(seeker => seeker.on === unit.id && seeker.shown === 'plasma' && hexes.range(seeker, unit) <= within);
}

/** Hexes from which on a torpedo is upon a ship in the next movement of seekers. */
const UPON = 9;

/** TP-12.3.1 A weasel that is ready is sent out as a torpedo comes near. */
export function weaselsOut(on: Occasion, unit: Unit): Act[] {
  const c = inWindow(on, unit, { acts: [] });
  const box = c?.hold.bay.findIndex(craft => craft.as === 'weasel' && isReady(on.v.book.charts, craft)) ?? -1;
  if (!c || box < 0 || !isChased(on.v.open, unit, UPON)) return [];
  const act: Act = { act: 'launch', box, facing: unit.facing, speed: 0 };
  return actFault({ ...c, window: { acts: [act] } }, act) ? [] : [act];
}

/** TP-12.3.2 Whether a weasel works for a ship, which firing or launching would end. */
export function isBehindWeasel({ open }: Seen, { id }: Unit): boolean {
  return weaselOf(open, id) !== undefined;
}
