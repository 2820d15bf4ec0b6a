// Chapter 4.5: how the commanders fight, thrown for when all stand.

import type { Phase, Reading } from '@flagplot/kernel';
import file from '../../data/abilities.json' with { type: 'json' };
import type { ShipOfBook, SquadronOfBook } from '../book.ts';
import { squadronsAtFirst } from '../roster.ts';
import type { FaState, FaTable, FleetAction } from '../state.ts';
import type { Style } from './commanders.ts';

/** FA-M05 The die of a style, and the table it is looked up in. */
const DIE: Reading<number> = { sides: file.styles.die, start: 0, add: (_, face) => face };
const TILTS: Readonly<Record<string, number>> = file.styles.tilts;

/** FA-4.5.1 A die for each squadron, side by side in the order of the book. */
export const styles: Phase<FleetAction> = {
  name: 'Styles',
  rule: 'FA-4.5.1',
  begin(s, t) {
    if (!s.book.styles) return;
    for (const of of squadronsAtFirst(s.book)) throwStyle(s, t, of);
  },
};

function throwStyle(s: FaState, t: FaTable, { id, name, side, ships }: SquadronOfBook): void {
  const { race } = (s.book.ships[ships[0] as number] as ShipOfBook).card;
  // FA-4.5.5 The race of the commander counts where the scenario says so.
  const tilt = s.book.styleTilt ? (TILTS[race] ?? 0) : 0;
  const what = `the style of ${s.book.sides.find(one => one.id === side)?.name} ${name}`;
  const from = tilt === 0 ? {} : { from: [{ is: `${tilt > 0 ? '+' : '−'}${Math.abs(tilt)}`, for: race }] };
  const fell = t.throw(1, DIE, () => ({ rule: 'FA-4.5.1', what, by: side, ...from })) + tilt;
  const style = styleOfRoll(fell);
  if (style !== 'standard') s.open.commanders?.styles.push({ squadron: id, style });
  t.tell(() => ({ kind: 'style', squadron: id, style }));
}

/** FA-4.5.1 */
function styleOfRoll(fell: number): Style | 'standard' {
  if (fell <= file.styles.defensive) return 'defensive';
  return fell >= file.styles.offensive ? 'offensive' : 'standard';
}
