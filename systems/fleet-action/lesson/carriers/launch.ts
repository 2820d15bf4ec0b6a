// What the lesson offers where flights are launched: each with the mission it has until an odd turn.

import type { LessonChoice, LessonStep } from '@flagplot/manifest';
import type { Wing } from '../../rules/fighters/flights.ts';
import { aboardOf, around, homeOf } from '../../rules/fighters/launch.ts';
import { shipCalled } from '../../rules/roster.ts';
import type { FaView, FleetAction } from '../../rules/state.ts';
import type { Task } from '../../words/flights.ts';
import { quantity, squadronName } from '../../words/names.ts';
import { enemyOf } from '../orders.ts';
import { isSpent } from './move.ts';

type Launch = FleetAction['asks']['launch']['order'];

export function launchStep(v: FaView): LessonStep<Launch> {
  const aboard = aboardOf(v);
  const choices = choicesOf(v, aboard);
  if (aboard.every(isSpent))
    return {
      says: 'Who has come home with few fighters hurts little, and each that is shot down scores.',
      choices: choices.toReversed(),
    };
  return {
    says: `You have ${quantity(aboard.length, 'flight', 'flights')} aboard. What you launch now, each on a mission, flies in this pulse; a strike goes in by itself, an escort stays within four hexes of its squadron.`,
    choices,
  };
}

function choicesOf(v: FaView, aboard: readonly Wing[]): LessonChoice<Launch>[] {
  const target = enemyOf(v)?.id;
  const way = (name: string, task: (wing: Wing) => Task): LessonChoice<Launch> => ({ name, order: launchOf(v, aboard, task) });
  const guard = way('All guard your own ships', wing => homeOf(v, wing));
  const none: LessonChoice<Launch> = { name: 'Keep them aboard', order: { launches: [] } };
  if (target === undefined) return [guard, none];
  const strike: Task = { kind: 'strike', squadron: target };
  const what = squadronName(v.book, target);
  const bombers = aboard.filter(({ of }) => of.card.antiShip > 0);
  const apart = way(`${typesOf(bombers)} strike ${what}, the others guard your ships`, wing =>
    bombers.includes(wing) ? strike : homeOf(v, wing),
  );
  const isMixed = bombers.length > 0 && bombers.length < aboard.length;
  return [...(isMixed ? [apart] : []), way(`All strike ${what}`, () => strike), guard, none];
}

/** All that are aboard, ahead of their ships, each on its task. */
function launchOf(v: FaView, aboard: readonly Wing[], task: (wing: Wing) => Task): Launch {
  const launches = aboard.flatMap(wing => {
    const [hex] = around(v, shipCalled(v, wing.flight.carrier));
    return hex ? [{ flight: wing.flight.id, hex, ...task(wing) }] : [];
  });
  return { launches };
}

/** `Thunderbolts`: what these flights fly. */
function typesOf(wings: readonly Wing[]): string {
  return [...new Set(wings.map(({ of }) => `${of.card.name}s`))].join(' and ');
}
