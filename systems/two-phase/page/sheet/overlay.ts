/** What is live on a ship's display: where she is and how she goes, and what stands on no box. */

import type { Seen } from '@flagplot/pagekit/desk/panels.ts';
import type { Overlay } from '@flagplot/pagekit/sheet/overlay.ts';
import type { Unit } from '../../rules/open.ts';
import { isHere } from '../../rules/roster.ts';
import type { TwoPhase } from '../../rules/state.ts';

/** TP-1.5.2 All of it lies open: what is secret of a ship is on the energy board of her owner alone. */
export function overlayOf({ clock }: Pick<Seen<TwoPhase>, 'clock'>, unit: Unit): Overlay {
  const place = isHere(unit) ? `turn ${clock.turn}, speed ${unit.speed}` : undefined;
  const words = stateWords(unit);
  return { ...(place && { place }), ...(words.length > 0 && { says: { display: [`${words.join(', ')}.`] } }) };
}

/** What a captain would want to know of her besides her boxes. */
function stateWords(unit: Unit): string[] {
  const { setting, fireControl, lockOn, erratic, ecm, eccm, veil } = unit;
  return [
    ...(setting === 'full' ? [] : [setting === 'off' ? 'Shields are off' : 'Shields at minimum']),
    ...(fireControl ? [] : ['no fire control']),
    ...(lockOn ? [] : ['no lock-on']),
    ...(erratic ? ['erratic manoeuvres'] : []),
    ...(ecm > 0 ? [`ECM ${ecm}`] : []),
    ...(eccm > 0 ? [`ECCM ${eccm}`] : []),
    ...(veil && veil.step > 0 ? [veil.step > 3 ? 'cloaked' : 'fading'] : []),
  ];
}
