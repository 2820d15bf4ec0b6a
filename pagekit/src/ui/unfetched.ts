/** Whether something broke because a part of the page could not be fetched: each browser says so in its own words. */
export function isUnfetched(error: unknown): boolean {
  const says = error instanceof Error ? error.message : String(error);
  return /dynamically imported module|importing a module script|preload css/i.test(says);
}
