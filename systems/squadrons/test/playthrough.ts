// A whole battle in print: what lies on the table, what each side is asked and answers, what happens.

import { check } from '@flagplot/check';
import type { HostMatch, Json, RollDie } from '@flagplot/kernel';
import { beginMatch, GENERATOR, stream } from '@flagplot/kernel';
import type { SquadronOfBook } from '../rules/book.ts';
import { squadrons } from '../rules/index.ts';
import { hasMorale, stateOf } from '../rules/morale/levels.ts';
import type { Craft, Squadron } from '../rules/open.ts';
import type { Deployment, Move, Volley } from '../rules/orders.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { SqAsk, Squadrons, SqView } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { place } from './battle.ts';

/** Anybody who answers from what he sees. */
export type Player = (view: SqView, ask: SqAsk, face: RollDie) => object;

/** Plays a battle to its end and prints it. The same names and seed give the same text. */
export function playthrough(scenario: Scenario, seed: string, player: Player): string {
  const made = beginMatch(squadrons, scenario, { check, dice: { kind: 'seeded', generator: GENERATOR, seed } });
  if ('faults' in made) throw new Error(made.faults.map(({ say }) => say).join('\n'));
  const { match } = made;
  const lines = [`${scenario.title}, seed ${seed}`];
  let told = 0;
  let round = -1;
  while (!match.outcome()) {
    const { turn } = match.shown().clock;
    if (turn !== round) lines.push('', ...table(match));
    round = turn;
    for (const ask of match.asks()) lines.push(answered(match, ask, player));
    const events = match.told(undefined, told);
    told += events.length;
    lines.push(...events.map(event => `  ${words.narrate(event, match.shown().book)}`));
  }
  return `${[...lines, '', ...table(match)].join('\n')}\n`;
}

/** One line for the round, one for each squadron: its morale, its leader, and its craft. */
function table(match: HostMatch<Squadrons>): string[] {
  const { book, open, clock } = match.shown();
  const lines = open.squadrons.map((squadron, i) => line(book.charts, squadron, book.squadrons[i] as SquadronOfBook));
  return [`Round ${clock.turn}`, ...lines];
}

function line(charts: SqView['book']['charts'], squadron: Squadron, of: SquadronOfBook): string {
  const morale = hasMorale(squadron)
    ? `${squadron.level} ${stateOf(charts, squadron)}, leader ${squadron.leader + 1}`
    : 'no morale';
  return `  ${of.side} ${of.name}, ${of.quality} ${of.card.name}, ${morale}: ${squadron.craft.map(craftLine).join(' ')}`;
}

function craftLine(craft: Craft): string {
  if (craft.status !== 'flying') return craft.status === 'left' ? 'gone' : 'x';
  const { damage, ion, fresh } = craft;
  const marks = [damage > 0 ? `d${damage}` : '', ion > 0 ? `i${ion}` : '', fresh > 0 ? `f${fresh}` : ''].filter(Boolean);
  return marks.length > 0 ? `${place(craft)}(${marks.join(' ')})` : place(craft);
}

function answered(match: HostMatch<Squadrons>, ask: SqAsk, player: Player): string {
  const { step } = match.shown().clock;
  const view = match.view(ask.side);
  const order = player(view, ask, stream(`${ask.side} ${step}`));
  const refusals = match.answer(ask.side, step, order as Json);
  if (refusals.length > 0) throw new Error(refusals.map(({ say }) => say).join('\n'));
  return `> ${ask.side} ${ask.kind}: ${inShort(ask.kind, order)}`;
}

/** An order of any kind on one line. */
function inShort(kind: SqAsk['kind'], order: object): string {
  if (kind === 'move') return moved(order as Move);
  if (kind === 'jam') return (order as { squadrons: string[] }).squadrons.join(', ') || 'nobody';
  if (kind === 'deploy') return (order as { squadrons: Deployment[] }).squadrons.map(deployed).join('; ');
  return (order as { volleys: Volley[] }).volleys.map(volley).join('; ') || 'hold fire';
}

function moved({ squadron, speed, craft }: Move): string {
  return [squadron, speed ?? 'drifts', ...craft.map(one => `${one.craft} ${one.path}`)].join(', ');
}

function deployed({ squadron, facing, hexes }: Deployment): string {
  return `${squadron} ${facing} ${hexes.join(' ')}`;
}

function volley({ squadron, weapon, target, turrets = [] }: Volley): string {
  const laid = turrets.map(({ craft, bears }) => ` ${craft} ${bears}`).join(',');
  return `${squadron} ${weapon} at ${target}${laid ? `, turrets${laid}` : ''}`;
}
