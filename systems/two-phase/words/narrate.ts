// What was told, in sentences.

import { hexes } from '@flagplot/hexes';
import type { Told } from '@flagplot/kernel';
import { ruledWords } from '@flagplot/kernel/ruled';
import type { Book } from '../rules/book.ts';
import type { Event, ShotResult } from '../rules/events.ts';
import { FACINGS, LAYOUT } from '../rules/geometry/map.ts';
import type { TwoPhase } from '../rules/state.ts';
import { sideName } from './names.ts';

type Sentences = { readonly [K in Event['kind']]: (fact: Extract<Event, { kind: K }>, book: Book) => string };

/** What a unit is called: the name of its ship, or its id. */
function nameOf(book: Book, id: string): string {
  return book.ships[book.shipAt[id] as number]?.name ?? id;
}

const hex = (at: { q: number; r: number }): string => hexes.nameOf(at, LAYOUT);
const place = (at: { q: number; r: number; facing: number }): string => `${hex(at)} facing ${FACINGS[at.facing]}`;
const many = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const STEPS: Readonly<Record<string, string>> = {
  ahead: 'moves ahead',
  left: 'turns left and moves',
  right: 'turns right and moves',
  'slip-left': 'slips to the left',
  'slip-right': 'slips to the right',
  het: 'turns hard and moves',
  stays: 'stays',
};

function shotWords({ weapon, as, hit, damage }: ShotResult): string {
  const what = as ? `${weapon} (${as})` : weapon;
  return hit === false ? `${what} misses` : `${what} ${damage}`;
}

const ANSWERS: Readonly<Record<string, string>> = {
  answer: 'answers',
  zero: 'acts at impulse zero',
  impact: 'meets what is aimed at it',
  flight: 'screens itself',
};

/** TP-11.1.1 The ends of a fade. */
const FADES: Readonly<Record<number, string>> = { 0: 'is in plain sight', 4: 'is fully cloaked' };

/** TP-11.2.2 What becomes of a field. */
const STAGES: Readonly<Record<string, string>> = { coming: 'is announced', due: 'is due', up: 'is up', down: 'is down' };

/** TP-11.3.3 What becomes of web. */
const WEBS: Readonly<Record<string, string>> = {
  laid: 'is laid',
  cast: 'is cast',
  set: 'has set',
  faded: 'weakens',
  gone: 'is gone',
};

/** How one kind of event is told. */
function sentence<K extends Event['kind']>(kind: K, say: Sentences[K]): { [P in K]: Sentences[P] } {
  return { [kind]: say } as { [P in K]: Sentences[P] };
}

const SENTENCES: Sentences = {
  ...sentence(
    'mustered',
    ({ side, ships }, book) =>
      `${sideName(side, book)} brings ${ships.map(({ id, card }) => `${id}, a ${book.cards[card]?.name}`).join('; ')}.`,
  ),
  ...sentence(
    'fitted',
    ({ unit, weapons }, book) =>
      `${nameOf(book, unit)} has ${weapons.map(({ mount, type }) => `${type} in ${mount}`).join(', ')}.`,
  ),
  ...sentence('deployed', ({ unit, at }, book) => `${nameOf(book, unit)} stands at ${place(at)}.`),
  ...sentence('announced', ({ unit, speed, ecm, eccm, life, fireControl, shields, erratic }, book) =>
    [
      `${nameOf(book, unit)}: speed ${speed}, ECM ${ecm}, ECCM ${eccm}`,
      ...(life ? [] : ['without life support']),
      ...(fireControl ? [] : ['fire control off']),
      ...(shields === 'full' ? [] : [`shields ${shields === 'off' ? 'off' : 'at minimum'}`]),
      ...(erratic ? ['under erratic manoeuvres'] : []),
    ].join(', '),
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
  ...sentence('halved', ({ unit, half }, book) => `${nameOf(book, unit)} makes ${many(half, 'space')} in First Phase.`),
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
      `${nameOf(book, unit)}: the field of ${weapon} ${STAGES[stage]}, radius ${radius}, strength ${strength}.`,
  ),
  ...sentence(
    'in-field',
    ({ unit, weapon, near }, book) =>
      `In the field of ${weapon} of ${nameOf(book, unit)}: ${near.map(id => nameOf(book, id)).join(', ') || 'nothing'}.`,
  ),
  ...sentence(
    'field-hit',
    ({ unit, weapon, on, points, left }, book) =>
      `The field of ${weapon} of ${nameOf(book, unit)} scores ${points} on ${nameOf(book, on)}, ${left} left.`,
  ),
  ...sentence(
    'web',
    ({ unit, stage, strength, at }, book) =>
      `Web of ${nameOf(book, unit)} in ${hex(at)} ${WEBS[stage]}${stage === 'gone' ? '' : `, strength ${strength}`}.`,
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
      `${nameOf(book, unit)} fires at ${nameOf(book, on)}, range ${range}: ${shots.map(shotWords).join(', ')}.`,
  ),
  ...sentence('struck', ({ unit, shield, points, reinforced, boxes, absorbed, inside }, book) => {
    const where = shield === null ? '' : ` on shield ${shield}`;
    const stopped = [
      ...(reinforced ? [`${reinforced} reinforced`] : []),
      ...(absorbed ? [`${absorbed} absorbed`] : []),
      ...(boxes ? [many(boxes, 'box').replace('boxs', 'boxes')] : []),
    ];
    return `${nameOf(book, unit)} takes ${many(points, 'point')}${where}: ${[...stopped, `${inside} inside`].join(', ')}.`;
  }),
  ...sentence('lost', ({ unit, box, weapon, ...rest }, book) =>
    weapon === undefined
      ? `${nameOf(book, unit)} loses ${box}, ${(rest as { left: number }).left} left.`
      : `${nameOf(book, unit)} loses ${weapon}.`,
  ),
  ...sentence('crippled', ({ unit }, book) => `${nameOf(book, unit)} is crippled.`),
  ...sentence('uncontrolled', ({ unit }, book) => `Nobody controls ${nameOf(book, unit)} any more.`),
  ...sentence('destroyed', ({ unit }, book) => `${nameOf(book, unit)} is destroyed.`),
  ...sentence('left', ({ unit }, book) => `${nameOf(book, unit)} has left the map.`),
  ...sentence(
    'launched',
    ({ seeker, by, on, shown }, book) => `${nameOf(book, by)} launches a ${shown}, ${seeker}, at ${nameOf(book, on)}.`,
  ),
  ...sentence('homing', ({ half }) => `Drones and plasma move in ${half === 1 ? 'First' : 'Second'} Phase.`),
  ...sentence('flight', ({ flown }) => `${flown.map(({ seeker, to }) => `${seeker} flies to ${place(to)}`).join(', ')}.`),
  ...sentence('hit', ({ seeker, unit, damage }, book) => `${seeker} hits ${nameOf(book, unit)} for ${damage}.`),
  ...sentence('shot-at', ({ seeker, damage, gone }) => `${seeker} takes ${damage}${gone ? ' and is gone' : ''}.`),
  ...sentence('vanished', ({ seeker }) => `${seeker} is gone.`),
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
    'beamed',
    ({ unit, to, n }, book) =>
      `${nameOf(book, unit)} sends ${n === 1 ? 'a boarding party' : `${n} boarding parties`} to ${nameOf(book, to)}.`,
  ),
  ...sentence('failed', ({ unit, what }, book) => `${nameOf(book, unit)}: ${what} fails.`),
  ...sentence('void', ({ unit, what, rule }, book) => `${nameOf(book, unit)}: ${what} has become impossible [${rule}].`),
  ...sentence('waterfall', ({ half }) => `${half === 1 ? 'First' : 'Second'} Phase ends.`),
  ...sentence('repaired', ({ unit, shield, boxes }, book) => `${nameOf(book, unit)} repairs ${boxes} of shield ${shield}.`),
  ...sentence('reloaded', ({ unit, weapon }, book) => `${nameOf(book, unit)} reloads ${weapon}.`),
  ...sentence('mended', ({ unit, box }, book) => `${nameOf(book, unit)} mends ${box}.`),
  ...sentence('mutinied', ({ unit, mutineers, loyal }, book) =>
    mutineers === 0
      ? `The mutiny on ${nameOf(book, unit)} is put down, ${loyal} of the loyal left.`
      : `Mutiny on ${nameOf(book, unit)}: ${mutineers} of the crew against ${loyal}.`,
  ),
  ...sentence('casualties', ({ unit, crew }, book) => `${nameOf(book, unit)} has ${many(crew, 'crew unit')} left.`),
  ...sentence('ended', ({ turn }) => `Turn ${turn} ends.`),
  ...sentence('scored', ({ points }, book) => `${book.sides.map(({ id, name }) => `${name} ${points[id] ?? 0}`).join(', ')}.`),
  ...sentence(
    'over',
    ({ verdict }, book) =>
      `${verdict.why} ${verdict.winners.length === 0 ? 'The battle is drawn.' : `${verdict.winners.map(side => sideName(side, book)).join(' and ')} won.`}`,
  ),
};

/** One sentence for everything that is told. */
export function narrate({ event }: Told<TwoPhase>, book: Book): string {
  if (event.kind === 'thrown') return `${event.why.what}: ${event.faces.join(' ')}.`;
  if (event.kind === 'ruled') return ruledWords(event, event.side === undefined ? '' : sideName(event.side, book));
  return SENTENCES[event.kind](event as never, book);
}
