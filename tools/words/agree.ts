// Whether docs/words.md and the code agree: what the page names is there, and what it says went is gone.

import type { Glossary } from './glossary.ts';
import { namesIn } from './names.ts';
import type { Offence } from './offence.ts';
import type { Source } from './source.ts';

export const PAGE = 'docs/words.md';

export function glossaryFaults(sources: readonly Source[], glossary: Glossary): Offence[] {
  const declared = new Map(sources.map(source => [source.path, namesIn(source)]));
  const all = new Set([...declared.values()].flatMap(names => [...names]));
  const named = [...glossary.words.flatMap(({ names }) => names), ...glossary.renamed.flatMap(({ now }) => now)];
  const missing = [...new Set(named)].filter(name => !all.has(name));
  const twice = glossary.words.filter(({ word }, i, words) => words.findIndex(other => other.word === word) < i);
  return [
    ...missing.map(name => onPage(name, `the code declares no ${name}`)),
    ...twice.map(({ word }) => onPage(word, `${word} stands there twice: a word has one meaning`)),
    ...[...declared].flatMap(([path, names]) => leftOver(path, names, glossary)),
  ];
}

const onPage = (name: string, say: string): Offence => ({ path: PAGE, line: 1, name, say });

function leftOver(path: string, names: ReadonlySet<string>, { renamed }: Glossary): Offence[] {
  return renamed.flatMap(({ was, now, places }) =>
    names.has(was) && places.some(place => path.includes(place))
      ? [{ path, line: 1, name: was, say: `${was} went: ${now.join(', ')}` }]
      : [],
  );
}
