/** The address bar: the pages, told apart by the path alone. */
export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'battle'; id: string }
  | { page: 'seat'; id: string; side: string }
  | { page: 'yard'; id?: string }
  | { page: 'studies' }
  | { page: 'study'; id: string }
  | { page: 'book'; of: 'rules' | 'charts' | 'cards' | 'play'; system?: string | undefined; name?: string | undefined }
  | { page: 'learn'; system: string; name?: string | undefined }
  | { page: 'lost' };

/** A page, and what it is of; `/b/ID/SIDE` is one side's seat at a battle that another window of this device holds. */
const PATH = /^\/(?:(new|b|yard|study|learn)|(rules|charts|cards|play))(?:\/([a-z0-9-]{1,40})(?:\/([A-Za-z0-9-]{1,40}))?)?$/;

/** What a path leads to. */
function routeOf(path: string): Route {
  const [, page, of, id, name] = PATH.exec(path) ?? [];
  if (path === '/' || path === '/index.html') return { page: 'home' };
  if (of) return { page: 'book', of: of as 'rules', system: id, name };
  if (page === 'b' && id) return name ? { page: 'seat', id, side: name } : { page: 'battle', id };
  if (page === 'learn' && id) return { page, system: id, name };
  if (name || !page || page === 'b') return { page: 'lost' };
  if (page === 'study') return id ? { page, id } : { page: 'studies' };
  if (page === 'yard') return id ? { page, id } : { page };
  return { page: id ? 'lost' : 'new' };
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
      if (/^\/(b|study|learn)\/./.test(here)) this.origin = here;
      else if (this.route.page !== 'book') this.origin = undefined;
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
