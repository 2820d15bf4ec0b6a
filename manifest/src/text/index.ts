// What typed texts are read with, whatever they say: words with their places, names with what was meant, faults.

export { type Clauses, type PlainClause, type ReadClause, readClauses } from './clauses.ts';
export { type ClockTerms, clockClauses, clockText } from './clock.ts';
export { faultsInOrder, type Place, shortWord, type TextFault, textFault } from './faults.ts';
export { type Line, linesOf, TEXT_LIMITS, type Word } from './lines.ts';
export { commentText, idText, type Named, type Names, namesOf } from './names.ts';
export { nearest, slug } from './nearest.ts';
export { type PlaceWords, placeClause, readSpot } from './places.ts';
export { Reader } from './reader.ts';
export { faultsInText, isFirst, type Places, pathsIn, placesIn } from './sense.ts';
