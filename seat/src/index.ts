export { type Desk, type DeskTools, desk, viewAt } from './desk.ts';
export { farSeat, type Transport } from './far.ts';
export { type LocalChair, type LocalSeat, type LocalTable, localTable } from './local.ts';
export { play, type SeatBot } from './play.ts';
export * from './seat.ts';
export { type Port, serveSeat } from './serve.ts';
export type { Laying } from './table.ts';
export { machineTime, type Time } from './time.ts';
export { workerSeat } from './worker.ts';
