/** Watchers of a seat or a table: called once for all that changed together, when what is running has come to its end. */
export class Watchers<What> {
  readonly #watchers = new Set<(what: What) => void>();
  #due = new Set<What>();

  /** Returns how to stop it. */
  add(changed: (what: What) => void): () => void {
    const watcher = (what: What): void => changed(what);
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  notice(...what: readonly What[]): void {
    if (this.#due.size === 0) queueMicrotask(() => this.#tell());
    for (const one of what) this.#due.add(one);
  }

  clear(): void {
    this.#watchers.clear();
  }

  #tell(): void {
    const due = this.#due;
    this.#due = new Set();
    for (const watcher of [...this.#watchers]) for (const what of due) if (this.#watchers.has(watcher)) watcher(what);
  }
}
