// The lab: many battles, and cases to be ruled on.

export type { Fought } from './battle.ts';
export { fought, matched } from './battle.ts';
export type { Campaign, Heard, Report } from './campaign.ts';
export { campaign, recordOf } from './campaign.ts';
export type { Case, Laid, OddsCase, Sat } from './case.ts';
export { caseOf, oddsCaseOf, sat } from './case.ts';
export type { Broken, Fuzz, Fuzzed } from './fuzz.ts';
export { fuzz } from './fuzz.ts';
export type { Line, Ruling } from './ruling.ts';
export { lineName, lineOf, positioned, ruled } from './ruling.ts';
export type { Start } from './start.ts';
export { scenarioNames, startOf } from './start.ts';
