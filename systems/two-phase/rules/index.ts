export { twoPhase } from './edge/rules.ts';
