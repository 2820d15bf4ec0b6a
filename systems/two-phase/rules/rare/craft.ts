// Chapters 12.2 and 13.3: what only shuttles and fighters do that were bought, or built, for it.

import type { RareChapters } from '../rare.ts';
import { dropPacks } from './boosters.ts';
import { open } from './scatter.ts';
import { spaceMine } from './space-mine.ts';
import { storm } from './storm.ts';

/** Scatter-packs, booster packs, assault shuttles and space mines. */
export const craft: Partial<RareChapters> = { acts: { open, packs: dropPacks, troops: storm, 'space-mine': spaceMine } };
