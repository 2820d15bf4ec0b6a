// What somebody hears who plays without looking.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    readOut?: string[];
  }
}

/**
 * Hears what a screen reader would say by itself: headings that take the focus, with what describes them, and whatever comes into a
 * region that is read out. To be called before the page is opened; what was heard since is given, and forgotten, at each call.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    /** Milliseconds within which nothing has been said of what had the focus. */
    const CUT_OFF = 200;
    window.readOut = heard;
    const words = (node: Node | null): string => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const note = (how: string, text: string): void => void (text && heard.push(`${how}: ${text}`));
    let before = 0;
    document.addEventListener('focusin', ({ target, timeStamp }) => {
      const at = target as HTMLElement;
      // A focus that moves on at once has not been read: the next silences it.
      if (timeStamp - before < CUT_OFF && heard.at(-1)?.startsWith('focus')) heard.pop();
      before = timeStamp;
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
      }).observe(document, { childList: true, characterData: true, subtree: true });
    watch();
  });
  return async () => {
    // What happened is read out when whatever takes the focus has it, what explains an ask after that.
    await page.waitForTimeout(600);
    return page.evaluate(() => window.readOut?.splice(0) ?? []);
  };
}
