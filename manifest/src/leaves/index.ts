// A value as what it has otherwise than another: a clause for each difference, by its path and in the words of a system.

export { lineOf, readFields, sideNamed, without } from './lines.ts';
export { EMPTY, type LeafWords, under } from './paths.ts';
export { readLeaves } from './read.ts';
export { leavesOf } from './say.ts';
