import { fits } from '@flagplot/check';
import type { GameTypes } from '@flagplot/kernel';
import { rolled, scriptedDice } from '@flagplot/kernel';
import type { Subject } from '@flagplot/kernel/conformance';
import { demands, prove } from '@flagplot/kernel/conformance';
import type { OrderNotation } from '@flagplot/manifest';
import { orderAgain, positionAgain, randomStates } from '@flagplot/manifest/round-trip';
import { describe, expect, test } from 'vitest';
import { notation } from '../../notation/index.ts';
import { orders } from '../../notation/order.ts';
import { oddsOf, withAttack } from '../../page/flights/attacks.ts';
import type { FighterCard } from '../../rules/cards.ts';
import { fighterSchema } from '../../rules/cards.ts';
import { strike } from '../../rules/combat/downed.ts';
import { bestGun } from '../../rules/fighters/guns.ts';
import { fleetAction as rules } from '../../rules/index.ts';
import type { FleetAction } from '../../rules/state.ts';
import type { Battle } from '../battle.ts';
import { d } from '../battle.ts';
import { called, fought } from '../bot/battle.ts';
import { subject } from '../subject.ts';
import { heavies } from './heavies.ts';
import { flight, left, refused, sky, until } from './table.ts';

const LANCE = { id: 'lance', name: 'Lance', off: 12, damage: 10 };

/** A strike that has come to its target, its card changed. */
function armed(change: Partial<FighterCard>): Battle {
  const b = until(sky('tal-1 2015 strike earth-a'), 'narn', 'attack');
  const of = b.s.book.flights?.find(({ id }) => id === 'flight-tal-1') as { card: FighterCard };
  of.card = { ...of.card, ...change };
  return b;
}

const attack = (gun?: string) => ({ attacks: [{ flight: 'flight-tal-1', ship: 'vesper', ...(gun && { gun }) }] });
const strafed = (b: Battle) => b.told.filter(({ kind }) => kind === 'strafed');
const GUARD = [...d(10, 1, 1, 1), ...d(12, 1, 1, 1)];

describe('FA-10.6.2 fighters with several weapons', () => {
  test('FA-10.6.2 a flight fires one of them in a pulse, its own where none is named', () => {
    const b = armed({ guns: [LANCE] });
    const { off } = b.s.book.flights!.find(({ id }) => id === 'flight-tal-1')!.card;
    b.step({ narn: attack() }, GUARD);
    b.step({}, d(off, 1));
    expect(strafed(b)).toMatchObject([{ gun: b.s.book.flights![0]!.card.id, hit: false }]);
  });

  test('FA-10.6.2 the one that is named: its die to hit, and that of its damage', () => {
    const b = armed({ guns: [LANCE] });
    b.step({ narn: attack('lance') }, GUARD);
    expect(flight(b, 'tal-1').gun).toBe('lance');
    b.step({}, [...d(12, 12), ...d(10, 1)]);
    expect(strafed(b)).toMatchObject([{ gun: 'lance', hit: true }]);
    expect(flight(b, 'tal-1').gun).toBeUndefined();
  });

  test('FA-10.6.2 unless its card says otherwise: then every one', () => {
    const b = armed({ guns: [LANCE], salvo: true });
    const { off } = b.s.book.flights![0]!.card;
    b.step({ narn: attack() }, GUARD);
    b.step({}, [...d(off, 1), ...d(12, 1)]);
    expect(strafed(b)).toHaveLength(2);
  });

  test('FA-10.6.2 a weapon that it has not, or one of a salvo, is refused', () => {
    expect(refused(armed({ guns: [LANCE] }), 'narn', attack('bow'))).toEqual(['FA-10.6.2 /attacks/0/gun']);
    expect(refused(armed({}), 'narn', attack('lance'))).toEqual(['FA-10.6.2 /attacks/0/gun']);
    expect(refused(armed({ guns: [LANCE], salvo: true }), 'narn', attack('lance'))).toEqual(['FA-10.6.2 /attacks/0/gun']);
  });

  test('FA-10.6.2 who says nothing takes the better one; the panel shows the odds of the one that is chosen', () => {
    const b = armed({ guns: [LANCE] });
    const view = b.view('narn');
    const card = b.s.book.flights![0]!.card;
    expect(bestGun(card, 8)).toEqual({ gun: 'lance' });
    expect(bestGun({ ...card, salvo: true }, 8)).toEqual({});
    const [wing] = [{ flight: flight(b, 'tal-1'), of: b.s.book.flights![0]! }];
    const target = { ship: b.ship('vesper'), of: b.of('vesper') };
    expect(oddsOf(view, wing as never, { ...target, gun: 'lance' }).sides).toBe(12);
    expect(withAttack({ attacks: [] }, 'flight-tal-1', { ship: 'vesper', gun: 'lance' })).toEqual(attack('lance'));
  });
});

describe('FA-10.6.11 very large fighters', () => {
  const hit = (b: Battle, id: string, hits: number) => {
    const of = b.s.book.flights!.find(one => one.id === `flight-${id}`)!;
    const told: object[] = [];
    const t = rolled<FleetAction>(scriptedDice([]), { tell: event => void told.push(event), reveal() {} });
    strike(t, { flight: flight(b, id), card: of.card, hits, by: 'fire' });
    return told;
  };

  test('FA-10.6.11 one is lost when it has taken as many hits as its card says, and what is over hurts the next', () => {
    const b = armed({ hits: 3 });
    expect(hit(b, 'tal-1', 2)).toEqual([{ kind: 'hurt', flight: 'flight-tal-1', hits: 2, of: 3 }]);
    expect([left(b, 'tal-1'), flight(b, 'tal-1').hurt]).toEqual([[6], 2]);
    expect(hit(b, 'tal-1', 2).map(one => (one as { kind: string }).kind)).toEqual(['hurt', 'downed']);
    expect([left(b, 'tal-1'), flight(b, 'tal-1').hurt]).toEqual([[5], 1]);
    hit(b, 'tal-1', 99);
    expect([left(b, 'tal-1'), flight(b, 'tal-1').hurt]).toEqual([[0], undefined]);
  });

  test('FA-10.6.11 FA-10.7.3 fire at it counts hits and not fighters', () => {
    const b = armed({ hits: 2 });
    b.step({ narn: attack() }, [...d(10, 10, 1, 1), ...d(6, 6), ...d(12, 1, 1, 1)]);
    expect([left(b, 'tal-1'), flight(b, 'tal-1').hurt]).toEqual([[6], 1]);
  });

  test('FA-10.6.10 any other is lost with the first hit', () => {
    const b = armed({});
    hit(b, 'tal-1', 2);
    expect(left(b, 'tal-1')).toEqual([4]);
  });

  test('FA-16.2.1 a card says two hits or more, and what further weapons there are', () => {
    const card = heavies.cards?.fighters?.[0] as FighterCard;
    expect(fits(fighterSchema, card)).toBe(true);
    expect(fits(fighterSchema, { ...card, hits: 1 })).toBe(false);
    expect(fits(fighterSchema, { ...card, guns: [] })).toBe(false);
  });
});

describe('battles with such cards', () => {
  const ofHeavies: Subject<FleetAction> = {
    ...subject,
    scenarios: [{ name: 'heavies', scenario: heavies }],
    bound: 500,
    battles: 1,
  };
  const WANTED = [
    'orders-stand',
    'shapes-fit',
    'states-make-sense',
    'nothing-changes-in-silence',
    'told-is-seen',
    'records-replay',
  ];

  test.each(demands.filter(({ id }) => WANTED.includes(id)))('of heavies: $id', demand =>
    expect(() => prove(demand, ofHeavies)).not.toThrow(),
  );

  test.each(['random', 'ordinary'] as const)('can be typed, by %s', name => {
    const { asked } = fought(heavies, 'heavies', called(name), called(name));
    for (const moment of asked.filter(({ ask }) => ask.kind === 'attack')) {
      const { text, read, given } = orderAgain(orders as unknown as OrderNotation<GameTypes>, moment);
      expect(read, text).toBe(given);
    }
    expect(asked.length).toBeGreaterThan(0);
  });

  test('are the same from their texts', () => {
    for (const s of randomStates(rules, heavies, 1)) {
      const { text, read, given } = positionAgain(notation, s);
      expect(read, text).toBe(given);
    }
  });
});
