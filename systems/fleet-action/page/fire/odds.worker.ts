import type { FleetAction } from '@flagplot/fleet-action';
import type { Asked } from '../../../odds/asked.ts';
import { reckon } from './reckon.ts';

self.onmessage = (event: MessageEvent<Asked<FleetAction>>): void => self.postMessage(reckon(event.data));
