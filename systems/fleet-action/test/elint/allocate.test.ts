import { describe, expect, test } from 'vitest';
import { fleetAction } from '../../rules/index.ts';
import { faced, give, held, only, uses } from './field.ts';

const faults = (levels: Record<string, string>, text?: string): string[] => {
  const b = faced(text);
  return b.refusals('narn', held(b, 'narn', levels));
};

describe('levels are given with the orders', () => {
  test('FA-13.1.1 a ship gives the levels of its card, one a turn each, and no more', () => {
    expect(faults({ dal: 'o o' })).toEqual([]);
    expect(faults({ dal: 'o o o' })).toEqual(['FA-13.1.1 /elint/0/uses/2']);
    expect(faults({ tal: 'o' })).toEqual(['FA-13.1.1 /elint/0/ship']);
    expect(faults({ look: 'o' })).toEqual(['FA-13.1.1 /elint/0/ship']);
    expect(faults({ nobody: 'o' })).toEqual(['FA-13.1.1 /elint/0/ship']);
  });

  test('FA-13.1.1 a ship has one list', () => {
    const b = faced();
    const twice = { ship: 'dal', uses: uses('o') };
    expect(b.refusals('narn', { ...held(b, 'narn'), elint: [twice, twice] })).toEqual(['FA-13.1.1 /elint/1/ship']);
  });

  test('FA-13.7.1 an S box that is marked costs a level, a plain one none', () => {
    const marked = (boxes: number) => `
      narn A 0: Tal gquan 3030^0, Dal shokar 3031 sensor=${boxes}
      earth A 0: Mer omega 3025^3`;
    expect(faults({ dal: 'o o' }, marked(4))).toEqual([]);
    expect(faults({ dal: 'o o' }, marked(3))).toEqual(['FA-13.1.1 /elint/0/uses/1']);
    expect(faults({ dal: 'o' }, marked(3))).toEqual([]);
    expect(faults({ dal: 'o' }, marked(1))).toEqual(['FA-13.1.1 /elint/0/uses/0']);
  });

  test('FA-13.1.4 they lie face down until all orders are in, and are laid open then', () => {
    const b = faced();
    const told = give(b, { narn: { dal: 'o d' }, earth: { look: 'e:dal' } });
    const from = b.heard.indexOf('sealed');
    const kinds = b.heard.slice(from).filter(kind => /sealed|reveal|supports|elint/.test(kind));
    expect(kinds.slice(0, 6)).toEqual(['sealed', 'sealed', 'reveal earth', 'reveal narn', 'elint-jammed', 'supports']);
    expect(JSON.stringify(only(told, 'sealed'))).not.toContain('dal');
    expect(b.s.sealed.narn?.elint).toBeUndefined();
  });

  test('FA-13.1.4 in the folder they wait in their order', () => {
    const { orders } = fleetAction.questions;
    expect(orders.sealed).toBe(true);
    const b = faced();
    const order = held(b, 'narn', { dal: 'd o' });
    expect((order as { elint: unknown }).elint).toEqual([{ ship: 'dal', uses: [{ use: 'defence' }, { use: 'offence' }] }]);
  });

  test('FA-13.1.5 out of command nobody is supported', () => {
    const far = `
      narn A 0: Tal gquan 3030^0, Dal shokar 3038
      earth A 0: Mer omega 3025^3`;
    const b = faced(far);
    give(b, {});
    b.until('orders');
    expect(b.ship('dal').out).toBe('far');
    expect(b.refusals('narn', held(b, 'narn', { dal: 'o' }))).toEqual(['FA-13.1.5 /elint/0/uses/0']);
    expect(b.refusals('narn', held(b, 'narn', { dal: 't:mer' }))).toEqual([]);
  });

  test('FA-13.1.5 nor is a squadron without a commander', () => {
    const b = faced();
    b.squadron('narn-a').leaderless = b.s.clock.turn;
    expect(b.refusals('narn', held(b, 'narn', { dal: 'd' }))).toEqual(['FA-13.1.5 /elint/0/uses/0']);
  });

  test('FA-13.2.1 a level supports the squadron of its ship', () => {
    const two = `
      narn A 0: Tal gquan 3030^0, Dal shokar 3031
      narn B 0: Sha thentus 2030^0
      earth A 0: Mer omega 3025^3`;
    const b = faced(two);
    const other = { ...held(b, 'narn'), elint: [{ ship: 'dal', uses: [{ use: 'offence', at: ['narn-b'] }] }] };
    expect(b.refusals('narn', other)).toEqual(['FA-13.2.1 /elint/0/uses/0/at/0']);
  });

  test('FA-13.5.1 jamming of ELINT names one enemy ship that has some', () => {
    expect(faults({ dal: 'e:look' })).toEqual([]);
    expect(faults({ dal: 'e:mer' })).toEqual(['FA-13.5.1 /elint/0/uses/0/at/0']);
    expect(faults({ dal: 'e:tal' })).toEqual(['FA-13.5.1 /elint/0/uses/0/at/0']);
    expect(faults({ dal: 'e' })).toEqual(['FA-13.5.1 /elint/0/uses/0/at']);
    expect(faults({ dal: 'e:look+mer' })).toEqual(['FA-13.5.1 /elint/0/uses/0/at/1']);
  });

  test('FA-13.5.6 as far as 35 hexes', () => {
    const at = (hex: string) => `
      narn A 0: Tal gquan 3050^0, Dal shokar 3050
      earth A 0: Mer omega ${hex}^3, Look oracle ${hex}`;
    expect(faults({ dal: 'e:look' }, at('3015'))).toEqual([]);
    expect(faults({ dal: 'e:look' }, at('3014'))).toEqual(['FA-13.5.6 /elint/0/uses/0/at/0']);
  });

  test('FA-13.4.6 a network is jammed from 15 hexes at most', () => {
    const at = (hex: string) => `
      narn A 0: Tal gquan 3030^0, Dal shokar 3030
      earth A 0: Mer omega 3010^3, Hal omega ${hex}`;
    expect(faults({ dal: 'n:hal' }, at('3015'))).toEqual([]);
    expect(faults({ dal: 'n:hal' }, at('3014'))).toEqual(['FA-13.4.6 /elint/0/uses/0/at/0']);
  });

  test('FA-13.4.2 FA-13.4.3 too few levels for a command ship or a flagship are refused', () => {
    const two = `
      narn A 0: Tal gquan 3030^0, Dal shokar 3031, Vek shokar 3032
      earth A 0: Mer omega 3025^3, Hal omega 3024
      earth B 0: Bor hyperion 2825^3, Zep hyperion 2824`;
    expect(faults({ dal: 'n:hal' }, two)).toEqual([]);
    expect(faults({ dal: 'n:bor' }, two)).toEqual(['FA-13.4.2 /elint/0/uses/0']);
    expect(faults({ dal: 'n:bor n:bor' }, two)).toEqual([]);
    expect(faults({ dal: 'n:mer n:mer', vek: 'n:mer' }, two)).toEqual(['FA-13.4.3 /elint/0/uses/0']);
  });

  test('FA-13.1.2 several ships put their levels together', () => {
    const two = `
      narn A 0: Tal gquan 3030^0, Dal shokar 3031, Vek shokar 3032
      earth A 0: Mer omega 3025^3, Hal omega 3024
      earth B 0: Bor hyperion 2825^3, Zep hyperion 2824`;
    expect(faults({ dal: 'n:bor', vek: 'n:bor' }, two)).toEqual([]);
    const b = faced(two);
    const told = give(b, { narn: { dal: 'n:mer n:mer', vek: 'n:mer n:mer' } });
    expect(only(told, 'network-jammed')).toEqual([{ kind: 'network-jammed', target: 'mer', of: 'fleet', by: ['dal', 'vek'] }]);
  });

  test('FA-13.6.4 a level jams the targeting of two ships, or of one', () => {
    const two = `
      narn A 0: Tal gquan 3030^0, Dal shokar 3031
      earth A 0: Mer omega 3025^3, Hal omega 3024`;
    expect(faults({ dal: 't:mer+hal' }, two)).toEqual([]);
    expect(faults({ dal: 't:mer' }, two)).toEqual([]);
    expect(faults({ dal: 't:mer+mer' }, two)).toEqual(['FA-13.6.4 /elint/0/uses/0/at/1']);
    expect(faults({ dal: 't:tal' }, two)).toEqual(['FA-13.6.4 /elint/0/uses/0/at/0']);
    expect(faults({ dal: 't' }, two)).toEqual(['FA-13.6.4 /elint/0/uses/0/at']);
    const told = give(faced(two), { narn: { dal: 't:mer+hal' } });
    expect(only(told, 'targeting-jammed')).toEqual([{ kind: 'targeting-jammed', ship: 'dal', targets: ['mer', 'hal'] }]);
  });

  test('FA-13.1.3 whoever says nothing gives nothing, and chance gives what stands', () => {
    const b = faced();
    const { orders } = fleetAction.questions;
    expect(orders.idle(b.view('narn'), { turn: 1 })).not.toHaveProperty('elint');
    const seen = new Set<string>();
    let roll = 1;
    const face = (sides: number) => {
      roll = (roll * 48271) % 2147483647;
      return (roll % sides) + 1;
    };
    for (let i = 0; i < 200; i += 1) {
      const order = orders.random(b.view('narn'), { turn: 1 }, face);
      expect(b.refusals('narn', order)).toEqual([]);
      for (const { uses: all } of order.elint ?? []) for (const { use } of all) seen.add(use);
    }
    expect([...seen].sort()).toEqual(['defence', 'elint', 'network', 'offence', 'targeting']);
  });
});
