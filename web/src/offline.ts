/** What the page is made of is kept by a service worker, so that it opens without a network. */

/** Hands the worker everything that was loaded so far: some of it before the worker was listening. */
async function handOver(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(entry => entry.name);
  const ours = loaded.filter(url => url.startsWith(`${location.origin}/`) && !url.includes('/api/'));
  active?.postMessage({ keep: [`${location.origin}/`, ...ours] });
}

/** Whether there is anything to do: not while developing, and not where service workers are not to be had. */
const able = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

function later(act: () => Promise<unknown>): void {
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));
  idle(() => {
    act().catch(() => undefined);
  });
}

/** Begins to keep the page once it is drawn. */
export function keptOffline(): void {
  if (!able()) return;
  later(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await handOver();
  });
}

/** Fetches what any battle, study or book may need before it is needed: called when the first one opens. */
export function allKeptOffline(): void {
  if (!able()) return;
  later(async () => {
    const { loadPanels } = await import('./session/systems.ts');
    const { loadYards } = await import('./pages/yard/yards.ts');
    const pages = [
      import('./pages/NewBattle.svelte'),
      import('./pages/BattlePage.svelte'),
      import('./pages/StudyPage.svelte'),
      import('./pages/Studies.svelte'),
      import('./pages/Rules.svelte'),
      import('./pages/Yard.svelte'),
      loadYards(),
    ];
    await Promise.allSettled([
      ...pages,
      import('@flagplot/bots'),
      import('@flagplot/sheets'),
      import('@flagplot/sheets/pdf'),
      loadPanels(),
    ]);
    await handOver();
  });
}
