// The rules alone: recorded duels of ordinary opponents, played again through `play` in silence.

import { replayed } from '../battle.ts';
import { ends } from '../ends.ts';
import { heard } from '../recordings.ts';
import type { Reading, Terms } from '../timing.ts';
import { measured, perSecond } from '../timing.ts';

export function rules(terms: Terms): Promise<Reading> {
  const { start, battles } = heard(terms.recordings, 'duel');
  const all = () => battles.map(battle => replayed(start, battle));
  const steps = battles.flatMap(battle => battle.steps);
  const decisions = steps.reduce((sum, { hands }) => sum + hands, 0);
  const answers = steps.reduce((sum, step) => sum + step.answers.length, 0);
  const dice = all().reduce((sum, { fell }) => sum + fell, 0);
  return measured(
    {
      pass: all,
      figures: took => ({
        rulesDecisionsPerSecond: perSecond(decisions, took),
        rulesAnswersPerSecond: perSecond(answers, took),
        rulesDicePerSecond: perSecond(dice, took),
        rulesDicePerDecision: dice / decisions,
      }),
      checksum: () => ends(all().map(({ s }) => s)),
    },
    terms,
  );
}
