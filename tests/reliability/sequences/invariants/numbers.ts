import type { Invariant, Taken } from './invariant.ts';

const NUMBERS: Readonly<Record<string, string>> = {
  FeesCollected: 'receiptNo',
  DonationReceived: 'donationNo',
  VoucherPosted: 'voucherNo',
  FeeRefunded: 'voucherNo',
  WrittenOffRecovered: 'voucherNo',
  TamlikGiven: 'voucherNo',
  ContraPosted: 'contraNo',
  FundsTransferred: 'transferNo',
};
const IDS: Readonly<Record<string, string>> = {
  FeesCharged: 'chargeId',
  FeesCollected: 'receiptId',
  DonationReceived: 'donationId',
  ConcessionGranted: 'concessionId',
  StandingConcessionsGranted: 'concessionId',
  ConcessionArranged: 'grantId',
  ApprovalRequested: 'requestId',
  WrittenOffRecovered: 'recoveryId',
  ChargesReversed: 'reversalId',
  FeeRefunded: 'refundId',
  VoucherPosted: 'voucherId',
  ContraPosted: 'contraId',
  FundsTransferred: 'transferId',
  OpeningBalancesPosted: 'openingId',
  PeriodLocked: 'lockId',
  PeriodUnlocked: 'lockId',
  DayClosed: 'closeId',
  CashDifferencePosted: 'differenceId',
  CashDifferenceResolved: 'resolutionId',
  CashierDebtSettled: 'paymentId',
  CashCounted: 'countId',
  YearClosed: 'closingId',
  DrawerHandedOver: 'handOverId',
  BankStatementTaken: 'statementId',
  StatementLineMatched: 'matchId',
  StatementLineLeft: 'matchId',
};

/** The accounting year of a day, 1 July to 30 June, by the year it begins in. */
export const accountingYear = (day: string) => Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0);
/** The key of a year that forms set: the first half of a calendar year. */
const setYear = (day: string) => (day.slice(5) < '07-01' ? `${day.slice(0, 4)}-01-01` : '');
/** Of the series that begin anew with each accounting year, those of another than their day's. */
const isOfAnotherYear = ({ data, on }: Taken) =>
  /^(voucher|contra|transfer):/.test(String(data['series'])) &&
  ![String(accountingYear(on)), setYear(on)].includes(String(data['series']).split(':').at(-1) ?? '');

function* given({ type, data }: Taken): Generator<[series: string, number: number]> {
  const [number, id] = [NUMBERS[type], IDS[type]];
  if (number) yield [String(data['series']), Number(data[number])];
  if (id) yield [id, Number(data[id])];
  const lines = data['lines'] as readonly unknown[] | undefined;
  if (type === 'FeesCharged')
    for (let index = 0; index < (lines?.length ?? 0); index += 1)
      yield ['itemId', Number(data['firstItemId']) + index];
  if (type === 'OpeningBalancesPosted')
    for (const { itemId } of data['oldDues'] as readonly { itemId: number }[]) yield ['itemId', itemId];
  if (type === 'CollectionReversed')
    for (const { itemId } of (data['owed'] ?? []) as readonly { itemId: number }[]) yield ['itemId', itemId];
}

/** Papers of each series, in the year of their day, and ids of each kind, are numbered 1, 2, 3 …; a receipt is taken back once. */
export function numberedWithoutGap(): Invariant {
  const last = new Map<string, number>();
  const reversed = new Set<unknown>();
  return {
    name: 'numbers',
    take(taken) {
      if (isOfAnotherYear(taken)) return `${taken.data['series']} on ${taken.on}`;
      for (const [series, number] of given(taken)) {
        const expected = 1 + (last.get(series) ?? 0);
        last.set(series, number);
        if (number !== expected) return `${series} has ${number} where ${expected} comes next`;
      }
      if (taken.type !== 'CollectionReversed') return undefined;
      const { receiptId } = taken.data;
      if (reversed.has(receiptId)) return `receipt ${receiptId} is taken back twice`;
      reversed.add(receiptId);
      return Number(receiptId) <= (last.get('receiptId') ?? 0)
        ? undefined
        : `receipt ${receiptId} is not there`;
    },
  };
}
