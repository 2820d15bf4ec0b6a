// `flagplot report`: a battle in a few lines a turn, with the luck of each side.

import { reportOf } from '@flagplot/telling';
import type { CommandOn } from './command.ts';
import { JSON_FLAG, NAME, whole } from './command.ts';
import { readJson } from './file.ts';
import { replayRecord, sideNamed } from './records.ts';
import { accept, Refused } from './refused.ts';
import { print } from './terminal.ts';

export const report: CommandOn = shelf => ({
  usage: 'report RECORD [--turn N] [--as SIDE]',
  about: [
    'Reports a recorded battle turn by turn, to be pasted into a chat: what happened, the rarest things first to be kept, and how the ' +
      'dice of each side fell against what was to be expected. A die that needed a number is a chance; the percentage is how often ' +
      'luck as good, or as bad, comes by. Without --as nothing is told that was told to one side alone.',
  ],
  operands: { name: 'RECORD', least: 1, most: 1 },
  flags: {
    turn: { value: 'N', says: 'this turn alone; 0 is what comes before turn 1', schema: whole(0, 10_000) },
    as: { value: 'SIDE', says: 'with what this side alone was told', schema: NAME },
    json: JSON_FLAG,
  },
  examples: () => ['report cases/duel.battle.json --turn 3'],
  async run(given, terminal) {
    const [file] = given.operands as [string];
    const battle = accept(file, await replayRecord(shelf, readJson(file)));
    const { match, system } = battle;
    const { book, clock } = match.shown();
    const told = match.told(sideNamed(match, given, 'as'));
    const turn = given.has('turn') ? given.number('turn') : undefined;
    if (turn !== undefined && turn > clock.turn)
      throw new Refused([`--turn: the battle ends in ${system.words.turn.toLowerCase()} ${clock.turn}`]);
    const as = { title: titleOf(battle.saved.scenario) ?? system.manifest.title, turn, outcome: match.outcome() };
    const { text, ...value } = reportOf({ words: system.words, book, told }, as);
    print(terminal, given.has('json'), { value: () => value, words: () => text });
    return 0;
  },
});

function titleOf(scenario: unknown): string | undefined {
  const title = typeof scenario === 'object' && scenario !== null ? Reflect.get(scenario, 'title') : undefined;
  return typeof title === 'string' ? title : undefined;
}
