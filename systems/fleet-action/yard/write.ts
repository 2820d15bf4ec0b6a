// A fleet as short text: a line for its name, a line a squadron, a line a ship, a line for each card of one's own.

import type { FleetForce } from './force-file.ts';
import { shipWords } from './names.ts';
import { ownCardText } from './own-card.ts';

/** What would be read otherwise without quotation marks. */
const STRANGE = /[^\p{L}\p{N}'’.!? -]|^\s|\s$|\s\s|^(squadron|card)\b/iu;

/** A name as it stands in a text. */
function nameText(name: string): string {
  const plain = withoutQuotes(name);
  return STRANGE.test(plain) ? `"${plain}"` : plain;
}

/** A quotation mark within would end the name. */
function withoutQuotes(name: string): string {
  return name.replaceAll('"', "'");
}

/** The short text of a fleet: `"Long Watch"`, then `squadron A`, then `Tal'Kesh: G'Quan heavy cruiser, frazi 2`. */
export function write({ name, squadrons, homeMade = [] }: FleetForce): string {
  const lines = squadrons.flatMap(squadron => [
    `squadron ${nameText(squadron.name)}${squadron.relief ? ', reinforcements' : ''}`,
    ...squadron.ships.map(ship => `${nameText(ship.name)}: ${shipWords(ship)}`),
  ]);
  return [`"${withoutQuotes(name)}"`, ...lines, ...homeMade.map(ownCardText)].join('\n');
}
