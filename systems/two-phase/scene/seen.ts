import type { Shown, View } from '@flagplot/kernel';
import type { TwoPhase } from '../rules/state.ts';

/** What somebody at the table may see; a side's own folder, where he sits for one. */
export type TpSeen = Shown<TwoPhase> & Partial<Pick<View<TwoPhase>, 'side' | 'own'>>;
