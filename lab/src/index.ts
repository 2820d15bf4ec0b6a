// The lab: many battles, and cases to be ruled on.

export type { BattleResult, RefusedOrder } from './battle.ts';
export { fightBattle, fightMatch } from './battle.ts';
export type { Campaign, OnProgress, RecordedBattle, Report } from './campaign.ts';
export { campaign, recordOf } from './campaign.ts';
export type { Case, GivenState, OddsCase } from './case.ts';
export { caseOf, oddsCaseOf } from './case.ts';
export type { FuzzOfSystems, FuzzRequest } from './fuzz.ts';
export { fuzz } from './fuzz.ts';
export type { BrokenBattle, Fuzz } from './fuzz-shard.ts';
export type { InputsRequest } from './inputs/index.ts';
export { fuzzInputs } from './inputs/index.ts';
export type { BrokenInput, Inputs } from './inputs/shard.ts';
export type { CaseBattle } from './lay-out.ts';
export { layOut } from './lay-out.ts';
export { withNumbers } from './numbers.ts';
export { type PositionTerms, positionsOf, stateOfText, withState } from './position.ts';
export type { Line, Ruling } from './ruling.ts';
export { battleAfter, lineOf, ruleOn } from './ruling.ts';
export type { Comparison, Disagreement, SecondOpinion } from './second-opinion.ts';
export type { Start } from './start.ts';
export { scenarioNames, startOf } from './start.ts';
export type { RefusedOrders } from './tally.ts';
export { notationOf } from './typed.ts';
