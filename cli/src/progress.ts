// A sign of life for what takes longer than a second.

import type { Terminal } from './terminal.ts';

const FIRST = 1000;
const THEN = 5000;

/** Tells how far a long piece of work has come: after a second, then every five. */
export function progress(terminal: Terminal, things: string): (done: number, of: number) => void {
  const began = performance.now();
  let next = began + FIRST;
  return (done, of) => {
    const now = performance.now();
    if (now < next || done >= of) return;
    next = now + THEN;
    const left = Math.ceil((((now - began) / done) * (of - done)) / 1000);
    terminal.err(`${done} of ${of} ${things}, about ${left} s to go`);
  };
}
