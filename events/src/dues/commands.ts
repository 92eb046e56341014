import { DuesReplied, recordDuesReply } from './confirmations.ts';
import { PaymentPromised, PromiseWithdrawn, promisePayment, withdrawPromise } from './promises.ts';

export const duesCommands = { promisePayment, withdrawPromise, recordDuesReply };
export const duesEvents = { PaymentPromised, PromiseWithdrawn, DuesReplied };
