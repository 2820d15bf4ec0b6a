// How units err that nobody minds: they go straight on as far as they must, keep their speed, and hold their fire.

import type { Lapse, Lapses } from '@flagplot/bots';
import file from '../data/lapses.json' with { type: 'json' };
import type { Baltic } from '../rules/state.ts';

/** A unit that nobody minds fires nothing. */
const fire: Lapse<Baltic, 'fire'> = (_v, { unit }, { base, errs }) => (errs(`${unit} at the guns`) ? { acts: [] } : base);

/** What is not minded in a turn: where a unit goes, and whether it fires. */
export const lapses: Lapses<Baltic> = { rates: file.rates, over: file.over, by: { fire } };
