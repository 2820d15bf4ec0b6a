// An order in the making at the terminal: what it says, what it leads to, and whether it may be given.

import type { Answer, Ask, GameTypes, Json, Refusal } from '@flagplot/kernel';
import type { Lead } from '@flagplot/manifest';
import type { Layer, Place } from '@flagplot/scene';
import { type Desk, viewAt } from '@flagplot/seat';
import { inline } from '../terminal.ts';
import type { AtTable } from './at.ts';

/** An order that is laid and not given, and all that was typed for it; nothing where it was picked as a whole: then all it does is read once it is laid. */
export interface Laid {
  readonly order: Json;
  readonly typed?: readonly string[];
}

/** Those who are lost by an order, or do nothing though they could, and of whom nobody has said so. */
export function gravesUnsaid(leads: readonly Lead[], { typed }: Laid): readonly Lead[] {
  if (!typed) return [];
  const holds = typed.map(text => text.toLowerCase()).filter(text => /\b(holds?|keeps?)\b/.test(text));
  const isSaid = ({ who }: Lead): boolean =>
    holds.some(
      text => text.includes(who.toLowerCase()) || /^((all|rest|others|the rest|the others) )?holds?( (all )?fire)?$/.test(text),
    );
  return leads.filter(lead => lead.grave && !(lead.grave === 'idle' && isSaid(lead)));
}

/** An order as a person would type it; as JSON where its system has no notation. */
export function orderText({ parts, seat }: AtTable, order: Json, kind: string): string {
  return parts.notation?.formatOrder(order, viewAt(seat), kind).replaceAll('\n', '; ') ?? inline(order, MOST);
}

/** Letters of JSON that are shown. */
const MOST = 300;

/** What an order that stands leads to. */
export function leadsOf({ parts, seat }: AtTable, order: Json, kind: string): readonly Lead[] {
  return parts.outlook?.({ kind, order } as unknown as Answer<GameTypes>, viewAt(seat)) ?? [];
}

/** An order that stands, as it lies on the board; nothing where its system draws none. */
export function layerOf({ parts, seat }: AtTable, order: Json, kind: string): Layer<Place> {
  return parts.orderScene?.({ kind, order } as unknown as Answer<GameTypes>, viewAt(seat)) ?? [];
}

/** A lead with what may come of it. */
export async function leadText({ says, odds }: Lead, desk: Desk): Promise<string> {
  if (!odds) return says;
  return `${says}: ${odds.says(await desk.forecast(odds.name, odds.of))}`;
}

/** What was typed made an order, over what is laid already; or every fault in it. */
export function typedOrder(
  { parts, seat }: AtTable,
  text: string,
  asked: { ask: Ask<GameTypes>; laid: Json | undefined; best: () => Json | undefined },
): { order: Json } | { faults: readonly (Refusal & { column?: number })[] } {
  const { ask, laid, best } = asked;
  if (/^[{[]/.test(text)) return jsonOrder(text);
  if (!parts.notation)
    return { faults: [{ rule: 'notation', say: 'that is neither a number of the list nor JSON. Type ? for help.' }] };
  const proposal = /\bbest\b/.test(text) ? best() : undefined;
  const about = ask.about as Json;
  return parts.notation.parseOrder(text, viewAt(seat), {
    kind: ask.kind,
    about,
    ...(laid !== undefined && { laid }),
    ...(proposal !== undefined && { best: proposal }),
  });
}

function jsonOrder(text: string): { order: Json } | { faults: readonly Refusal[] } {
  try {
    return { order: JSON.parse(text) as Json };
  } catch (error) {
    const say = error instanceof Error ? error.message : String(error);
    return { faults: [{ rule: 'schema', say: `that is no JSON: ${say}` }] };
  }
}
