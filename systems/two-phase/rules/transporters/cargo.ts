// Chapter 13.1: what one kind of thing brings to the act that sends it.

import type { Refusal } from '@flagplot/kernel';
import type { Acting, InWindow } from '../window/act.ts';
import type { Transport } from './uses.ts';

export interface Cargo {
  /** Why it cannot be sent there; boxes and energy are looked at before. */
  fault(c: InWindow, act: Transport): Refusal | undefined;
  /** The use is spent; whether it works is seen here. */
  arrive(acting: Acting, act: Transport): void;
  /** All that may be sent here, lawful or not. */
  options(c: InWindow): Iterable<Transport>;
  /** All of it, where `options` has only some. */
  choices?(c: InWindow): Iterable<Transport>;
}
