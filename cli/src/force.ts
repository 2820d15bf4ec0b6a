// `flagplot force`: what a force of one's own costs, and whether it may be brought.

import type { Force } from '@flagplot/manifest';
import type { Command } from './command.ts';
import { JSON_FLAG, NAME } from './command.ts';
import type { Given } from './flags.ts';
import { forceIn, type JudgedForce, judgeForce, SELLERS, yardOf } from './forces.ts';
import { lines } from './refused.ts';
import { SCENARIO_FLAG, SYSTEM_FLAG, scenarioAsked } from './scenario.ts';
import { print } from './terminal.ts';

const [SELLER = ''] = SELLERS;

export const force: Command = {
  usage: 'force FILE --system S [--scenario N] [--side SIDE] [--text]',
  about: [
    'Tells what each part of a force costs, what the whole comes to, what may be spent, and every fault with its rule. A force is a ' +
      'file of JSON, or a short text: a line for its name and its faction, and a line for each thing bought. Each can be made from ' +
      'the other: --text prints the text, --json the file under "force".',
    `Forces are bought in ${SELLERS.join(', ')}. Exit code 1 where there is a fault. Bring a force to battle with flagplot play --force ` +
      'SIDE=FILE, likewise sim.',
  ],
  operands: { name: 'FILE', least: 1, most: 1 },
  flags: {
    system: SYSTEM_FLAG,
    scenario: { ...SCENARIO_FLAG, says: `${SCENARIO_FLAG.says}; otherwise the one that forces are bought for` },
    side: { value: 'SIDE', says: 'the side that is to bring it (otherwise the first of its faction)', schema: NAME },
    text: { says: 'print the force as a short text' },
    json: JSON_FLAG,
  },
  examples: [`force mine.txt --system ${SELLER}`, `force mine.json --system ${SELLER} --text`],
  run(given, terminal) {
    const [file] = given.operands as [string];
    const yard = yardOf(given.text('system'));
    const bought = forceIn(file, yard);
    const looked = lookedAt(given, bought);
    const { faults } = looked.judged;
    const words = () => (given.has('text') ? yard.write(bought) : inWords(bought, looked, yard.unit));
    print(terminal, given.has('json'), { value: () => ({ force: bought, text: yard.write(bought), ...asValue(looked) }), words });
    for (const line of lines(file, faults)) terminal.err(`flagplot: ${line}`);
    return faults.length > 0 ? 1 : 0;
  },
};

function lookedAt(given: Given, bought: Force): JudgedForce {
  return judgeForce(given.text('system'), bought, {
    ...(given.has('scenario') && { scenario: scenarioAsked(given) }),
    ...(given.has('side') && { side: given.text('side') }),
  });
}

function asValue({ scenario, side, judged: { price, budget, parts, faults } }: JudgedForce): object {
  return { scenario, side, price, budget, parts, faults };
}

function inWords(
  { name, faction }: Force,
  { scenario, side, judged: { price, budget, parts } }: JudgedForce,
  unit: string,
): string {
  const [named, said] = [longest(parts.map(part => part.name)), longest(parts.map(({ says }) => says))];
  return [
    `${name}, ${faction}, for ${side} in ${scenario}`,
    ...parts.map(part => `  ${part.name.padEnd(named)}  ${part.says.padEnd(said)}  ${String(part.price).padStart(5)}`),
    `${price} of ${budget} ${unit}`,
  ]
    .map(line => line.replaceAll(/\p{Cc}/gu, '?'))
    .join('\n');
}

function longest(words: readonly string[]): number {
  return Math.max(0, ...words.map(word => word.length));
}
