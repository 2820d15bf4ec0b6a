// Ruling R15: what a side leaves to its squadrons, typed with any order: `leave red to jam`, `leave blue to follow red`.

import type { Phrase } from '@flagplot/manifest/orders';
import { subjects, withEntry } from '@flagplot/manifest/orders';
import type { Book } from '../rules/book.ts';
import type { CombatChoice, Lasting, StandingChoice } from '../rules/orders.ts';
import { squadronOf } from '../rules/roster.ts';
import type { SqView } from '../rules/state.ts';
import { squadronText } from './order-units.ts';

/** What is left to a squadron, in the words it is typed in. */
export const CHOICES: Readonly<Record<CombatChoice, string>> = { jam: 'jam', hold: 'hold fire', nearest: 'fire at the nearest' };

/** The standing choices of an order in the making: none said as long as there is no `leave` in it. */
export interface Leaving {
  standing: StandingChoice[] | undefined;
}

/** Reads a phrase that leaves something to squadrons; none where it begins otherwise. */
export function readLeaving(it: Phrase, v: SqView, leaving: Leaving): boolean {
  if (!it.says('leave')) {
    it.offer('leave');
    return false;
  }
  const own = v.book.squadrons.filter(({ side }) => side === v.side);
  const before = leaving.standing ?? v.own.standing ?? [];
  if (it.may('nobody', 'none')) {
    leaving.standing = [];
    return true;
  }
  const named = subjects(it, own);
  if (named.length === 0) it.unread();
  else leaving.standing = choicesOf(it, own, named).reduce(layChoice, before);
  return true;
}

function layChoice(all: StandingChoice[], choice: StandingChoice): StandingChoice[] {
  return withEntry(all, ({ squadron }) => squadron === choice.squadron, choice);
}

type Squadrons = Book['squadrons'];

/** What is left to these squadrons: a choice in combat, one on the move, or both; `to me`: neither. */
function choicesOf(it: Phrase, own: Squadrons, named: Squadrons): StandingChoice[] {
  it.may('to');
  if (it.may('me', 'nothing')) return named.map(({ id }) => ({ squadron: id }));
  const choice: Omit<StandingChoice, 'squadron'> = {};
  do {
    const combat = combatOf(it);
    if (combat) choice.combat = combat;
    else if (it.may('follow', 'fly')) followOf(it, own, choice);
    else it.unread();
  } while (it.also());
  return named.map(({ id }) => ({ squadron: id, ...choice }));
}

function combatOf(it: Phrase): CombatChoice | undefined {
  if (it.may('jam')) return 'jam';
  if (it.may('hold')) {
    it.may('fire');
    return 'hold';
  }
  if (!it.may('fire')) return undefined;
  it.skip('at', 'the');
  if (!it.may('nearest')) it.unread();
  return 'nearest';
}

function followOf(it: Phrase, own: Squadrons, choice: Omit<StandingChoice, 'squadron'>): void {
  it.skip('after');
  const lead = it.name(own);
  if (lead) choice.follow = lead.id;
}

/** One standing choice: `red to jam and follow blue`. */
export function formatStanding({ squadron, combat, follow }: StandingChoice, book: Book): string {
  const says = [...(combat ? [CHOICES[combat]] : []), ...(follow ? [`follow ${squadronText({ book }, follow)}`] : [])];
  return `${squadronText({ book }, squadron)} to ${says.length > 0 ? says.join(' and ') : 'me'}`;
}

/** The phrases that leave to squadrons what an order does; nothing where it says nothing of that. */
export function leavingText({ standing }: Lasting, { book, own }: Pick<SqView, 'book' | 'own'>): string[] {
  if (!standing) return [];
  const anew = standing.length === 0 || (own.standing ?? []).length > 0;
  return [...(anew ? ['leave nobody'] : []), ...standing.map(one => `leave ${formatStanding(one, book)}`)];
}

/** How it is said. */
export const LEAVING_GRAMMAR = 'leave SQUADRON to jam / hold fire / fire at the nearest / follow SQUADRON / me; leave nobody';

/** An example, where a side has two squadrons. */
export function leavingExample(v: SqView): string[] {
  const [first, second] = v.book.squadrons.filter(({ side }) => side === v.side);
  if (!first || !second) return [];
  const choice = { squadron: second.id, follow: squadronOf(v.book, first.id).id };
  return [`leave ${formatStanding(choice, v.book)}`];
}
