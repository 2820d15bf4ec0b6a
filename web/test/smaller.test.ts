import { groundOf } from '@flagplot/pagekit/board/grounds.ts';
import { overIn } from '@flagplot/pagekit/words/outcome.ts';
import { plural } from '@flagplot/pagekit/words/plural.ts';
import { expect, test } from 'vitest';
import { summaryOf } from '../src/session/summary.ts';

const outcome = {
  winners: ['narn'],
  why: 'Narn wins decisively, 1350 to 0, off 1811 and 1400.',
  points: { narn: 1350, earth: 0 },
};

test('4 rounds: a battle of rounds is over in a round', () => {
  expect([overIn('Turn', 4), overIn('Round', 4)]).toEqual(['Over in turn 4', 'Over in round 4']);
});

test('4 plurals: classes are told in plurals, codes and marks stand as they are', () => {
  const names = [
    'Thentus frigate',
    "G'Quan heavy cruiser",
    'TIE Bomber',
    'A-wing',
    'Centauri ally',
    'torch',
    'X-wing T-65B',
    'TIE/ln',
    'TIE (early)',
  ];
  expect(names.map(plural)).toEqual([
    'Thentus frigates',
    "G'Quan heavy cruisers",
    'TIE Bombers',
    'A-wings',
    'Centauri allies',
    'torches',
    'X-wing T-65B',
    'TIE/ln',
    'TIE (early)',
  ]);
});

test('4 badge: a battle that is over shows the badge of who won, of one that goes on whose answer is awaited', () => {
  const summed = (over: typeof outcome | undefined, asks: readonly { side: string }[], opening: readonly object[] = []) =>
    summaryOf({
      seat: { title: 'A duel', asks: asks as never, outcome: over, seen: { clock: { turn: 1 }, book: {} } as never },
      gear: { rules: { name: 'fleet-action', sequence: () => ({ opening, turn: [] }) } as never },
      seats: [
        { side: 'narn', by: 'person' },
        { side: 'earth', by: 'person' },
      ],
      sides: ['narn', 'earth'],
      words: { whenAt: () => 'Turn 1', of: () => ({ title: 'Choose your fire' }), sideName: side => side },
    });
  expect(summed(outcome, []).side).toBe('narn');
  expect(summed({ ...outcome, winners: ['earth'] }, []).side).toBe('earth');
  expect(summed({ ...outcome, winners: [] }, []).side).toBeUndefined();
  expect(summed(outcome, []).says).toContain('1,350 to 0');
  expect([summed(outcome, []).opened, summed(outcome, [], [{}]).opened]).toEqual([undefined, true]);
});

test('4 heading: the list and the spoken hex call a heading by the compass, as the panels do', () => {
  const [columns, rows] = (['columns', 'rows'] as const).map(layout =>
    groundOf({ ground: 'hexes', columns: 10, rows: 10, layout }),
  );
  expect([columns?.heading(0), columns?.heading(1), rows?.heading(0)]).toEqual(['north', 'north-east', 'north-east']);
});
