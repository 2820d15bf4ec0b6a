// `flagplot odds`: the chances of what a player may do.

import { check } from '@flagplot/check';
import type { Forecast, Forecasted, GameTypes, Json, Refusal } from '@flagplot/kernel';
import { boundOf, odds as oddsOf, under } from '@flagplot/kernel';
import type { CaseBattle, OddsCase } from '@flagplot/lab';
import { battleAfter, notationOf, oddsCaseOf, withNumbers } from '@flagplot/lab';
import type { Notation } from '@flagplot/manifest';
import type { Shelf, System } from '@flagplot/shelf';
import type { CommandOn } from './command.ts';
import { JSON_FLAG } from './command.ts';
import { readJson } from './file.ts';
import type { Given } from './flags.ts';
import { laidOut } from './position-file.ts';
import { accept, Refused } from './refused.ts';
import type { Terminal } from './terminal.ts';
import { inline, print } from './terminal.ts';

export const odds: CommandOn = shelf => ({
  usage: 'odds CASE.json  |  odds --list S',
  about: [
    'Works out what may come of something a player can do, with the chance of each. The case is one of flagplot adjudicate, without ' +
      'dice and with "of": {"forecast": name, ...}: what is asked. --list prints the forecasts of a system, and what each is asked of; ' +
      'with --json their schemas.',
    'Chances are exact fractions in their lowest terms where the ways the dice can fall can be counted; where dice may be thrown again for ever ' +
      'they are exact up to a bound that is named, and else they are sampled, and say how far they may be off.',
    'What the rules forbid has no odds: it is refused by its row.',
  ],
  operands: { name: 'CASE.json', least: 0, most: 1 },
  flags: {
    list: {
      value: 'S',
      says: `list the forecasts of this rule system: ${shelf.names.join(', ')}`,
      schema: { enum: shelf.names },
    },
    json: JSON_FLAG,
  },
  examples: ({ system }) => ['odds cases/fa-volley.json', `odds --list ${system}`],
  run: (given, terminal) => (given.has('list') ? listForecasts : workOut)(shelf, given, terminal),
});

async function workOut(shelf: Shelf, given: Given, terminal: Terminal): Promise<number> {
  const [file] = given.operands;
  if (file === undefined) throw new Refused(['CASE.json is missing; or --list S']);
  const asked = accept(file, oddsCaseOf(readJson(file)));
  const system = accept(file, await shelf.open(asked.system));
  const found = await laidOut(file, accept(file, await withNumbers(system, asked)), { system });
  const { rules, match } = accept(file, battleForOdds(system, found, await notationOf(system)));
  const { forecast, ...of } = found.of;
  const odds = withBound(oddsOf(rules, { name: forecast, of, s: match.state() }));
  const words = await system.manifest.oddsWords?.();
  const say = (value: Json): string => (value === null ? 'nothing' : (words?.(forecast, value) ?? inline(value)));
  print(terminal, given.has('json'), { value: () => odds, words: () => inWords(odds, say) });
  return 0;
}

/** Odds that are exact but for paths too rare to be followed say of each chance how far it may be off. */
function withBound(found: Forecasted): Forecasted {
  if (found.beyond === 0) return found;
  const upTo = boundOf(found.beyond);
  return {
    ...found,
    outcomes: found.outcomes.map(one => ({ ...one, p: `${one.chance.toFixed(upTo.digits)} up to ${upTo.text}` })),
  };
}

/** The battle at the position of a case, and its question known to be one the rules can answer. */
export function battleForOdds(
  system: System,
  asked: OddsCase,
  notation?: Notation<GameTypes>,
): CaseBattle | { faults: Refusal[] } {
  const { forecasts } = system.rules;
  const { forecast: name, ...of } = asked.of;
  const forecast = Object.hasOwn(forecasts, name) ? forecasts[name] : undefined;
  const faults = forecast ? check(forecast.schema, of) : [noSuchForecast(name, forecasts)];
  const position = battleAfter(system, asked, notation);
  const all = [...faults.map(under('/of')), ...('faults' in position ? position.faults : [])];
  if ('faults' in position || all.length > 0) return { faults: all };
  const forbidden = forecast?.judge?.(position.match.state(), of) ?? [];
  return forbidden.length > 0 ? { faults: forbidden.map(under('/of')) } : position;
}

function noSuchForecast(name: string, forecasts: Readonly<Record<string, Forecast<GameTypes>>>): Refusal {
  return { rule: 'case', at: '/forecast', say: `there is no forecast ${name}; there is ${Object.keys(forecasts).join(', ')}` };
}

/** The smallest chance that is told in words. */
const SHOWN = 0.0001;

function inWords({ exact, outcomes, beyond, halfWidth, assumed }: Forecasted, say: (value: Json) => string): string {
  const likely = outcomes.filter(({ chance }) => chance >= SHOWN).sort((a, b) => b.chance - a.chance);
  const rest = outcomes.length - likely.length;
  const width = Math.max(...likely.map(({ p }) => short(p).length), 0);
  return [
    exact
      ? beyond > 0
        ? `Exact up to ${boundOf(beyond).text}:`
        : 'Exact:'
      : `Sampled; each chance may be off by ${percent(halfWidth ?? 1)}, 19 times in 20:`,
    ...likely.map(({ value, p, chance }) => `  ${percent(chance).padStart(8)}  ${short(p).padEnd(width)}  ${say(value)}`),
    ...(rest > 0 ? [`  ${rest} more, each under ${percent(SHOWN)}`] : []),
    ...assumed.map(sentence => `Assumed: ${sentence}`),
  ].join('\n');
}

function percent(chance: number): string {
  return `${(100 * chance).toFixed(2)} %`;
}

function short(p: string): string {
  return p.length <= 24 && !p.includes('up to') ? p : '';
}

async function listForecasts(shelf: Shelf, given: Given, terminal: Terminal): Promise<number> {
  const { rules } = accept('--list', await shelf.open(given.text('list')));
  const forecasts = Object.entries(rules.forecasts).map(([name, { rule, schema, assumes }]) => ({ name, rule, assumes, schema }));
  const value = () => ({ system: rules.name, forecasts });
  const words = () => forecasts.map(({ name, rule, schema }) => forecastWords(`${name} [${rule}]`, schema)).join('\n');
  print(terminal, given.has('json'), { value, words });
  return 0;
}

/** What a forecast is asked of, as its schema says it: a field a line, with what it is called. */
function forecastWords(name: string, schema: object): string {
  const { title = '', properties = {}, required = [] } = schema as FieldsSchema;
  const fields = Object.entries(properties).map(([field, { title: says }]) => {
    const may = required.includes(field) || says?.includes('left out') ? '' : ' (may be left out)';
    return `  ${field}${says === undefined ? '' : `: ${says}`}${may}`;
  });
  return [`${name} ${title}`.trim(), ...fields].join('\n');
}

interface FieldsSchema {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, { readonly title?: string }>>;
  readonly required?: readonly string[];
}
