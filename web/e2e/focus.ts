// Where the focus is, for whoever plays without looking.
import { expect, type Page } from '@playwright/test';

/** What the scripts of this file keep in the page. */
declare global {
  interface Window {
    focusWatch?: { moment: string; falls: string[] };
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
