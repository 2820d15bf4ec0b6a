// Real dice at the terminal: what was typed of a throw.

import type { Wanted } from '@flagplot/kernel';

/** The faces that were typed: parted by blanks or commas, or in one run where no die has more than nine. */
export function facesTyped(line: string, { dice, sides }: Wanted): number[] {
  const faces = line.split(/[\s,]+/).filter(Boolean);
  const isRun = faces.length === 1 && dice > 1 && sides < 10 && faces[0]?.length === dice && /^\d+$/.test(faces[0]);
  return (isRun ? [...(faces[0] ?? '')] : faces).map(Number);
}
