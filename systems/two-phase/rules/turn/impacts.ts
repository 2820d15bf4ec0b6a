// Chapter 1.2: what happens at the end of an impulse by itself: seekers in one hex, fields, mines, web.

import type { TpState, TpTable } from '../state.ts';

/** What a chapter lets happen at the end of each impulse. */
export type Impact = (s: TpState, t: TpTable) => void;

/** TP-1.2.4 In this order: seekers aimed inside the hex, ESG contact, mines, web. A chapter adds its own here. */
const IMPACTS: readonly Impact[] = [];

/** TP-1.2.4 The end of an impulse; TP-4.4.2 the first of the turn is over. */
export function immediateImpacts(s: TpState, t: TpTable): void {
  for (const impact of IMPACTS) impact(s, t);
  s.open.firstDone = true;
  s.open.now.stage = 'impact';
}
