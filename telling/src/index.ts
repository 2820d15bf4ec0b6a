// What was told of a battle, for people: where in the turn it stands, what happened, and how the dice fell. It stands below command and
// page, so that both speak alike, and apart from the kernel, which has no prose; it reads what was told and decides nothing.

export { type Freak, freaks, type Luck, luckOf } from './luck.ts';
export { outcomeWhy } from './outcome.ts';
export { type Report, type Reporting, reportOf, type TurnReport } from './report.ts';
export { type Change, largestChanges, type Standing } from './story.ts';
export { lineHeading, lineWords, partWords, placeOn, type Sequenced, type TurnLine, turnLines } from './turn.ts';
export { wantedLine, wantedLines } from './wanted.ts';
