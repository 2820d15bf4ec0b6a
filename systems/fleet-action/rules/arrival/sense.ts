// What is wrong with an arrival in a state from outside.

import type { Refusal } from '@flagplot/kernel';
import type { JumpPlan } from '../folder.ts';
import { on } from '../map.ts';
import type { Arrival, Portal } from '../open.ts';
import type { FaState } from '../state.ts';

/** FA-1.3 Vortices are opened by ships with jump engines, on the map; FA-1.2.4 plans and entries are of squadrons that jump in. */
export function arrivalSense(s: FaState): Refusal[] {
  const { arrival } = s.open;
  if (!arrival)
    return [
      { rule: 'FA-1.2.1', at: '/open/arrival', say: 'Squadrons come out of hyperspace, and nothing is said of their arrival.' },
    ];
  return [
    ...arrival.portals.flatMap((portal, i) => portalFaults(s, portal, `/open/arrival/portals/${i}`)),
    ...dueFaults(s, arrival),
    ...awayFaults(s),
    ...Object.entries(s.sealed).flatMap(([side, { plans = [], entries = [] }]) => [
      ...plans.flatMap((plan, i) => planFaults(s, plan, { side, at: `/sealed/${side}/plans/${i}` })),
      ...entries.flatMap(({ squadron }, i) => strange(s, squadron, { side, at: `/sealed/${side}/entries/${i}/squadron` })),
    ]),
  ];
}

function portalFaults(s: FaState, portal: Portal, at: string): Refusal[] {
  const of = s.book.ships[s.book.shipAt[portal.ship] ?? -1];
  const fault = (rule: string, field: string, say: string): Refusal[] => [{ rule, at: `${at}${field}`, say }];
  if (!of?.card.jump) return fault('FA-1.2.1', '/ship', `${portal.ship} is no ship with a jump engine.`);
  if (of.squadron !== portal.squadron) return fault('FA-1.5.7', '/squadron', `${of.name} is no ship of ${portal.squadron}.`);
  return on(s, portal) ? [] : fault('FA-1.3.9', '', 'A vortex forms on the map.');
}

/** FA-1.5.1 Who may come through is still to come. */
function dueFaults({ book, open }: FaState, { due, forming }: Arrival): Refusal[] {
  const all = [
    ...due.map((id, i) => ({ id, at: `/open/arrival/due/${i}` })),
    ...forming.flatMap(({ squadrons }, i) => squadrons.map((id, n) => ({ id, at: `/open/arrival/forming/${i}/squadrons/${n}` }))),
  ];
  return all.flatMap(({ id, at }) => {
    const of = book.squadrons[book.squadronAt[id] ?? -1];
    const away = of && of.ships.length > 0 && of.ships.every(i => open.ships[i]?.away);
    return away ? [] : [{ rule: 'FA-1.5.1', at, say: `${id} is not still to come.` }];
  });
}

/** FA-1.5.1 A squadron comes whole, and only who jumps in is still to come. */
function awayFaults({ book, open }: FaState): Refusal[] {
  return book.squadrons.flatMap(of => {
    if (of.relief) return [];
    const away = of.ships.filter(i => open.ships[i]?.away);
    const whole = away.length === 0 || (away.length === of.ships.length && of.side === book.jump);
    if (whole) return [];
    return [{ rule: 'FA-1.5.1', at: `/open/ships/${away[0]}/away`, say: `${of.name} comes whole, or is on the map.` }];
  });
}

interface Owned {
  side: string;
  at: string;
}

function strange({ book }: FaState, squadron: string, { side, at }: Owned): Refusal[] {
  const own = book.squadrons[book.squadronAt[squadron] ?? -1]?.side === side;
  return own ? [] : [{ rule: 'FA-1.2.4', at, say: `${squadron} is no squadron of ${side}.` }];
}

function planFaults(s: FaState, { squadrons, openers }: JumpPlan, { side, at }: Owned): Refusal[] {
  return [
    ...squadrons.flatMap((id, i) => strange(s, id, { side, at: `${at}/squadrons/${i}` })),
    ...openers.flatMap((id, i) => {
      const of = s.book.ships[s.book.shipAt[id] ?? -1];
      const able = of?.side === side && of.card.jump;
      return able ? [] : [{ rule: 'FA-1.2.1', at: `${at}/openers/${i}`, say: `${id} is no ship of ${side} with a jump engine.` }];
    }),
  ];
}
