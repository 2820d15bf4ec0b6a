import type { Asked } from '@flagplot/pagekit/odds/asked.ts';
import type { FleetAction } from '../../rules/state.ts';
import { reckon } from './reckon.ts';

self.onmessage = (event: MessageEvent<Asked<FleetAction>>): void => self.postMessage(reckon(event.data));
