// What a player may ask the odds of. No forecast looks into a folder.

import type { Forecast } from '@flagplot/kernel';
import { critical } from './between/critical-forecast.ts';
import { collision, grounding } from './movement/forecasts.ts';
import { bombingOdds, dogfightOdds } from './odds/air.ts';
import { throwOdds, volleyOdds } from './odds/fire.ts';
import { beamOdds, salvoOdds } from './odds/strips.ts';
import type { Baltic } from './state.ts';

/** By name, a line each. */
export const forecasts: Readonly<Record<string, Forecast<Baltic>>> = {
  throw: throwOdds,
  volley: volleyOdds,
  beam: beamOdds,
  salvo: salvoOdds,
  dogfight: dogfightOdds,
  bombing: bombingOdds,
  critical,
  grounding,
  collision,
};
