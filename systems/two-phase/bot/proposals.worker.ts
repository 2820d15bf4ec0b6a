/** The worker of a page in which Two-Phase's proposals are worked out. */
import { serveProposals } from '@flagplot/bots/serve';
import { mind } from './mind.ts';

serveProposals(mind);
