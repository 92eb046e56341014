import { DuesReplied, recordDuesReply } from './letters/confirmations.ts';
import { DuesLettersPrinted, recordLettersPrinted } from './letters/letters-printed.ts';
import { FeeCommentWritten, writeFeeComment } from './one-student.ts';
import { PaymentPromised, PromiseWithdrawn, promisePayment, withdrawPromise } from './promises.ts';

export const duesCommands = {
  promisePayment,
  withdrawPromise,
  recordDuesReply,
  recordLettersPrinted,
  writeFeeComment,
};
export const duesEvents = {
  PaymentPromised,
  PromiseWithdrawn,
  DuesReplied,
  DuesLettersPrinted,
  FeeCommentWritten,
};
