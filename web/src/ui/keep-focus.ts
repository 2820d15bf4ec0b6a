/**
 * The focus never falls to the body, from where whoever plays by keys or by ear would begin anew: where what had it is gone, or hidden, it
 * goes to what stood round it.
 */

/** What may take it within what is left: what is asked, what the page is about, the board. */
const LANDINGS = '.asked h1, .cover h1, [role="application"], h1:not(.unseen), h2';
/** So many things that had it are remembered, for whoever comes back from a sheet that was closed. */
const KEPT = 12;

/** What had it, the last first. */
let before: readonly HTMLElement[] = [];
/** All that stood round the last, from the inside out. */
let round: readonly HTMLElement[] = [];

/** Where it waits as long as a page is fetched. */
const root = (): HTMLElement | null => document.getElementById('page');

const hasFallen = (): boolean => [null, document.body, root()].includes(document.activeElement as HTMLElement | null);
const isSeen = (one: Element): boolean => one.isConnected && one.checkVisibility({ visibilityProperty: true });

/** Takes the focus, whether it is one that the keyboard visits or not. */
function focus(one: HTMLElement): boolean {
  if (one.tabIndex < 0 && !one.hasAttribute('tabindex')) one.tabIndex = -1;
  one.focus({ preventScroll: true });
  return document.activeElement === one;
}

/** What takes the focus within a part of the page; the part itself where there is nothing. */
function land(part: HTMLElement): boolean {
  const inside = [...part.querySelectorAll<HTMLElement>(LANDINGS)].find(isSeen);
  return (inside !== undefined && focus(inside)) || focus(part);
}

function pickUp(): void {
  if (!hasFallen()) return;
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const part = dialog ?? round.find(one => one.matches('[data-region], main') && isSeen(one));
  if (part ? land(part) : before.some(one => isSeen(one) && focus(one))) return;
  // In a battle what is asked comes up in the dock, and takes it from there.
  const main = document.querySelector<HTMLElement>('.dock') ?? document.querySelector<HTMLElement>('main') ?? root();
  if (main) land(main);
}

function remember(target: HTMLElement): void {
  if (target === root()) return;
  before = [target, ...before.filter(one => one !== target && one.isConnected)].slice(0, KEPT);
  round = [];
  for (let one: HTMLElement | null = target; one; one = one.parentElement) round = [...round, one];
}

/** Watches from now on. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement || target instanceof SVGElement) remember(target as HTMLElement);
  });
  // What is hidden or switched off lets go of it a moment later than what is taken away. From the last thing on the page Tab leads out
  // of it: that is no fall, and whoever goes on comes in again at the top.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget || !(target instanceof Element)) return;
    setTimeout(() => {
      if (!isSeen(target) || target.matches(':disabled, [inert] *')) pickUp();
    });
  });
  // On its way from one thing to the next it is with the body for a moment: only what is gone has lost it.
  const look = (): void => {
    if (round[0]?.isConnected !== true || document.activeElement === root()) pickUp();
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  pickUp();
}
