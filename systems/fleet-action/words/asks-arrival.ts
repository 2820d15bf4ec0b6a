/** What is asked of who jumps in, and of who waits for him. */

import type { Ask } from '@flagplot/kernel';
import type { AskWords } from '@flagplot/manifest';
import type { FleetAction } from '../rules/state.ts';

type Kind = 'plan' | 'direction' | 'vortices' | 'steer' | 'enter';

const WORDS: Readonly<Record<Kind, AskWords>> = {
  plan: {
    title: 'Plan the jump',
    help: 'Which ships open a vortex, and in which hex the flagship is to arrive: written before the defender sets up. A group may come apart from the others, and later.',
    doing: 'planning a jump',
  },
  direction: {
    title: 'Announce a direction',
    help: 'All vortices open towards it, and the squadrons come out on that heading.',
    doing: 'announcing a direction',
  },
  vortices: {
    title: 'Choose hexes for the other vortices',
    help: 'At most ten hexes from where the first has formed; with a gate as anchor anywhere. No die is thrown before all are chosen.',
    doing: 'placing vortices',
  },
  steer: {
    title: 'Move before they come',
    help: 'Vortices form, and you alone move: a pulse at a time, inside the limits of the turn. Nobody fires.',
    doing: 'moving',
  },
  enter: {
    title: 'Bring your squadrons through',
    help: 'The speed of each, 0 to 10; which vortex a ship comes by, and its place within two hexes of the command ship. Paths follow.',
    doing: 'coming through',
  },
};

export function arrivalWords(ask: Extract<Ask<FleetAction>, { kind: Kind }>): AskWords {
  const words = WORDS[ask.kind];
  return ask.kind === 'steer' ? { ...words, title: `${words.title}: pulse ${ask.about.pulse}` } : words;
}
