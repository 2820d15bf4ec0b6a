/** What is shown to choose fire by: who fires, at whom, with what, and how a throw comes about. */

import type { FirerRow, TargetRow, WeaponTable } from '@flagplot/pagekit/fire/choosing.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';
import { aspect, rangeOf } from '@flagplot/plane';
import { inches, offBowWords } from '@flagplot/plane/words';
import type { Aim } from '../../rules/gunnery/aim.ts';
import { works } from '../../rules/gunnery/aim.ts';
import { count, targetName, vesselName } from '../../rules/names.ts';
import type { Vessel } from '../../rules/open.ts';
import type { Act } from '../../rules/orders.ts';
import type { BbView } from '../../rules/state.ts';
import { seeingOf } from './sight.ts';
import { aimFor, firesOf, gunsOf, type Offer, targetOf } from './throws.ts';

/** `Lohengrin`, `platform iii`. */
export function markName(view: BbView, id: string): string {
  return targetName(view.book, id);
}

export function firerRow(view: BbView, vessel: Vessel, acts: readonly Act[]): FirerRow {
  const guns = gunsOf(view, vessel);
  const targets = [...new Set(firesOf(acts).flatMap(act => (act.by.includes(vessel.id) ? [act.target] : [])))];
  const at = targets.map(id => markName(view, id)).join(', ');
  const able = guns.filter(weapon => works(vessel, weapon));
  return {
    id: vessel.id,
    badge: view.book.cards[vessel.card]?.class ?? '',
    name: vesselName(view.book, vessel.id),
    says: able.map(({ name, fp }) => `${name} ${fp}`).join(', ') || 'no weapon that works',
    ...(at ? { at, target: at } : {}),
  };
}

const ASPECTS = { closing: 'closing', broadside: 'broadside on', 'moving away': 'moving away' } as const;

/** `12.97 inches, 53° to starboard, broadside on; sight 211 of 289`. */
export function lyingWords(view: BbView, { line, mark }: Offer): string {
  const { firer } = line;
  const shown = aspect(mark.pose.heading, { x: firer.x - mark.pose.x, y: firer.y - mark.pose.y });
  const { free, of } = seeingOf(view, line);
  const setting = mark.vessel ? `, ${mark.vessel.setting}` : '';
  return `${inches(rangeOf(line.squared))} inches, ${offBowWords(firer, mark.pose)}, ${ASPECTS[shown]}${setting}; sight ${free} of ${of}`;
}

export function targetRow(view: BbView, offer: Offer): TargetRow {
  const says = lyingWords(view, offer);
  const name = `${markName(view, offer.mark.id)}, ${inches(Math.round(rangeOf(offer.line.squared) / 100) * 100)}″`;
  return { id: offer.mark.id, name, hint: says, says };
}

/** Why nothing of a vessel bears on a target. */
export function barredWords(view: BbView, { line, mark }: Offer): { rule: string; say: string } {
  const name = markName(view, mark.id);
  if (!line.open)
    return { rule: 'BB-3.2.11', say: `${name} cannot be seen: ${seeingOf(view, line).of} lines, and none is clear.` };
  return { rule: 'BB-3.2.8', say: `Nothing that works bears on ${name} at ${inches(rangeOf(line.squared))} inches.` };
}

/** The weapons of a vessel against the target in hand. */
export function weaponTable(
  view: BbView,
  acts: readonly Act[],
  of: { vessel: Vessel; offer: Offer; inHand: string | undefined },
): WeaponTable {
  const { vessel, offer, inHand } = of;
  return {
    fires: 'any',
    columns: [{ head: 'fires at' }, { head: 'firepower', num: true }, { head: 'column', num: true }, { head: 'dice', num: true }],
    rows: gunsOf(view, vessel).map(weapon => {
      const now = targetOf(acts, vessel.id, weapon.id);
      const used = now === offer.mark.id;
      const bears = offer.weapons.includes(weapon);
      const aim = bears ? aimFor(view, acts, { vessel: vessel.id, weapon: weapon.id, target: offer.mark.id }) : undefined;
      const cells = aim
        ? [now === undefined ? 'holds' : markName(view, now), `${aim.fp}`, `${aim.column?.column ?? '–'}`, `${aim.dice}`]
        : [];
      const cannot = works(vessel, weapon) ? 'does not bear on it' : 'is out of action';
      return { id: weapon.id, name: weapon.name, used, inHand: weapon.id === inHand, cells, ...(aim ? {} : { cannot }) };
    }),
  };
}

/** `6 dice at 7 or more: 2.4 hits on average, a hit 95 %`. */
export function chanceWords({ book }: BbView, dice: number): string {
  const p = (11 - book.charts.needs) / 10;
  return `${count(dice, 'die', 'dice')} at ${book.charts.needs} or more: ${(dice * p).toFixed(1)} hits on average, one at least ${percent(1 - (1 - p) ** dice)}.`;
}

/** One column of Table 1 in the row of a throw. */
export interface ReadColumn {
  readonly n: number;
  readonly head: string;
  readonly dice: number;
  /** Where it begins, and where it is read after all shifts. */
  readonly isStart: boolean;
  readonly isRead: boolean;
}

/** BB-3.2.34 The row of the table that a throw is read in, column by column. */
export function readRow({ book: { charts } }: BbView, { fp, column }: Aim): ReadColumn[] {
  const row = charts.firepower[Math.min(fp, charts.firepower.length) - 1] ?? [];
  const { aspects, stationary } = charts.columns;
  const heads: Record<number, string> = {
    [stationary]: 'stopped',
    [aspects.closing]: 'closing',
    [aspects['moving away']]: 'away',
    [aspects.broadside]: 'broadside',
  };
  return row.map((dice, i) => ({
    n: i + 1,
    head: heads[i + 1] ?? 'hardest',
    dice,
    isStart: column?.start === i + 1,
    isRead: column?.column === i + 1,
  }));
}
