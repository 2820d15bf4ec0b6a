/** The weapons of a craft in words: where each bears, how far it reaches, and at whom it could be fired now. */

import type { Weapon } from '@flagplot/pagekit/list/words.ts';
import { listWords } from '@flagplot/pagekit/words/lists.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';
import type { Arc, WeaponCard } from '../../rules/cards.ts';
import { whySilent } from '../../rules/combat/declare.ts';
import { enemiesOf, numberOf, squadronCalled, squadronOf } from '../../rules/roster.ts';
import type { SqSeen } from '../../scene/scene.ts';
import { craftNamed, squadronName } from '../../words/names.ts';
import { chanceOn6 } from '../chances.ts';
import { laidOf, pairsOf } from '../fire/volleys.ts';

const ARCS: Readonly<Record<Arc, string>> = { front: 'ahead', turret: 'over any one hexside', all: 'all round' };

export function weapons(seen: SqSeen, unit: string): Weapon[] {
  const { squadron: id, number = 1 } = craftNamed(unit) ?? {};
  if (id === undefined) return [];
  const silent = whySilent(seen, squadronCalled(seen, id))?.say;
  return squadronOf(seen.book, id).weapons.map(({ card }) => {
    const cannot = card.kind === 'jammer' ? 'It jams, and is fired at nobody.' : silent;
    return {
      id: card.id,
      name: card.name,
      arcs: card.kind === 'jammer' ? 'all round' : ARCS[card.arc],
      reach: reachOf(card),
      targets: cannot === undefined ? targetsOf(seen, { squadron: id, place: number - 1, weapon: card.id }) : [],
      ...(cannot === undefined ? {} : { cannot }),
    };
  });
}

function reachOf({ kind, range: [short, medium, long] }: WeaponCard): string {
  return kind === 'jammer' ? `to ${long}` : `short to ${short}, medium to ${medium}, long to ${long}`;
}

/** `Alpha 1 and 3, nearest 6, 5 or more, 40 % a shot`: every enemy squadron a craft bears on, the nearest first. */
function targetsOf(
  seen: SqSeen,
  { squadron, place, weapon }: { squadron: string; place: number; weapon: string },
): Weapon['targets'] {
  const { side } = squadronOf(seen.book, squadron);
  const found = enemiesOf(seen, side).flatMap(({ id: target }) => {
    const laid = laidOf(seen, { squadron, weapon, target });
    const aim = laid.aims.find(one => one.place === place);
    const pairs = pairsOf(seen, laid).filter(({ from }) => from === place);
    if (!aim || pairs.length === 0) return [];
    const range = Math.min(...pairs.map(one => one.range));
    const who = `${squadronName(seen.book, target)} ${listWords(pairs.map(({ to }) => String(numberOf(to))))}`;
    const needs = `${Math.max(2, aim.needs)} or more, ${percent(chanceOn6(aim.needs))} a shot`;
    return [{ unit: target, range, says: `${who}, nearest ${range}, ${needs}` }];
  });
  return found.toSorted((a, b) => a.range - b.range);
}
