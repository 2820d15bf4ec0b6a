// A force as short text: a line for its name, a line a squadron.

import type { BoughtSquadron, SquadronsForce } from './force-file.ts';
import { craftWords } from './names.ts';

/** The short text of a force: `Grey Watch, alliance`, then `Red: 4 X-wing T-65B average, Hot Shot 2, leader 1 +1`. */
export function write({ name, faction, squadrons }: SquadronsForce): string {
  const lines = squadrons.map(squadron => `${nameText(squadron.name)}: ${squadronWords(squadron)}`);
  return [`${nameText(name)}, ${faction}`, ...lines].join('\n');
}

/** A squadron without its name. */
export function squadronWords({ type, quality, craft, leader, command, hotShots }: BoughtSquadron): string {
  const shots = [...(hotShots ?? [])].sort((a, b) => a - b);
  const led = (leader ?? 1) > 1 || (command ?? 0) > 0;
  return [
    `${craft} ${craftWords(type)} ${quality}`,
    ...(shots.length > 0 ? [`Hot Shot${shots.length > 1 ? 's' : ''} ${shots.join(' ')}`] : []),
    ...(led ? [`leader ${leader ?? 1}${command ? ` +${command}` : ''}`] : []),
  ].join(', ');
}

/** What would be read as something else unless it stands in quotes: marks, a dash in front, blanks that would be lost. */
const STRANGE = /[:;,"\p{Cc}]|^[-*•–]|^\s|\s$|\s\s|[^\S ]/u;

/** A name as it stands in a text; in quotes, as JSON has them, where it would not be read back. */
function nameText(name: string): string {
  return STRANGE.test(name) ? JSON.stringify(name) : name;
}
