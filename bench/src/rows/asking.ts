// How much of the rules' time goes into asking whether the battle is over and who decides next. Both are too quick to be timed one by
// one: the same battles are played with every `asks` and `outcome` carried out once, then twice, turn and turn about. What the second time
// adds is its share: the median over all rounds.

import type { GameTypes, Phase, Ruleset } from '@flagplot/kernel';
import { replay } from '../battle.ts';
import { ends } from '../ends.ts';
import { spread } from '../figures.ts';
import type { Recording } from '../recordings.ts';
import { loadRecording } from '../recordings.ts';
import type { Reading, Terms, Took } from '../timing.ts';
import { stretch } from '../timing.ts';

const ROUNDS = 25;

/** `key` is the name of the figure: `askingShare`. */
export async function asking(terms: Terms, recording: Recording, key: string): Promise<Reading> {
  const { start, battles } = loadRecording(terms.recordings, recording);
  const passOf = (times: number) => {
    const repeating = repeatAsks(start.rules, times);
    return () => battles.map(battle => replay(start, battle, { by: repeating }).s);
  };
  const [once, twice] = [passOf(1), passOf(2)];
  const took: [Took[], Took[]] = [[], []];
  for (let round = -1; round < ROUNDS; round += 1) {
    const pair = [await stretch(once, terms.seconds / ROUNDS), await stretch(twice, terms.seconds / ROUNDS)] as const;
    if (round >= 0) pair.forEach((one, i) => void took[i]?.push(one));
  }
  return readingOf(key, took, ends(twice()));
}

/** The rules with every `asks` and `outcome` carried out so many times. */
function repeatAsks(rules: Ruleset<GameTypes>, times: number): Ruleset<GameTypes> {
  return {
    ...rules,
    outcome: shown => repeatedly(times, () => rules.outcome(shown)),
    sequence(book) {
      const { opening, turn } = rules.sequence(book);
      return { opening: opening.map(phase => repeating(phase, times)), turn: turn.map(phase => repeating(phase, times)) };
    },
  };
}

function repeating(phase: Phase<GameTypes>, times: number): Phase<GameTypes> {
  const { asks } = phase;
  return asks ? { ...phase, asks: shown => repeatedly(times, () => asks(shown)) } : phase;
}

function repeatedly<T>(times: number, act: () => T): T {
  let found = act();
  for (let i = 1; i < times; i += 1) found = act();
  return found;
}

function readingOf(key: string, [once, twice]: readonly [readonly Took[], readonly Took[]], checksum: string): Reading {
  const share = (clock: 'wall' | 'cpu') => {
    const aPass = (took: Took) => took[clock] / took.passes;
    return { [key]: spread(once.map((one, i) => aPass(twice[i] as Took) / aPass(one) - 1)).median };
  };
  const sum = (of: 'wall' | 'cpu') => [...once, ...twice].reduce((total, took) => total + took[of], 0);
  return { figures: share('wall'), byCpu: share('cpu'), checksum, wall: sum('wall'), cpu: sum('cpu') };
}
