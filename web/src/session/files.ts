import type { Json } from '@flagplot/kernel';

/** The most a file of ours may hold, in letters; the record of a long battle is far below it. */
export const LARGEST = 4_000_000;

/** Hands a file to the browser to be saved: bytes as they are, any other value as JSON. */
export function download(name: string, value: unknown): void {
  const file = value instanceof Blob ? value : new Blob([`${JSON.stringify(value, null, 1)}\n`], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The JSON in a file of so many letters at most that somebody chose, or the sentence that says why there is none. */
export async function jsonIn(file: File, most: number = LARGEST): Promise<{ value: Json } | { fault: string }> {
  if (file.size > most) return { fault: `${file.name} is larger than ${most / 1_000_000} MB.` };
  try {
    return { value: JSON.parse(await file.text()) as Json };
  } catch (error) {
    return { fault: `${file.name} is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.` };
  }
}

/** Whether a file says by its name that it holds a position as text. */
export function isPosition(name: string): boolean {
  return /\.(position|txt)$/i.test(name);
}

/** A name for a file, from a title. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${plain || 'battle'}.${ending}`;
}
