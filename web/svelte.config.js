import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Letters of the class that ties a component to its styles: it stands in every element of it, and there are two hundred components. */
const LETTERS = 5;

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    cssHash: ({ hash, filename }) => `_${hash(filename).slice(0, LETTERS)}`,
    discloseVersion: false,
  },
};
