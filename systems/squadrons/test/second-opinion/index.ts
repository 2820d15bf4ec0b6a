// The rules of fire and movement of Squadrons, written a second time from the book alone and asked beside the first: hexes, position,
// movement, fire and volleys are that second opinion, and know nothing of the rules; all other files lay positions out and ask both.

import type { SecondOpinion } from '@flagplot/lab';
import { compare } from './compare.ts';

export const secondOpinion: SecondOpinion = { system: 'squadrons', compare: seed => compare(seed) };
