/** Standing choices in words, and as they are changed. */

import { listWords } from '@flagplot/pagekit/words/lists.ts';
import type { CombatChoice, Lasting, StandingChoice } from '../../rules/orders.ts';
import { squadronsOf } from '../../rules/roster.ts';
import type { SqView } from '../../rules/state.ts';
import { ofBook, squadronName } from '../../words/names.ts';

/** What a squadron does in combat by itself. */
export const COMBAT_WORDS: Readonly<Record<CombatChoice, string>> = {
  nearest: 'fires at the nearest',
  hold: 'holds its fire',
  jam: 'jams',
};

/** The standing choices that an answer would leave: those it sets, else those there are. */
export function choicesIn(order: Lasting, { own }: Pick<SqView, 'own'>): readonly StandingChoice[] {
  return order.standing ?? own.standing ?? [];
}

/** `follows Red, fires at the nearest`; nothing where its owner is asked. */
export function choiceWords(view: Pick<SqView, 'book'>, choice: StandingChoice): string {
  return doesOf(view, choice).join(', ');
}

/** What a squadron does by itself, one thing after the other. */
function doesOf({ book }: Pick<SqView, 'book'>, { follow, combat }: StandingChoice): string[] {
  return [...(follow === undefined ? [] : [`follows ${squadronName(book, follow)}`]), ...(combat ? [COMBAT_WORDS[combat]] : [])];
}

/** `Gold follows Red and fires at the nearest. Red holds its fire.`; where there are none, what that means. */
export function allWords(view: Pick<SqView, 'book'>, choices: readonly StandingChoice[]): string {
  const told = choices.flatMap(choice => {
    const does = doesOf(view, choice);
    return does.length > 0 ? [`${squadronName(view.book, choice.squadron)} ${listWords(does)}.`] : [];
  });
  return told.join(' ') || 'You are asked everything.';
}

/** The choices with those of one squadron put in the place of what it had; choices of nothing are none. Whom a follower follows is followed by none. */
export function withChoice(choices: readonly StandingChoice[], next: StandingChoice): StandingChoice[] {
  const others = choices
    .filter(({ squadron }) => squadron !== next.squadron)
    .map(one => (next.follow !== undefined && one.follow === next.squadron ? withoutFollow(one) : one));
  return [...others, next].filter(({ combat, follow }) => combat !== undefined || follow !== undefined);
}

function withoutFollow({ follow: _, ...rest }: StandingChoice): StandingChoice {
  return rest;
}

/** Everything that can be left: the first squadron that moves is moved by hand, the others follow it, and all fire at the nearest. */
export function allLeft(view: SqView): StandingChoice[] {
  const own = squadronsOf(view, view.side);
  const lead = own.find(({ id }) => !ofBook(view.book, id)?.immobile);
  return own.map(({ id }) => {
    const follows = lead !== undefined && id !== lead.id && !ofBook(view.book, id)?.immobile;
    return { squadron: id, combat: 'nearest' as const, ...(follows && { follow: lead.id }) };
  });
}

/** Whom a squadron may follow: others of its side that move and follow nobody. */
export function leadsFor(view: SqView, choices: readonly StandingChoice[], id: string): { id: string; name: string }[] {
  return squadronsOf(view, view.side).flatMap(one => {
    const follows = choices.some(({ squadron, follow }) => squadron === one.id && follow !== undefined);
    return one.id === id || follows || ofBook(view.book, one.id)?.immobile
      ? []
      : [{ id: one.id, name: squadronName(view.book, one.id) }];
  });
}
