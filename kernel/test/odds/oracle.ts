import type { GameTypes, RollDie, Table } from '../../src/contract.ts';
import { canonical } from '../../src/json.ts';
import type { Odds } from '../../src/odds/spread.ts';
import { rolled } from '../../src/table.ts';

export type AnyTable = Table<GameTypes>;
export type Act<A> = (t: AnyTable) => A;

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
const share = (num: bigint, den: bigint): string => `${num / divisor(num, den)}/${den / divisor(num, den)}`;

/** The odds of an act by the plainest way there is: rolled once for every row of faces that can fall. */
export function everyFace(act: Act<unknown>): Record<string, string> {
  const fallen: { face: number; sides: number }[] = [];
  let die = 0;
  const face: RollDie = sides => {
    if (die === fallen.length) fallen.push({ face: 1, sides });
    die += 1;
    return fallen[die - 1]!.face;
  };
  const found = new Map<string, { num: bigint; den: bigint }>();
  do {
    die = 0;
    const end = canonical(act(rolled<GameTypes>({ face })));
    const ways = fallen.reduce((product, one) => product * BigInt(one.sides), 1n);
    const { num, den } = found.get(end) ?? { num: 0n, den: 1n };
    found.set(end, { num: num * ways + den, den: den * ways });
    while (fallen.length > 0 && fallen.at(-1)!.face === fallen.at(-1)!.sides) fallen.pop();
    if (fallen.length > 0) fallen.at(-1)!.face += 1;
  } while (fallen.length > 0);
  return Object.fromEntries([...found].sort(byText).map(([end, { num, den }]) => [end, share(num, den)]));
}

/** Odds in the same shape: canonical text of each value, and its chance as a fraction in lowest terms. */
export function shown(odds: Odds<unknown>): Record<string, string> {
  const rows = odds.values.map((value, i): [string, string] => [
    canonical(value),
    share(BigInt(odds.weights[i]!), BigInt(odds.of)),
  ]);
  return Object.fromEntries(rows.sort(byText));
}

/** What lies beyond, and what all of it adds up to. */
export function whole({ weights, of, beyond }: Odds<unknown>): string {
  return share(
    weights.reduce((sum: bigint, weight) => sum + BigInt(weight), BigInt(beyond)),
    BigInt(of),
  );
}

function byText([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export const why = (): { rule: string; what: string } => {
  throw new Error('nobody asked why');
};
