// Numbers that are made of parts, each under its own name.

/** A part of a number. */
export interface Part {
  by: number;
  for: string;
}

/** A part of a number, put down under its name where the parts are listed and it counts for anything. */
export function part(by: number, name: string, list?: Part[]): number {
  if (by !== 0) list?.push({ by, for: name });
  return by;
}

/** A part as it counts: `+3`, `−2`. */
export function withSign(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
