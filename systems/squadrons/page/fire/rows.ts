/** What is shown to choose fire by: which squadrons may fire, at whom and with what; and which do not, and why. */

import type { FirerRow, SilentRow, TargetRow, WeaponTable } from '@flagplot/pagekit/fire/choosing.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';
import type { Squadron } from '../../rules/open.ts';
import { squadronOf } from '../../rules/roster.ts';
import type { SqView } from '../../rules/state.ts';
import { letterOf, sideName, squadronName } from '../../words/names.ts';
import { rallyChance } from '../chances.ts';
import { crew } from '../crew.ts';
import { type Choice, choicesOf, type FireOrder, type Laid, laidOf, likeliest, type Still, volleyOf } from './volleys.ts';

/** What each squadron passes up as long as it holds its fire, and whether it may rally. It is the same whatever is ordered. */
export function offersOf(view: SqView, able: readonly Squadron[]): ReadonlyMap<string, string> {
  return new Map(
    able.map(({ id }) => {
      const best = Math.max(0, ...choicesOf(view, id).map(choice => likeliest(choice)?.hits ?? 0));
      const rally = rallyChance(view, id);
      return [id, `${best.toFixed(1)} hits at best${rally === undefined ? '' : `, or rallies: ${percent(rally)}`}`];
    }),
  );
}

/** A squadron that may fire. */
export function firerRow(
  view: SqView,
  squadron: Squadron,
  { order, offers }: { order: FireOrder; offers: ReadonlyMap<string, string> },
): FirerRow {
  const { id } = squadron;
  const of = squadronOf(view.book, id);
  const volley = volleyOf(order, id);
  const fires = volley ? `${laidOf(view, volley).hits.toFixed(1)} hits on average` : offers.get(id);
  const at = volley && squadronName(view.book, volley.target);
  return { id, badge: letterOf(view.book, of), name: of.name, says: `${crew(of, squadron)}; ${fires ?? ''}`, at, target: at };
}

/** The targets of a squadron. Where enemies of several sides are about, a target's side is said. */
export function targetRows({ book }: SqView, choices: readonly Choice[]): TargetRow[] {
  const sides = new Set(choices.map(one => squadronOf(book, one.target.id).side));
  return choices.map(choice => {
    const { target, laid } = choice;
    const of = squadronOf(book, target.id);
    const whose = sides.size > 1 ? `${sideName(of.side, book)} ` : '';
    const range = Math.min(...laid.map(one => one.sighting.range));
    const hint = 'With Shift every squadron that can fires at it';
    return { id: target.id, name: `${whose}${of.name}, ${range}`, hint, says: choiceWords(choice) };
  });
}

/** `Ion cannon, 4 craft at 5, average range 9, long, 1.3 hits`: what would be fired without a second thought. */
function choiceWords(choice: Choice): string {
  const best = likeliest(choice);
  if (!best) return '';
  const { range, band, weapon, shooters, eligible } = best.sighting;
  const who = `${shooters.length} craft at ${eligible.length}`;
  return `${weapon.card.name}, ${who}, average range ${range}, ${band}, ${best.hits.toFixed(1)} hits`;
}

/** The weapons that bear on a target, and the one of them that fires. */
export function weaponTable({ laid }: Choice, held: Laid): WeaponTable {
  return {
    fires: 'one',
    columns: [
      { head: 'average range' },
      { head: 'craft', num: true },
      { head: 'may hit', num: true },
      { head: 'hits', num: true },
    ],
    rows: laid.map(one => {
      const used = one.volley.weapon === held.volley.weapon;
      const { sighting, hits } = used ? held : one;
      const { range, band, shooters, eligible } = sighting;
      const cells = [`${range}, ${band}`, String(shooters.length), String(eligible.length), hits.toFixed(1)];
      return { id: one.volley.weapon, name: sighting.weapon.card.name, used, inHand: used, cells };
    }),
  };
}

/** Squadrons that do not fire now. */
export function silentRows(view: SqView, still: readonly Still[]): SilentRow[] {
  return still.map(({ id, rule, say }) => {
    const of = squadronOf(view.book, id);
    const rally = rallyChance(view, id);
    const more = rally === undefined ? undefined : `If it is not hurt it rallies: ${percent(rally)}.`;
    return { id, badge: letterOf(view.book, of), name: of.name, say, rule, more };
  });
}
