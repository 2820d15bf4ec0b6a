export { listWords } from '@flagplot/manifest';
