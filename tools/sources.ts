/** What makes vite and vitest take our packages from their sources, and all others as they are meant for `platform`. */
export function sourcesFor(platform: 'node' | 'browser'): { resolve: Conditions; ssr: { resolve: Conditions } } {
  const resolve = { conditions: ['source', 'module', platform, 'development|production'] };
  return { resolve, ssr: { resolve } };
}

interface Conditions {
  conditions: string[];
}
