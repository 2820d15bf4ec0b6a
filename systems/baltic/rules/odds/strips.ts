// Odds of beams and of torpedoes: what they do to one vessel on their way, behind all they meet before it.

import type { Forecast, Json, Refusal } from '@flagplot/kernel';
import { ID, shape } from '@flagplot/kernel/schemas';
import type { Hits } from '../damage/hits.ts';
import { weaponOf } from '../gunnery/aim.ts';
import { nameOf, weaponName } from '../names.ts';
import type { Salvo } from '../open.ts';
import type { Beam, Id } from '../orders.ts';
import { isLive, vesselNamed } from '../roster.ts';
import { BEAM_ASKED } from '../schemas.ts';
import type { Baltic, BbState, BbTable } from '../state.ts';
import { fadedAt, metByBeam, rollStrike, startOf } from '../strips/beam.ts';
import type { Met } from '../strips/path.ts';
import { runOf } from '../strips/salvo.ts';
import { rollAttack } from '../torpedoes/run.ts';
import { conditionOf, outcomeOf, struckBy } from './outcome.ts';

/** What is left of it, how many bands lie behind it, and what has struck the last vessel it met. */
interface Passage {
  readonly fp: number;
  readonly bands: number;
  readonly dealt: Hits;
}

const NOTHING: Hits = { hits: 0, tenners: 0, jinks: true };

/** How one contact is thrown for. */
type Contact = (so: Passage, met: Met, t: BbTable) => Passage;

/** A strip with its firepower, and those it meets up to the one that is asked about; none where it does not meet that one. */
interface Way {
  readonly fp: number;
  readonly met: readonly Met[];
  readonly contact: Contact;
}

/** Those met up to one of them, or to the first. */
function upTo(met: readonly Met[], on: Id | undefined): Met[] {
  return met.slice(0, (on === undefined ? 0 : met.findIndex(({ vessel }) => vessel.id === on)) + 1);
}

/** What becomes of the last of them, and what is left to go on. Of those before it nothing but what is left is kept. */
function outcomeAtEnd(s: BbState, t: BbTable, { fp, met, contact }: Way): Json {
  const last = met.at(-1);
  if (!last) return null;
  const before = t.each(met.slice(0, -1), { fp, bands: 0, dealt: NOTHING } as Passage, (so, one, table): Passage => {
    return so.fp <= 0 ? so : { ...contact(so, one, table), dealt: NOTHING };
  });
  const end = before.fp <= 0 ? before : contact(before, last, t);
  const condition = struckBy(s, { vessel: last.vessel, condition: conditionOf(last.vessel) }, end.dealt);
  return { ...outcomeOf(s, last.vessel, condition), left: Math.max(0, end.fp) };
}

type BeamAsked = Beam & { on?: Id };

/** BB-3.2.81 What a beam does to the first vessel it meets, or to another on its way. */
export const beamOdds: Forecast<Baltic> = {
  rule: 'BB-3.2.81',
  schema: { ...BEAM_ASKED, title: 'A beam' },
  assumes: ['Everybody lies where he lies now.'],
  judge(s, of) {
    const asked = of as unknown as BeamAsked;
    if (!isProjector(s, asked))
      return [
        {
          rule: 'BB-3.2.78',
          at: '/weapon',
          say: `${nameOf(s.book, asked.by)} has no beam ${weaponName(s.book, asked.by, asked.weapon)}.`,
        },
      ];
    return beamWay(s, asked).met.length > 0 ? [] : [meetsNobody(s, 'BB-3.2.79', asked.on)];
  },
  act: (s, t, of) => prepareBeam(s, of as unknown as BeamAsked)(t),
  prepare: (s, of) => prepareBeam(s, of as unknown as BeamAsked),
};

function isProjector(s: BbState, { by, weapon }: BeamAsked): boolean {
  const vessel = vesselNamed(s.open, by);
  return vessel !== undefined && isLive(vessel) && weaponOf(s, vessel, weapon)?.kind === 'beam';
}

function meetsNobody({ book }: BbState, rule: string, on: Id | undefined): Refusal {
  return { rule, at: '/on', say: `It does not meet ${on === undefined ? 'anybody' : nameOf(book, on)}.` };
}

function prepareBeam(s: BbState, asked: BeamAsked): (t: BbTable) => Json {
  if (!isProjector(s, asked)) return () => null;
  const way = beamWay(s, asked);
  return t => outcomeAtEnd(s, t, way);
}

function beamWay(s: BbState, asked: BeamAsked): Way {
  const contact: Contact = (so, { vessel, entry }, t) => {
    const faded = fadedAt(s.book.charts, so, entry);
    if (faded.fp <= 0) return { ...faded, dealt: NOTHING };
    const dealt = rollStrike(s, t, { act: asked, vessel, entry, fp: faded.fp });
    return { fp: faded.fp - dealt.hits, bands: faded.bands, dealt };
  };
  return { fp: startOf(s, asked).fp, met: upTo(metByBeam(s, asked), asked.on), contact };
}

interface SalvoAsked {
  salvo: Id;
  on?: Id;
}

/** BB-4.1.5 What the next run of a salvo in the water does to the first vessel it meets, or to another on its way. */
export const salvoOdds: Forecast<Baltic> = {
  rule: 'BB-4.1.5',
  schema: { ...shape({ salvo: ID, on: ID }, ['on']), title: 'A salvo of torpedoes' },
  assumes: ['Everybody lies where he lies now as it runs.'],
  judge(s, of) {
    const asked = of as unknown as SalvoAsked;
    const salvo = salvoIn(s, asked);
    if (!salvo) return [{ rule: 'BB-4.1.1', at: '/salvo', say: `${nameOf(s.book, asked.salvo)} is not in the water.` }];
    return salvoWay(s, salvo, asked.on).met.length > 0 ? [] : [meetsNobody(s, 'BB-4.1.3', asked.on)];
  },
  act: (s, t, of) => prepareSalvo(s, of as unknown as SalvoAsked)(t),
  prepare: (s, of) => prepareSalvo(s, of as unknown as SalvoAsked),
};

function salvoIn({ open }: BbState, { salvo }: SalvoAsked): Salvo | undefined {
  return open.salvoes.find(({ id }) => id === salvo);
}

function prepareSalvo(s: BbState, asked: SalvoAsked): (t: BbTable) => Json {
  const salvo = salvoIn(s, asked);
  if (!salvo) return () => null;
  const way = salvoWay(s, salvo, asked.on);
  return t => outcomeAtEnd(s, t, way);
}

function salvoWay(s: BbState, salvo: Salvo, on: Id | undefined): Way {
  const contact: Contact = ({ fp }, met, t) => {
    const { left, dealt } = rollAttack(s, t, { salvo: { id: salvo.id, fp }, met });
    return { fp: left, bands: 0, dealt };
  };
  return { fp: salvo.fp, met: upTo(runOf(s, salvo).met, on), contact };
}
