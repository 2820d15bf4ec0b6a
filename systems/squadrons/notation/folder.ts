// Ruling R15 What a side has left to its squadrons, as a position has it: `folder alliance: green to jam and follow gold, gold to hold fire`.

import { idText, type Names, type Reader } from '@flagplot/manifest/text';
import type { Sealed } from '../rules/folder.ts';
import type { StandingChoice } from '../rules/orders.ts';
import { MOST } from '../rules/schemas.ts';
import { CHOICES } from './order-standing.ts';

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

/** `green to jam and follow gold`. */
function readChoice(reader: Reader, squadrons: Names): StandingChoice | undefined {
  const squadron = reader.name('squadron', squadrons);
  if (squadron === undefined) return undefined;
  const choice: StandingChoice = { squadron };
  reader.accept('to');
  do readPart(reader, squadrons, choice);
  while (reader.accept('and'));
  return choice;
}

function readPart(reader: Reader, squadrons: Names, choice: StandingChoice): void {
  if (reader.accept('me')) return;
  if (reader.accept('follow')) {
    const follow = reader.name('squadron', squadrons);
    if (follow !== undefined) choice.follow = follow;
    return;
  }
  const word = reader.oneOf('what is left to it', ['jam', 'hold', 'fire', 'follow', 'me']);
  if (word === 'jam') choice.combat = 'jam';
  if (word === 'hold') {
    reader.accept('fire');
    choice.combat = 'hold';
  }
  if (word !== 'fire') return;
  if (['at', 'the', 'nearest'].every(next => reader.accept(next))) choice.combat = 'nearest';
  else reader.fault('here must stand: fire at the nearest');
}

/** The line of a folder; none where it is empty. */
export function folderLine(side: string, { standing }: Sealed): string[] {
  if (!standing) return [];
  return [`folder ${idText(side, [])}: ${standing.map(choiceText).join(', ')}`.trim()];
}

function choiceText({ squadron, combat, follow }: StandingChoice): string {
  const says = [...(combat ? [CHOICES[combat]] : []), ...(follow === undefined ? [] : [`follow ${idText(follow, [])}`])];
  return `${idText(squadron, [])} to ${says.length > 0 ? says.join(' and ') : 'me'}`;
}
