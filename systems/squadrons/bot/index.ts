// What opponents know of Squadrons.

export { mind } from './mind.ts';
