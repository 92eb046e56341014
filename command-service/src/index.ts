export * from './app.ts';
export * from './demo-institution.ts';
export { openItems } from './fees/open-items.ts';
export { concession } from './fees/steps.ts';
export { FileRoom } from './files/room.ts';
export { Desk, type Done, type Errand, type Step } from './kernel/desk.ts';
export { type ChartState, chartStream } from './ledger/chart/state.ts';
export { type Item, type JournalState, journalStream } from './ledger/journal/state.ts';
export { contra, opening, transfer, voucher } from './ledger/steps.ts';
