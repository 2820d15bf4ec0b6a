import { MediaQuery } from 'svelte/reactivity';

/** Whether there is too little room for board and dock side by side: where a sheet, or a dock of 320 pixels, takes its place. */
export const narrow: MediaQuery = new MediaQuery('max-width: 1023px');
