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

/** Whether the page was installed, as a program of its own. */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

let asked = false;

/**
 * Has the service worker fetch whatever the page may ever need, of every system, before it is needed. The page itself loads nothing
 * by it. Asked for when a battle, a study or a book opens, and wherever the page was installed.
 */
export function allKeptOffline(): void {
  if (asked || !able()) return;
  asked = true;
  later(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const needed: unknown = await (await fetch('/needed.json')).json();
    if (Array.isArray(needed)) active?.postMessage({ keep: needed });
  });
}

/** Begins to keep the page once it is drawn. */
export function keptOffline(): void {
  if (!able()) return;
  addEventListener('appinstalled', allKeptOffline);
  later(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await handOver();
    if (isInstalled()) allKeptOffline();
  });
}
