import type { Question, Refusal, Ruleset } from '../../src/contract.ts';
import type { Cutters, Move } from './shapes.ts';
import { BEATS, cutterOf, MOVES } from './shapes.ts';

const strict = (properties: Record<string, object>): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const stow: Question<Cutters, 'stow'> = {
  rule: 'CU-1',
  schema: strict({ reserve: { type: 'integer', minimum: 0, maximum: 99 } }),
  sealed: true,
  judge(v, _, { reserve }) {
    const most = Math.floor(v.book.crew / 3);
    return reserve > most
      ? [{ rule: 'CU-1.1', at: '/reserve', say: `${reserve} hands, and ${most} are a third of the crew` }]
      : [];
  },
  idle: () => ({ reserve: 0 }),
  *candidates(v) {
    for (let reserve = Math.floor(v.book.crew / 3); reserve >= 0; reserve--) yield { reserve };
  },
  random: (v, _, face) => ({ reserve: face(Math.floor(v.book.crew / 3) + 1) - 1 }),
};

const plot: Question<Cutters, 'plot'> = {
  rule: 'CU-2',
  schema: strict({ beats: { type: 'array', items: { enum: MOVES }, maxItems: 6 }, boards: { enum: [true, false, null] } }),
  sealed: true,
  judge(v, _, { beats }) {
    const found: Refusal[] = [];
    const say = `${beats.length} beats, and ${BEATS} are wanted`;
    if (beats.length < BEATS) found.push({ rule: 'CU-2.1', at: '/beats', say, lacking: true });
    if (beats.length > BEATS) found.push({ rule: 'CU-2.1', at: '/beats', say });
    const runs = beats.filter(move => move === 'run').length;
    if (runs > Number(v.own.fair))
      found.push({ rule: 'CU-2.2', at: '/beats', say: `${runs} runs, and the wind allows ${Number(v.own.fair)}` });
    return found;
  },
  idle: () => ({ beats: ['stay', 'stay', 'stay'], boards: null }),
  *candidates(v) {
    for (const first of MOVES) {
      for (const then of ['on', 'stay', 'back'] as const) {
        if (first !== 'run' || v.own.fair) yield { beats: [first, then, 'stay'], boards: null };
      }
    }
  },
  random(v, _, face) {
    const beats: Move[] = [];
    while (beats.length < BEATS) {
      const move = MOVES[face(v.own.fair && !beats.includes('run') ? 4 : 3) - 1]!;
      beats.push(move);
    }
    return { beats, boards: [true, false, null][face(3) - 1]! };
  },
};

const hail: Question<Cutters, 'hail'> = {
  rule: 'CU-4',
  open: true,
  schema: strict({ board: { type: 'boolean' } }),
  judge(v, _, { board }) {
    return board && cutterOf(v.open, v.side).crew < 2
      ? [{ rule: 'CU-4.1', at: '/board', say: 'one hand alone does not board' }]
      : [];
  },
  idle: () => ({ board: false }),
  standing: v => (v.own.boards === null || cutterOf(v.open, v.side).crew < 2 ? undefined : { board: v.own.boards }),
  *candidates(v) {
    if (cutterOf(v.open, v.side).crew > 1) yield { board: true };
    yield { board: false };
  },
  random: (v, _, face) => ({ board: cutterOf(v.open, v.side).crew > 1 && face(3) > 1 }),
};

const repel: Question<Cutters, 'repel'> = {
  rule: 'CU-4.2',
  schema: strict({ hands: { type: 'integer', minimum: 0, maximum: 99 } }),
  judge(v, _, { hands }) {
    const say = `${hands} hands, and ${v.own.reserve} are in reserve`;
    return hands > v.own.reserve ? [{ rule: 'CU-4.2', at: '/hands', say }] : [];
  },
  idle: () => ({ hands: 0 }),
  standing: v => (v.own.reserve === 0 ? { hands: 0 } : undefined),
  *candidates(v) {
    for (let hands = v.own.reserve; hands >= 0; hands--) yield { hands };
  },
  random: (v, _, face) => ({ hands: face(v.own.reserve + 1) - 1 }),
};

export const questions: Ruleset<Cutters>['questions'] = { stow, plot, hail, repel };
