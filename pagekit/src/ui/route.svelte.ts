/** The address bar: the pages, told apart by the path alone. */
export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'battle'; id: string }
  | { page: 'seat'; id: string; side: string }
  | { page: 'yard'; id?: string }
  | { page: 'studies' }
  | { page: 'study'; id: string }
  | { page: 'rules'; system: string | undefined }
  | { page: 'lost' };

const NAMED = /^\/(b|yard|study|rules)\/([a-z0-9-]{1,40})$/;

/** One side's seat at a battle that another window of this device holds. */
const SEAT = /^\/b\/([a-z0-9-]{1,40})\/([a-z][a-z0-9-]{0,39})$/;

/** What a path leads to. */
function routeOf(path: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'home' };
  if (path === '/new') return { page: 'new' };
  if (path === '/yard') return { page: 'yard' };
  if (path === '/study') return { page: 'studies' };
  if (path === '/rules') return { page: 'rules', system: undefined };
  const [, table, side] = SEAT.exec(path) ?? [];
  if (table && side) return { page: 'seat', id: table, side };
  const [, where, name] = NAMED.exec(path) ?? [];
  if (!name) return { page: 'lost' };
  if (where === 'rules') return { page: 'rules', system: name };
  return { page: where === 'b' ? 'battle' : where === 'yard' ? 'yard' : 'study', id: name };
}

class Address {
  #path = $state(location.pathname);
  /** The battle or study that was on the screen last in this visit, for whoever leads back to it. */
  origin: string | undefined = $state();

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
    const here = location.pathname + location.search;
    if (path !== here + location.hash) {
      if (/^\/(b|study)\/./.test(here)) this.origin = here;
      else if (!here.startsWith('/rules')) this.origin = undefined;
      history.pushState(null, '', path);
    }
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
    address.go(anchor.pathname + anchor.search + anchor.hash);
  };
  anchor.addEventListener('click', follow);
  return () => anchor.removeEventListener('click', follow);
}
