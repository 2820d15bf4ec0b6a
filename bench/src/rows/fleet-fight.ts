// The same fleet fight through four engines: ours in silence; ours through a match, with every order checked and judged and all
// that happens told and kept; boardgame.io; and a loop by hand. All end in the same states.

import { check } from '@flagplot/check';
import type { Ask, Json, State } from '@flagplot/kernel';
import { beginMatch, GENERATOR } from '@flagplot/kernel';
import { BareBattle, seededDice, setUp } from '@flagplot/kernel/bare';
import { fights, MOVES } from '../fleet-fight/fights.ts';
import type { Fight, Sea } from '../fleet-fight/fleets.ts';
import { checksum } from '../fleet-fight/fleets.ts';
import * as byHand from '../fleet-fight/loop.ts';
import type { FleetFight } from '../fleet-fight/rules.ts';
import { fleetFight } from '../fleet-fight/rules.ts';
import type { Reading, Terms } from '../timing.ts';
import { measure, perSecond } from '../timing.ts';

export const silent = (terms: Terms): Promise<Reading> => measureFights(terms, 'fleetFightMovesPerSecond', throughLoop);
export const withRecord = (terms: Terms): Promise<Reading> => measureFights(terms, 'fleetFightToldMovesPerSecond', throughMatch);
export const loop = (terms: Terms): Promise<Reading> => measureFights(terms, 'loopMovesPerSecond', byHand.playFight);

export async function boardgame(terms: Terms): Promise<Reading> {
  const engine = await import('../fleet-fight/boardgame.ts');
  return measureFights(terms, 'boardgameMovesPerSecond', engine.playFight);
}

function measureFights(terms: Terms, key: string, play: (fight: Fight) => Sea): Promise<Reading> {
  const all = () => fights.map(play);
  return measure({ pass: all, figures: took => ({ [key]: perSecond(MOVES, took) }), checksum: () => checksum(all()) }, terms);
}

const BOOK = {};

/** Through our loop, in silence. */
export function throughLoop({ seed, shots }: Fight): Sea {
  const s: State<FleetFight> = setUp(fleetFight, {}, BOOK);
  const battle = new BareBattle({ rules: fleetFight, s, dice: seededDice(seed) }).begin();
  for (const order of shots) {
    const { side, kind, about } = battle.asks[0] as Ask<FleetFight>;
    battle.play([{ side, kind, about, order }]);
  }
  return s.open;
}

/** Through our match: checked, judged, told, kept in the journal; copied and frozen where somebody looks. */
export function throughMatch({ seed, shots }: Fight): Sea {
  const begun = beginMatch(fleetFight, {}, { dice: { kind: 'seeded', generator: GENERATOR, seed }, check });
  if ('faults' in begun) throw new Error('the fleet fight is refused');
  const { match } = begun;
  for (const [i, shot] of shots.entries()) {
    const side = match.asks()[0]?.side ?? '';
    const refusals = match.answer(side, i, shot as unknown as Json);
    if (refusals.length > 0) throw new Error(refusals.map(({ say }) => say).join(' '));
  }
  return match.state().open;
}
