/** A file chosen on one page to be opened on another: it waits here until that page asks. */
let waiting: File | undefined;

export function handFile(file: File): void {
  waiting = file;
}

/** The file that waits, once. */
export function handedFile(): File | undefined {
  const file = waiting;
  waiting = undefined;
  return file;
}
