import { reckoned } from './reckon.ts';
import type { Asked } from './reckoner.ts';

self.onmessage = (event: MessageEvent<Asked>): void => self.postMessage(reckoned(event.data));
