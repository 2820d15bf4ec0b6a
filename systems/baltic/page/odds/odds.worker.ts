import { serveOdds } from '@flagplot/pagekit/odds/serve.ts';
import { reckon } from './reckon.ts';

serveOdds(reckon);
