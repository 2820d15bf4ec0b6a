// The rules alone: recorded battles of ordinary opponents, played again through `play` in silence.

import { replay } from '../battle.ts';
import { ends } from '../ends.ts';
import type { Recording } from '../recordings.ts';
import { loadRecording } from '../recordings.ts';
import type { Reading, Terms } from '../timing.ts';
import { measure, perSecond } from '../timing.ts';

/** `key` begins the name of each figure: `rules`. */
export function rules(terms: Terms, recording: Recording, key: string): Promise<Reading> {
  const { start, battles } = loadRecording(terms.recordings, recording);
  const all = () => battles.map(battle => replay(start, battle));
  const steps = battles.flatMap(battle => battle.steps);
  const decisions = steps.reduce((sum, { hands }) => sum + hands, 0);
  const answers = steps.reduce((sum, step) => sum + step.answers.length, 0);
  const dice = all().reduce((sum, { fell }) => sum + fell, 0);
  return measure(
    {
      pass: all,
      figures: took => ({
        [`${key}DecisionsPerSecond`]: perSecond(decisions, took),
        [`${key}AnswersPerSecond`]: perSecond(answers, took),
        [`${key}DicePerSecond`]: perSecond(dice, took),
        [`${key}DicePerDecision`]: dice / decisions,
      }),
      checksum: () => ends(all().map(({ s }) => s)),
    },
    terms,
  );
}
