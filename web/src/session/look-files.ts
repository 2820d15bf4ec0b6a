/** Where the build has put what it worked out before any rules are sent: for each system its scenarios, and `demo`. It fills this in itself (vite.config.ts); where nothing is built there is none. */
export const lookFiles: Readonly<Record<string, string>> = {};
