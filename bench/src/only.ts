/** A mistake in what was asked: told in one line. */
export class Unclear extends Error {}

/** The names that begin as one of those asked does, in their own order. Throws where one of them begins no name. */
export function namesBeginning(asked: readonly string[], all: readonly string[]): string[] {
  const lost = asked.find(beginning => beginning === '' || !all.some(name => name.startsWith(beginning)));
  if (lost !== undefined) throw new Unclear(`there is no row '${lost}'; there are ${all.join(', ')}`);
  return all.filter(name => asked.some(beginning => name.startsWith(beginning)));
}
