export { houseHead, type PaperHead, paperHead, paperHeadNeeds, periodText, signers } from './paper-head.ts';
export { type PrintedReceipt, printedProjector, printings } from './projector.ts';
export { receiptCode, receiptOfCode, type Seal, sealWith } from './seal.ts';
