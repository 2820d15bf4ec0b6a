// A far seat over a port: a worker's, another window's.

import type { GameTypes } from '@flagplot/kernel';
import type { Transport } from './far.ts';
import { farSeat } from './far.ts';
import type { Down, Seat } from './seat.ts';
import type { Port } from './serve.ts';
import { machineTime, type Time } from './time.ts';

/** Sits down at the seat that is served at the other end of a port. */
export function workerSeat<G extends GameTypes>(port: Port, time: Time = machineTime): Promise<Seat<G>> {
  return farSeat(portTransport<G>(port), time);
}

function portTransport<G extends GameTypes>(port: Port): Transport<G> {
  let heard: ((event: { data: unknown }) => void) | undefined;
  return {
    open(hear) {
      if (heard) port.removeEventListener('message', heard);
      heard = ({ data }) => hear(data as Down<G>);
      port.addEventListener('message', heard);
      port.start?.();
    },
    send: up => port.postMessage(up),
    close: () => port.close?.(),
  };
}
