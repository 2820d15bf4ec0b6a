// A whole battle in print: what lies on the table, what each side has in its folder and is asked, what it answers, what happens.

import { check } from '@flagplot/check';
import type { HostMatch, Json, RollDie } from '@flagplot/kernel';
import { beginMatch, GENERATOR, stream } from '@flagplot/kernel';
import { fleetAction } from '../rules/index.ts';
import type { AnyPlot, Deployment, Jump, Launch, Named, Shot } from '../rules/orders.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { FaAsk, FaView, FleetAction } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { pathText, place } from './battle.ts';

/** Anybody who answers from what he sees. */
export type Player = (view: FaView, ask: FaAsk, face: RollDie) => object;

/** Plays a battle to its end and prints it. The same names and seed give the same text. */
export function playthrough(scenario: Scenario, seed: string, player: Player): string {
  const made = beginMatch(fleetAction, scenario, { check, dice: { kind: 'seeded', generator: GENERATOR, seed } });
  if ('faults' in made) throw new Error(made.faults.map(({ say }) => say).join('\n'));
  const { match } = made;
  const lines = [`${scenario.title}, seed ${seed}`];
  let told = 0;
  while (!match.outcome()) {
    lines.push('', ...table(match), ...match.asks().map(({ side }) => folder(match.view(side))));
    for (const ask of match.asks()) lines.push(answered(match, ask, player));
    const events = match.told(undefined, told);
    told += events.length;
    lines.push(...events.map(event => `  ${words.narrate(event, match.shown().book)}`));
  }
  return `${[...lines, '', ...table(match)].join('\n')}\n`;
}

/** One line for the clock, one for each squadron: where it is, how fast, and the structure of its ships. */
function table(match: HostMatch<FleetAction>): string[] {
  const { book, open, clock } = match.shown();
  const squadrons = open.squadrons.map((squadron, i) => {
    const ships = book.squadrons[i]?.ships.map(n => open.ships[n]);
    const state = ships?.map(ship => `${ship?.id} ${ship?.left ? 'gone' : ship?.structure}`).join(', ');
    return `  ${squadron.id} ${place(squadron)} speed ${squadron.speed}: ${state}`;
  });
  const pulse = open.pulse > 0 ? `, pulse ${open.pulse}` : '';
  return [`Turn ${clock.turn}${pulse}, step ${clock.step}`, ...squadrons];
}

function folder({ side, own }: FaView): string {
  return `  folder of ${side}: ${own.plots.map(written).join('; ') || 'empty'}`;
}

function answered(match: HostMatch<FleetAction>, ask: FaAsk, player: Player): string {
  const { step } = match.shown().clock;
  const view = match.view(ask.side);
  const order = player(view, ask, stream(`${ask.side} ${step}`));
  const refusals = match.answer(ask.side, step, order as Json);
  if (refusals.length > 0) throw new Error(refusals.map(({ say }) => say).join('\n'));
  return `> ${ask.side} ${ask.kind}: ${inShort(order)}`;
}

function written({ squadron, path, change, mode, shift, reform }: AnyPlot): string {
  const faster = change ? ` ${change.by > 0 ? '+' : ''}${change.by} in ${change.pulse}` : '';
  const posts = [...(shift ? [shift] : []), ...(reform ?? [])].map(
    ({ ship, to }) => ` ${ship} to ${typeof to === 'string' ? to : `${to.q},${to.r}`}`,
  );
  return `${squadron} ${pathText(path)}${faster}${mode === 'relative' ? ' relative' : ''}${posts.join('')}`;
}

/** An order of any kind on one line. */
function inShort(order: InShort): string {
  if (order.names) return order.names.map(({ of, ship, outside }) => [of, ship, ...outside].join(' ')).join('; ');
  if (order.weapons) return order.weapons.join(', ');
  if (order.launches)
    return (
      order.launches.map(({ squadron, hex, ships }) => `${squadron} at ${hex} with ${ships.join(', ')}`).join('; ') || 'none'
    );
  if (order.shots)
    return (
      order.shots.map(({ ship, target, weapons }) => `${ship} at ${target} with ${weapons.join(', ')}`).join('; ') || 'hold fire'
    );
  const squadrons = (order.squadrons ?? []).map(one => ('path' in one ? written(one) : stands(one)));
  const jumps = (order.jumps ?? []).map(({ ship }) => `${ship} jumps`);
  const pulse = order.pulse === undefined ? [] : [`the enemy first in ${order.pulse}`];
  return [...(order.speed === undefined ? [] : [`speed ${order.speed}`]), ...squadrons, ...jumps, ...pulse].join('; ');
}

interface InShort {
  speed?: number;
  squadrons?: (AnyPlot | Deployment)[];
  launches?: Launch[];
  shots?: Shot[];
  weapons?: string[];
  names?: Named[];
  jumps?: Jump[];
  pulse?: number;
}

function stands({ squadron, hex, heading, ships }: Deployment): string {
  return `${squadron} at ${hex} ${heading}${ships.map(one => ` ${one.ship} ${one.hex}`).join('')}`;
}
