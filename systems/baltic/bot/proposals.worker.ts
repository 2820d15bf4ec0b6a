/** The worker of a page in which Baltic's proposals are worked out. */
import { serveProposals } from '@flagplot/bots/serve';
import { mind } from './mind.ts';

serveProposals(mind);
