/** Two ships touch: what comes of forcing a collision, and of evading it. */

import { listWords } from '@flagplot/manifest';
import { tenths } from '@flagplot/pagekit/odds/shown.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';
import { canManoeuvre, sidesMeeting } from '../../rules/movement/meeting.ts';
import { count, vesselName } from '../../rules/names.ts';
import { cardOf, vesselCalled } from '../../rules/roster.ts';
import type { Baltic, BbView } from '../../rules/state.ts';
import { cameOf, chanceThat, meanOf } from '../odds/came.ts';
import { oddsNow } from '../odds/reckon.ts';
import type { Choice } from '../ui/choice.ts';

type About = Baltic['asks']['meet']['about'];
type Forcing = 'vessel' | 'other' | 'both';

/** Who of the two is one's own, and whether the enemy has a say. */
interface Parties {
  readonly own: string;
  readonly foe: string;
  readonly isMover: boolean;
  readonly foeChooses: boolean;
}

function partiesOf(view: BbView, { vessel, other }: About): Parties {
  const isMover = vesselCalled(view.open, vessel).side === view.side;
  const [own, foe] = isMover ? [vessel, other] : [other, vessel];
  const sides = sidesMeeting(view, { vessel, other });
  return { own, foe, isMover, foeChooses: sides.includes(vesselCalled(view.open, foe).side) };
}

/** BB-3.1.27 to BB-3.1.29, BB-3.1.33 To evade, or to force it. */
export function meetChoices(view: BbView, about: About): Choice[] {
  const parties = partiesOf(view, about);
  const foe = vesselName(view.book, parties.foe);
  const [mine, theirs]: Forcing[] = parties.isMover ? ['vessel', 'other'] : ['other', 'vessel'];
  const passes = 'They pass each other, and nothing happens.';
  const evades = parties.foeChooses
    ? `If ${foe} evades too, they pass each other. If ${foe} forces it: ${comesTo(view, about, theirs as Forcing)}.`
    : passes;
  const meets = comesTo(view, about, mine as Forcing);
  const both = parties.foeChooses ? ` If ${foe} forces it too: ${comesTo(view, about, 'both')}.` : '';
  return [
    { id: 'evade', name: 'Evade', says: evades },
    { id: 'force', name: 'Force a collision', says: `${parties.foeChooses ? `If ${foe} evades: ` : ''}${meets}.${both}` },
  ];
}

/** `Where Vasa touches Lohengrin they collide 42 % if you force it, …`: what may come of a course that leads to her. */
export function contactWords(view: BbView, about: About): string {
  const { own, foe, isMover, foeChooses } = partiesOf(view, about);
  const [mine, theirs]: Forcing[] = isMover ? ['vessel', 'other'] : ['other', 'vessel'];
  const ownChooses = sidesMeeting(view, about).includes(view.side);
  const by = [
    ...(ownChooses ? [`${chanceWords(view, about, mine as Forcing)} if you force it`] : []),
    ...(foeChooses ? [`${chanceWords(view, about, theirs as Forcing)} if she does`] : []),
    ...(ownChooses && foeChooses ? [`${chanceWords(view, about, 'both')} if both do`] : []),
  ];
  const [ownName, foeName] = [own, foe].map(id => vesselName(view.book, id));
  return `Where ${ownName} touches ${foeName} they collide ${listWords(by)}; then on average ${lossWords(view, about, 'both')}.`;
}

function chanceWords(view: BbView, about: About, force: Forcing): string {
  const found = oddsNow(view, 'collision', { ...about, force, of: 'vessel' });
  const p = chanceThat(found ? cameOf(found) : [], ({ collides }) => collides === true);
  return p > 0.9999 ? 'for certain' : percent(p);
}

/** `they collide 42 %; then Vasa loses 2.0 boxes, and Lohengrin 4.0`. */
function comesTo(view: BbView, about: About, force: Forcing): string {
  return `they collide ${chanceWords(view, about, force)}; then on average ${lossWords(view, about, force)}`;
}

/** `Vasa loses 2.0 of 13 boxes and Lohengrin 4.0 of 8`: what a collision costs either, once it has come to that. */
function lossWords(view: BbView, about: About, force: Forcing): string {
  const losses = (['vessel', 'other'] as const).map(whom => {
    const found = oddsNow(view, 'collision', { ...about, force, of: whom });
    const all = found ? cameOf(found) : [];
    const id = about[whom];
    const p = chanceThat(all, ({ collides }) => collides === true);
    const vessel = vesselCalled(view.open, id);
    const had = cardOf(view.book, vessel).hull - vessel.lost;
    const lost = meanOf(all, ({ collides, left }) => (collides && left !== undefined ? had - left : 0)) / (p || 1);
    return `${vesselName(view.book, id)} loses ${tenths(lost)} of ${count(had, 'box', 'boxes')}`;
  });
  return losses.join(' and ');
}

/** `Lohengrin is held and cannot get out of the way`: what is to be known beside. */
export function helplessWords(view: BbView, { vessel, other }: About): string | undefined {
  const helpless = [vessel, other].filter(id => id !== vessel && !canManoeuvre(vesselCalled(view.open, id)));
  const [id] = helpless;
  return id === undefined ? undefined : `${vesselName(view.book, id)} cannot get out of the way.`;
}
