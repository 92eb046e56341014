export { type PrintedReceipt, printedProjector, printings } from './projector.ts';
export { receiptCode, receiptOfCode, type Seal, sealWith } from './seal.ts';
