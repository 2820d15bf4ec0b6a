// Help, as it is printed.

import type { Command, Example } from './command.ts';
import type { Flag } from './flags.ts';

const WIDTH = 100;

/** A command as the list of all shows it. */
export interface Listed {
  readonly name: string;
  readonly summary: string;
  readonly group: string;
}

/** The help of the whole program. */
export function helpOfAll(commands: readonly Listed[], example: string): string {
  const groups = [...new Set(commands.map(({ group }) => group))];
  const width = Math.max(...commands.map(({ name }) => name.length));
  const listed = groups.flatMap(group => [
    '',
    `${group}:`,
    ...commands.filter(one => one.group === group).map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
  ]);
  return [
    'Flagplot: play, referee and study tabletop fleet battles.',
    '',
    'usage: npx flagplot COMMAND [flags]',
    ...listed,
    '',
    'Every command says more of itself: npx flagplot COMMAND --help',
    'With --shelf FILE a command knows the rule systems of that module, in place of those that ship.',
    'With --names FILE it calls cards and nations as that file does: {"system", "cards", "nations"}.',
    'The page, with the board: npm start',
    '',
    `A first battle: ${example}`,
  ].join('\n');
}

/** The help of one command. */
export function helpOf({ name, summary }: Listed, { usage, about, flags, examples }: Command, example: Example): string {
  const lines = examples(example);
  return [
    `flagplot ${name}: ${summary}`,
    '',
    `usage: npx flagplot ${usage}`,
    ...about.flatMap(paragraph => ['', ...wrap(paragraph, WIDTH)]),
    '',
    ...table(flags),
    '',
    lines.length === 1 ? 'For example:' : 'Examples:',
    ...lines.map(line => `  npx flagplot ${line}`),
  ].join('\n');
}

function table(flags: Readonly<Record<string, Flag>>): string[] {
  const rows = Object.entries({ ...flags, help: { says: 'print this' } satisfies Flag }).map(
    ([name, flag]: [string, Flag]) => [`--${name}${flag.value ? ` ${flag.value}` : ''}`, explanation(flag)] as const,
  );
  const width = Math.max(...rows.map(([flag]) => flag.length));
  return rows.flatMap(([flag, says]) => {
    const [first = '', ...rest] = wrap(says, WIDTH - width - 4);
    return [`  ${flag.padEnd(width)}  ${first}`, ...rest.map(line => `${' '.repeat(width + 4)}${line}`)];
  });
}

function explanation({ says, needed, otherwise }: Flag): string {
  if (needed) return `${says} (needed)`;
  return otherwise === undefined ? says : `${says} (otherwise ${[otherwise].flat().join(',')})`;
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
