import type { Entry, Saved } from '@flagplot/kernel';
import { shippedSystem } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { allRules, systemOfKept } from '../src/session/modules.ts';
import type { Seat } from '../src/session/seats.ts';

const { rules, scenarios } = await shippedSystem('two-phase');

/** A record of the border duel with these entries. */
function kept(...journal: Entry[]): Saved {
  const dice = { kind: 'by hand' } as const;
  return {
    format: 2,
    system: 'two-phase',
    edition: rules.edition,
    scenario: scenarios['border-duel'],
    dice,
    journal,
    hashes: [],
  } as Saved;
}

const people: readonly Seat[] = [
  { side: 'a', by: 'person' },
  { side: 'b', by: 'person' },
];
const amended: Entry = { kind: 'amend', by: 'referee', why: '', state: {} } as never;

describe('a battle that is kept here', () => {
  test('is played by fewer rules than there are, and these can be had for what somebody lays', async () => {
    const system = await systemOfKept(kept(), people);
    expect([system?.name, system?.rules.name, system?.rules.edition]).toEqual(['two-phase', 'two-phase', rules.edition]);
    expect(system?.rules.sense).toBeUndefined();
    expect(await allRules(system as NonNullable<typeof system>)).toBe(rules);
  });

  test('is played by all rules where its table was corrected or may be', async () => {
    expect((await systemOfKept(kept(amended), people))?.rules).toBe(rules);
    expect(
      (
        await systemOfKept(kept(), [
          { side: 'a', by: 'umpire' },
          { side: 'b', by: 'umpire' },
        ])
      )?.rules,
    ).toBe(rules);
  });

  test('of a system that tells no fewer apart is played by all; of one there is not, by none', async () => {
    const other = await shippedSystem('squadrons');
    expect((await systemOfKept({ ...kept(), system: 'squadrons' }, people))?.rules).toBe(other.rules);
    expect(await systemOfKept({ ...kept(), system: 'nothing' }, people)).toBeUndefined();
  });
});

describe('a file with all that somebody keeps', () => {
  test('is refused where a scenario in it cannot be played: whoever opens the battle looks at it no more', async () => {
    const { takeIn } = await import('../src/session/mine.ts');
    const summary = { title: 'T', system: 'two-phase', when: '', says: '', over: false, sides: ['a', 'b'] };
    const battle = (saved: object): object => ({ id: 'x', at: 1, seats: [], summary, saved });
    const mine = (saved: object): never =>
      ({ flagplot: 'all that is kept', format: 1, battles: [battle(saved)], forces: [], studies: [] }) as never;
    const { scenario, ...record } = kept();
    const off = structuredClone(scenario) as { sides: { ships: { hex: string }[] }[]; turns: number };
    (off.sides[0]?.ships[0] as { hex: string }).hex = '9999';
    expect(await takeIn(mine({ ...record, scenario: off }))).toMatchObject({
      faults: [{ at: '/battles/0/saved/scenario/sides/0/ships/0/hex' }],
    });
    expect(await takeIn(mine({ ...record, scenario: { ...(scenario as object), turns: 0 } }))).toMatchObject({
      faults: [{ at: '/battles/0/saved/scenario/turns' }],
    });
  });
});
