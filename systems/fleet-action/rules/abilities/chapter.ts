// Chapters 4.2 to 4.5: abilities of commanders that are bought, and styles of command.

import type { Refusal } from '@flagplot/kernel';
import type { Chapter } from '../chapter.ts';
import type { FaState } from '../state.ts';
import { redeploying, redeployQuestion } from './redeploy.ts';
import { styles } from './styles.ts';

/** FA-4.2.1 Whatever was used was paid for; FA-4.5.1 a style is a squadron's. */
function commanderSense({ book, open }: FaState): Refusal[] {
  const { styles: thrown = [], used = [] } = open.commanders ?? {};
  const at = '/open/commanders';
  const strange = thrown.flatMap(({ squadron }, i) =>
    Object.hasOwn(book.squadronAt, squadron)
      ? []
      : [{ rule: 'FA-4.5.1', at: `${at}/styles/${i}/squadron`, say: `There is no squadron ${squadron}.` }],
  );
  const unpaid = used.flatMap(({ ship, ability }, i) =>
    book.ships[book.shipAt[ship] ?? -1]?.abilities.includes(ability)
      ? []
      : [{ rule: 'FA-4.2.1', at: `${at}/used/${i}/ship`, say: `${ship} was bought no such ability.` }],
  );
  return [...strange, ...unpaid];
}

export const abilities: Chapter = {
  name: 'abilities',
  lines: Object.fromEntries([['deployed', () => [redeploying, styles]]]),
  questions: { redeploy: redeployQuestion },
  sense: commanderSense,
};
