/** Refuses a page whose pieces wait for each other: what the one makes as it begins the other would not have yet, and nothing would say so. */
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Every piece that comes, over what it imports at once, to itself again. */
function piecesInRound(bundle: Bundle): string[] {
  const importsOf = (name: string): readonly string[] => {
    const piece = bundle[name];
    return piece?.type === 'chunk' ? piece.imports : [];
  };
  const comesTo = (from: string, to: string, seen: Set<string> = new Set()): boolean =>
    importsOf(from).some(next => next === to || (!seen.has(next) && comesTo(next, to, seen.add(next))));
  return Object.keys(bundle).filter(name => comesTo(name, name));
}

export const round: Plugin = {
  name: 'round',
  apply: 'build',
  generateBundle(_, bundle) {
    const found = piecesInRound(bundle);
    if (found.length > 0) this.error(`these pieces wait for each other (PIECES in web/vite.config.ts): ${found.join(', ')}`);
  },
};
