// What is worth a search in Baltic: other courses, another card first, another speed, and what they do otherwise.

import type { Search } from '@flagplot/bots';
import { unlike } from '@flagplot/bots';
import type { Sail, Sailing, SpeedOrder, Stack } from '../rules/orders.ts';
import { settingsOfUnit } from '../rules/planning/telegraph.ts';
import { unitCalled, vesselCalled } from '../rules/roster.ts';
import type { Baltic, BbView } from '../rules/state.ts';
import { sailDiffers, stackDiffers, telegraphDiffers } from './differs.ts';
import { ideasFor, sailingOf, sailingsFor } from './helm.ts';

type Speeds = { units: SpeedOrder[] };

/** One vessel by another of its courses; whoever sails after it goes by that. */
function* otherSails(v: BbView, base: Sail): Generator<Sail> {
  const left = base.vessels.map(({ vessel }) => vessel);
  for (const [i, sailing] of base.vessels.entries()) {
    const laid = base.vessels.slice(0, i);
    for (const idea of ideasFor(v, { vessel: vesselCalled(v.open, sailing.vessel), vessels: laid, width: 'wide' })) {
      const other: Sailing[] = [...laid, sailingOf(sailing.vessel, idea)];
      yield { ...base, vessels: sailingsFor(v, { unit: base.unit, left }, { width: 'narrow', laid: other }) };
    }
  }
}

/** Another card on top. */
function* otherStacks(base: Stack): Generator<Stack> {
  for (const card of base.cards) yield { ...base, cards: [card, ...base.cards.filter(one => one !== card)] };
}

/** One unit at another setting that is open to it. */
function* otherSpeeds(v: BbView, base: Speeds): Generator<Speeds> {
  for (const [i, order] of base.units.entries())
    for (const setting of settingsOfUnit(v, unitCalled(v.book, order.unit), order.down ?? false))
      yield { units: base.units.with(i, { ...order, setting }) };
}

/** BB-3.1.19 Another course. */
export const sailSearch: Search<Baltic, 'sail'> = {
  ideas: (v, _about, base) => unlike(base, otherSails(v, base)),
  turns: 0,
  share: 0.6,
  trust: 1,
  differs: sailDiffers,
};

/** BB-2.2.8 Another card first. */
export const stackSearch: Search<Baltic, 'stack'> = {
  ideas: (_v, _about, base) => unlike(base, otherStacks(base)),
  turns: 0,
  share: 0.2,
  trust: 1,
  differs: stackDiffers,
};

/** BB-2.1.2 Another speed. */
export const telegraphSearch: Search<Baltic, 'telegraph'> = {
  ideas: (v, _about, base) => unlike(base, otherSpeeds(v, base)),
  turns: 1,
  share: 0.2,
  trust: 1,
  differs: telegraphDiffers,
};
