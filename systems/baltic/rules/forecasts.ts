// What a player may ask the odds of. No forecast looks into a folder.

import type { Forecast } from '@flagplot/kernel';
import { critical } from './between/critical-forecast.ts';
import type { Baltic } from './state.ts';

/** By name. */
export const forecasts: Readonly<Record<string, Forecast<Baltic>>> = { critical };
