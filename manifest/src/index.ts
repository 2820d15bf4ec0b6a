// What a rule system's folder shows of itself, and the forms of what stands behind it.

export { type AsksOf, type AskWords, inWords, listWords } from './asks.ts';
export type { ChartBook } from './chart-book.ts';
export {
  type Chart,
  type ChartCell,
  type ChartNumbers,
  type ChartPlan,
  type Charts,
  chartOf,
  originOf,
  placesOf,
} from './charts.ts';
export type { Goal, GoalOf, Nerve } from './goal.ts';
export { HOST_NAMES, type HostNames, type NamedCard, type Naming } from './host-names.ts';
export { type Lesson, type LessonChoice, type LessonStep, type LessonSteps, leastBy, reasonWords } from './lesson.ts';
export type { LaterLesson, Load, Manifest, Option, ScenarioEntry } from './manifest.ts';
export type { Completion, Notation, OrderAsk, OrderHelp, OrderNotation, PositionNotation } from './notation.ts';
export { optionsOn, withOptions } from './options.ts';
export type { Lead, OrderSceneOf, OutlookOf } from './outlook.ts';
export {
  type Difference,
  OVERRIDE,
  type Overridden,
  type Override,
  type OverrideTerms,
  overrideScenario,
  type Printed,
  type PrintedCard,
  readOverride,
} from './override.ts';
export { percent } from './percent.ts';
export { type ChartRead, cellsRead, isNamed, type ReadThrow, type ThrowReads } from './reads.ts';
export type { BeatsOf, SceneOf, Seen } from './scene.ts';
export { liesIn, SECTION } from './sections.ts';
export type { TextFault } from './text/faults.ts';
export type { Bought, Figure, Force, Judged, Limit, Ware, Yard } from './yard.ts';
