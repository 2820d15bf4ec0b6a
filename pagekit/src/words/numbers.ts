import type { Test } from '@flagplot/kernel';

export { inWords } from '@flagplot/manifest';

/** Numbers as the page writes them: a comma at thousands, a true minus, percent without decimals and never falsely certain. */
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** `1,525`. */
export function number(n: number): string {
  return whole.format(n).replace('-', '−');
}

const halved = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** `412.5`, `1,525`: points that may be halves or tenths. */
export function tenths(n: number): string {
  return halved.format(n).replace('-', '−');
}

/** `+2`, `−4`, `+0`: as it counts. */
export function withSign(n: number): string {
  return n < 0 ? `−${whole.format(-n)}` : `+${whole.format(n)}`;
}

/** A chance from 0 to 1: `50 %`, `under 1 %`, `cannot`, `certain`. */
export function percent(chance: number): string {
  if (chance <= 0) return 'cannot';
  if (chance >= 1) return 'certain';
  const rounded = Math.round(chance * 100);
  if (rounded < 1) return 'under 1 %';
  return rounded > 99 ? 'over 99 %' : `${rounded} %`;
}

/** What dice must show: `5 or more`, `9 or less`. */
export function testWords({ is, n }: Pick<Test, 'is' | 'n'>): string {
  return `${n < 0 ? `−${-n}` : n} or ${is === 'atLeast' ? 'more' : 'less'}`;
}
