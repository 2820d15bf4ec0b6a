// Units and seekers as the board has them.

import type { UnitFacts, UnitItem } from '@flagplot/scene';
import type { CardOfBook } from '../rules/book.ts';
import { systemBoxes } from '../rules/damage/condition.ts';
import { hexOf } from '../rules/map.ts';
import { hasSpaces, spacesIn } from '../rules/movement/halves.ts';
import { ownName } from '../rules/names.ts';
import type { Seeker, Unit } from '../rules/open.ts';
import { cardOf, isHere, isShip, type Seen } from '../rules/roster.ts';
import { HULLS, hullOf } from './hulls.ts';
import { marksOf } from './marks.ts';
import type { TpSeen } from './seen.ts';

/** A unit where it stands, or where it died. One that has landed or left the map is nowhere. */
export function unitOf(seen: TpSeen, unit: Unit): UnitItem {
  const mine = unit.side === seen.side;
  const marks = isHere(unit) ? marksOf(seen, unit) : [];
  return {
    kind: 'unit',
    id: unit.id,
    side: unit.side,
    role: mine ? 'mine' : 'told',
    at: hexOf(unit),
    facing: unit.facing,
    hull: hullOf(unit, cardOf(seen.book, unit)?.class ?? 'patrol-ship'),
    name: ownName(seen, unit.id),
    facts: factsOf(seen, unit),
    ...(marks.length > 0 ? { marks } : {}),
    ...(isHere(unit) ? {} : { lost: true as const }),
    ...(mine && isAsked(seen, unit) ? { waits: true as const } : {}),
  };
}

/** A unit that moves or answers now. */
function isAsked({ open: { now, verdict } }: Seen, unit: Unit): boolean {
  if (verdict || !isHere(unit)) return false;
  return now.stage === 'space' ? now.mover === unit.id : now.groups[0]?.includes(unit.id) === true;
}

function factsOf(seen: TpSeen, unit: Unit): UnitFacts {
  const card = cardOf(seen.book, unit) as CardOfBook | undefined;
  const order = progressOf(seen, unit);
  const speed = { speed: String(seen.clock.turn > 0 ? unit.speed : unit.before) };
  if (!card || !isShip(unit)) {
    const hurt = unit.damage > 0 ? `, damage ${unit.damage}` : '';
    return { what: `${ownName(seen, unit.id)}${hurt}`, ...speed, ...(order ? { order } : {}) };
  }
  return {
    what: [card.name, ...defences(unit), ...warfare(unit)].join(', '),
    ...speed,
    condition: { left: systemBoxes(unit), of: card.boxes, word: 'boxes' },
    ...(order ? { order } : {}),
  };
}

/** `shields 30 24 20 20 20 24`; shields that are dropped or off are said to be. */
function defences({ shields, dropped, setting, banks }: Unit): string[] {
  if (banks) return [`panels hold ${banks.held.join(' and ')}`];
  if (shields.length === 0) return [];
  const each = shields.map((left, i) => (dropped[i] ? 'down' : String(left))).join(' ');
  return [setting === 'full' ? `shields ${each}` : `shields ${setting === 'off' ? 'off' : 'at minimum'}, ${each}`];
}

function warfare({ ecm, eccm }: Unit): string[] {
  return [...(ecm > 0 ? [`ECM ${ecm}`] : []), ...(eccm > 0 ? [`ECCM ${eccm}`] : [])];
}

/** TP-1.1.3 What a unit has made of its spaces of this phase, as everybody may see. */
function progressOf({ open: { now } }: TpSeen, unit: Unit): string | undefined {
  if (!isHere(unit) || now.mover === null) return undefined;
  const of = spacesIn(now.half, unit);
  if (now.mover === unit.id) return of === null ? 'moves' : `moves, ${unit.made} of ${of} made`;
  if (hasSpaces(now.half, unit)) return of === null ? 'to move' : `to move ${of - unit.made}`;
  return unit.made > 0 ? `moved ${unit.made}` : undefined;
}

/** TP-1.5.3 A seeker as all see it. */
export function seekerOf(seen: TpSeen, seeker: Seeker): UnitItem {
  const flown = seeker.flown === 1 ? '1 hex flown' : `${seeker.flown} hexes flown`;
  const hurt = seeker.damage > 0 ? [`damage ${seeker.damage}`] : [];
  return {
    kind: 'unit',
    id: seeker.id,
    side: seeker.side,
    role: seeker.side === seen.side ? 'mine' : 'told',
    at: hexOf(seeker),
    facing: seeker.facing,
    hull: HULLS[seeker.shown],
    name: ownName(seen, seeker.id),
    facts: {
      what: [seeker.shown === 'plasma' ? 'plasma torpedo' : 'drone', flown, ...hurt].join(', '),
      order: `seeks ${ownName(seen, seeker.on)}`,
    },
  };
}
