// Where components of rooms beside the page are looked at: as the page compiles them.
export { default } from './web/svelte.config.js';
