// What typed orders are read with, whatever their system.

export {
  type Fields,
  isFields,
  NONE,
  type Node,
  nodeOf,
  optionsOf,
  readWord,
  type Scalar,
  textWord,
  type Value,
} from './by-schema.ts';
export { type Nameable, singulars, typedName } from './names.ts';
export { either, Phrase, strangerSay } from './phrase.ts';
export { completeOrder, type OrderReader, readOrder } from './read.ts';
export { subjects, withEntry } from './subjects.ts';
export { bare } from './words.ts';
