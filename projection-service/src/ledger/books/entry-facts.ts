import { isCompact, postingsOf } from '@madrasah/events';
import type { Posting } from '@madrasah/events/ledger';

type Data = Readonly<Record<string, unknown>>;

/** Which of an event's own ids and numbers stand for it in a statement, a journal, an audit trail. */
const REFERENCES: Readonly<Record<string, { readonly id: string; readonly number?: string }>> = {
  VoucherPosted: { id: 'voucherId', number: 'voucherNo' },
  VoucherMirrored: { id: 'voucherId', number: 'voucherNo' },
  VoucherRevised: { id: 'voucherId', number: 'voucherNo' },
  VoucherReversed: { id: 'voucherId', number: 'voucherNo' },
  ChequeCleared: { id: 'voucherId' },
  JournalVoucherPosted: { id: 'journalVoucherId', number: 'voucherNo' },
  JournalVoucherReversed: { id: 'journalVoucherId', number: 'voucherNo' },
  WalletSettled: { id: 'settlementId' },
  StaffAdvanceGiven: { id: 'advanceId' },
  StaffAdvanceSettled: { id: 'advanceId' },
  ContraPosted: { id: 'contraId', number: 'contraNo' },
  FundsTransferred: { id: 'transferId', number: 'transferNo' },
  ContraReversed: { id: 'contraId', number: 'contraNo' },
  FundsTransferReversed: { id: 'transferId', number: 'transferNo' },
  WalletSettlementReversed: { id: 'settlementId' },
  OpeningBalancesPosted: { id: 'openingId' },
  OpeningBalancesReversed: { id: 'openingId' },
  FeesCharged: { id: 'chargeId' },
  FeesCollected: { id: 'receiptId', number: 'receiptNo' },
  CollectionReversed: { id: 'receiptId', number: 'receiptNo' },
  AdvanceApplied: { id: 'firstApplicationId' },
  ChargesReversed: { id: 'reversalId' },
  ConcessionGranted: { id: 'concessionId' },
  ReplacementAwaited: { id: 'receiptId' },
  ReplacementSettled: { id: 'receiptId' },
  StandingConcessionsGranted: { id: 'concessionId' },
  MonthAdvancesApplied: { id: 'applicationId' },
  ChargesRepriced: { id: 'repriceId' },
  LeaverSettled: { id: 'settlementId' },
  PeriodLocked: { id: 'lockId' },
  PeriodUnlocked: { id: 'lockId' },
  DayClosed: { id: 'closeId' },
  DayReopened: { id: 'closeId' },
  YearClosed: { id: 'closingId' },
  YearReopened: { id: 'closingId' },
  CashCounted: { id: 'countId' },
  DrawerHandedOver: { id: 'handOverId' },
  CashDifferenceResolved: { id: 'resolutionId' },
  CashierDebtSettled: { id: 'resolutionId' },
  CashDifferencePosted: { id: 'differenceId' },
  BankStatementTaken: { id: 'statementId' },
  BankStatementWithdrawn: { id: 'statementId' },
  StatementLineMatched: { id: 'statementId' },
  StatementLineLeft: { id: 'statementId' },
  StatementMatchUndone: { id: 'statementId' },
  BankStatementLocked: { id: 'statementId' },
  BankStatementUnlocked: { id: 'statementId' },
  FeeRefunded: { id: 'refundId', number: 'voucherNo' },
  ApprovalRequested: { id: 'requestId' },
  ApprovalGiven: { id: 'requestId' },
  ApprovalRefused: { id: 'requestId' },
  ApprovalWithdrawn: { id: 'requestId' },
  ConcessionArranged: { id: 'grantId' },
  ConcessionEnded: { id: 'grantId' },
  FeeWaived: { id: 'waiverId' },
  FeeWrittenOff: { id: 'writeOffId' },
  ZakatEligibilitySet: { id: 'userId' },
  TamlikGiven: { id: 'tamlikId', number: 'voucherNo' },
  TamlikReversed: { id: 'tamlikId', number: 'voucherNo' },
  WrittenOffRecovered: { id: 'recoveryId', number: 'voucherNo' },
};

const firstNamed = (data: Data, ending: RegExp) =>
  Object.keys(data).find((name) => ending.test(name) && typeof data[name] === 'number');

/** The name of the id an event is known by; one without a place above is known by its first id. */
export const referenceName = (kind: string, data: Data): string =>
  REFERENCES[kind]?.id ?? firstNamed(data, /Id$/) ?? '';

/** Its paper number's name; '' for events without a paper. */
export const numberName = (kind: string, data: Data): string =>
  REFERENCES[kind] ? (REFERENCES[kind].number ?? '') : (firstNamed(data, /No$/) ?? '');

/** The postings of a journal event; an event that moves no money has none. @throws RangeError out of balance */
export function postingsIn(event: { type: string; data: Data }): readonly Posting[] {
  const moves = isCompact(event.type) || Array.isArray(event.data['postings']);
  return moves ? postingsOf(event as { type: string; data: Record<string, unknown> }) : [];
}

const MONEY_FIELDS = ['moneyAccount', 'fromAccount', 'toAccount'];

/** The sub-ledgers an event names as cash boxes, banks or wallets, wherever it does. */
export function moneyAccountsIn(data: Data): number[] {
  const lines = Array.isArray(data['lines']) ? (data['lines'] as unknown[]) : [];
  const named = [data, ...lines.filter((line): line is Data => typeof line === 'object' && line !== null)];
  return named.flatMap((facts) =>
    MONEY_FIELDS.map((field) => facts[field]).filter((account) => typeof account === 'number'),
  );
}
