import type { Asked } from './asked.ts';
import { reckoned } from './reckon.ts';

self.onmessage = (event: MessageEvent<Asked>): void => self.postMessage(reckoned(event.data));
