// What opponents know of Two-Phase.

export { mind } from './mind.ts';
