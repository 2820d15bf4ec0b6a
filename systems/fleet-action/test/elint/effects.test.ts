import { describe, expect, test } from 'vitest';
import { arriving } from '../../rules/combat/ballistics.ts';
import { factorUnderCommand } from '../../rules/combat/numbers.ts';
import { d, plot } from '../battle.ts';
import { FACED, faced, give, held, only } from './field.ts';

const needs = (b: ReturnType<typeof faced>, ...of: [string, string, string]): number => b.shot(...of).needs;

describe('support', () => {
  test('FA-13.2.1 every ship of the squadron has a sensor more for each level', () => {
    const [none, two] = [faced(), faced()];
    give(none, {});
    give(two, { narn: { dal: 'o o' } });
    for (const firer of ['tal', 'dal'] as const)
      expect(needs(two, firer, 'twin-array', 'mer')).toBe(needs(none, firer, 'twin-array', 'mer') - 2);
    expect(needs(two, 'mer', 'heavy-laser', 'tal')).toBe(needs(none, 'mer', 'heavy-laser', 'tal'));
  });

  test('FA-13.2.2 where the command ship of the target is within 20 hexes of the command ship that leads the fire', () => {
    const at = (hex: string) => `
      narn A 0: Tal gquan 3050^0, Dal shokar 3051
      earth A 0: Mer omega ${hex}^3, Look oracle 3048`;
    const needed = (hex: string, levels: string) => {
      const b = faced(at(hex));
      give(b, { narn: { dal: levels } });
      return needs(b, 'tal', 'twin-array', 'look');
    };
    expect(needed('3030', 'o') - needed('3030', 't:mer')).toBe(-1);
    expect(needed('3029', 'o') - needed('3029', 't:mer')).toBe(0);
  });

  test('FA-13.2.1 it is in the reasons of the throw under its own name', () => {
    const b = faced();
    give(b, { narn: { dal: 'o d' } });
    const { needs: n } = b.shot('tal', 'heavy-laser', 'mer');
    const faces = Array.from({ length: b.shot('tal', 'heavy-laser', 'mer').dice }, () => 1);
    const told = b.step({ narn: { shots: [{ ship: 'tal', target: 'mer', weapons: ['heavy-laser'] }] } }, d(10, ...faces));
    expect(only(told, 'thrown')).toMatchObject([{ why: { test: { n } } }]);
    expect(JSON.stringify(only(told, 'thrown'))).toContain('{"by":-1,"for":"ELINT or style of who fires"}');
  });

  test('FA-13.3.1 every ship of the squadron has a Def more for each level', () => {
    const [none, two] = [faced(), faced()];
    give(none, {});
    give(two, { earth: { look: 'd d' } });
    for (const target of ['mer', 'look'] as const)
      expect(needs(two, 'tal', 'heavy-laser', target)).toBe(needs(none, 'tal', 'heavy-laser', target) + 2);
    expect(needs(two, 'mer', 'heavy-laser', 'tal')).toBe(needs(none, 'mer', 'heavy-laser', 'tal'));
  });

  test('FA-13.3.1 FA-9.1.6 what flies meets the defence there is when it arrives, with the sensor there was as it left', () => {
    const b = faced(`
      narn A 0: Bin bintak 3030^0, Dal shokar 3031
      earth A 0: Mer omega 3025^3, Look oracle 3024`);
    give(b, { narn: { dal: 'o o' }, earth: { look: 'd' } });
    b.step({ narn: { shots: [{ ship: 'bin', target: 'mer', weapons: ['ion-torpedo'] }] } });
    const [salvo] = b.s.open.salvos;
    expect(salvo?.sensor).toBe(b.ship('bin').sensor + 2);
    const arrival = arriving({ book: b.s.book, open: b.s.open }, salvo as never);
    expect(arrival?.needs).toBe(b.of('mer').card.def + 1 - b.ship('bin').sensor - 2);
  });

  test('FA-13.1.5 a ship out of command neither has nor gives it', () => {
    const b = faced();
    give(b, { narn: { dal: 'o d' } });
    const before = needs(b, 'tal', 'twin-array', 'mer');
    b.ship('dal').out = 'far';
    expect(needs(b, 'tal', 'twin-array', 'mer')).toBe(before + 1);
  });

  test('FA-13.1.1 a ship that is lost gives nothing more, and what was given is over with the turn', () => {
    const b = faced();
    give(b, { narn: { dal: 'o d' } });
    const before = needs(b, 'mer', 'heavy-laser', 'tal');
    b.ship('dal').structure = 0;
    expect(needs(b, 'mer', 'heavy-laser', 'tal')).toBe(before - 1);
    b.until('orders');
    expect(b.s.open.elint).toEqual({ supports: [], networks: [], targeting: [] });
  });

  test('FA-13.1.1 that it is over is told, in the last turn as well', () => {
    const b = faced(FACED, { turns: 1 });
    give(b, { narn: { dal: 'o d' } });
    const told: object[] = [];
    while (b.asks.length > 0) told.push(...only(b.step(), 'elint-over'));
    expect(b.s.open.verdict).not.toBeNull();
    expect(told).toEqual([{ kind: 'elint-over', ships: ['dal'] }]);
    expect(b.s.open.elint?.supports).toEqual([]);
  });
});

const TWO = `
  narn A 0: Tal gquan 3030^0, Dal shokar 3031, Vek shokar 3032
  earth A 0: Mer omega 3025^3, Hal omega 3024, Look oracle 3023
  earth B 0: Bor hyperion 2825^3, Zep hyperion 2824, Seer oracle 2823`;

describe('a command network that is jammed', () => {
  test('FA-13.4.1 an ordinary ship fires at half, for itself, after all others', () => {
    const b = faced(TWO);
    give(b, { narn: { dal: 'n:hal' } });
    expect(b.shot('hal', 'heavy-laser', 'tal').dice).toBe(factorUnderCommand(2, { commander: true, flagship: false }));
    expect(b.shot('mer', 'heavy-laser', 'tal').dice).toBe(2);
    const fires = (ship: string) => ({ shots: [{ ship, target: 'tal', weapons: ['heavy-laser'] }] });
    expect(b.refusals('earth', fires('hal'))).toEqual(['FA-4.6.2 /shots/0/ship']);
    expect(b.refusals('earth', fires('mer'))).toEqual([]);
    b.until('stray', 1);
    expect(b.asks.map(({ side }) => side)).toEqual(['earth']);
    expect(b.refusals('earth', fires('hal'))).toEqual([]);
    expect(b.refusals('earth', fires('mer'))).toEqual(['FA-4.6.2 /shots/0/ship']);
  });

  test('FA-13.4.1 and is in command again in the turn after', () => {
    const b = faced(TWO);
    give(b, { narn: { dal: 'n:hal' } });
    const before = b.told.length;
    b.until('orders');
    expect(only(b.told.slice(before), 'elint-over')).toEqual([{ kind: 'elint-over', ships: ['dal'], clear: ['hal'] }]);
    give(b, {});
    expect(b.shot('hal', 'heavy-laser', 'tal').dice).toBe(2);
  });

  test('FA-13.4.2 FA-A76 two levels on a command ship put its squadron out of command, in the first group of movement', () => {
    const b = faced(TWO);
    const told = give(b, { narn: { dal: 'n:bor n:bor' } });
    for (const ship of ['bor', 'zep']) expect(b.shot(ship, 'heavy-laser', 'tal').dice).toBe(1);
    expect(b.shot('mer', 'heavy-laser', 'tal').dice).toBe(2);
    expect(only(told, 'groups')).toEqual([{ kind: 'groups', groups: [{ squadron: 'earth-b', group: 1 }] }]);
    expect([b.squadron('earth-a').group, b.squadron('earth-b').group]).toEqual([4, 1]);
    // It fires with the others, as one without a commander does.
    expect(b.refusals('earth', { shots: [{ ship: 'bor', target: 'tal', weapons: ['heavy-laser'] }] })).toEqual([]);
    b.until('orders');
    expect(b.squadron('earth-b').group).toBe(4);
  });

  test('FA-13.4.3 FA-13.4.4 four levels on a flagship put its fleet out of command, and nobody moves otherwise', () => {
    const b = faced(TWO);
    give(b, { narn: { dal: 'n:mer n:mer', vek: 'n:mer n:mer' } });
    for (const ship of ['mer', 'hal', 'bor', 'zep']) expect(b.shot(ship, 'heavy-laser', 'tal').dice).toBe(1);
    expect(b.shot('tal', 'heavy-laser', 'mer').dice).toBe(2);
    expect([b.squadron('earth-a').group, b.squadron('earth-b').group]).toEqual([4, 4]);
  });

  test('FA-13.4.5 a squadron out of command has no support, its defence included', () => {
    const plain = faced(TWO);
    give(plain, {});
    const b = faced(TWO);
    give(b, { narn: { dal: 'n:bor n:bor' }, earth: { seer: 'd o', look: 'd o' } });
    expect(needs(b, 'tal', 'twin-array', 'bor')).toBe(needs(plain, 'tal', 'twin-array', 'bor'));
    expect(needs(b, 'bor', 'heavy-laser', 'tal')).toBe(needs(plain, 'bor', 'heavy-laser', 'tal'));
    expect(needs(b, 'tal', 'twin-array', 'mer')).toBe(needs(plain, 'tal', 'twin-array', 'mer') + 1);
  });

  test('FA-13.4.7 the jam is over once jammer and target are more than 15 hexes apart at any hex, for the rest of the turn', () => {
    const running = (hex: string, path: string) => {
      const b = faced(`
        narn A 0: Tal gquan 3030^0, Dal shokar 3030
        earth A 9: Mer omega 3020^3, Hal omega ${hex}`);
      const earth = { squadrons: [plot('earth-a', path)] };
      const told = b.step({ narn: held(b, 'narn', { dal: 'n:hal' }), earth });
      return { b, told };
    };
    // Heads away: from 15 hexes to more in the first pulse.
    const { b, told } = running('3015', 'aaa/aaa/aaa');
    expect(only(told, 'network-clear')).toEqual([]);
    expect(b.s.open.elint?.networks).toHaveLength(1);
    const away = faced(`
      narn A 0: Tal gquan 3030^0, Dal shokar 3030
      earth A 9: Mer omega 3018^0, Hal omega 3015`);
    const gone = away.step({
      narn: held(away, 'narn', { dal: 'n:hal' }),
      earth: { squadrons: [plot('earth-a', 'aaa/aaa/aaa')] },
    });
    expect(only(gone, 'network-clear')).toEqual([{ kind: 'network-clear', target: 'hal', of: 'ship', ship: 'dal', why: 'far' }]);
    expect(away.s.open.elint?.networks).toEqual([]);
  });

  test('FA-13.4.7 a shift out of reach ends the jam, although the squadron then moves back', () => {
    const shifted = (to: string) => {
      const b = faced(`
        narn A 0: Tal gquan 3030^0, Dal shokar 3030
        earth A 9: Mer omega 3018^3, Hal omega 3015`);
      const earth = { squadrons: [plot('earth-a', 'aaa/aaa/aaa', { shift: { ship: 'hal', to } })] };
      const told = b.step({ narn: held(b, 'narn', { dal: 'n:hal' }), earth });
      return only(told, 'shifted', 'network-clear').map(({ kind }) => kind);
    };
    expect(shifted('3016')).toEqual(['shifted']);
    expect(shifted('3014')).toEqual(['shifted', 'network-clear']);
  });

  test('FA-13.4.6 every jamming ship is needed: with one gone the rest may be too few', () => {
    const b = faced(TWO);
    give(b, { narn: { dal: 'n:bor', vek: 'n:bor' } });
    expect(b.s.open.elint?.networks).toMatchObject([{ of: 'squadron', by: [{ ship: 'dal' }, { ship: 'vek' }] }]);
    b.ship('vek').structure = 0;
    b.until('fire', 2);
    expect(only(b.told, 'network-clear')).toEqual([
      { kind: 'network-clear', target: 'bor', of: 'squadron', ship: 'vek', why: 'lost' },
    ]);
    expect(b.shot('bor', 'heavy-laser', 'tal').dice).toBe(2);
  });

  test('FA-13.4.8 FA-A16 who jams a network may be shot at without a penalty for passing over others', () => {
    const b = faced(FACED.replace('Mer omega 3025^3, Look', 'Mer omega 3026^3, Hal omega 3025, Look'));
    give(b, { earth: { look: 't:tal t:dal' } });
    expect(b.shot('tal', 'heavy-laser', 'look').passed).toBe(2);
    const lit = faced(FACED.replace('Mer omega 3025^3, Look', 'Mer omega 3026^3, Hal omega 3025, Look'));
    give(lit, { earth: { look: 'n:dal' } });
    expect(lit.shot('tal', 'heavy-laser', 'look').passed).toBe(0);
    expect(lit.shot('tal', 'heavy-laser', 'hal').passed).toBe(1);
  });
});

describe('targeting that is jammed', () => {
  const ranged = (hex: string, text = 'narn A 0: Tal gquan 3050^0, Ka katoc 3050') => `
    ${text}
    earth A 0: Mer omega ${hex}^3, Look oracle 3048`;

  test('FA-13.6.1 fire is in the next worse band, for the number and for the dice of plasma', () => {
    const [plain, jammed] = [faced(ranged('3048')), faced(ranged('3048'))];
    give(plain, {});
    give(jammed, { earth: { look: 't:tal+ka' } });
    expect([plain, jammed].map(b => b.shot('tal', 'heavy-laser', 'mer').band)).toEqual([0, 1]);
    expect(needs(jammed, 'tal', 'heavy-laser', 'mer')).toBe(needs(plain, 'tal', 'heavy-laser', 'mer') + 1);
    expect([plain, jammed].map(b => b.shot('ka', 'mag-gun', 'mer').band)).toEqual([0, 1]);
    expect(jammed.shot('mer', 'heavy-laser', 'tal').band).toBe(0);
  });

  test('FA-13.6.2 at extreme range nothing is fired', () => {
    const b = faced(ranged('3026'));
    expect(b.asks).not.toEqual([]);
    give(b, { earth: { look: 't:tal' } });
    expect(b.aim('tal', 'heavy-laser', 'look')).toHaveProperty('dice');
    expect(b.aim('tal', 'heavy-laser', 'mer')).toMatchObject({ rule: 'FA-6.6.1' });
    const far = faced(ranged('3025'));
    give(far, { earth: { look: 't:tal' } });
    expect(far.aim('tal', 'heavy-laser', 'mer')).toMatchObject({ rule: 'FA-13.6.2' });
  });

  test('FA-13.6.3 what flies is not jammed', () => {
    const b = faced(ranged('3048', 'narn A 0: Bin bintak 3050^0, Tal gquan 3051'));
    give(b, { earth: { look: 't:bin' } });
    expect(b.shot('bin', 'ion-torpedo', 'mer').band).toBe(0);
    expect(b.shot('bin', 'heavy-laser', 'mer').band).toBe(1);
  });

  test('FA-13.6.5 while jammer and victim are within 25 hexes as the victim fires', () => {
    const band = (hex: string) => {
      const b = faced(`
        narn A 0: Tal gquan 3050^0
        earth A 0: Mer omega 3048^3, Look oracle ${hex}`);
      give(b, { earth: { look: 't:tal' } });
      return b.shot('tal', 'heavy-laser', 'mer').band;
    };
    expect([band('3025'), band('3024')]).toEqual([1, 0]);
  });

  test('FA-13.6.6 several jams are one', () => {
    const b = faced(ranged('3048'));
    give(b, { earth: { look: 't:tal t:tal' } });
    expect(b.shot('tal', 'heavy-laser', 'mer').band).toBe(1);
  });
});
