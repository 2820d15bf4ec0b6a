/** *Keep my view*: the board is moved by nobody but whoever looks at it. One choice for all battles on this device. */
import { keepSetting, readSetting } from '../ui/settings.ts';

const NAME = 'keep-view';

class KeepView {
  #on: boolean = $state(readSetting(NAME) === 'on');

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    keepSetting(NAME, on ? 'on' : undefined);
  }
}

export const keepView: KeepView = new KeepView();
