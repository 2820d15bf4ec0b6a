// In place of typebox's hashing, on the page: it tells items of a list apart, and what they are written as does that too.

/** A value as text, its keys in order: equal values have equal texts. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export const Hashing: { readonly Hash: (value: unknown) => string } = { Hash: textOf };
