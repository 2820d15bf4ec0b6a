// `npm run levels [-- PAIRS [SEED]]`: what the opponents that err score against the ordinary one, system by system. Ends with exit code 1
// where a score is not what it is to be.

import type { Learner } from '@flagplot/bots';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { levelScore, WANTED } from './levels.ts';

const [pairs = '200', seed = 'levels'] = process.argv.slice(2);
const share = (score: number): string => score.toFixed(3);

for (const system of Object.values(await shippedSystems())) {
  if (!system.mind) continue;
  for (const [level, [least, most]] of Object.entries(WANTED)) {
    const score = levelScore(system, level as Learner, { pairs: Number(pairs), seed });
    const fits = score.mean >= least && score.mean <= most;
    const each = Object.entries(score.byScenario).map(([name, mean]) => `${name} ${share(mean)}`);
    process.stdout.write(
      `${system.name}, ${level}: ${share(score.mean)}, give or take ${share(score.halfWidth)}, over ${score.pairs} pairs ` +
        `(wanted: ${least} to ${most})${fits ? '' : ': NOT SO'}\n  ${each.join(', ')}\n`,
    );
    if (!fits) process.exitCode = 1;
  }
}
