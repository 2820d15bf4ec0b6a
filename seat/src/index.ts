export { type Desk, type DeskTools, desk, type Reckoning } from './desk.ts';
export { type Laying, type LocalChair, type LocalSeat, type LocalTable, localTable } from './local.ts';
export { play, type SeatBot } from './play.ts';
export * from './seat.ts';
export { machineTime, type Time } from './time.ts';
