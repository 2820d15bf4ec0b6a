export type * from './contract.ts';
export type { Dealings } from './dealings.ts';
export * from './dice/readings.ts';
export { GENERATOR, seeded, stream } from './dice/stream.ts';
export { chanceOf, type Handful, meets, metBy, testsOf } from './dice/tests.ts';
export { ENTRIES } from './entries.ts';
export { under } from './faults.ts';
export type { Check, Correction, HandFall, HostMatch, Match, MatchOptions } from './host.ts';
export { canonical, copy, deepFreeze, normalise, plain, without } from './json.ts';
export { lineNames, linesCalled } from './lines.ts';
export { asked, begin, type Loop, lineAt, play, setUp, type TurnEnds } from './loop.ts';
export { beginMatch, beginRead } from './match.ts';
export { memoise } from './memory.ts';
export { exactly } from './odds/exact.ts';
export { boundOf, wilson } from './odds/interval.ts';
export { type Forecasted, type OddsRequest, odds } from './odds/odds.ts';
export {
  FORMAT,
  hashFaults,
  optionsOf,
  RECORD,
  type Replayed,
  type Replaying,
  recordFaults,
  replayInSteps,
  resume,
} from './record.ts';
export type * from './saved.ts';
export { LIES, Missing, type Scripted, scriptedDice, type Wanted, WrongDie } from './scripted.ts';
export { sha256 } from './sha256.ts';
export type { Counts } from './status.ts';
export { cloned, hashOf } from './step.ts';
export { type Again, type DiceDue, type Listener, type Rolled, rolled, type Source } from './table.ts';
export { viewOf } from './view.ts';
