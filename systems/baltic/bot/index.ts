// What opponents know of Baltic.

export { mind } from './mind.ts';
