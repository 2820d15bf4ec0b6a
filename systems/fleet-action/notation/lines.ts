// Words that begin a line of a position of their own: a unit of that id stands in quotation marks.

/** The clock, a ship out of command, a fleet, what is under way, what lies in a folder, the end. */
export const RESERVED: readonly ['turn', 'alone', 'fleet', 'salvo', 'vortex', 'plot', 'jump', 'named', 'over'] = [
  'turn',
  'alone',
  'fleet',
  'salvo',
  'vortex',
  'plot',
  'jump',
  'named',
  'over',
];
/** One of them. */
export type LineWord = (typeof RESERVED)[number];
