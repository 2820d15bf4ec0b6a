// What opponents know of Fleet Action.

export { mind } from './mind.ts';
