export { baltic } from './edge/rules.ts';
