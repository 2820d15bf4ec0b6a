import type { Asked } from '@flagplot/pagekit/odds/asked.ts';
import type { Squadrons } from '../../rules/state.ts';
import { reckon } from './reckon.ts';

self.onmessage = (event: MessageEvent<Asked<Squadrons>>): void => self.postMessage(reckon(event.data));
