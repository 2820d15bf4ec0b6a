// Fire, damage and seekers of Two-Phase, written a second time from the dossier alone and asked beside the rules: charts, plane, position,
// warfare, fire, damage and flight are that second opinion, and know nothing of the rules; all other files lay positions out and ask both.

import type { SecondOpinion } from '@flagplot/lab';
import { compare } from './compare.ts';

export const secondOpinion: SecondOpinion = { system: 'two-phase', compare: seed => compare(seed) };
