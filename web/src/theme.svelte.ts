import { keepSetting, readSetting } from '@flagplot/pagekit/ui/settings.ts';

/** The light the page is drawn in: the system's, or one somebody chose. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';

function readStored(): Theme {
  const theme = readSetting(KEY);
  return theme === 'light' || theme === 'dark' ? theme : 'system';
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
    keepSetting(KEY, theme === 'system' ? undefined : theme);
  }
}

export const light: Light = new Light();
