// A force from its short text. It is taken whole or refused whole, every fault with its line and column.

import type { Refusal } from '@flagplot/kernel';
import { MOST } from '../rules/schemas.ts';
import type { Complain, Draft } from './clauses.ts';
import { clause } from './clauses.ts';
import { type BoughtSquadron, LONGEST, type SquadronsForce, SYSTEM } from './force-file.ts';
import { nameFor, withIds } from './names.ts';
import type { Token } from './tokens.ts';
import { placeIn, split, tokens } from './tokens.ts';

/** Letters of the longest text that is read: far beyond any force. */
const MOST_LETTERS = 20_000;
/** Faults told of one text. */
const MOST_FAULTS = 50;

const HEAD = 'a force begins with its name and its faction, like this: Grey Watch, alliance';

/** A force from its short text: lines or semicolons part the squadrons, and the first part names force and faction. */
export function read(text: string): { force: SquadronsForce } | { faults: Refusal[] } {
  if (text.length > MOST_LETTERS)
    return { faults: [{ rule: 'schema', at: 'line 1, column 1', say: `the text is longer than ${MOST_LETTERS} letters` }] };
  const found = tokens(text);
  if ('unread' in found)
    return {
      faults: [{ rule: 'schema', at: placeIn(text, found.unread), say: 'this quote is not closed, or holds what no quote may' }],
    };
  const faults: Refusal[] = [];
  const complain: Complain = ({ at }, say, rule = 'schema') => {
    if (faults.length < MOST_FAULTS) faults.push({ rule, at: placeIn(text, at), say: printable(say) });
  };
  const force = forceOf(split(found, 'end'), complain);
  return faults.length > 0 ? { faults } : { force };
}

/** Letters of the longest sentence about a text: it may quote a word of any length. */
const MOST_SAID = 400;

/** A sentence without what a terminal would obey. */
function printable(say: string): string {
  const plain = say.replaceAll(/\p{Cc}/gu, '?');
  return plain.length <= MOST_SAID ? plain : `${plain.slice(0, MOST_SAID - 1)}…`;
}

const NOWHERE: Token = { kind: 'end', text: '', at: 0 };

function forceOf(statements: readonly Token[][], complain: Complain): SquadronsForce {
  const [first = [], ...others] = statements.filter(statement => statement.length > 0);
  const [head, rest] = cut(first);
  const { name, faction } = readHead(head, complain);
  const lines = [rest, ...others].filter(line => line.length > 0);
  if (lines.length > MOST.squadrons)
    complain(lines[MOST.squadrons]?.[0] ?? NOWHERE, `a force has ${MOST.squadrons} squadrons at most`);
  const drafts = lines.slice(0, MOST.squadrons).map(line => readSquadron(line, complain));
  return { name, system: SYSTEM, faction, squadrons: withNames(drafts) };
}

/** What stands before the first colon, and what stands after it. */
function cut(line: readonly Token[]): [before: Token[], after: Token[]] {
  const colon = line.findIndex(({ kind }) => kind === 'colon');
  return colon < 0 ? [[...line], []] : [line.slice(0, colon), line.slice(colon + 1)];
}

/** `Grey Watch, alliance`; the name of the rule system may stand there too. */
function readHead(head: readonly Token[], complain: Complain): { name: string; faction: string } {
  const [name = [], ...words] = split(head, 'comma');
  const [faction = [], more] = words.filter(
    part =>
      part
        .map(({ text }) => text)
        .join(' ')
        .toLowerCase() !== SYSTEM,
  );
  const id = faction.map(({ text }) => text.toLowerCase()).join('-');
  if (words.length === 0) complain(head[0] ?? NOWHERE, HEAD);
  else if (!/^[a-z][a-z0-9-]{0,39}$/.test(id)) complain(faction[0] ?? head[0] ?? NOWHERE, `this is no faction; ${HEAD}`);
  if (more) complain(more[0] ?? head[0] ?? NOWHERE, `one word too many; ${HEAD}`);
  return { name: nameOf(name, complain) ?? '', faction: id };
}

/** A name: some words, or one in quotes. */
function nameOf(words: readonly Token[], complain: Complain): string | undefined {
  const [first] = words;
  if (!first) return undefined;
  const name = words.map(({ text }) => text).join(' ');
  const marks = words.some(({ kind }) => kind === 'comma' || kind === 'colon');
  if (marks || (words.length > 1 && words.some(({ kind }) => kind === 'quoted')))
    complain(first, 'a name with quotes, commas or colons in it stands in quotes as a whole');
  else if (name === '' || name.length > LONGEST) complain(first, `a name has 1 to ${LONGEST} letters`);
  return name;
}

const BULLET = /^[-*•–]$/;

/** `Red: 4 X-wing average`; the name may be left out, and a mark of a list may stand in front. */
function readSquadron(line: readonly Token[], complain: Complain): Draft {
  const [first = NOWHERE] = line;
  const words = first.kind === 'word' && BULLET.test(first.text) ? line.slice(1) : line;
  let sound = true;
  const complainOnce: Complain = (...said) => {
    sound = false;
    complain(...said);
  };
  const draft = readClauses(words, complainOnce);
  if (sound && draft.craft === undefined) complain(first, 'say how many craft of what type: 4 X-wing');
  return draft;
}

function readClauses(words: readonly Token[], complain: Complain): Draft {
  const [first] = words;
  const colon = words.some(({ kind }) => kind === 'colon');
  const [before, after] = colon ? cut(words) : [[], words];
  const name = nameOf(before, complain);
  const draft: Draft = name === undefined ? {} : { name };
  if (colon && first && name === undefined) complain(first, 'a name stands before a colon');
  for (const part of split(after, 'comma')) readClause(draft, part, complain);
  return draft;
}

function readClause(draft: Draft, part: readonly Token[], complain: Complain): void {
  const [first, ...rest] = part;
  const mark = part.find(({ kind }) => kind === 'colon');
  if (mark) complain(mark, 'a second colon; a name with one in it stands in quotes');
  else if (first) clause(draft, [first, ...rest], complain);
}

/** Squadrons with a name and an id each, without what goes without saying. */
function withNames(drafts: readonly Draft[]): BoughtSquadron[] {
  const names: string[] = drafts.flatMap(({ name }) => name ?? []);
  const whole = drafts.map(({ name, type = '', quality = 'average', craft = 0, leader = 1, command = 0, hotShots = [] }) => {
    const called = name ?? nameFor(names);
    if (name === undefined) names.push(called);
    return {
      name: called,
      type,
      quality,
      craft,
      ...(leader > 1 && { leader }),
      ...(command > 0 && { command }),
      ...(hotShots.length > 0 && { hotShots }),
    };
  });
  return withIds(whole);
}
