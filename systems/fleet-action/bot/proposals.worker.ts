/** The worker of a page in which Fleet Action's proposals are worked out. */
import { serveProposals } from '@flagplot/bots/serve';
import { mind } from './mind.ts';

serveProposals(mind);
