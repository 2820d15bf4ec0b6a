// A host's names for any system on the shelf: the same shelf, whose rules, sheets and yards speak of cards by them.

import { check } from '@flagplot/check';
import type { GameTypes, Refusal, Ruleset } from '@flagplot/kernel';
import { HOST_NAMES, type HostNames, type Manifest, type NamedCard, type Naming } from '@flagplot/manifest';
import type { Sheet, Sheets } from '@flagplot/sheets';
import { type Loaded, partOf, Shelf } from './shelf.ts';

/** The shelf with the names of a file, or every fault in the file, each with its place. */
export async function withNames(shelf: Shelf, value: unknown): Promise<{ shelf: Shelf } | { faults: Refusal[] }> {
  const faults = check(HOST_NAMES, value);
  if (faults.length > 0) return { faults };
  const manifest = shelf.manifest((value as HostNames).system);
  const found = 'faults' in manifest ? manifest : await namedManifest(manifest, value);
  if ('faults' in found) return found;
  const manifests = shelf.manifests.map(one => (one === manifest ? found.manifest : one));
  return { shelf: new Shelf(shelf.where, { manifests, faults: shelf.faults }) };
}

/** The manifest of a system whose parts speak by the names of a file, or every fault in the file. */
export async function namedManifest(manifest: Manifest, value: unknown): Promise<{ manifest: Manifest } | { faults: Refusal[] }> {
  const odd = check(HOST_NAMES, value);
  if (odd.length > 0) return { faults: odd };
  const names = value as HostNames;
  if (names.system !== manifest.name) return { faults: [fault('/system', `must be ${manifest.name}`)] };
  if (!manifest.names) return { faults: [fault('/system', `${manifest.name} takes no names`)] };
  const found = await partOf(manifest, 'names');
  if ('faults' in found) return found;
  const { part: naming } = found;
  const unspoken = wordFaults(names);
  const faults = unspoken.length > 0 ? unspoken : namesFaults(naming.cards, names);
  return faults.length > 0 ? { faults } : { manifest: speaking(manifest, naming, names) };
}

/** Words with single spaces between, without the marks that part typed orders: a name is typed wherever an id may be. */
const WORDS = /^[^\s,:;"'(){}]+( [^\s,:;"'(){}]+)*$/;
const LONGEST = 40;

/** Every name that nobody could type. */
function wordFaults(names: HostNames): Refusal[] {
  return (['cards', 'nations'] as const).flatMap(kind =>
    Object.entries(names[kind] ?? {}).flatMap(([id, name]: [string, unknown]) =>
      typeof name === 'string' && name.length <= LONGEST && WORDS.test(name)
        ? []
        : [
            fault(
              `/${kind}/${id}`,
              `must be words of ${LONGEST} letters at most, one space between, without , : ; quotes and brackets`,
            ),
          ],
    ),
  );
}

/** Names of what there is, and no two cards with one name. */
function namesFaults(cards: readonly NamedCard[], { cards: given = {}, nations = {} }: HostNames): Refusal[] {
  const known = new Set(cards.map(({ id }) => id));
  const peoples = new Set(cards.map(({ nation }) => nation));
  const called = cards.map(({ id, name }) => [id, given[id] ?? name] as const);
  return [
    ...Object.keys(given).flatMap(id => (known.has(id) ? [] : [fault(`/cards/${id}`, 'there is no such card')])),
    ...Object.entries(given).flatMap(([id, name]) => {
      const [other] = called.find(one => one[0] !== id && one[1].toLowerCase() === name.toLowerCase()) ?? [];
      return other === undefined ? [] : [fault(`/cards/${id}`, `${other} is called ${name} too`)];
    }),
    ...Object.keys(nations).flatMap(id => (peoples.has(id) ? [] : [fault(`/nations/${id}`, 'there is no such nation')])),
  ];
}

const fault = (at: string, say: string): Refusal => ({ rule: 'schema', at, say });

function speaking(manifest: Manifest, naming: Naming, names: HostNames): Manifest {
  const { rules, battleRules, sheets, yard } = manifest;
  return {
    ...manifest,
    rules: async () => namedRules(await rules(), naming, names),
    ...(battleRules && {
      battleRules: async (scenario: object) => namedRules(await battleRules(scenario), naming, names),
    }),
    ...(sheets && { sheets: async () => namedSheets(await sheets(), naming, names) }),
    ...(yard && { yard: async () => namedYard(await yard(), names) }),
  };
}

/** A book is no state: what is said of the battle has the names, and what is kept of it has ids. */
function namedRules(rules: Ruleset<GameTypes>, naming: Naming, names: HostNames): Ruleset<GameTypes> {
  return {
    ...rules,
    read(scenario) {
      const read = rules.read(scenario);
      return 'faults' in read ? read : { book: naming.book(read.book, names) as GameTypes['book'] };
    },
  };
}

/** Sheets of a battle have its book; those of cards have none. */
function namedSheets(sheets: Sheets<GameTypes>, { cards }: Naming, names: HostNames): Sheets<GameTypes> {
  const nations = new Map(cards.map(({ id, nation }) => [id, names.nations?.[nation]]));
  const rename = (sheet: Sheet): Sheet => {
    const people = nations.get(sheet.of);
    const under = people === undefined ? sheet.under : [people, ...sheet.under];
    return { ...sheet, title: names.cards?.[sheet.of] ?? sheet.title, under };
  };
  return { ...sheets, ofCards: scenario => sheets.ofCards(scenario).map(rename) };
}

function namedYard(yard: Loaded<'yard'>, { cards = {} }: HostNames): Loaded<'yard'> {
  return {
    ...yard,
    market: (scenario, side) => yard.market(scenario, side).map(ware => ({ ...ware, name: cards[ware.id] ?? ware.name })),
  };
}
