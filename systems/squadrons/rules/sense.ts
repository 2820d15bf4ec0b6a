// Whether a state from outside makes sense: what lies on the table is what the scenario has, as battles can leave it.

import type { Refusal } from '@flagplot/kernel';
import type { SquadronOfBook } from './book.ts';
import { isOnMap } from './map.ts';
import { startingLevel } from './morale/levels.ts';
import type { Craft, Squadron } from './open.ts';
import { craftName, isPresent, numberOf } from './roster.ts';
import { choiceFaults } from './standing/choices.ts';
import type { SqState } from './state.ts';

/** Every reason a state cannot be one of this battle, each with its row and its place. */
export function sense(s: SqState): Refusal[] {
  const { book, open } = s;
  const strange = rosterFaults(s);
  if (strange.length > 0) return strange;
  const squadrons = open.squadrons.flatMap((squadron, i) =>
    squadronFaults(s, { squadron, of: book.squadrons[i] as SquadronOfBook, at: `/open/squadrons/${i}` }),
  );
  return [...roundFaults(s), ...squadrons, ...orderFaults(s), ...folderFaults(s)];
}

/** SQ-1.1.1 The squadrons of the scenario, each in its place. */
function rosterFaults({ book, open }: SqState): Refusal[] {
  const fault = (at: string, say: string): Refusal => ({ rule: 'SQ-1.1.1', at, say });
  const named = book.squadrons.map(({ id }) => id).join(', ');
  const strange = open.squadrons.flatMap(({ id }, i) => {
    const expected = book.squadrons[i]?.id;
    if (id === expected) return [];
    const say = expected
      ? `Here stands ${expected}, not ${id}: the squadrons are ${named}, in this order.`
      : `There is no squadron ${id} here: the squadrons are ${named}.`;
    return [fault(`/open/squadrons/${i}/id`, say)];
  });
  const missing = book.squadrons.slice(open.squadrons.length).map(({ id }) => id);
  return missing.length > 0 ? [...strange, fault('/open/squadrons', `Squadrons are missing: ${missing.join(', ')}.`)] : strange;
}

/** SQ-8.2.1 A round the battle has. */
function roundFaults({ book, clock }: SqState): Refusal[] {
  if (clock.turn <= book.rounds) return [];
  return [{ rule: 'SQ-8.2.1', at: '/clock/turn', say: `The battle has ${book.rounds} rounds, and none ${clock.turn}.` }];
}

interface Placed {
  squadron: Squadron;
  of: SquadronOfBook;
  at: string;
}

function squadronFaults(s: SqState, { squadron, of, at }: Placed): Refusal[] {
  const { craft } = squadron;
  if (craft.length !== of.size) {
    const say = `${of.name} began with ${of.size} craft, and ${craft.length} are listed.`;
    return [{ rule: 'SQ-1.1.5', at: `${at}/craft`, say }];
  }
  const each = craft.flatMap((one, place) => craftFaults(s, { craft: one, of, place, at: `${at}/craft/${place}` }));
  return [
    ...each,
    ...leaderFaults({ squadron, of, at }),
    ...levelFaults(s, { squadron, of, at }),
    ...countFaults({ squadron, of, at }),
  ];
}

interface Listed {
  craft: Craft;
  of: SquadronOfBook;
  place: number;
  at: string;
}

/** SQ-3.6.1 A craft flies on the map, or has left over an edge; SQ-4.10.7 its rounds are those of its weapons. */
function craftFaults({ book }: SqState, { craft, of, place, at }: Listed): Refusal[] {
  const name = craftName(of, place);
  const found: Refusal[] = [];
  if (craft.status === 'flying' && !isOnMap(book, craft))
    found.push({ rule: 'SQ-3.6.1', at, say: `${name} flies off the map: a craft off the map has left.` });
  if ((craft.status === 'left') !== (craft.edge !== null))
    found.push({
      rule: 'SQ-3.6.1',
      at: `${at}/edge`,
      say: `A craft has an edge once it has left the map, and only then: ${name}.`,
    });
  const { weapons } = of;
  if (craft.rounds.length !== weapons.length) {
    const say = `${name} has ${weapons.length} weapons, and the rounds of ${craft.rounds.length} are listed.`;
    return [...found, { rule: 'SQ-4.10.7', at: `${at}/rounds`, say }];
  }
  for (const [mount, left] of craft.rounds.entries()) {
    const most = weapons[mount]?.card.rounds ?? -1;
    if (left > most || (left < 0 && most >= 0))
      found.push({ rule: 'SQ-4.10.7', at: `${at}/rounds/${mount}`, say: roundsWords(name, weapons[mount]?.name ?? '', most) });
  }
  return found;
}

function roundsWords(name: string, weapon: string, most: number): string {
  return most < 0 ? `The ${weapon} of ${name} counts no rounds: -1.` : `${name} carries 0 to ${most} rounds for its ${weapon}.`;
}

/** SQ-1.4.2 Somebody leads who is on the map, as long as anybody is. */
function leaderFaults({ squadron, of, at }: Placed): Refusal[] {
  const { leader, leadersLost, craft } = squadron;
  const fault = (field: string, say: string): Refusal[] => [{ rule: 'SQ-1.4.2', at: `${at}/${field}`, say }];
  if (leader >= of.size)
    return fault('leader', `${of.name} has no craft in place ${leader}: places count from 0 to ${of.size - 1}.`);
  if (leadersLost >= of.size)
    return fault('leadersLost', `${of.name} cannot have lost ${leadersLost} leaders of ${of.size} craft.`);
  if (!isPresent(squadron) || craft[leader]?.status === 'flying') return [];
  return fault('leader', `${of.name} ${numberOf(leader)} is lost, and leads no more.`);
}

/** SQ-5.1.3 A level is between 1 and the starting level; SQ-5.1.4 without morale it is 0. */
function levelFaults({ book }: SqState, { squadron: { level }, of, at }: Placed): Refusal[] {
  const most = startingLevel(book, of);
  if (level === most || (level >= 1 && level < most)) return [];
  if (most === 0)
    return [{ rule: 'SQ-5.1.4', at: `${at}/level`, say: `${of.name} has no morale: its level is 0, not ${level}.` }];
  return [{ rule: 'SQ-5.1.3', at: `${at}/level`, say: `The morale of ${of.name} is between 1 and ${most}, not ${level}.` }];
}

/** SQ-5.2.5 What is counted by the round; SQ-4.11.5 only a squadron with a jammer jams. */
function countFaults({ squadron: { began, damaged, destroyed, jams }, of, at }: Placed): Refusal[] {
  const found: Refusal[] = [];
  if (began > of.size)
    found.push({
      rule: 'SQ-5.2.5',
      at: `${at}/began`,
      say: `${of.name} cannot have begun the round with ${began} of ${of.size} craft.`,
    });
  if (damaged + destroyed > of.size)
    found.push({
      rule: 'SQ-5.2.5',
      at: `${at}/damaged`,
      say: `${of.name} cannot have had ${damaged + destroyed} of ${of.size} craft hurt.`,
    });
  if (jams && !of.jammer) found.push({ rule: 'SQ-4.11.1', at: `${at}/jams`, say: `The craft of ${of.name} carry no jammer.` });
  return found;
}

/** SQ-2.2.3 From initiative on the order of play has every side with craft on the map, each once. */
function orderFaults({ book, open, clock }: SqState): Refusal[] {
  const { order, mover } = open;
  const sides = book.sides.map(({ id }) => id);
  const fault = (at: string, say: string): Refusal => ({ rule: 'SQ-2.2.3', at: `/open${at}`, say });
  const found = order.flatMap((side, i) => {
    if (!sides.includes(side)) return [fault(`/order/${i}`, `There is no side ${side}; there is ${sides.join(', ')}.`)];
    return order.indexOf(side) < i ? [fault(`/order/${i}`, `${side} stands in the order of play twice.`)] : [];
  });
  if (clock.turn > 0 && clock.line > 0)
    for (const { id, name, squadrons } of book.sides)
      if (!order.includes(id) && squadrons.some(at => isPresent(open.squadrons[at] as Squadron)))
        found.push(fault('/order', `The order of play is without ${name}, which has craft on the map.`));
  if (mover > 0 && mover >= order.length) found.push(fault('/mover', `No side stands in place ${mover} of the order of play.`));
  return found;
}

/** Ruling R15 A folder has choices for squadrons of its own side. */
function folderFaults({ book, sealed }: SqState): Refusal[] {
  return Object.entries(sealed).flatMap(([side, { standing }]) =>
    choiceFaults({ book, side }, standing).map(fault => ({ ...fault, at: `/sealed/${side}${fault.at ?? ''}` })),
  );
}
