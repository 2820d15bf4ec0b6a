// What somebody meets who plays without looking: where the focus is, and what is read out.
import { expect, type Page } from '@playwright/test';

/** What the scripts of this file keep in the page. */
declare global {
  interface Window {
    focusWatch?: { moment: string; falls: string[] };
    readOut?: string[];
  }
}

/** Watches where the focus is, frame by frame, from when anything has had it. */
export interface FocusWatch {
  /** What is done from here on: a fall says after what it came. */
  moment(name: string): Promise<void>;
  /** It has never been with the body. */
  kept(): Promise<void>;
}

/** To be called before the page is opened. */
export async function watchFocus(page: Page): Promise<FocusWatch> {
  const fell: string[] = [];
  await page.exposeFunction('focusFell', (what: string) => void fell.push(what));
  await page.addInitScript(() => {
    let last = '';
    const watch = { moment: 'the page was opened', falls: [] as string[] };
    window.focusWatch = watch;
    document.addEventListener('focusin', ({ target }) => {
      const { tagName, textContent, ariaLabel } = target as HTMLElement;
      last = `${tagName.toLowerCase()} ${(ariaLabel ?? textContent ?? '').trim().slice(0, 40)}`;
    });
    const look = (): void => {
      const fallen = document.activeElement === null || document.activeElement === document.body;
      const what = `after ${watch.moment} from ${last}`;
      if (fallen && last && watch.falls.at(-1) !== what) {
        watch.falls.push(what);
        void (window as unknown as { focusFell(what: string): void }).focusFell(what);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  /** So many frames pass before the next thing is done: what is hidden lets go of the focus a frame later. */
  const settled = (): Promise<void> =>
    page.evaluate(async () => {
      for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
    });
  return {
    moment: async name => {
      await settled();
      await page.evaluate(name => {
        if (window.focusWatch) window.focusWatch.moment = name;
      }, name);
    },
    kept: async () => {
      await settled();
      expect(fell).toEqual([]);
    },
  };
}

/**
 * Hears what a screen reader would say by itself: headings that take the focus, with what describes them, and whatever comes into a
 * region that is read out. To be called before the page is opened; what was heard since is given, and forgotten, at each call.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    window.readOut = heard;
    const words = (node: Node | null): string => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const note = (how: string, text: string): void => void (text && heard.push(`${how}: ${text}`));
    document.addEventListener('focusin', ({ target }) => {
      const at = target as HTMLElement;
      const about = document.getElementById(at.getAttribute('aria-describedby') ?? '');
      if (/^H[1-3]$/.test(at.tagName)) note('focus', [words(at), words(about)].filter(Boolean).join('. '));
    });
    const LIVE = '[aria-live="polite"], [role="status"], [role="log"], [role="alert"]';
    const within = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null;
    const added = (node: Node): void => {
      const alerts = node instanceof Element && !within(node) ? [...node.querySelectorAll('[role="alert"]')] : [];
      for (const one of within(node) ? [node] : alerts) note('said', words(one));
    };
    const watch = (): void =>
      new MutationObserver(all => {
        for (const { type, target, addedNodes } of all)
          if (type === 'childList') addedNodes.forEach(added);
          else if (within(target)) note('said', words(target));
      }).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
    watch();
  });
  return async () => {
    // What happened is read out when whatever takes the focus has it.
    await page.waitForTimeout(300);
    return page.evaluate(() => window.readOut?.splice(0) ?? []);
  };
}
