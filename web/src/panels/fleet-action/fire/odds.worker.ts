import type { FleetAction } from '@flagplot/fleet-action';
import type { Asked } from '../../../odds/asked.ts';
import { reckoned } from './reckon.ts';

self.onmessage = (event: MessageEvent<Asked<FleetAction>>): void => self.postMessage(reckoned(event.data));
