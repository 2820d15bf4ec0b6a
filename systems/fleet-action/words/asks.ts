/** The words of each ask. */

import type { Ask } from '@flagplot/kernel';
import { type AskWords, inWords, listWords, type Seen } from '@flagplot/manifest';
import { FIRST } from '../rules/reinforcements/schedule.ts';
import { squadronsOf } from '../rules/roster.ts';
import type { FleetAction } from '../rules/state.ts';
import { firers, sightOf } from '../rules/turn/3-fire.ts';
import { arrivalWords } from './asks-arrival.ts';
import { hexName, quantity, shipName, squadronName } from './names.ts';

type FaSeen = Seen<FleetAction>;
type FaAsk = Ask<FleetAction>;

/** A question at a time, as an umpire would put it. */
export function asks(ask: FaAsk, seen: FaSeen): AskWords {
  switch (ask.kind) {
    case 'schedule':
    case 'redeploy':
    case 'regroup':
      return fleetWords(ask, seen);
    case 'deploy':
      return ask.about.relief ? entryWords(ask) : deployWords(ask, seen);
    case 'orders':
      return plotWords(ask, seen);
    case 'mines':
      return mineWords(ask, seen);
    case 'fire':
      return fireWords(ask, seen);
    case 'allot':
      return hitWords(ask, seen);
    case 'name':
      return nameWords(ask);
    case 'stray':
      return strayWords(ask, seen);
    case 'plan':
    case 'direction':
    case 'vortices':
    case 'steer':
    case 'enter':
      return arrivalWords(ask);
    default:
      return flightWords(ask, seen);
  }
}

/** What is asked of a fleet as a whole. */
function fleetWords(ask: Extract<FaAsk, { kind: 'schedule' | 'redeploy' | 'regroup' }>, seen: FaSeen): AskWords {
  if (ask.kind === 'schedule') return scheduleWords(seen);
  return ask.kind === 'redeploy' ? redeployWords(ask) : regroupWords(ask, seen);
}

function scheduleWords({ book }: FaSeen): AskWords {
  const where = book.reliefJumps ? 'the edge of the map or the jump points' : 'the edge of the map';
  return {
    title: 'Schedule your reinforcements',
    help: `The turn they are to come in, ${FIRST} or later, and ${where}, in secret. Dice decide whether they are in time.`,
    doing: 'scheduling reinforcements',
  };
}

/** What is asked about flights. */
function flightWords(
  ask: Extract<FaAsk, { kind: 'launch' | 'flights' | 'attack' | 'aim' | 'dogfight' }>,
  seen: FaSeen,
): AskWords {
  if (ask.kind === 'flights') return { ...FLIGHT.flights, title: `Move your ${FLIGHTS[ask.about.round - 1]}` };
  if (ask.kind !== 'dogfight') return FLIGHT[ask.kind];
  return ask.about.what === 'share' ? lossWords(ask, seen) : DOGFIGHT[ask.about.what];
}

const FLIGHT = {
  launch: {
    title: 'Launch flights',
    help: 'Each into a hex next to its ship, with its mission. Who is not named stays aboard.',
    doing: 'launching',
  },
  flights: {
    help: 'A point for each hex and each hexside turned. Who is not named stays where it is; strikes close with their targets.',
    doing: 'moving flights',
  },
  attack: {
    title: 'Attack ships',
    help: 'Strikes attack the ships of their target in their hex; escorts may attack whom they have come to.',
    doing: 'choosing attacks',
  },
  aim: {
    title: 'Choose the flights fired at',
    help: 'The weapon cannot fire at all of them: half take a die each.',
    doing: 'aiming',
  },
} as const;

/** FA-10.10.10 One dogfight and type after the other: whose losses these are. */
function lossWords({ side }: FaAsk, { book, open }: FaSeen): AskWords {
  const kills = open.kills?.find(one => one.side === side);
  const name = book.flights?.find(({ card }) => card.id === kills?.type)?.card.name;
  return kills && name ? { ...DOGFIGHT.share, title: `Share out the ${name}s lost at ${hexName(kills)}` } : DOGFIGHT.share;
}

/** What is asked of dogfights. */
const DOGFIGHT = {
  divide: {
    title: 'Divide your flights',
    help: 'Each attacks one type of fighters in its dogfight. Of whom nothing is said, they are divided evenly.',
    doing: 'dividing flights',
  },
  share: {
    title: 'Share out the kills',
    help: 'Flights of the type that was hit, or their escorts, lose fighters. If nothing is said, the smallest flight does.',
    doing: 'sharing out kills',
  },
  part: {
    title: 'Call dogfights off',
    help: 'A dogfight is over where both sides call it off.',
    doing: 'in a dogfight',
  },
  join: {
    title: 'Join dogfights',
    help: 'Dogfights drift through these flights: yours that shall join, or those of the enemy that have to.',
    doing: 'in a dogfight',
  },
} as const;

/** Who moves in each round. */
const FLIGHTS = ['superiority flights', 'strikes and their escorts', 'squadron escorts'] as const;

/** Everybody else, by name: `Earth`. */
function others(ask: FaAsk, seen: FaSeen): string {
  return listWords(seen.book.sides.filter(side => side.id !== ask.side).map(side => side.name));
}

function deployWords(ask: Extract<FaAsk, { kind: 'deploy' }>, seen: FaSeen): AskWords {
  const [first, last] = ask.about.rows;
  if (seen.book.jump !== undefined)
    return {
      title: 'Set up your squadrons',
      help: `Anywhere on the map, at speed 4 at most. A quarter of your squadrons is on patrol, 20 hexes or more from the flagship; then ${others(ask, seen)} jumps in.`,
      doing: 'setting up',
    };
  return {
    title: 'Set up your squadrons',
    help: `Rows ${first} to ${last} are yours. ${others(ask, seen)} sets up at the same time; places and speeds are shown when both have.`,
    doing: 'setting up',
  };
}

function redeployWords({ about }: Extract<FaAsk, { kind: 'redeploy' }>): AskWords {
  return {
    title: 'Shift your squadrons',
    help: `Your admiral has seen how the enemy stands: squadrons move by ${about.hexes} hexes in all, in formation.`,
    doing: 'shifting squadrons',
  };
}

function regroupWords({ about }: Extract<FaAsk, { kind: 'regroup' }>, seen: FaSeen): AskWords {
  const names = listWords(about.squadrons.map(id => squadronName(seen.book, id)));
  return {
    title: 'Take in ships out of command',
    help: `${names} may take in ships that are out of command and within the radius of the commander, as many as he has room for.`,
    doing: 'reorganizing the command',
  };
}

function entryWords({ about: { rows, columns } }: Extract<FaAsk, { kind: 'deploy' }>): AskWords {
  const where = columns ? `Columns ${columns[0]} to ${columns[1]}` : `Rows ${rows[0]} to ${rows[1]}`;
  return {
    title: 'Bring in your reinforcements',
    help: `${where} along their edge. Where they stand and how fast is shown before orders are written.`,
    doing: 'bringing in reinforcements',
  };
}

function plotWords(ask: FaAsk, seen: FaSeen): AskWords {
  const n = squadronsOf(seen, ask.side).length;
  return {
    title: n === 1 ? 'Plot your squadron' : `Plot your ${inWords(n)} squadrons`,
    help: `All three pulses, in secret. Nothing is opened until ${others(ask, seen)} has sealed too.`,
    doing: 'plotting',
  };
}

function mineWords({ about }: Extract<FaAsk, { kind: 'mines' }>, seen: FaSeen): AskWords {
  const able = listWords(about.ships.map(ship => shipName(seen.book, ship)));
  const help = `One hex for each squadron: ${able}. Everybody sees who launches how many; where at only when they go off, or all have moved.`;
  return { title: 'Launch energy mines', help, doing: 'launching mines' };
}

function fireWords(ask: FaAsk, seen: FaSeen): AskWords {
  const both = seen.book.sides.every(side => firers(sightOf(seen), side.id).length > 0);
  const help = both
    ? `Both sides choose at once. No die is thrown until ${others(ask, seen)} has chosen too.`
    : `${others(ask, seen)} has nothing that bears.`;
  return { title: 'Choose your fire', help, doing: 'choosing fire' };
}

function nameWords({ about }: Extract<FaAsk, { kind: 'name' }>): AskWords {
  const offices = [...new Set(about.namings.map(({ office }) => (office === 'flagship' ? 'a flagship' : `a ${office}`)))];
  const forms = about.namings.some(({ surplus }) => surplus !== undefined);
  const beyond = forms ? 'form a squadron of their own, which fires at 75 %' : 'are left outside';
  const help = `The highest rating leads, or whichever qualifies; those beyond it ${beyond}.`;
  return { title: `Name ${listWords(offices)}`, help, doing: 'naming who commands' };
}

function strayWords(ask: FaAsk, seen: FaSeen): AskWords {
  const able = firers(sightOf(seen), ask.side, 'stray').map(ship => shipName(seen.book, ship.id));
  const help = `Out of command, at half strength, and after all others: ${listWords(able)}.`;
  return { title: 'Choose the fire of ships out of command', help, doing: 'choosing fire' };
}

function hitWords({ about }: Extract<FaAsk, { kind: 'allot' }>, seen: FaSeen): AskWords {
  const ships = [...new Set(about.hits.map(hit => hit.ship))].map(id => shipName(seen.book, id));
  const n = about.hits.length;
  return {
    title: `Place ${n === 1 ? 'a hit' : `${inWords(n)} hits`} on ${ships.length < 4 ? listWords(ships) : quantity(ships.length, 'ship', 'ships')}`,
    help: 'A weapon that qualifies takes each hit; which one is yours to say.',
    doing: 'placing hits',
  };
}
