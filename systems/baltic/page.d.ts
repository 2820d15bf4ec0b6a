// The page of this system as the compiler of its rules sees it: panels are Svelte, and svelte-check looks at them.

export declare const page: unknown;
