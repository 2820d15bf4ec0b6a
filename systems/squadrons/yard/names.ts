// What squadrons and craft are called: ids from names, and craft by whatever a player writes for them.

import { craft } from '../data/index.ts';
import type { CraftCard } from '../rules/cards.ts';

const LONGEST_ID = 40;

/** An id that is not taken, from a name or another id. */
export function idFor(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const whole = /^[a-z]/.test(plain) ? plain : `squadron-${plain}`;
  for (let n = 1; ; n += 1) {
    const ending = n === 1 ? '' : `-${n}`;
    const id = `${whole.slice(0, LONGEST_ID - ending.length).replace(/-$/, '')}${ending}`;
    if (!taken.has(id)) return id;
  }
}

/** Things with ids of their own from here on: each as near to its name as may be. */
export function withIds<T extends { readonly name: string }>(things: readonly T[]): (T & { id: string })[] {
  const taken = new Set<string>();
  return things.map(thing => {
    const id = idFor(thing.name, taken);
    taken.add(id);
    return { id, ...thing };
  });
}

const LETTERS = [
  ...['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta', 'Theta', 'Iota', 'Kappa', 'Lambda', 'Mu'],
  ...['Nu', 'Xi', 'Omicron', 'Pi', 'Rho', 'Sigma', 'Tau', 'Upsilon', 'Phi', 'Chi', 'Psi', 'Omega'],
];

/** A name that no squadron of a force bears yet. */
export function nameFor(taken: readonly string[]): string {
  return LETTERS.find(letter => !taken.includes(letter)) ?? `Squadron ${taken.length + 1}`;
}

const bare = (words: string): string => words.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Cards that a word may mean: the one so called, else all in whose name it stands. `X-wings` is an X-wing. */
export function craftCalled(words: string): readonly CraftCard[] {
  const asked = [bare(words), bare(words).replace(/s$/, '')].filter(word => word !== '');
  const exact = craft.filter(({ id, name }) => asked.some(word => word === bare(id) || word === bare(name)));
  return exact.length > 0
    ? exact
    : craft.filter(({ id, name }) => asked.some(word => `${bare(id)} ${bare(name)}`.includes(word)));
}

/** What a card is called in a short text: its name, or its id in quotes where it is no card of ours. */
export function craftWords(id: string): string {
  const card = craft.find(one => one.id === id);
  return card && craftCalled(card.name).length === 1 ? card.name : JSON.stringify(id);
}
