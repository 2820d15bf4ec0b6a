import type { Json } from '@flagplot/kernel';

/** Something on our side went wrong: what was being done, what was said, and a case that does it again. */
export interface Fault {
  number: string;
  doing: string;
  message: string;
  case: Json;
}

/** A fault with a short number, so that two people speak of the same one. */
export function faultOf(doing: string, error: unknown, what: Json): Fault {
  const message = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  let sum = 0;
  for (const letter of message) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0x10000;
  return { number: sum.toString(16).toUpperCase().padStart(4, '0'), doing, message, case: what };
}
