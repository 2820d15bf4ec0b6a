/**
 * Leaves out of svelte what takes over a page that a server has drawn: here every component is mounted. Svelte guards all of it by one
 * variable, so that a bundler may drop it; ours sees a variable and keeps it.
 */
import type { Plugin } from 'vite';

/** What is written in its module, and what it comes to where nothing is taken over. */
const MOUNTED: readonly (readonly [string, string])[] = [
  ['export let hydrating = false;', 'export const hydrating = false;'],
  ['export function set_hydrating(value) {\n\thydrating = value;\n}', 'export function set_hydrating() {}'],
];

const guards: Plugin = {
  name: 'mounted-guards',
  apply: 'build',
  transform: {
    filter: { id: /svelte[/]src[/]internal[/]client[/]dom[/]hydration[.]js$/ },
    handler(code) {
      return MOUNTED.reduce((left, [written, instead]) => {
        if (!left.includes(written))
          throw new Error('what guards hydration in svelte is no longer as it was: look at web/mounted.ts');
        return left.replace(written, instead);
      }, code);
    },
  },
};

/** Steps over what is there already, in what svelte makes of a component: with nothing there they do nothing. */
const steps: Plugin = {
  name: 'mounted-steps',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /[.]svelte$/ },
    handler: code => code.replaceAll(/(?<=^\s*)[$][.](reset|next)[(]/gm, '/* @__PURE__ */ $&'),
  },
};

/** Nothing here is hydrated. */
export const mounted: readonly Plugin[] = [guards, steps];
