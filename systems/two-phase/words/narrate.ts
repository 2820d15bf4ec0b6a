// What was told, in sentences.

import { hexes } from '@flagplot/hexes';
import type { Told } from '@flagplot/kernel';
import { ruledWords } from '@flagplot/kernel/ruled';
import type { Book } from '../rules/book.ts';
import type { Event, ShotResult } from '../rules/events.ts';
import { FACINGS, LAYOUT } from '../rules/geometry/map.ts';
import { boxOf, capital, count, idWords, listOf, sideName, unitName, WEAPON_NAMES, weaponOf } from '../rules/names.ts';
import { cardOf } from '../rules/roster.ts';
import type { TwoPhase } from '../rules/state.ts';
import { ANSWERS, FADES, FOUND, ITEMS, MINES, MODES, SEEKERS, STAGES, STEPS, WEBS } from './terms.ts';
import { throwWords } from './throws.ts';

type Sentences = { readonly [K in Event['kind']]: (fact: Extract<Event, { kind: K }>, book: Book) => string };

/** What a unit is called in a sentence. */
const nameOf = (book: Book, id: string): string => unitName({ book }, id);
/** What a weapon of a unit is called. */
const gunOf = (book: Book, unit: string, id: string): string => weaponOf({ book }, unit, id);

const hex = (at: { q: number; r: number }): string => hexes.nameOf(at, LAYOUT);
const place = (at: { q: number; r: number; facing: number }): string => `${hex(at)} facing ${FACINGS[at.facing]}`;
const many = (n: number, what: string): string => count(n, what, `${what}s`);

/** `photon A misses`, `phaser 3 does 4`. */
function shotWords(book: Book, unit: string, { weapon, as, hit, damage }: ShotResult): string {
  const what = `${gunOf(book, unit, weapon)}${as ? MODES[as] : ''}`;
  return hit === false ? `${what} misses` : `${what} ${damage > 0 ? `does ${damage}` : 'does nothing'}`;
}

/** `an advanced cruiser`. */
const oneOf = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

/** How one kind of event is told. */
function sentence<K extends Event['kind']>(kind: K, say: Sentences[K]): { [P in K]: Sentences[P] } {
  return { [kind]: say } as { [P in K]: Sentences[P] };
}

const SENTENCES: Sentences = {
  ...sentence(
    'mustered',
    ({ side, ships }, book) =>
      `${sideName(side, book)} brings ${ships.map(({ card, points }) => `${oneOf(cardOf(book, { card, fitting: 0 }).name)} of ${many(points, 'point')}`).join('; ')}.`,
  ),
  ...sentence(
    'fitted',
    ({ unit, weapons }, book) =>
      `${nameOf(book, unit)} has ${weapons.map(({ mount, type }) => `${oneOf(WEAPON_NAMES[type])} in ${idWords(mount)}`).join(', ')}.`,
  ),
  ...sentence('deployed', ({ unit, at }, book) => `${nameOf(book, unit)} stands at ${place(at)}.`),
  ...sentence(
    'announced',
    ({ unit, speed, ecm, eccm, life, fireControl, shields, erratic }, book) =>
      `${[
        `${nameOf(book, unit)}: speed ${speed}, ECM ${ecm}, ECCM ${eccm}`,
        ...(life ? [] : ['without life support']),
        ...(fireControl ? [] : ['fire control off']),
        ...(shields === 'full' ? [] : [`shields ${shields === 'off' ? 'off' : 'at minimum'}`]),
        ...(erratic ? ['under erratic manoeuvres'] : []),
      ].join(', ')}.`,
  ),
  ...sentence('lent', ({ unit, to, as, points }, book) =>
    unit === to
      ? `${nameOf(book, unit)} gives itself ${points} ${as.toUpperCase()}.`
      : `${nameOf(book, unit)} lends ${nameOf(book, to)} ${points} ${as.toUpperCase()}.`,
  ),
  ...sentence('ordered', ({ units }, book) => `They move in this order: ${units.map(id => nameOf(book, id)).join(', ')}.`),
  ...sentence(
    'placed',
    ({ side, speed, first }, book) => `${sideName(side, book)} moves ${first ? 'first' : 'last'} at speed ${speed}.`,
  ),
  ...sentence(
    'locked',
    ({ unit, lockOn, on }, book) =>
      `${nameOf(book, unit)} ${lockOn ? 'has' : 'has no'} lock-on${on === undefined ? '' : ` on ${nameOf(book, on)}`}.`,
  ),
  ...sentence(
    'called',
    ({ unit, speed, of }, book) => `Speed ${speed}: ${nameOf(book, unit)}${of === null ? '' : ` makes ${many(of, 'space')}`}.`,
  ),
  ...sentence('answered', ({ side, at }, book) => `${sideName(side, book)} ${ANSWERS[at]}.`),
  ...sentence('phase', ({ half }) => `${half === 1 ? 'First' : 'Second'} Phase begins.`),
  ...sentence('zero', ({ half }) => `Impulse zero of ${half === 1 ? 'First' : 'Second'} Phase.`),
  ...sentence(
    'halved',
    ({ unit, half, late }, book) => `${nameOf(book, unit)} makes ${many(half, 'space')} in ${late ? 'Second' : 'First'} Phase.`,
  ),
  ...sentence('moved', ({ unit, step, to }, book) => `${nameOf(book, unit)} ${STEPS[step]} to ${place(to)}.`),
  ...sentence(
    'turned',
    ({ unit, by, to }, book) =>
      `${nameOf(book, unit)} turns to ${FACINGS[to.facing]} ${by === 'tac' ? 'where it stands' : 'hard'}.`,
  ),
  ...sentence('broke-down', ({ unit }, book) => `${nameOf(book, unit)} breaks down.`),
  ...sentence('erratic', ({ unit, begins }, book) => `${nameOf(book, unit)} ${begins ? 'begins' : 'ends'} erratic manoeuvres.`),
  ...sentence(
    'cloak',
    ({ unit, begins }, book) => `${nameOf(book, unit)} ${begins ? 'begins to cloak' : 'begins to show itself'}.`,
  ),
  ...sentence('faded', ({ unit, step }, book) => `${nameOf(book, unit)} ${FADES[step] ?? `fades, step ${step}`}.`),
  ...sentence(
    'field',
    ({ unit, weapon, radius, strength, stage }, book) =>
      `The field of ${nameOf(book, unit)}, ${gunOf(book, unit, weapon)}, ${STAGES[stage]}: radius ${radius}, strength ${strength}.`,
  ),
  ...sentence(
    'in-field',
    ({ unit, weapon, near }, book) =>
      `In the field of ${nameOf(book, unit)}, ${gunOf(book, unit, weapon)}: ${near.map(id => nameOf(book, id)).join(', ') || 'nothing'}.`,
  ),
  ...sentence(
    'field-hit',
    ({ unit, weapon, on, points, left }, book) =>
      `The field of ${nameOf(book, unit)}, ${gunOf(book, unit, weapon)}, does ${points} to ${nameOf(book, on)} and has ${left} left.`,
  ),
  ...sentence(
    'web',
    ({ unit, weapon, stage, strength, at }, book) =>
      `Web of ${nameOf(book, unit)}, ${gunOf(book, unit, weapon)}, in ${hex(at)} ${WEBS[stage]}${stage === 'gone' ? '' : `, strength ${strength}`}.`,
  ),
  ...sentence(
    'snared',
    ({ unit, left, at }, book) => `${nameOf(book, unit)} is caught by web in ${hex(at)}: ${many(left, 'space')} to spend there.`,
  ),
  ...sentence('loose', ({ unit, at }, book) => `${nameOf(book, unit)} in ${hex(at)} is free of web.`),
  ...sentence(
    'banks',
    ({ unit, held, on }, book) =>
      `${nameOf(book, unit)}: ${['forward', 'rear'].map((name, bank) => `${name} bank ${on[bank] ? 'on' : 'off'}, ${held[bank]} held`).join('; ')}.`,
  ),
  ...sentence(
    'displaced',
    ({ unit, by, to }, book) => `${nameOf(book, by)} displaces ${by === unit ? 'itself' : nameOf(book, unit)} to ${place(to)}.`,
  ),
  ...sentence(
    'disrupted',
    ({ unit, over }, book) => `The fire control of ${nameOf(book, unit)} is ${over ? 'in order again' : 'disrupted'}.`,
  ),
  ...sentence('dropped', ({ unit, shield, up }, book) => `${nameOf(book, unit)} ${up ? 'raises' : 'drops'} shield ${shield}.`),
  ...sentence(
    'fired',
    ({ unit, on, range, shots }, book) =>
      `${nameOf(book, unit)} fires at ${nameOf(book, on)}, range ${range}: ${shots.map(shot => shotWords(book, unit, shot)).join(', ')}.`,
  ),
  ...sentence('struck', ({ unit, shield, points, reinforced, boxes, absorbed, inside }, book) => {
    const where = shield === null ? '' : ` on shield ${shield}`;
    const went = [
      ...(reinforced ? [`${reinforced} by reinforcement`] : []),
      ...(absorbed ? [`${absorbed} by panels`] : []),
      ...(boxes ? [`${boxes} by the shield`] : []),
    ];
    const stopped = went.length > 0 ? [`${listOf(went)} stopped`] : [];
    return `${nameOf(book, unit)} takes ${many(points, 'point')}${where}: ${[...stopped, inside > 0 ? `${inside} inside` : 'nothing inside'].join(', ')}.`;
  }),
  ...sentence('lost', ({ unit, box, weapon, ...rest }, book) =>
    weapon === undefined
      ? `${nameOf(book, unit)} loses a box of ${boxOf({ book }, unit, box)}, ${(rest as { left: number }).left} left.`
      : `${nameOf(book, unit)} loses ${gunOf(book, unit, weapon)}.`,
  ),
  ...sentence('crippled', ({ unit }, book) => `${nameOf(book, unit)} is crippled.`),
  ...sentence('uncontrolled', ({ unit }, book) => `Nobody controls ${nameOf(book, unit)} any more.`),
  ...sentence('destroyed', ({ unit }, book) => `${nameOf(book, unit)} is destroyed.`),
  ...sentence('left', ({ unit }, book) => `${nameOf(book, unit)} has left the map.`),
  ...sentence(
    'launched',
    ({ seeker, by, on, shown }, book) =>
      `${nameOf(book, by)} launches ${SEEKERS[shown]}, ${nameOf(book, seeker)}, at ${nameOf(book, on)}.`,
  ),
  ...sentence(
    'sent',
    ({ unit, by, card, speed }, book) =>
      `${nameOf(book, by)} launches ${idWords(unit)}, ${oneOf(cardOf(book, { card, fitting: 0 }).name)}, at speed ${speed}.`,
  ),
  ...sentence('packs-dropped', ({ unit }, book) => `${nameOf(book, unit)} drops its booster packs.`),
  ...sentence('berth-lost', ({ unit, box }, book) => `${nameOf(book, unit)} loses box ${box + 1} of its bay.`),
  ...sentence('weasel', ({ unit, by, works }, book) =>
    works
      ? `${nameOf(book, by)} is the weasel of ${nameOf(book, unit)}.`
      : `The weasel ${nameOf(book, by)} of ${nameOf(book, unit)} works no more.`,
  ),
  ...sentence(
    'drawn',
    ({ by, seekers }, book) =>
      `${listOf(seekers.map(idWords))} ${seekers.length === 1 ? 'turns' : 'turn'} to ${nameOf(book, by)}.`,
  ),
  ...sentence(
    'spilt',
    ({ unit, by, points }, book) =>
      `Of what strikes ${nameOf(book, by)} ${points === 1 ? '1 point reaches' : `${points} points reach`} ${nameOf(book, unit)}.`,
  ),
  ...sentence('landed', ({ unit, on }, book) => `${nameOf(book, unit)} lands on ${nameOf(book, on)}.`),
  ...sentence('homing', ({ half }) => `Drones and plasma move in ${half === 1 ? 'First' : 'Second'} Phase.`),
  ...sentence(
    'flight',
    ({ flown }, book) => `${flown.map(({ seeker, to }) => `${nameOf(book, seeker)} flies to ${place(to)}`).join(', ')}.`,
  ),
  ...sentence('hit', ({ seeker, unit, damage }, book) => `${nameOf(book, seeker)} hits ${nameOf(book, unit)} for ${damage}.`),
  ...sentence(
    'shot-at',
    ({ seeker, damage, gone }, book) => `${nameOf(book, seeker)} takes ${damage}${gone ? ' and is destroyed' : ''}.`,
  ),
  ...sentence('vanished', ({ seeker }, book) => `${nameOf(book, seeker)} is gone.`),
  ...sentence(
    'caught',
    ({ unit, on, strength }, book) => `${nameOf(book, unit)} catches ${nameOf(book, on)}, strength ${strength}.`,
  ),
  ...sentence(
    'bid',
    ({ unit, by, energy, free }, book) =>
      `${nameOf(book, unit)} spends ${energy} against the beam of ${nameOf(book, by)} and ${free ? 'is free' : 'is held'}.`,
  ),
  ...sentence(
    'kept',
    ({ unit, on, strength, resist }, book) =>
      `${nameOf(book, unit)} holds ${nameOf(book, on)} with ${strength} against ${resist}.`,
  ),
  ...sentence('freed', ({ unit, by }, book) => `${nameOf(book, unit)} is free of ${nameOf(book, by)}.`),
  ...sentence('towed', ({ unit, by, to }, book) => `${nameOf(book, by)} draws ${nameOf(book, unit)} to ${place(to)}.`),
  ...sentence(
    'laid',
    ({ mine, unit, shown, at }, book) => `${nameOf(book, unit)} lays a ${MINES[shown]}, ${idWords(mine)}, in ${hex(at)}.`,
  ),
  ...sentence(
    'studied',
    ({ unit, on, by, found }, book) =>
      `${nameOf(book, unit)} studies ${nameOf(book, on)} with a ${by} and ${found ? 'learns what it is' : 'learns nothing'}.`,
  ),
  ...sentence(
    'identified',
    ({ on, as }, book) => `${nameOf(book, on)} proves to be ${FOUND[as] ?? `a drone of type ${as.toUpperCase()}`}.`,
  ),
  ...sentence('armed', ({ mine }) => `${idWords(mine)} is active.`),
  ...sentence('blew', ({ mine, by, dummy, at }, book) =>
    dummy
      ? `${nameOf(book, by)} comes near ${idWords(mine)} in ${hex(at)}: it is a dummy.`
      : `${nameOf(book, by)} sets off ${idWords(mine)} in ${hex(at)}.`,
  ),
  ...sentence('spent', ({ mine }) => `${idWords(mine)} is spent.`),
  ...sentence(
    'beamed',
    ({ unit, to, n }, book) =>
      `${nameOf(book, unit)} sends ${n === 1 ? 'a boarding party' : `${n} boarding parties`} to ${nameOf(book, to)}.`,
  ),
  ...sentence('failed', ({ unit, what }, book) => `${nameOf(book, unit)}: ${what} fails.`),
  ...sentence('waterfall', ({ half }) => `${half === 1 ? 'First' : 'Second'} Phase ends.`),
  ...sentence(
    'repaired',
    ({ unit, shield, boxes }, book) => `${nameOf(book, unit)} repairs ${count(boxes, 'box', 'boxes')} of shield ${shield}.`,
  ),
  ...sentence('reloaded', ({ unit, weapon }, book) => `${nameOf(book, unit)} reloads ${gunOf(book, unit, weapon)}.`),
  ...sentence('docked', ({ unit, to }, book) => `${nameOf(book, unit)} docks to ${nameOf(book, to)}.`),
  ...sentence('undocked', ({ unit, from }, book) => `${nameOf(book, unit)} parts from ${nameOf(book, from)}.`),
  ...sentence(
    'handed',
    ({ unit, to, what, n }, book) =>
      `${nameOf(book, unit)} hands ${n === 1 ? `a ${ITEMS[what]?.one ?? what}` : `${n} ${ITEMS[what]?.more ?? what}`} to ${nameOf(book, to)}.`,
  ),
  ...sentence('mended', ({ unit, box }, book) => `${nameOf(book, unit)} mends ${boxOf({ book }, unit, box)}.`),
  ...sentence('mutinied', ({ unit, mutineers, loyal }, book) =>
    mutineers === 0
      ? `The mutiny on ${nameOf(book, unit)} is put down, ${loyal} of the loyal left.`
      : `Mutiny on ${nameOf(book, unit)}: ${mutineers} of the crew against ${loyal}.`,
  ),
  ...sentence('raided', ({ unit, on, box, destroyed, raiders }, book) =>
    [
      `${nameOf(book, unit)} raids ${boxOf({ book }, on, box)} of ${nameOf(book, on)}`,
      `it is ${destroyed ? 'destroyed' : 'left'} and the raiders are ${raiders ? 'back' : 'lost'}.`,
    ].join(': '),
  ),
  ...sentence(
    'fought',
    ({ unit, parties }, book) =>
      `Aboard ${nameOf(book, unit)} there are left: ${Object.entries(parties)
        .map(([side, n]) => `${count(n, 'party', 'parties')} of ${sideName(side, book)}`)
        .join(', ')}.`,
  ),
  ...sentence(
    'stormed',
    ({ unit, on, n }, book) =>
      `${nameOf(book, unit)} lands ${count(n, 'boarding party', 'boarding parties')} on ${nameOf(book, on)} and is spent.`,
  ),
  ...sentence('captured', ({ unit, by }, book) => `${sideName(by, book)} captures ${nameOf(book, unit)}.`),
  ...sentence('casualties', ({ unit, crew }, book) => `${nameOf(book, unit)} has ${many(crew, 'crew unit')} left.`),
  ...sentence('ended', ({ turn }) => `Turn ${turn} ends.`),
  ...sentence('over', ({ verdict }) => verdict.why),
};

/** One sentence for everything that is told. */
export function narrate({ event }: Told<TwoPhase>, book: Book): string {
  if (event.kind === 'thrown') return throwWords(event);
  if (event.kind === 'ruled') return ruledWords(event, event.side === undefined ? '' : sideName(event.side, book));
  return capital(SENTENCES[event.kind](event as never, book));
}
