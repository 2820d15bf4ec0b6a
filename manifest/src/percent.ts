// Chances as people read them.

/** A chance from 0 to 1, never falsely certain: `50 %`, `under 1 %`, `over 99 %`. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  if (whole === 0 && chance > 0) return 'under 1 %';
  return whole === 100 && chance < 1 ? 'over 99 %' : `${whole} %`;
}
