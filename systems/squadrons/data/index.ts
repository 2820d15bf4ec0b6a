import type { Charts, CraftCard } from '../rules/cards.ts';
import chartsFile from './charts.json' with { type: 'json' };
import craftFile from './craft.json' with { type: 'json' };

// The compiler reads JSON more loosely than the cards are typed, hence the casts; the tests hold the files to the schemas.

/**
 * The craft that come with the system, a row of the book each, with its price at each quality, SQ-7.2.16 price. SQ-7.2.1 X-wing T-65B, SQ-7.2.2 Y-wing S3,
 * SQ-7.2.3 Y-wing A4, SQ-7.2.4 A-wing, SQ-7.2.5 B-wing, SQ-7.2.6 Z-95 Headhunter; SQ-7.2.7 TIE/ln, SQ-7.2.8 TIE Interceptor,
 * SQ-7.2.9 TIE Bomber, SQ-7.2.10 TIE/rc, SQ-7.2.11 TIE/fc, SQ-7.2.12 TIE/gt, SQ-7.2.13 TIE (early); SQ-7.2.14 YT-1300 freighter,
 * SQ-7.2.15 customs frigate.
 */
export const craft = craftFile as readonly unknown[] as readonly CraftCard[];
/**
 * The charts every battle uses unless its scenario brings others. SQ-1.2.1 skills, SQ-1.1.4 skills, SQ-5.1.1 skills, SQ-1.3.1 hotShot,
 * SQ-1.3.2 hotShot, SQ-3.4.2 turns, SQ-3.4.3 turnDistance, SQ-3.5.1 link, SQ-4.4.1 difficulty.
 */
export const charts = chartsFile as unknown as Charts;
