export { initials, initialsOf, type PaperCheck } from './check.ts';
export { houseHead, type PaperHead, paperHead, paperHeadNeeds, periodText, signers } from './paper-head.ts';
export {
  furtherSigners,
  printSettingsProjector,
  type Settled,
  settledNeeds,
  settledPapers,
  signedLine,
  signedSlots,
} from './print-settings.ts';
export { type PrintedReceipt, printedProjector, printings } from './projector.ts';
export {
  type CodedPaper,
  type PaperProof,
  paperCode,
  paperKey,
  paperOfCode,
  paperProof,
  type Seal,
  sealWith,
} from './seal.ts';
export { type TableColumn, tablePaper } from './table-paper.ts';
