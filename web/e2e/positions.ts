// Battles as the browser's tests find them on the device: laid, or played by computers to the moment a test is about. Made anew by
// the rules of this very clone for every run, so that none grows old.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bot, botCalled, botOfModule } from '@flagplot/bots';
import { check } from '@flagplot/check';
import { hitLines, hitWords } from '@flagplot/fleet-action/page/allot/hits.ts';
import { firePart } from '@flagplot/fleet-action/rules/fighters/fire.ts';
import type { Open } from '@flagplot/fleet-action/rules/open.ts';
import type { FaView, FleetAction } from '@flagplot/fleet-action/rules/state.ts';
import { sightOf } from '@flagplot/fleet-action/rules/turn/3-fire.ts';
import type { FaSeen } from '@flagplot/fleet-action/scene/seen.ts';
import { beginMatch, type GameTypes, GENERATOR, type HostMatch, type Saved, seeded, type View } from '@flagplot/kernel';
import type { System as Opened } from '@flagplot/shelf';
import { shippedSystems } from '@flagplot/shelf/shipped';

const shelf = await shippedSystems();

type Hits = FleetAction['asks']['allot']['about'];
type System = 'fleet-action' | 'squadrons' | 'two-phase' | 'baltic';

interface Position {
  readonly system: System;
  /** A scenario of the shelf, or a file beside this one. */
  readonly scenario: string;
  /** The scenario of the shelf whose cards and charts a file brings with it, as all do that are begun from the page. */
  readonly cardsOf?: string;
  /** Who plays it until then; left out: ordinary players. The frozen one does not change as those learn. */
  readonly by?: 'ordinary' | 'frozen' | 'idle' | 'random';
  /** Flights that escort their squadron, whatever whoever plays would have them do. */
  readonly escorts?: readonly string[];
  /** Every name in it has 60 letters, as many as a name may have: squadrons and ships in one piece, sides and battles in words. */
  readonly names?: 'long';
  /** Where it stops: at an ask of this kind, as soon as the table is so. Left out: as it was laid. */
  readonly at?: Stop | Whole;
}

/** At an ask of this kind, as soon as the table is so, and what is asked. */
interface Stop {
  readonly ask: string;
  table?(open: Open, turn: number): boolean;
  asked?(view: View<GameTypes>, about: object): boolean;
}

/** It is played to its end, and each of these kinds of things was told of it. */
interface Whole {
  readonly told: readonly string[];
}

/** A battle of two turns, in reach from the first pulse: every ask comes up in it. */
const skirmish = { system: 'fleet-action', scenario: 'skirmish.json', cardsOf: 'narn-earth-5000', by: 'frozen' } as const;
/** A battle of three turns with two squadrons a side, in which commanders are lost. */
const fleets = { system: 'fleet-action', scenario: 'fleets.json', cardsOf: 'narn-earth-5000', by: 'frozen' } as const;

/** A battle of four turns in which a commander with a better network falls, and nobody is left who can lead so many. */
const networks = { system: 'fleet-action', scenario: 'networks.json', cardsOf: 'narn-earth-5000' } as const;

/** The fleets of the dossier, three squadrons a side. */
const thousands = { system: 'fleet-action', scenario: 'narn-earth-5000' } as const;
/** A battle of starfighters in two rounds, in reach from the first. */
const clash = { system: 'squadrons', scenario: 'squadrons-clash.json' } as const;

/** A duel of cruisers in two turns, in reach from the first phase. */
const cruisers = { system: 'two-phase', scenario: 'two-phase-duel.json', cardsOf: 'border-duel' } as const;

/** The first battle of Baltic, eight turns. */
const gotland = { system: 'baltic', scenario: 'gotland-incident' } as const;
/** Two carriers of Baltic, whose aeroplanes meet in the third turn. */
const carriers = { system: 'baltic', scenario: 'carrier-strike' } as const;

/** Eight flights a side; their carriers are in reach of each other's flights in the second turn. */
const strikes = { system: 'fleet-action', scenario: 'carrier-battle' } as const;

/** A battleship with four flights that jumps in on a destroyer with as many. */
const gate = { system: 'fleet-action', scenario: 'jump-carriers.json', cardsOf: 'carrier-battle' } as const;

/** Carriers so near that flights meet whatever is ordered: by chance, since players learn to do otherwise. */
const close = { system: 'fleet-action', scenario: 'close-carriers.json', cardsOf: 'carrier-battle', by: 'random' } as const;

/** What is asked of dogfights. */
function isAbout(about: object, what: string): boolean {
  return 'what' in about && about.what === what;
}

/** Whether flights are asked about in this round of a pulse. */
function isRound(about: object, round: number): boolean {
  return 'round' in about && about.round === round;
}

/** Whether the card of a unit of Baltic lies on top of its side's stack. */
function isOnTop(folder: object, unit: string): boolean {
  return 'stack' in folder && Array.isArray(folder.stack) && folder.stack[0] === unit;
}

/** The turn in which the long watch is taken up. */
const WATCHED = 28;

/** By the words its dice are thrown from. */
const POSITIONS = {
  'a duel': { system: 'fleet-action', scenario: 'duel', by: 'idle', at: { ask: 'orders' } },
  'a skirmish': skirmish,
  'a relief to schedule': { system: 'fleet-action', scenario: 'relief' },
  'guns in a skirmish': { ...skirmish, at: { ask: 'fire' } },
  /** Both ships of Earth in one hex. */
  'guns at one hex': { ...skirmish, scenario: 'one-hex.json', by: 'idle', at: { ask: 'fire' } },
  'hits in a skirmish': { ...skirmish, at: { ask: 'allot' } },
  /** Of one of the hits that are to be placed no weapon of its kind is left. */
  'hits on what is left': {
    ...fleets,
    at: {
      ask: 'allot',
      asked: (view, about) =>
        hitLines(view as FaSeen, about as Hits, []).some(line => hitWords(view as FaSeen, line).includes('None is left')),
    },
  },
  'fleets by mouse': fleets,
  'fleets by list': fleets,
  'commanders fallen': { ...fleets, at: { ask: 'name' } },
  'network lost': {
    ...networks,
    at: {
      ask: 'name',
      asked: (_view, about) =>
        (about as FleetAction['asks']['name']['about']).namings.some(({ surplus, outside }) => surplus && outside.count > 1),
    },
  },
  'ships out of command': { ...fleets, at: { ask: 'stray' } },
  /** Of all ships Meridian alone is lost. */
  'guns over a wreck': {
    ...fleets,
    at: { ask: 'fire', table: ({ ships }) => ships.every((ship, i) => ship.structure > 0 === (i !== 4)) },
  },
  'five thousand': thousands,
  /** Battles in which all can fire in every pulse of the turn. */
  'a duel at close quarters': {
    system: 'fleet-action',
    scenario: 'duel',
    at: { ask: 'orders', table: (_open, turn) => turn === 5 },
  },
  'five thousand at close quarters': { ...thousands, at: { ask: 'orders', table: (_open, turn) => turn === 5 } },
  'a line of battle': {
    system: 'fleet-action',
    scenario: 'line-of-battle',
    at: { ask: 'orders', table: (_open, turn) => turn === 6 },
  },
  /** A squadron of each side has been hurt, and jammers are in reach. */
  'a patrol in the thick': {
    system: 'squadrons',
    scenario: 'open-patrol',
    at: { ask: 'move', table: (_open, turn) => turn === 3 },
  },
  'orders of five thousand': { ...thousands, at: { ask: 'orders' } },
  /** Earth has lost its flagship in the turn before; Narn has its own, under way in every pulse, with a mate to be shifted. */
  stricken: {
    ...fleets,
    by: 'ordinary',
    at: {
      ask: 'orders',
      table: ({ fleets: [narn, earth], squadrons: [first], ships }, turn) =>
        turn === 2 &&
        earth?.stricken === turn &&
        narn?.stricken !== turn &&
        (first?.speed ?? 0) >= 3 &&
        ships.slice(0, 2).every(ship => ship.structure > 6),
    },
  },
  /** Torpedoes are under way over the end of a turn. */
  salvos: { ...fleets, at: { ask: 'orders', table: ({ salvos }) => salvos.length > 0 } },
  /** Two squadrons out of each other's reach, thirty turns on. */
  'a long watch': {
    system: 'fleet-action',
    scenario: 'long-watch.json',
    by: 'idle',
    at: { ask: 'orders', table: (_open, turn) => turn === WATCHED },
  },
  'a clash': clash,
  'moves in a clash': { ...clash, at: { ask: 'move' } },
  'jammers in a clash': { ...clash, at: { ask: 'jam' } },
  'guns in a clash': { ...clash, at: { ask: 'fire' } },
  /** Whole battles in which everything is told that has a card of its own. */
  'fleets fought': { ...fleets, at: { told: ['moved', 'destroyed', 'morale', 'commander'] } },
  'a clash fought': { ...clash, at: { told: ['deployed', 'moved', 'destroyed', 'level', 'leader'] } },
  'a muster': { system: 'squadrons', scenario: 'full-muster' },
  'long names plotted': { ...skirmish, names: 'long', at: { ask: 'orders' } },
  'long names under fire': { ...skirmish, names: 'long', at: { ask: 'fire' } },
  'long names hit': { ...skirmish, names: 'long', at: { ask: 'allot' } },
  'long names set up': { ...clash, names: 'long' },
  'long names moved': { ...clash, names: 'long', at: { ask: 'move' } },
  'long names aimed at': { ...clash, names: 'long', at: { ask: 'fire' } },
  cruisers,
  'a cruiser to move': { ...cruisers, by: 'idle', at: { ask: 'space' } },
  'a cruiser at impulse zero': { ...cruisers, by: 'idle', at: { ask: 'zero' } },
  /** A whole duel in which a ship was struck inside. */
  'cruisers fought': { ...cruisers, at: { told: ['fired', 'lost'] } },
  /** A cruiser and a frigate in one hex, and nobody near. */
  'a pair in one hex': { system: 'two-phase', scenario: 'two-phase-pair.json' },
  'bombs at impulse zero': { system: 'two-phase', scenario: 'two-phase-bombs.json', by: 'idle', at: { ask: 'zero' } },
  'frigates of three sides': { system: 'two-phase', scenario: 'two-phase-flags.json' },
  'a card off gotland': { ...gotland, at: { ask: 'sail', asked: view => view.side === 'sd' && view.clock.turn === 3 } },
  'guns off gotland': { ...gotland, at: { ask: 'fire', asked: view => view.side === 'sd' && view.clock.turn === 3 } },
  'the last turn off gotland': { ...gotland, at: { ask: 'telegraph', table: (_open, turn) => turn === 8 } },
  'hangars to be stowed': { ...carriers, at: { ask: 'stock' } },
  'a zone off gotland': { ...gotland, at: { ask: 'deploy', asked: view => view.side === 'sd' } },
  'aeroplanes to fly': { ...carriers, at: { ask: 'fly', asked: view => view.side === 'sd' && view.clock.turn === 2 } },
  'attackers to be taken on': { ...carriers, at: { ask: 'take', asked: view => view.side === 'sd' } },
  'planes to be lost': { ...carriers, at: { ask: 'lose', asked: view => view.side === 'sd' } },
  'torpedoes to run': { ...gotland, at: { ask: 'run', asked: view => view.side === 'sd' } },
  'hulls that touch': { ...gotland, at: { ask: 'meet' } },
  'criticals to choose': { ...gotland, at: { ask: 'critical', asked: view => view.side === 'sd' } },
  'repairs to be made': { ...gotland, at: { ask: 'mend', asked: view => view.side === 'sd' } },
  /** A sky cruiser with a bomb bay has her card on top. */
  'bombs to be laid': {
    ...{ system: 'baltic', scenario: 'shoal-convoy' },
    at: { ask: 'sail', asked: ({ side, clock, own }) => side === 'hl' && clock.turn === 2 && isOnTop(own, 'greif') },
  },
  /** All that a planning asks is asked here: a reserve is, too. */
  'flights to launch': { ...strikes, at: { ask: 'launch', asked: view => view.side === 'earth' } },
  'patrols to move': { ...close, at: { ask: 'flights', asked: (view, about) => view.side === 'earth' && isRound(about, 1) } },
  'strikes to move': {
    ...strikes,
    at: { ask: 'flights', asked: (view, about) => view.side === 'earth' && isRound(about, 2) && view.clock.turn > 2 },
  },
  'ships to attack': { ...strikes, at: { ask: 'attack', asked: view => view.side === 'earth' } },
  'flights to aim at': { ...strikes, at: { ask: 'aim', asked: view => view.side === 'earth' } },
  'fire among flights': {
    ...strikes,
    at: { ask: 'fire', asked: view => view.side === 'earth' && firePart.bears(sightOf(view as FaView), 'earth', 'fire') },
  },
  /** A battleship with flights jumps in by a gate; two turns. */
  'carriers through the gate': gate,
  /** What a lane is held with: squadrons that launch energy mines. */
  'mines to lay': { system: 'fleet-action', scenario: 'the-narrows', at: { ask: 'mines', asked: view => view.side === 'narn' } },
  'kills to share': {
    ...close,
    at: { ask: 'dogfight', asked: (view, about) => view.side === 'earth' && isAbout(about, 'share') },
  },
  'dogfights to call off': {
    ...close,
    at: { ask: 'dogfight', asked: (view, about) => view.side === 'earth' && isAbout(about, 'part') },
  },
  'flights to be divided': {
    ...close,
    at: { ask: 'dogfight', asked: (view, about) => view.side === 'earth' && isAbout(about, 'divide') },
  },
  /** Two escorts beside a ship with room for one. */
  'escorts to land': {
    ...gate,
    escorts: ['flight-meridian-1', 'flight-meridian-4'],
    at: { ask: 'flights', asked: (view, about) => view.side === 'earth' && isRound(about, 3) },
  },
  /** Flights are out, and missions may be given anew. */
  'missions to give': { ...strikes, at: { ask: 'orders', table: (_open, turn) => turn === 3 } },
  'two fleets to stack': { system: 'baltic', scenario: 'two-fleets', by: 'idle', at: { ask: 'stack' } },
  'three flags': { system: 'squadrons', scenario: 'squadrons-flags.json' },
} satisfies Readonly<Record<string, Position>>;

const FROZEN = join(import.meta.dirname, '../../bench/players/plain-fleet-action.mjs');
const frozen: object = await import(pathToFileURL(FROZEN).href);

function playerOf(system: System, by: NonNullable<Position['by']>): Bot {
  const { rules } = shelf[system] as Opened;
  const bot = by === 'frozen' ? botOfModule(rules, by, frozen) : botCalled(shelf[system]!, by);
  if (!bot || 'faults' in bot) throw new Error(`there is no ${by} player of ${system}`);
  return bot;
}

export type PositionName = keyof typeof POSITIONS;

/** So many battles are tried before a position is given up. */
const TRIES = 1000;

function reached(name: string, of: Position): Saved {
  for (let n = 0; n < TRIES; n += 1) {
    const match = laid(of, n === 0 ? name : `${name}, ${n}`);
    if (played(match, of, n)) return match.saved();
  }
  throw new Error(`${TRIES} battles were played, and none came to the position ${name}`);
}

function laid({ system, scenario, cardsOf, names }: Position, seed: string): HostMatch<GameTypes> {
  const { rules, scenarios } = shelf[system] as Opened;
  const file = (): object => JSON.parse(readFileSync(join(import.meta.dirname, scenario), 'utf8')) as object;
  const { cards, charts } = (scenarios[cardsOf ?? ''] ?? {}) as { cards?: object; charts?: object };
  const plain = scenarios[scenario] ?? file();
  const given = { ...(names ? lengthened(plain) : plain), ...(cards && { cards, charts }) };
  const begun = beginMatch(rules, given, {
    dice: { kind: 'seeded', generator: GENERATOR, seed },
    check,
  });
  if ('faults' in begun) throw new Error(begun.faults.map(({ at, say }) => `${scenario}${at ?? ''}: ${say}`).join('\n'));
  return begun.match;
}

/** So many letters a name may have. */
const LONGEST = 60;

/** A scenario with names as long as they may be. */
function lengthened(given: object): object {
  return JSON.parse(JSON.stringify(given), function longName(this: object, key, value: unknown) {
    if (typeof value !== 'string' || !(key === 'title' || (key === 'name' && 'id' in this))) return value;
    const isSpaced = key === 'title' || 'rows' in this || 'zone' in this;
    const piece = isSpaced ? `${value} ` : value.replaceAll(/\W/g, '').toLowerCase();
    return `${value}${isSpaced ? ' ' : ''}${piece.repeat(LONGEST)}`.slice(0, LONGEST).replace(/ $/, 's');
  }) as object;
}

/** Plays a battle to where it stops; false where it is over before. `nth`: players by chance do otherwise at each try. */
function played(match: HostMatch<GameTypes>, { system, at, by = 'ordinary', escorts = [] }: Position, nth: number): boolean {
  const player = playerOf(system, by);
  const roll = seeded('positions', nth);
  while (at) {
    const asks = match.asks();
    if (asks.length === 0) return 'told' in at && has(match, at);
    if (isThere(match, at)) return true;
    for (const ask of asks) {
      const view = match.view(ask.side);
      const { order } = player.answer(view, ask, { roll });
      match.answer(ask.side, view.clock.step, (ask.kind === 'launch' ? escorting(order, escorts) : order) as never);
    }
  }
  return true;
}

/** FA-10.1.8 What is launched, these flights on another mission: to stay with their squadron. */
function escorting(order: unknown, escorts: readonly string[]): object {
  const { launches } = order as FleetAction['asks']['launch']['order'];
  return {
    launches: launches.map(({ flight, hex, ...mission }) =>
      escorts.includes(flight) ? { flight, hex, kind: 'escort', squadron: 'earth-a' } : { flight, hex, ...mission },
    ),
  };
}

function isThere(match: HostMatch<GameTypes>, at: NonNullable<Position['at']>): boolean {
  if ('told' in at) return false;
  const { open, clock } = match.shown();
  const asks = match.asks();
  const isSo = asks.every(({ kind }) => kind === at.ask) && (at.table?.(open as unknown as Open, clock.turn) ?? true);
  return isSo && (at.asked === undefined || asks.some(({ side, about }) => at.asked?.(match.view(side), about)));
}

function has(match: HostMatch<GameTypes>, { told }: Whole): boolean {
  const kinds = new Set(match.everything().map(({ event }) => event.kind));
  return told.every(kind => kinds.has(kind as never));
}

const [, , folder = '.'] = process.argv;
mkdirSync(folder, { recursive: true });
for (const [name, position] of Object.entries(POSITIONS).filter(([, { system }]) => system in shelf))
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(reached(name, position)));
