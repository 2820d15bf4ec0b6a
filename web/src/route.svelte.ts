/** The address bar: a few pages, told apart by the path alone. */
export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'battle'; id: string }
  | { page: 'yard'; id?: string }
  | { page: 'lost' };

/** What a path leads to. */
function routeOf(path: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'home' };
  if (path === '/new') return { page: 'new' };
  if (path === '/yard') return { page: 'yard' };
  const force = /^\/yard\/([a-z0-9-]{1,40})$/.exec(path);
  if (force?.[1]) return { page: 'yard', id: force[1] };
  const battle = /^\/b\/([a-z0-9-]{1,40})$/.exec(path);
  return battle?.[1] ? { page: 'battle', id: battle[1] } : { page: 'lost' };
}

class Address {
  #path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => {
      this.#path = location.pathname;
    });
  }

  get route(): Route {
    return routeOf(this.#path);
  }

  /** Goes to a page of ours without loading it anew. */
  go(path: string): void {
    if (path !== location.pathname + location.search) history.pushState(null, '', path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }
}

export const address: Address = new Address();

/** For anchors: a plain click stays within the page; clicks meant for a new tab are left to the browser. */
export function link(anchor: HTMLAnchorElement): () => void {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    address.go(anchor.pathname + anchor.search);
  };
  anchor.addEventListener('click', follow);
  return () => anchor.removeEventListener('click', follow);
}
