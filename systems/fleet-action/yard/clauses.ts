// What is said of a ship behind her card: her flights, what her commander can do, whom she escorts.

import type { Reader } from '@flagplot/manifest/text';
import type { Ability } from '../rules/abilities/commanders.ts';
import { MOST } from '../rules/schemas.ts';
import { MOST_ABILITIES } from './force-file.ts';
import { ABILITY_WORDS, FIGHTERS } from './names.ts';

/** What has been read of it. */
export interface Clauses {
  flights: string[];
  abilities: Ability[];
  escort: boolean;
}

/** `frazi 2`, `stubborn 2`, `escort`: what is bought several times with its number behind it; a fighter that does not come with the system by its id in quotation marks. */
export function readClause(reader: Reader, into: Clauses): void {
  const word = reader.peek();
  if (word?.kind === 'name') addFlights(reader, into, reader.take()?.text ?? '');
  else {
    const found = reader.oneOf('what is aboard', [...FIGHTERS, ...ABILITY_WORDS, 'escort']);
    const ability = ABILITY_WORDS.find(one => one === found);
    if (ability) addAbility(reader, into, ability);
    else if (found === 'escort') into.escort = true;
    else if (found !== undefined) addFlights(reader, into, found);
  }
}

const ID = /^[a-z][a-z0-9-]{0,39}$/;

function addFlights(reader: Reader, into: Clauses, id: string): void {
  if (!ID.test(id)) reader.fault('a fighter in quotation marks is the id of a card', reader.peek(-1));
  const n = readCount(reader, id, MOST.flights - into.flights.length);
  for (let i = 0; i < n; i += 1) into.flights.push(id);
}

function addAbility(reader: Reader, into: Clauses, ability: Ability): void {
  const n = readCount(reader, ability, MOST_ABILITIES - into.abilities.length);
  for (let i = 0; i < n; i += 1) into.abilities.push(ability);
}

/** A number behind a word, and one where there is none. */
function readCount(reader: Reader, what: string, most: number): number {
  const next = reader.peek();
  if (next !== undefined && next.kind !== 'mark') return reader.whole(what, 1, most) ?? 0;
  if (most < 1) reader.fault(`there is no room for ${what} in a file`, reader.peek(-1));
  return Math.min(1, most);
}
