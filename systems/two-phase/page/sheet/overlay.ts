/** What is live on a ship's display: how she goes, and what stands on no box. */

import type { Overlay } from '@flagplot/pagekit/sheet/overlay.ts';
import type { Unit } from '../../rules/open.ts';
import { isHere, isShip } from '../../rules/roster.ts';

/** TP-1.5.2 All of it lies open: what is secret of a ship is on the energy board of her owner alone. */
export function overlayOf(unit: Unit): Overlay {
  const words = stateWords(unit).join(', ');
  return {
    ...(isHere(unit) && { place: `speed ${unit.speed}` }),
    ...(words !== '' && { says: { display: [`${words.charAt(0).toUpperCase()}${words.slice(1)}.`] } }),
  };
}

/** TP-1.5.2 What else lies open of a unit, and stands on no box. */
function stateWords(unit: Unit): string[] {
  const { setting, fireControl, lockOn, erratic, ecm, eccm, veil } = unit;
  if (!isHere(unit) || !isShip(unit)) return [];
  return [
    ...(setting === 'full' ? [] : [setting === 'off' ? 'shields off' : 'shields at minimum']),
    ...(fireControl ? [] : ['no fire control']),
    ...(lockOn ? [] : ['no lock-on']),
    ...(erratic ? ['erratic manoeuvres'] : []),
    ...(ecm > 0 ? [`ECM ${ecm}`] : []),
    ...(eccm > 0 ? [`ECCM ${eccm}`] : []),
    ...(veil && veil.step > 0 ? [veil.step > VISIBLE ? 'cloaked' : 'fading'] : []),
  ];
}

/** TP-11.1.1 Steps of fading before a ship is cloaked. */
const VISIBLE = 3;
