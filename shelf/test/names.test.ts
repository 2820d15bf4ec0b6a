import { check } from '@flagplot/check';
import type { GameTypes, Json } from '@flagplot/kernel';
import { beginMatch, GENERATOR } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { withNames } from '../src/names.ts';
import type { Shelf, System } from '../src/shelf.ts';
import { partOf } from '../src/shelf.ts';
import { shippedShelf } from '../src/shipped.ts';

const SHIPPED = await shippedShelf();
const FILE = {
  system: 'two-phase',
  cards: { 'fed-ca': 'Grand Cruiser', 'kli-d7': 'Raptor' },
  nations: { fed: 'Commonwealth', kli: 'Horde' },
};

async function shelfWith(value: unknown): Promise<Shelf> {
  const found = await withNames(SHIPPED, value);
  if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at} ${say}`).join('; '));
  return found.shelf;
}

async function systemOn(shelf: Shelf): Promise<System> {
  const system = await shelf.open('two-phase');
  if ('faults' in system) throw new Error('there is no such system');
  return system;
}

/** Two turns of a duel in which each side gives the likeliest orders, and what the rules have against an empty allocation. */
function fight({ rules, scenarios }: System) {
  const dice = { kind: 'seeded' as const, generator: GENERATOR, seed: 'names' };
  const made = beginMatch<GameTypes>(rules, scenarios['border-duel'] as object, { check, dice });
  if ('faults' in made) throw new Error('the duel is refused');
  const { match } = made;
  const refused: string[] = [];
  for (let asks = match.asks(); asks.length > 0 && match.shown().clock.turn < 3; asks = match.asks()) {
    const { step } = match.shown().clock;
    for (const { side, kind, about } of asks) {
      const question = rules.questions[kind] as NonNullable<(typeof rules.questions)[string]>;
      const [order] = question.candidates(match.view(side), about);
      if (kind === 'allocate')
        refused.push(...match.answer(side, step, { forms: [], small: [], order: [], watch: [] }).map(({ say }) => say));
      match.answer(side, step, (order ?? question.idle(match.view(side), about)) as Json);
    }
  }
  return { match, refused };
}

test('names change what is said, and neither a state nor a record nor a hash', async () => {
  const [plain, named] = [await systemOn(SHIPPED), await systemOn(await shelfWith(FILE))];
  const [before, after] = [fight(plain), fight(named)];
  expect(after.match.saved()).toEqual(before.match.saved());
  expect(after.match.state().open).toEqual(before.match.state().open);
  expect(after.match.state().sealed).toEqual(before.match.state().sealed);

  const log = ({ match }: typeof after, { words }: System) =>
    match.everything().map(told => words.narrate(told, match.shown().book));
  const rename = (text: string) => text.replaceAll('heavy cruiser', 'Grand Cruiser').replaceAll('battlecruiser', 'Raptor');
  expect(log(before, plain).some(line => line.includes('Blue heavy cruiser'))).toBe(true);
  expect(log(after, named)).toEqual(log(before, plain).map(rename));
  expect(after.refused.length).toBeGreaterThan(0);
  expect(after.refused).toEqual(before.refused.map(rename));
});

test('a battle that is kept goes by the names too', async () => {
  const { manifest, rules, scenarios } = await systemOn(await shelfWith(FILE));
  const scenario = scenarios['border-duel'] as object;
  expect((await manifest.battleRules?.(scenario))?.read(scenario)).toEqual(rules.read(scenario));
});

test('names stand on sheets and in the yard', async () => {
  const { manifest, rules, scenarios } = await systemOn(await shelfWith(FILE));
  const [sheets, yard] = [await partOf(manifest, 'sheets'), await partOf(manifest, 'yard')];
  if ('faults' in sheets || 'faults' in yard) throw new Error('a part is missing');
  const card = sheets.part.ofCards().find(({ of }) => of === 'fed-ca');
  expect([card?.title, card?.under[0]]).toEqual(['Grand Cruiser', 'Commonwealth']);
  const read = rules.read(scenarios['border-duel'] as object);
  if ('faults' in read) throw new Error('the duel is refused');
  const ships = sheets.part.ofBattle({ book: read.book });
  expect(ships.map(({ title, under }) => `${title}: ${under[0]?.split(' · ')[1]}`)).toEqual([
    'Grand Cruiser, blue: Commonwealth Grand Cruiser',
    'Raptor, red: Horde Raptor',
  ]);
  const wares = yard.part.market(scenarios['line-of-battle'] as object, 'a');
  expect(wares.find(({ id }) => id === 'kli-d7')?.name).toBe('Raptor');
  expect(wares.find(({ id }) => id === 'kli-f5')?.name).toBe('light frigate');
});

test.each([
  [{ cards: {} }, ['/system is missing']],
  [{ ...FILE, system: 'chess' }, ['/system there is no rule system chess; there is fleet-action, squadrons, two-phase, baltic']],
  [{ ...FILE, system: 'squadrons' }, ['/system squadrons takes no names']],
  [
    { system: 'two-phase', cards: { 'fed-ca': 'One, two', 'kli-d7': 7 }, nations: { fed: ' ' } },
    ['/cards/fed-ca', '/cards/kli-d7', '/nations/fed'].map(
      at => `${at} must be words of 40 letters at most, one space between, without , : ; quotes and brackets`,
    ),
  ],
  [
    { system: 'two-phase', cards: { 'fed-zz': 'X', 'kli-d7': 'Heavy Cruiser' }, nations: { x: 'X' } },
    [
      '/cards/fed-zz there is no such card',
      '/cards/kli-d7 fed-ca is called Heavy Cruiser too',
      '/nations/x there is no such nation',
    ],
  ],
])('every fault of a file of names is told with its place: %j', async (file, faults) => {
  const found = await withNames(SHIPPED, file);
  expect('faults' in found ? found.faults.map(({ at, say }) => `${at} ${say}`) : []).toEqual(faults);
});
