// `flagplot replay`: a battle told from its record.

import type { GameTypes, Told } from '@flagplot/kernel';
import { lineOf } from '@flagplot/lab';
import { outcomeWhy } from '@flagplot/telling';
import type { CommandOn } from './command.ts';
import { JSON_FLAG, NAME } from './command.ts';
import { readJson } from './file.ts';
import type { Replayed } from './records.ts';
import { replayRecord, sideNamed } from './records.ts';
import { accept } from './refused.ts';
import { teller } from './telling.ts';
import { print } from './terminal.ts';

export const replay: CommandOn = shelf => ({
  usage: 'replay RECORD [--as SIDE]',
  about: [
    'Plays a recorded battle again from its scenario, dice and answers, tells it, and holds the state at the end of every turn to ' +
      'the hash in the record. Where an answer is refused or a hash is another, it says where, and ends with exit code 1.',
  ],
  operands: { name: 'RECORD', least: 1, most: 1 },
  flags: { as: { value: 'SIDE', says: 'tell it as this side saw it', schema: NAME }, json: JSON_FLAG },
  examples: () => ['replay cases/duel.battle.json'],
  async run(given, terminal) {
    const [file] = given.operands as [string];
    const battle = accept(file, await replayRecord(shelf, readJson(file)));
    const as = sideNamed(battle.match, given, 'as');
    const told = as === undefined ? battle.match.everything() : battle.match.told(as);
    print(terminal, given.has('json'), { value: () => asValue(battle, told), words: () => inWords(battle, told) });
    return 0;
  },
});

function asValue({ saved, system: { words }, match }: Replayed, told: readonly Told<GameTypes>[]): object {
  const { book, clock } = match.shown();
  const { system, edition, hashes } = saved;
  const outcome = match.outcome();
  return {
    system,
    edition,
    turns: clock.turn,
    hashes: hashes.length,
    told: told.map(one => lineOf(words, book, one)),
    asks: match.asks().map(({ side, kind }) => ({ side, kind })),
    ...(outcome && { outcome }),
  };
}

function inWords({ system, match, saved }: Replayed, told: readonly Told<GameTypes>[]): string {
  const { book } = match.shown();
  const outcome = match.outcome();
  const asked = match.asks().map(({ side, kind }) => `Asked: ${side}, ${kind}`);
  return [
    ...teller(system, book)(told.map(one => lineOf(system.words, book, one))),
    '',
    ...(outcome ? [`Over: ${outcomeWhy(outcome, side => system.words.side(side, book))}`] : asked),
    hashesLine(saved.hashes.length),
  ].join('\n');
}

/** At the end of each turn one is written down. */
function hashesLine(hashes: number): string {
  return hashes === 1 ? '1 hash, as recorded' : `${hashes} hashes, all as recorded`;
}
