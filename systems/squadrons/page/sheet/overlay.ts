/** What is live on a squadron's sheet: who is separated or jammed (SQ-1.6.3 no sheet keeps it), and the chances of its nerve. */

import type { Overlay } from '@flagplot/pagekit/sheet/overlay.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';
import { jammingAt } from '../../rules/combat/jamming.ts';
import { separations } from '../../rules/movement/cohesion.ts';
import { isFlying, numberOf, squadronCalled } from '../../rules/roster.ts';
import type { SqSeen } from '../../scene/scene.ts';
import { checkOf, rallyChance } from '../chances.ts';

/** The overlay of a squadron's sheet, opened for one of its craft or for all of it. */
export function overlayOf(seen: SqSeen, id: string, craft?: number): Overlay {
  return {
    says: { ...craftWords(seen, id), morale: nerveWords(seen, id) },
    ...(craft !== undefined && { here: `craft/${craft}` }),
  };
}

function craftWords(seen: SqSeen, id: string): Record<string, string[]> {
  const squadron = squadronCalled(seen, id);
  const apart = separations(seen.book, squadron);
  const words = squadron.craft.map((craft, place): [string, string[]] => [
    `craft/${numberOf(place)}`,
    isFlying(craft) ? [...(apart[place] ? ['separated'] : []), ...(jammingAt(seen, craft) > 0 ? ['jammed'] : [])] : [],
  ]);
  return Object.fromEntries(words);
}

const LOSSES = [
  { name: '1 damaged', damaged: 1, destroyed: 0 },
  { name: '1 destroyed', damaged: 0, destroyed: 1 },
  { name: '2 destroyed', damaged: 0, destroyed: 2 },
] as const;

/** Its chance to rally, and to fail its check after such losses. */
function nerveWords(seen: SqSeen, id: string): string[] {
  const lies = { book: seen.book, clock: seen.clock, open: seen.open };
  const rally = rallyChance(lies, id);
  const checks = LOSSES.flatMap(({ name, ...losses }) => {
    const check = checkOf(lies, id, losses);
    return check ? [{ name, ...check }] : [];
  });
  const fails = checks.map(one => `${one.name}: ${percent(one.fails)}`).join(', ');
  return [
    ...(rally === undefined ? [] : [`If it neither fires nor is hurt this round it rallies: ${percent(rally)}.`]),
    ...(checks.length > 0 ? [`Fails its check in a round with ${fails}; then ${checks[0]?.state}.`] : []),
  ];
}
