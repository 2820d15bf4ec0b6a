/** What criticals are, and what they do, in words to choose by. */

import { effectsOf } from '../../rules/between/critical-rolls.ts';
import type { Critical } from '../../rules/charts.ts';
import { weaponName } from '../../rules/names.ts';
import type { CriticalRoll } from '../../rules/open.ts';
import type { Mending } from '../../rules/orders.ts';
import type { BbView } from '../../rules/state.ts';

const DOES: Readonly<Record<Critical, string>> = {
  bridge: 'the bridge is hit: a d10 of strategy points is lost',
  ammo: 'a bunker blows up: a box, and one weapon silent for good',
  marines: 'a box of marines is crossed off',
  weapon: 'one weapon is out of action until it is repaired',
  engine: 'the highest setting of her telegraph is gone',
  rudder: 'her rudder jams: she turns by the next larger template',
  fire: 'a fire breaks out, and burns a box a turn',
};

/** `13: one weapon is out of action …`; a throw too low for any row does nothing. */
export function rollWords({ book }: BbView, roll: CriticalRoll): string {
  const effects = effectsOf(book.charts, roll).map(effect => DOES[effect]);
  return effects.length > 0 ? effects.join('; ') : 'nothing happens';
}

export function sumWords({ sum, again }: CriticalRoll): string {
  return again === null ? `Throw of ${sum}` : `Throw of ${sum}, and ${again} more`;
}

const KINDS: Readonly<Record<Mending['critical'], readonly [name: string, does: string]>> = {
  fire: ['Fire', 'it is put out'],
  engine: ['Engine', 'the lowest lost setting comes back'],
  weapon: ['Weapon', 'it fires again'],
  rudder: ['Rudder', 'she turns by a smaller template again'],
};

/** `Fire: it is put out`, `Fore turrets: it fires again`. */
export function mendingName({ book }: BbView, { ship, critical, weapon }: Mending): string {
  const name = weapon === undefined ? KINDS[critical][0] : weaponName(book, ship, weapon);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${KINDS[critical][1]}`;
}
