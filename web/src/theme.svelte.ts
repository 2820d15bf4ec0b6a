/** The light the page is drawn in: the system's, or one somebody chose. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'flagplot.theme';

function readStored(): Theme {
  try {
    const theme = localStorage.getItem(KEY);
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  } catch {
    return 'system';
  }
}

class Light {
  #theme = $state<Theme>(readStored());

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    try {
      if (theme === 'system') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, theme);
    } catch {
      // Kept for this visit only.
    }
  }
}

export const light: Light = new Light();
