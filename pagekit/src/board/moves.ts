/** What moves a board: fetched together, once one is shown that does not lie still. */
export { default as EdgeArrows } from './EdgeArrows.svelte';
export { lead } from './in-sight.svelte.ts';
export { pointing } from './pointing.ts';
export { default as ZoomControls } from './ZoomControls.svelte';
