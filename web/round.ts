/**
 * Refuses a page whose pieces wait for each other: what the one makes as it begins the other would not have yet. And one whose workers need
 * a piece of the page itself: it looks for an address and a document, and a worker has none. Nothing would say so.
 */
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Every piece that one comes to over what is imported at once; itself too, where that leads back to it. */
function piecesFrom(bundle: Bundle, name: string, found: Set<string> = new Set()): Set<string> {
  const piece = bundle[name];
  for (const next of piece?.type === 'chunk' ? piece.imports : [])
    if (!found.has(next)) piecesFrom(bundle, next, found.add(next));
  return found;
}

/** Every piece that comes to itself again. */
function piecesInRound(bundle: Bundle): string[] {
  return Object.keys(bundle).filter(name => piecesFrom(bundle, name).has(name));
}

/** Every worker with a piece that it needs and that holds something of the page. */
function workersAtPage(bundle: Bundle): string[] {
  const isOfPage = (name: string): boolean => {
    const piece = bundle[name];
    return (
      piece?.type === 'chunk' && piece.moduleIds.some(id => /[/]web[/]src[/](?!.*worker)|[/]node_modules[/]svelte[/]/.test(id))
    );
  };
  return Object.keys(bundle)
    .filter(name => /[.]worker-/.test(name))
    .flatMap(name => [...piecesFrom(bundle, name)].filter(isOfPage).map(piece => `${name} needs ${piece}`));
}

export const round: Plugin = {
  name: 'round',
  apply: 'build',
  generateBundle(_, bundle) {
    const found = piecesInRound(bundle);
    if (found.length > 0) this.error(`these pieces wait for each other (PIECES in web/vite.config.ts): ${found.join(', ')}`);
    const atPage = workersAtPage(bundle);
    if (atPage.length > 0)
      this.error(`no worker runs with a piece of the page (PIECES in web/vite.config.ts): ${atPage.join(', ')}`);
  },
};
