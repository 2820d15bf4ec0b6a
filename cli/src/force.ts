// `flagplot force`: what a force of one's own costs, and whether it may be brought.

import type { Force } from '@flagplot/manifest';
import type { Shelf } from '@flagplot/shelf';
import type { CommandOn } from './command.ts';
import { JSON_FLAG, NAME } from './command.ts';
import type { Flags, Given } from './flags.ts';
import { forceIn, type JudgedForce, judgeForce, type Seller, yardOf } from './forces.ts';
import { lines } from './refused.ts';
import { namesWith, SCENARIO_FLAG, scenarioAsked, systemAsked, systemFlag } from './scenario.ts';
import { print } from './terminal.ts';

export const force: CommandOn = shelf => ({
  usage: 'force FILE --system S [--scenario N] [--side SIDE] [--text]',
  about: [
    'Tells what each part of a force costs, what the whole comes to, what may be spent, and every fault with its rule. A force is a ' +
      'file of JSON, or a short text: a line for its name and its faction, and a line for each thing bought. Each can be made from ' +
      'the other: --text prints the text, --json the file under "force".',
    `Forces are bought in ${namesWith(shelf, 'yard').join(', ')}. Exit code 1 where there is a fault. Bring a force to battle with flagplot play --force ` +
      'SIDE=FILE, likewise sim.',
  ],
  operands: { name: 'FILE', least: 1, most: 1 },
  flags: flagsOn(shelf),

  examples() {
    const [seller = 'S'] = namesWith(shelf, 'yard');
    return [`force mine.txt --system ${seller}`, `force mine.json --system ${seller} --text`];
  },
  async run(given, terminal) {
    const [file] = given.operands as [string];
    const system = await systemAsked(shelf, given);
    const yard = await yardOf(shelf, system);
    const bought = forceIn(file, yard);
    const looked = lookedAt({ system, yard }, given, bought);
    const { faults } = looked.judged;
    const words = () => (given.has('text') ? yard.write(bought) : inWords(bought, looked, yard.unit));
    print(terminal, given.has('json'), { value: () => ({ force: bought, text: yard.write(bought), ...asValue(looked) }), words });
    for (const line of lines(file, faults)) terminal.err(`flagplot: ${line}`);
    return faults.length > 0 ? 1 : 0;
  },
});

function flagsOn(shelf: Shelf): Flags {
  return {
    system: systemFlag(shelf),
    scenario: { ...SCENARIO_FLAG, says: `${SCENARIO_FLAG.says}; otherwise the one that forces are bought for` },
    side: { value: 'SIDE', says: 'the side that is to bring it (otherwise the first of its faction)', schema: NAME },
    text: { says: 'print the force as a short text' },
    json: JSON_FLAG,
  };
}

function lookedAt(seller: Seller, given: Given, bought: Force): JudgedForce {
  return judgeForce(seller, bought, {
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
