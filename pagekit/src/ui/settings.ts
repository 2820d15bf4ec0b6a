/** What somebody has chosen for this device, by name: the light, the pace, the keys. Where nothing can be kept it holds for this visit. */

const NAME = 'flagplot.';

/** What was chosen; nothing where nothing was, or where the device tells nothing. */
export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(NAME + name);
  } catch {
    return null;
  }
}

/** Keeps a choice; with `undefined` it is as if nothing had ever been chosen. */
export function keepSetting(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(NAME + name);
    else localStorage.setItem(NAME + name, value);
  } catch {
    // Kept for this visit only.
  }
}
