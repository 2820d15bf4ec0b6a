// Ruling R15 What a side has left to its squadrons, as a position has it: `folder alliance: green jam follow gold, gold hold`.

import { idText, type Names, type Reader } from '@flagplot/manifest/text';
import type { Sealed } from '../rules/folder.ts';
import type { CombatChoice, StandingChoice } from '../rules/orders.ts';
import { MOST } from '../rules/schemas.ts';

const CHOICES: readonly CombatChoice[] = ['jam', 'hold', 'nearest'];
const FOLLOW = 'follow';

/** The line of a folder behind its side. A folder without a line is empty. */
export function readFolder(reader: Reader, squadrons: Names): Sealed {
  const standing: StandingChoice[] = [];
  for (reader.marks(); !reader.done; reader.marks()) {
    const faults = reader.faults;
    const choice = readChoice(reader, squadrons);
    if (choice && standing.length < MOST.squadrons) standing.push(choice);
    else if (choice) reader.fault(`a folder has at most ${MOST.squadrons} choices`);
    if (reader.faults > faults) reader.skip();
  }
  return { standing };
}

function readChoice(reader: Reader, squadrons: Names): StandingChoice | undefined {
  const squadron = reader.name('squadron', squadrons);
  if (squadron === undefined) return undefined;
  const choice: StandingChoice = { squadron };
  if (reader.peek()?.kind === 'word' && !reader.isNext(FOLLOW)) {
    const combat = reader.oneOf('what it does in combat', CHOICES);
    if (combat) choice.combat = combat;
  }
  if (reader.accept(FOLLOW)) {
    const follow = reader.name('squadron', squadrons);
    if (follow !== undefined) choice.follow = follow;
  }
  return choice;
}

/** The line of a folder; none where it is empty. */
export function folderLine(side: string, { standing }: Sealed): string[] {
  if (!standing) return [];
  const choices = standing.map(({ squadron, combat, follow }) =>
    [idText(squadron, WORDS), combat, follow !== undefined && `${FOLLOW} ${idText(follow, WORDS)}`].filter(Boolean).join(' '),
  );
  return [`folder ${idText(side, WORDS)}: ${choices.join(', ')}`.trim()];
}

const WORDS: readonly string[] = [...CHOICES, FOLLOW];
