// What is said of a squadron in a short text, clause by clause: `4 X-wing average`, `Hot Shot 2`, `leader 1 +1`.

import type { Rule } from '@flagplot/kernel';
import type { Quality } from '../rules/cards.ts';
import { QUALITIES } from '../rules/cards.ts';
import { MOST } from '../rules/schemas.ts';
import { type BoughtSquadron, STEPS } from './force-file.ts';
import { craftCalled } from './names.ts';
import type { Token } from './tokens.ts';

/** What has been read of a squadron so far. */
export type Draft = { -readonly [K in keyof BoughtSquadron]?: BoughtSquadron[K] };

/** Says that something at a token cannot be read. */
export type Complain = (at: Token, say: string, rule?: Rule) => void;

/** One clause: its tokens, none of them a mark. */
type Clause = readonly [Token, ...Token[]];

const LIKE = 'a squadron is written like this: Red: 4 X-wing average, Hot Shot 2, leader 1 +1';

/** Takes one clause into the squadron. */
export function clause(draft: Draft, words: Clause, complain: Complain): void {
  const first = words[0].text.toLowerCase();
  const grade = words.length === 1 ? qualityCalled(words[0]) : undefined;
  if (grade) once(draft, { quality: grade }, { at: words[0], complain });
  else if (/^hot(shots?)?$/.test(first)) hotShots(draft, words, complain);
  else if (/^(leader|command|\+\d+)$/.test(first)) lead(draft, words, complain);
  else if (draft.hotShots && words.every(({ text }) => NUMBER.test(text))) numbers(draft, words, complain);
  else if (draft.craft === undefined) craft(draft, words, complain);
  else complain(words[0], `${words[0].text} is not understood here; ${LIKE}`);
}

const NUMBER = /^\d{1,3}$/;

function qualityCalled({ kind, text }: Token): Quality | undefined {
  const word = text.toLowerCase().replace(/s$/, '');
  return kind === 'word' ? QUALITIES.find(quality => word === quality) : undefined;
}

function once(draft: Draft, part: Draft, { at, complain }: { at: Token; complain: Complain }): void {
  const [field] = Object.keys(part) as [keyof Draft];
  if (draft[field] !== undefined) complain(at, `${at.text} is one too many: this was said before`);
  else Object.assign(draft, part);
}

/** SQ-1.1.1 `4 X-wing average`, `4x TIE/ln`: how many, of what, how good. */
function craft(draft: Draft, words: Clause, complain: Complain): void {
  const [count, ...rest] = words;
  const many = count.kind === 'word' ? /^(\d{1,3})[x×]?$/i.exec(count.text)?.[1] : undefined;
  if (many === undefined) complain(count, `${count.text} is no number of craft; ${LIKE}`);
  else if (Number(many) < 1 || Number(many) > MOST.craft)
    complain(count, `a squadron has 2 to ${MOST.craft} craft, not ${Number(many)}`, 'SQ-1.1.1');
  else {
    draft.craft = Number(many);
    type(draft, { count, words: withoutSign(rest) }, complain);
  }
}

/** `4 x X-wing`: the sign of multiplication is no part of the name. */
function withoutSign(words: readonly Token[]): readonly Token[] {
  return words[0]?.text === 'x' || words[0]?.text === '×' ? words.slice(1) : words;
}

/** SQ-1.1.3 One type for the whole squadron. */
function type(draft: Draft, { count, words }: { count: Token; words: readonly Token[] }, complain: Complain): void {
  const [first, last] = [words[0], words.at(-1)];
  const at = first && qualityCalled(first) ? first : last && qualityCalled(last) ? last : undefined;
  if (at) once(draft, { quality: qualityCalled(at) as Quality }, { at, complain });
  const name = words.filter(word => word !== at);
  const [word] = name;
  const found = word ? typeCalled(name) : { say: `say which craft: ${LIKE}` };
  if ('id' in found) draft.type = found.id;
  else complain(word ?? count, found.say, 'SQ-1.1.3');
}

/** A card by its words; in quotes, by its id, as a scenario's own cards are. */
function typeCalled(name: readonly Token[]): { id: string } | { say: string } {
  const said = name.map(({ text }) => text).join(' ');
  if (name.some(({ kind }) => kind === 'quoted')) {
    if (name.length > 1) return { say: 'a craft in quotes stands alone: it is the id of a card' };
    return /^[a-z][a-z0-9-]{0,39}$/.test(said) ? { id: said } : { say: `"${said}" is no id of a craft card` };
  }
  const cards = craftCalled(said);
  const [card] = cards;
  if (card && cards.length === 1) return { id: card.id };
  if (!card) return { say: `no craft is called ${said}` };
  return { say: `${said} may be ${cards.map(one => one.name).join(', ')}: say which` };
}

/** SQ-1.3.1 `Hot Shot 2`, `Hot Shots 2 and 5`. */
function hotShots(draft: Draft, words: Clause, complain: Complain): void {
  const [hot, shot, ...rest] = words;
  const two = hot.text.toLowerCase() === 'hot' && /^shots?$/i.test(shot?.text ?? '');
  const [first, ...others] = two ? rest : words.slice(1);
  if (draft.hotShots) complain(hot, `${hot.text} is one too many: Hot Shots were named before`);
  else if (!first) complain(hot, 'say which craft a Hot Shot flies: Hot Shot 2');
  else numbers(draft, [first, ...others], complain);
}

function numbers(draft: Draft, words: Clause, complain: Complain): void {
  for (const word of words) {
    if (/^(and|&|\+)$/i.test(word.text)) continue;
    const number = craftNumber(word, complain);
    if (number === undefined) continue;
    if (draft.hotShots?.includes(number)) complain(word, `Hot Shot ${number} is named twice`, 'SQ-1.3.1');
    else draft.hotShots = [...(draft.hotShots ?? []), number].sort((a, b) => a - b);
  }
}

/** SQ-1.1.5 The number of a craft on its roster. */
function craftNumber(word: Token, complain: Complain): number | undefined {
  const number = word.kind === 'word' && NUMBER.test(word.text) ? Number(word.text) : undefined;
  if (number !== undefined && number >= 1 && number <= MOST.craft) return number;
  complain(word, `${word.text} is no number of a craft; they are numbered 1 to ${MOST.craft}`, 'SQ-1.1.5');
  return undefined;
}

/** SQ-1.4.1 `leader 3`; SQ-7.1.3 `leader 1 +2`, `command +2`, `+2`. */
function lead(draft: Draft, words: Clause, complain: Complain): void {
  let steps = false;
  for (const word of words) {
    const text = word.text.toLowerCase();
    if (text === 'command' || text === 'leader') steps = text === 'command';
    else if (steps || text.startsWith('+')) command(draft, word, complain);
    else {
      const leader = craftNumber(word, complain);
      if (leader !== undefined) once(draft, { leader }, { at: word, complain });
    }
  }
}

function command(draft: Draft, word: Token, complain: Complain): void {
  const steps = /^\+?(\d{1,3})$/.exec(word.text)?.[1];
  if (steps === undefined) complain(word, `${word.text} is no number of steps of command: +1`, 'SQ-7.1.3');
  else if (Number(steps) > STEPS) complain(word, `a leader gets 2 steps of command at most, not ${Number(steps)}`, 'SQ-7.1.3');
  else once(draft, { command: Number(steps) }, { at: word, complain });
}
