/** Attacks of aeroplanes in words, with what they come to. */

import { tenths } from '@flagplot/pagekit/odds/shown.ts';
import { shortDegrees } from '@flagplot/pagekit/sail/words.ts';
import { enemiesTouched } from '../../rules/aeroplanes/markers.ts';
import { planOf } from '../../rules/aeroplanes/plan.ts';
import { strafeDice } from '../../rules/aeroplanes/strikes.ts';
import { capital, count, modelName } from '../../rules/names.ts';
import type { Attack, Fly } from '../../rules/orders.ts';
import { vesselCalled } from '../../rules/roster.ts';
import type { BbView } from '../../rules/state.ts';
import { bombWords, downWords } from './fights.ts';
import { groupIn, groupWords } from './flights.ts';

/** `Fighters 1 dogfight fighters 1 of Teutonic Order`. */
export function attackName(view: BbView, fly: Fly, attack: Attack): string {
  const who = groupWords(view, attack.markers);
  if (attack.kind === 'dogfight')
    return `Dogfight ${metBy(view, fly)
      .map(id => modelName(view.book, id))
      .join(', ')}`;
  if (attack.kind === 'drop') return `${capital(who)}: drop torpedoes on ${shortDegrees(attack.bearing)}`;
  const target = modelName(view.book, attack.target);
  if (attack.kind === 'strafe') return `Strafe ${target}`;
  return `Bomb ${target}${attack.whole ? ' with all there is' : ''}`;
}

function metBy(view: BbView, fly: Fly): string[] {
  const group = groupIn(view, fly);
  const [first] = group;
  return first ? enemiesTouched(view, { side: first.side, ...planOf(view, group, fly).end }).map(({ id }) => id) : [];
}

/** What it comes to on average. */
export function attackSays(view: BbView, fly: Fly, attack: Attack): string {
  if (attack.kind === 'dogfight') return downWords(view, attack.markers, metBy(view, fly));
  if (attack.kind === 'bomb')
    return bombWords(view, { markers: attack.markers, target: attack.target, whole: attack.whole ?? false });
  if (attack.kind === 'drop') return 'the salvo lies before them, and runs after all have flown';
  const target = vesselCalled(view.open, attack.target);
  const dice = groupIn(view, attack).reduce((sum, marker) => sum + strafeDice(view, marker, target).dice, 0);
  const p = (11 - view.book.charts.needs) / 10;
  return `${count(dice, 'die', 'dice')}, ${tenths(dice * p)} hits on average`;
}
