// Sight, arcs and firepower of Baltic, ends of courses and groundings, written a second time from the book and the dossier alone and asked beside
// the rules: numbers, plane, sight, firepower, courses, touching and grounding are that second opinion, and know nothing of the rules; all other
// files lay positions out and ask both.

import type { SecondOpinion } from '@flagplot/lab';
import { compare } from './compare.ts';

export const secondOpinion: SecondOpinion = { system: 'baltic', compare: seed => compare(seed) };
