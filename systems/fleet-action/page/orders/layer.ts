/** What the orders panel lays over the board: every squadron's plot, the ghosts at its end, the handles at the tip of the one in hand. */

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Tried } from '@flagplot/pagekit/path/path-draft.svelte.ts';
import type { Fix, HandleItem, Item, Layer } from '@flagplot/scene';
import { stepHandles } from '@flagplot/scene/steps.ts';
import { hexWritten } from '../../rules/map.ts';
import { newPosts } from '../../rules/movement/formation.ts';
import { destination, PULSES } from '../../rules/movement/path.ts';
import type { Plotting } from '../../rules/movement/plotting.ts';
import type { Plot, Step } from '../../rules/orders.ts';
import { unitMembers } from '../../rules/roster.ts';
import { plotItems } from '../../scene/order.ts';
import { driftFixes, ghosts, pathOf } from '../../scene/scene.ts';
import type { FaSeen } from '../../scene/seen.ts';
import { sideOfSquadron } from '../../scene/seen.ts';
import { STEPS } from '../../scene/steps.ts';
import { hexName, shipName } from '../../words/names.ts';
import { chanceFrom } from './chance.ts';
import type { Course } from './plots.ts';
import { leadsTo, openHexes, openings, placeAt, START, upTo } from './plots.ts';
import type { Standing } from './say.ts';

/** One squadron as it is being plotted. */
export interface InHand extends Course {
  it: Plotting;
  /** Nobody has touched it: the default, drawn thin and dashed. */
  untouched: boolean;
  /** A ship of it is just being dragged: there is no next step to press. */
  carried: boolean;
  /** The pulse whose end is looked at. */
  looking: number | undefined;
  /** Slips get handles of their own: in the list, where nobody can press with Shift. */
  slips: boolean;
}

/** What the ghosts of the plot in hand are called: where its next step goes. */
export const TIP = 'tip/';

/** A squadron that is not in hand, thin: its plot, or the course it would hold. */
export function aside(seen: FaSeen, { squadron, plot, untouched }: Standing): Layer {
  const line = untouched ? 'hold' : 'plot';
  return plotItems(seen, squadron, { plot, line, faint: true });
}

/** What a step would make of the plot in hand; nothing where it is not tried. */
export type TryStep = (step: Step) => Tried<Course> | undefined;

/** The squadron in hand: heavier, with fixes, ghosts and handles. */
export function handLayer(seen: FaSeen, hand: InHand, tryStep: TryStep): Layer {
  const { it, plot, untouched } = hand;
  const { squadron } = it;
  const id = squadron.id;
  const line = untouched ? ('hold' as const) : ('plot' as const);
  const path: Item = { ...pathOf(squadron, plot.path), id: `plot/${id}`, role: 'intent', line, held: true };
  const tip = untouched ? destination(squadron, plot.path.flat()) : placeAt(it, plot, hand.caret);
  return [
    path,
    ...lookLayer(seen, hand, plot),
    ...shifts(hand),
    ...ghosts(seen, squadron, { at: tip, role: 'intent', id: `${TIP}${id}`, plot }),
    ...(hand.carried ? [] : handles(seen, hand, tryStep)),
    ...(untouched ? [] : chanceFrom(seen, it, tip)),
  ];
}

/** The whole squadron at the end of the pulse that is looked at. */
function lookLayer(seen: FaSeen, { it, looking }: InHand, plot: Plot): Layer {
  if (looking === undefined) return [];
  const at = destination(it.squadron, plot.path.slice(0, looking + 1).flat());
  return ghosts(seen, it.squadron, { at, role: 'intent', id: `fix/${it.squadron.id}`, faint: true, plot });
}

/** Where ships go before any ship moves: to their new places in the formation. */
function shifts({ it, plot }: InHand): Item[] {
  return newPosts(plot).flatMap(({ ship: id, to }) => {
    const ship = it.open.ships[it.book.shipAt[id] ?? -1];
    const { q, r } = hexWritten(to);
    const through = ship
      ? [
          { q: ship.q, r: ship.r },
          { q, r },
        ]
      : [];
    return ship && (ship.q !== q || ship.r !== r)
      ? [{ kind: 'path', id: `shift/${id}`, role: 'intent', line: 'plot', through, fixes: [{ at: { q, r } }] } as const]
      : [];
  });
}

/** The next steps, each where it leads. A refused one keeps its handle and says why; slips are had by Shift on a turn. */
function handles(seen: FaSeen, hand: InHand, tryStep: TryStep): HandleItem[] {
  const from = laidFrom(hand);
  const place = placeAt(hand.it, from.plot, from.caret);
  const whole = !hand.untouched && openHexes(hand.it, upTo(hand.plot, hand.caret)) === 0;
  return stepHandles(STEPS, place.heading * 60, ({ step, rare, straight }) => {
    const tried = rare && !hand.slips ? undefined : tryStep(step);
    if (!tried || (tried.refused && (rare || (whole && straight)))) return undefined;
    const { q, r } = leadsTo(place, step);
    return { at: { q, r }, says: consequence(seen, hand.it, tried.path), refused: tried.refused };
  });
}

/** What a step begins from: a squadron nobody has touched begins anew. */
function laidFrom({ plot, caret, untouched }: InHand): Course {
  return { plot, caret: untouched ? START : caret };
}

/** `1414, then 5 hexes from Meridian's drift`. */
function consequence(seen: FaSeen, it: Plotting, { plot, caret }: Course): string {
  const place = placeAt(it, plot, caret);
  const near = nearestDrift(seen, place, caret.pulse);
  return `${hexName(place)}${near ? `, then ${near.off} from ${near.name}'s drift` : ''}`;
}

/** The enemy whose drift is nearest at the end of a pulse (0 to 2). */
function nearestDrift(seen: FaSeen, place: Hex, pulse: number): { off: number; name: string } | undefined {
  let best: { off: number; name: string } | undefined;
  for (const { name, fixes } of enemyDrifts(seen)) {
    const fix = fixes[pulse];
    const off = fix ? hexes.range(place, fix.at) : Number.POSITIVE_INFINITY;
    if (fix && (!best || off < best.off)) best = { off, name };
  }
  return best;
}

/** Where an enemy squadron would be at the end of each pulse. */
interface Drift {
  name: string;
  fixes: readonly Fix[];
}

const drifts = new WeakMap<FaSeen, readonly Drift[]>();

/** Worked out once an ask: each handle of each plot says who drifts near to it. */
function enemyDrifts(seen: FaSeen): readonly Drift[] {
  const known = drifts.get(seen);
  if (known) return known;
  const enemies = [...seen.open.squadrons, ...seen.open.strays].filter(
    ({ id }) => sideOfSquadron(seen.book, id) !== seen.side && unitMembers(seen, id).length > 0,
  );
  const all = enemies.map(one => ({ name: shipName(seen.book, one.commander), fixes: driftFixes(seen, one) }));
  drifts.set(seen, all);
  return all;
}

/** The end of each pulse that is whole, with the enemy drift nearest to it; of a squadron nobody has touched nothing is said. */
export function pulseEnds(seen: FaSeen, { it, plot, untouched }: InHand): (string | undefined)[] {
  if (untouched) return [];
  const first = openings(it, plot).findIndex(n => n > 0);
  return PULSES.map((_, i) => {
    if (first >= 0 && i >= first) return undefined;
    const near = nearestDrift(seen, destination(it.squadron, plot.path.slice(0, i + 1).flat()), i);
    return near && `${near.off} from ${near.name}'s drift`;
  });
}
