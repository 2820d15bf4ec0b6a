// Keeps what the page is made of, so that it opens without a network. Battles are not its business: they lie in the browser's storage.
const KEPT = 'flagplot-page';

addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil(clients.claim()));

// Files under /assets carry their content in their name: once kept, they are right for ever.
const isAsset = url => url.pathname.startsWith('/assets/');
const isOurs = request => request.method === 'GET' && new URL(request.url).origin === location.origin;

async function keep(request, answer) {
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

// Every address of the page is the same file.
const pageOf = request => (request.mode === 'navigate' ? '/' : request);

async function asset(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

async function fresh(request) {
  try {
    return await keep(pageOf(request), await fetch(request));
  } catch (error) {
    const kept = await caches.match(pageOf(request));
    if (kept) return kept;
    throw error;
  }
}

addEventListener('fetch', event => {
  const url = new URL(event.request.url);
  if (!isOurs(event.request) || url.pathname.startsWith('/api/')) return;
  event.respondWith(isAsset(url) ? asset(event.request) : fresh(event.request));
});

// The page says what it has loaded before this was listening, and what it may need later: fetched one after another, in nobody's way.
async function keepAll(urls) {
  const kept = await caches.open(KEPT);
  for (const url of urls) if (!(await kept.match(url))) await kept.add(url).catch(() => undefined);
}

addEventListener('message', event => {
  const { keep: urls } = event.data ?? {};
  if (Array.isArray(urls)) event.waitUntil(keepAll(urls));
});
