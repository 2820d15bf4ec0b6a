// `flagplot position`: a battle as it stands, typed.

import type { GameTypes, HostMatch, State } from '@flagplot/kernel';
import { positionsOf } from '@flagplot/lab';
import type { CommandOn } from './command.ts';
import { JSON_FLAG, NAME, whole } from './command.ts';
import { readJson } from './file.ts';
import type { Given } from './flags.ts';
import { replayRecord, sideNamed } from './records.ts';
import { accept, Refused } from './refused.ts';
import { print } from './terminal.ts';

export const position: CommandOn = shelf => ({
  usage: 'position RECORD [--step N] [--as SIDE]',
  about: [
    'Prints a battle as it stands in the words of its book: clock and whose turn, a line for each unit with its hex and what it has ' +
      'lost, what is under way, what lies in the folders. The same text lays out a case ("position" in place of "state", as lines or ' +
      'the name of a .position file beside it), or a battle on the page. What it leaves out is as on the card.',
  ],
  operands: { name: 'RECORD', least: 1, most: 1 },
  flags: {
    step: { value: 'N', says: 'as it stood when step N was asked', schema: whole(0, 1_000_000) },
    as: { value: 'SIDE', says: 'as this side sees it: no other folder', schema: NAME },
    json: JSON_FLAG,
  },
  examples: () => ['position cases/duel.battle.json --step 5', 'position cases/duel.battle.json --as earth'],
  async run(given, terminal) {
    const [file] = given.operands as [string];
    const { system, match } = accept(file, await replayRecord(shelf, readJson(file)));
    const notation = accept(file, await positionsOf(system));
    const text = notation.formatPosition(stateAsked(match, given), sideNamed(match, given, 'as'));
    print(terminal, given.has('json'), {
      value: () => ({ system: system.name, position: text.trimEnd().split('\n') }),
      words: () => text.trimEnd(),
    });
    return 0;
  },
});

function stateAsked(match: HostMatch<GameTypes>, given: Given): State<GameTypes> {
  if (!given.has('step')) return match.state();
  const past = match.past(given.number('step'));
  if (past) return past.s;
  throw new Refused([`--step: the battle has no step ${given.number('step')}; its last is ${match.state().clock.step}`]);
}
