/** What the address names within its page, as it was written; one that cannot be read is left as it stands. */
export function hashName(): string {
  const name = location.hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
