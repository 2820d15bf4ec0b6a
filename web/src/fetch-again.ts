/** Parts of the page that could not be fetched: asked for under another address, since a browser may remember that a module was not to be had. */

const ANEW = '?again=';

/** How each is asked for now, by its own address. */
const asked = new Map<string, Promise<unknown>>();
/** How often any was asked for anew. */
let times = 0;

/** Asks anew for the module that an error names. What went wrong otherwise goes wrong on. */
export function fetchAgain(error: unknown): Promise<unknown> {
  const says = error instanceof Error ? error.message : '';
  const [, address] = /dynamically imported module: (\S+)$/.exec(says) ?? [];
  // What is asked for here comes back to here where it fails too.
  if (address === undefined || address.includes(ANEW)) return Promise.reject(error);
  const known = asked.get(address);
  if (known) return known;
  times += 1;
  const fetched = import(/* @vite-ignore */ `${address}${ANEW}${times}`).catch(missing => {
    asked.delete(address);
    throw missing;
  });
  asked.set(address, fetched);
  return fetched;
}
