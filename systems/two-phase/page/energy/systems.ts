/** Lines 14 to 20: beams, transporters, damage control, cloak, shuttles, gear, batteries. */

import { panelsOf } from '../../rules/damage/banks.ts';
import { ratingOf } from '../../rules/damage/condition.ts';
import { transporterMost } from '../../rules/energy/faults.ts';
import { gearMost, gearRule } from '../../rules/energy/gear.ts';
import { batteryRoom } from '../../rules/energy/power.ts';
import type { Craft } from '../../rules/folder.ts';
import type { Form, Panels } from '../../rules/orders.ts';
import { energyOf, isReady } from '../../rules/shuttles/arming.ts';
import { typeName } from '../../sheet/words.ts';
import { countLevels, switchLevels, withEntry } from './levels.ts';
import type { Desk, Level, Line } from './line.ts';
import { powerThere } from './tally.ts';

const OF = { use: 'systems' } as const;

export function systemLines(desk: Desk): Line[] {
  return [tractorLines, serviceLines, shuttleLines, gearLines, bankLines, movedLines, batteryLines].flatMap(lines => lines(desk));
}

/** TP-13.2.1, TP-13.2.4 */
function tractorLines({ ship, form, nameOf }: Desk): Line[] {
  const there = powerThere(ship);
  const { fresh, resist, hold } = form.tractors;
  const held = (ship.tows ?? []).map(({ unit, price }): Line => {
    const now = hold.find(one => one.unit === unit)?.energy ?? 0;
    const put = (one: Form, energy: number): Form => {
      const entry = energy > 0 ? { unit, energy } : undefined;
      return { ...one, tractors: { ...one.tractors, hold: withEntry(one.tractors.hold, entry, other => other.unit === unit) } };
    };
    const levels = countLevels(there, now, put).filter((_, n) => n === 0 || n >= price);
    const at = Math.max(
      0,
      levels.findIndex(({ says }) => says === String(now)),
    );
    return { ...OF, id: `hold/${unit}`, name: `Hold ${nameOf(unit)}`, rule: 'TP-13.2.4', levels, at };
  });
  const beam = (what: 'fresh' | 'resist', name: string, now: number): Line => ({
    ...{ ...OF, id: `tractors/${what}`, name, rule: 'TP-13.2.1', at: now },
    levels: countLevels(there, now, (one, n) => ({ ...one, tractors: { ...one.tractors, [what]: n } })),
  });
  const own = ship.unit.boxes.tractor > 0 || fresh > 0 ? [beam('fresh', 'New tractor beams', fresh)] : [];
  return [...held, ...own, beam('resist', 'Against tractor beams', resist)];
}

/** TP-2.2.11, TP-11.1.6 */
function serviceLines({ ship: { charts, unit, card }, form }: Desk): Line[] {
  const uses = transporterMost(charts, unit.boxes);
  const rating = ratingOf(card.tracks.damageControl, unit.boxes.damageControl);
  const count = (what: 'transporters' | 'repairs', most: number, name: string): Line[] =>
    most === 0 && form[what] === 0
      ? []
      : [
          {
            ...OF,
            id: what,
            name,
            rule: 'TP-2.2.11',
            levels: countLevels(most, form[what], (one, n) => ({ ...one, [what]: n })),
            at: form[what],
          },
        ];
  const cloak: Line = {
    ...{ ...OF, id: 'cloak', name: 'Cloak', rule: 'TP-11.1.6', at: Number(form.cloak) },
    levels: switchLevels((one, on) => ({ ...one, cloak: on })),
  };
  return [
    ...count('transporters', uses, 'Transporters'),
    ...count('repairs', rating, 'Damage control'),
    ...(card.cloak === undefined ? [] : [cloak]),
  ];
}

/** TP-12.2.7, TP-12.3.1 Admin shuttles that stand in the bay, each with what it may be made into. */
function shuttleLines(desk: Desk): Line[] {
  const { unit, hold } = desk.ship;
  return (unit.bay ?? []).flatMap(({ kind }, box): Line[] => {
    const craft = hold.bay[box];
    if (kind !== 'admin' || !craft || craft.as === 'scatter-pack') return [];
    const now = desk.form.shuttles.find(one => one.box === box);
    const line = shuttleLine(desk, { box, craft, now });
    return now?.as === 'suicide' ? [line, targetLine(desk, now)] : [line];
  });
}

interface Readied {
  box: number;
  craft: Craft;
  now: Made | undefined;
}

function shuttleLine({ ship }: Desk, { box, craft, now }: Readied): Line {
  const ways = waysOf(ship, craft);
  const levels = [undefined, ...ways].map(
    (way): Level => ({
      says: way?.says ?? (craft.as === 'plain' ? 'none' : 'given up'),
      put: one => ({
        ...one,
        shuttles: withEntry(
          one.shuttles,
          way && { ...targetKept(now, way.as), box, as: way.as, energy: way.energy },
          isThis(box),
        ),
      }),
    }),
  );
  const at = now ? 1 + ways.findIndex(({ as, energy }) => as === now.as && energy === now.energy) : 0;
  return { ...OF, id: `shuttles/${box}`, name: `Shuttle ${box + 1}`, rule: 'TP-2.2.11', levels, at };
}

/** `weasel`, `suicide 1` to `suicide 3`; held, of what is ready. */
function waysOf({ charts }: Desk['ship'], craft: Craft): (Pick<Made, 'as' | 'energy'> & { says: string })[] {
  return (['weasel', 'suicide'] as const).flatMap(as => {
    const [least, most] = energyOf(charts, craft, as);
    const isHeld = craft.as === as && isReady(charts, craft);
    return Array.from({ length: most - least + 1 }, (_, n) => {
      const says = isHeld ? `${as}, held` : most > least ? `${as} ${least + n}` : as;
      return { as, energy: least + n, says };
    });
  });
}

type Made = Form['shuttles'][number];

const isThis =
  (box: number) =>
  (entry: Made): boolean =>
    entry.box === box;

/** Whoever is struck by a shuttle stays so while its energy changes. */
function targetKept(now: Made | undefined, as: Made['as']): Pick<Made, 'target'> {
  return as === 'suicide' && now?.target !== undefined ? { target: now.target } : {};
}

/** TP-12.2.7 Whom a suicide shuttle is to strike: nobody, or what it was told before, where nothing is said. */
function targetLine({ ship: { hold }, foes, nameOf }: Desk, { box, ...made }: Made): Line {
  const before = hold.bay[box]?.target;
  const levels = [undefined, ...foes].map(
    (target): Level => ({
      says: target === undefined ? (before ? `still ${nameOf(before)}` : 'nobody yet') : nameOf(target),
      put: one => ({
        ...one,
        shuttles: withEntry(
          one.shuttles,
          { box, as: made.as, energy: made.energy, ...(target !== undefined && { target }) },
          isThis(box),
        ),
      }),
    }),
  );
  const at = made.target === undefined ? 0 : 1 + foes.indexOf(made.target);
  return { ...OF, id: `target/${box}`, name: `Shuttle ${box + 1} strikes`, rule: 'TP-12.2.7', levels, at: Math.max(0, at) };
}

/** TP-11.2.1, TP-11.3.1, TP-11.3.2, TP-11.4.1 */
function gearLines({ ship, form }: Desk): Line[] {
  return ship.card.weapons.flatMap((weapon, mount): Line[] => {
    const most = gearMost(ship, mount);
    if (most === undefined) return [];
    const { id } = weapon;
    const now = form.gear.find(one => one.id === id)?.energy ?? 0;
    const put = (one: Form, energy: number): Form => ({
      ...one,
      gear: withEntry(one.gear, energy > 0 ? { id, energy } : undefined, entry => entry.id === id),
    });
    const levels = countLevels(most, now, put).filter((_, n) => weapon.type !== 'displacement' || n === 0 || n === most);
    const at = Math.max(
      0,
      levels.findIndex(({ says }) => says === String(now)),
    );
    return [{ ...OF, id: `gear/${id}`, name: `${typeName(weapon)} ${weapon.name}`, rule: gearRule(weapon), levels, at }];
  });
}

const BANKS = [
  { says: 'off', fore: false, rear: false },
  { says: 'forward', fore: true, rear: false },
  { says: 'rear', fore: false, rear: true },
  { says: 'both', fore: true, rear: true },
] as const;
const BOTH: Panels = { fore: true, rear: true, moves: [] };

/** TP-11.4.6 Banks are paid for together: half points are rounded once. */
function bankLines({ ship: { card }, form }: Desk): Line[] {
  if (!card.panels) return [];
  const { panels = BOTH } = form;
  const levels = BANKS.map(
    ({ says, fore, rear }): Level => ({
      says,
      put: one => ({ ...one, panels: { ...(one.panels ?? BOTH), fore, rear } }),
    }),
  );
  const at = BANKS.findIndex(({ fore, rear }) => fore === panels.fore && rear === panels.rear);
  return [{ ...OF, id: 'panels', name: 'Absorber banks', rule: 'TP-11.4.6', levels, at }];
}

const WAYS = [
  { from: 'fore', to: 'battery', name: 'Forward bank into batteries' },
  { from: 'fore', to: 'bank', name: 'Forward bank into rear' },
  { from: 'rear', to: 'battery', name: 'Rear bank into batteries' },
  { from: 'rear', to: 'bank', name: 'Rear bank into forward' },
] as const;

/** TP-11.4.8 Points that go out of a bank, one a panel that works at most, as far as it holds any. */
function movedLines({ ship: { card, unit }, form }: Desk): Line[] {
  if (!card.panels) return [];
  const { moves } = form.panels ?? BOTH;
  return WAYS.flatMap(({ from, to, name }): Line[] => {
    const bank = from === 'fore' ? 0 : 1;
    const isIt = (one: Panels['moves'][number]): boolean => one.from === from && one.to === to;
    const at = moves.find(isIt)?.points ?? 0;
    const most = Math.min(panelsOf(unit)[bank], unit.banks?.held[bank] ?? 0);
    if (most === 0 && at === 0) return [];
    const levels = countLevels(most, at, (one, points): Form => {
      const panels = one.panels ?? BOTH;
      const entry = points > 0 ? { from, to, points } : undefined;
      return { ...one, panels: { ...panels, moves: withEntry(panels.moves, entry, isIt) } };
    });
    return [{ ...OF, id: `moves/${from}/${to}`, name, rule: 'TP-11.4.8', levels, at }];
  });
}

/** TP-2.1.2, TP-2.2.12 */
function batteryLines({ ship, form }: Desk): Line[] {
  const room = batteryRoom(ship);
  const { battery } = ship.hold;
  const free = Math.max(0, room - battery + form.discharge);
  const of = { use: 'batteries' } as const;
  if (room === 0 && battery === 0) return [];
  return [
    {
      ...{ ...of, id: 'discharge', name: 'Out of batteries', rule: 'TP-2.1.2', at: form.discharge },
      levels: countLevels(battery, form.discharge, (one, n) => ({ ...one, discharge: n })),
      most: `Batteries hold ${battery}.`,
    },
    {
      ...{ ...of, id: 'recharge', name: 'Into batteries', rule: 'TP-2.2.12', at: form.recharge },
      levels: countLevels(free, form.recharge, (one, n) => ({ ...one, recharge: n })),
      most: `Batteries have room for ${free}.`,
    },
  ];
}
