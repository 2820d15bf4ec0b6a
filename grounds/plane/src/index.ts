// The plane: geometry of a measured table in whole mil and hundredths of a degree. Nothing here is decided by a fraction.

export * from './arcs.ts';
export * from './courses.ts';
export * from './directions.ts';
export * from './distances.ts';
export * from './lines.ts';
export * from './numbers.ts';
export * from './places.ts';
export * from './polygons.ts';
export * from './sight.ts';
export * from './strips.ts';
export * from './sweeps.ts';
