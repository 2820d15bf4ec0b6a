/** The words of each ask. */

import type { Ask, Kind } from '@flagplot/kernel';
import { type AskWords, inWords, listWords, type Seen } from '@flagplot/manifest';
import { inches } from '@flagplot/plane/words';
import { capital, count, modelName, ownName, salvoName, unitName, vesselName } from '../rules/names.ts';
import type { Baltic } from '../rules/state.ts';

type BbSeen = Seen<Baltic>;
type Of<K extends Kind<Baltic>> = Extract<Ask<Baltic>, { kind: K }>;
type Wording<K extends Kind<Baltic>> = (ask: Of<K>, seen: BbSeen) => AskWords;

const CLASSES = { B: 'battleships', C: 'cruisers', D: 'squadrons of destroyers' } as const;

/** BB-4.5.3, BB-4.5.6, BB-4.5.7 What becomes of whoever is taken on. */
const TAKEN_ON: Readonly<Record<Of<'take'>['about']['as'], string>> = {
  escort: 'Who is taken on fights first, and attacks nobody else.',
  cap: 'Who is taken on loses planes first; what is left makes its run.',
  guard: 'Who is taken on fights first, and leaves the bombers alone.',
};

/** A question at a time, as an umpire would put it. */
const ASKS: { readonly [K in Kind<Baltic>]: Wording<K> } = {
  stock: ({ about }, seen) => ({
    title: `Stow squadrons in ${listWords(about.carriers.map(({ carrier }) => vesselName(seen.book, carrier)))}`,
    help: `Fighters, bombers and torpedo bombers: ${listWords(about.carriers.map(({ most }) => inWords(most)))} at the most. Nobody else knows what lies aboard until it is launched.`,
    doing: 'stowing squadrons',
  }),
  fly: ({ about }, { book: { aeroplanes } }) => ({
    title: about.pressed ? 'Bring on your bombers' : 'Fly a group of aeroplanes',
    help: `${capital(count(about.markers.length, 'squadron', 'squadrons'))} may fly, those that stand as one together. Over anything: ${listWords(Object.values(aeroplanes).map(({ name, move }) => `${name.toLowerCase()} ${inches(move)} inches`))}; then each may attack once.`,
    doing: 'flying aeroplanes',
  }),
  take: ({ about }, { book }) => ({
    title: { escort: 'Escorts take on attackers', cap: 'A patrol takes on bombers', guard: 'Escorts take on the patrol' }[
      about.as
    ],
    help: `${capital(listWords(about.by.map(id => ownName(book, id))))} may each take on ${inWords(book.charts.aeroplane.takes)} at most: ${listWords(about.on.map(id => modelName(book, id)))}. ${TAKEN_ON[about.as]}`,
    doing: 'taking on',
  }),
  lose: ({ about }, { book }) => ({
    title: about.what === 'planes' ? `Take ${count(about.n, 'plane', 'planes')} off` : `Allot ${count(about.n, 'hit', 'hits')}`,
    help: `Out of ${listWords(about.among.map(id => ownName(book, id)))}, as you choose.`,
    doing: 'counting losses',
  }),
  telegraph: (ask, seen) => ({
    title: `Ring the telegraphs for turn ${ask.about.turn}`,
    help: `A step up or down for each unit, or as it is. ${others(ask, seen, ['does', 'do'])} the same; all are opened together.`,
    doing: 'ringing the telegraphs',
  }),
  bid: (ask, seen) => ({
    title: `Bid for ${ask.about.for === 'turn' ? 'initiative' : 'the order of setting up'} out of ${count(ask.about.pool, 'point', 'points')}`,
    help: `What is bid is spent. The highest bid chooses its place first. ${others(ask, seen, ['bids', 'bid'])} at the same time.`,
    doing: ask.about.for === 'turn' ? 'bidding for initiative' : 'bidding for the order of setting up',
  }),
  place: ask => ({
    title: `Choose your place: ${listWords(ask.about.free.map(String))} are free`,
    help:
      ask.about.for === 'turn'
        ? 'Who plays first moves and fires first; who plays last has seen where the others went.'
        : 'Who sets up last has seen where the others lie. The order holds for all three classes.',
    doing: `choosing a place in the order of ${ask.about.for === 'turn' ? 'play' : 'setting up'}`,
  }),
  stack: (ask, seen) => ({
    title: `Stack your ${inWords(ask.about.cards.length)} activation cards`,
    help: `From the top down they are played, one a slot. ${ask.about.reserve ? 'One may be set aside as a reserve. ' : ''}${others(ask, seen, ['does', 'do'])} the same; nobody sees the others' order.`,
    doing: 'stacking cards',
  }),
  deploy: ({ about }, seen) => ({
    title: `Set up ${about.units.length === 1 ? unitName(seen.book, about.units[0] ?? '') : `one of your ${CLASSES[about.class]}`}`,
    help: 'Anywhere in your zone and on any heading, clear of other models, of land and of water too shallow; a squadron within four inches of its flagship.',
    doing: `setting up ${CLASSES[about.class]}`,
  }),
  sail: sailWords,
  meet: (ask, { book }) => {
    const [vessel, other] = [ask.about.vessel, ask.about.other].map(id => vesselName(book, id)) as [string, string];
    return {
      title: `${vessel} touches ${other}: force a collision?`,
      help: 'Where nobody forces it they pass each other; where both do they collide; where one does three dice decide.',
      doing: 'evading or forcing',
    };
  },
  fire: (ask, seen) => ({
    title: `Fire of ${unitName(seen.book, ask.about.unit)}`,
    help: 'A list, carried out from the top down: each weapon once. What has become impossible is passed over.',
    doing: `choosing the fire of ${unitName(seen.book, ask.about.unit)}`,
  }),
  run: ask => ({
    title: 'Choose the salvo of torpedoes that runs next',
    help: `${capital(listWords(ask.about.salvoes.map(salvoName)))} have still to run, one at a go.`,
    doing: 'running torpedoes',
  }),
  mend: (ask, seen) => ({
    title: ask.about.living ? 'Living hulls: repair once more' : 'Choose what is repaired',
    help: `Each success removes one critical of its ship.${ask.about.living ? '' : ` Further ones cost ${count(seen.book.charts.pool.repair, 'point', 'points')} each, out of ${ask.about.pool}.`}`,
    doing: 'making repairs',
  }),
  critical: (ask, seen) => ({
    title: `Choose a critical for ${listWords(ask.about.ships.map(({ ship }) => vesselName(seen.book, ship)))}`,
    help: 'The enemy has thrown twice for each battleship: one of the two applies, whichever you choose.',
    doing: 'taking criticals',
  }),
};

/** The words of an ask, whoever is asked. */
export function asks(ask: Ask<Baltic>, seen: BbSeen): AskWords {
  return ASKS[ask.kind](ask as never, seen);
}

/** Everybody else, by name, with what they do: `Sweden bids`, `Sweden and the Order bid`. */
function others(ask: Ask<Baltic>, { book }: BbSeen, [one, many]: readonly [string, string]): string {
  const names = book.sides.filter(({ id }) => id !== ask.side).map(({ name }) => name);
  return `${listWords(names)} ${names.length === 1 ? one : many}`;
}

/** BB-3.0.8 A card to be played, or BB-3.1.59 vessels that are ordered anew. */
function sailWords(ask: Of<'sail'>, seen: BbSeen): AskWords {
  const { about } = ask;
  if ('left' in about)
    return {
      title: `Order ${listWords(about.left.map(id => vesselName(seen.book, id)))} anew`,
      help: `The flagship of ${unitName(seen.book, about.unit)} was stopped short: what the others were ordered has lapsed.`,
      doing: `sailing ${unitName(seen.book, about.unit)}`,
    };
  return {
    title: 'Play a card, and sail',
    help: `${inWords(about.slot).replace(/^./, first => first.toUpperCase())} ${about.slot === 1 ? 'slot is' : 'slots are'} left in this turn, this one counted. A course is as long as the telegraph says and turns no sharper than the template.`,
    doing: 'playing a card',
  };
}
