// Words that begin a line of a position of their own: a unit of that id stands in quotation marks.

/** The clock, a ship out of command, a fleet, what is under way, what lies in a folder, the end; flights, and what lies in a folder of them. */
export const RESERVED = [
  'turn',
  'alone',
  'fleet',
  'salvo',
  'mines',
  'vortex',
  'plot',
  'jump',
  'named',
  'aimed',
  'elint',
  'supports',
  'network',
  'targeting',
  'style',
  'used',
  'relief',
  'schedule',
  'over',
  'flight',
  'guarded',
  'mission',
  'takes-off',
  'guard',
  'force',
  'bare',
] as const;
/** One of them. */
export type LineWord = (typeof RESERVED)[number];
