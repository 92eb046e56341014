import { REPRICING } from '@madrasah/events/fees';

/**
 * What events may have beside what their frozen samples have, so that folds which look for it alone are tried too:
 * months paid ahead, requests for opening balances, and lists of charges, which know those of many admissions alone.
 */
export const BESIDE_SAMPLES: Readonly<Record<string, object>> = {
  ApprovalRequested: {
    kind: 'opening',
    command: {
      ...{ asOn: '2026-04-01', oldDues: [], advances: [], noteId: 8 },
      accounts: [{ subLedgerId: 2, fundId: 1, amount: 1250050 }],
    },
  },
  ApprovalGiven: { mark: 'made' },
  CashDifferenceResolved: { mark: 'alone' },
  FeesCharged: { admissionId: null },
  FeesCollected: {
    transactionNo: 'TRX778899',
    months: [
      {
        ...{ admissionId: 31, sessionId: 1, subLedgerId: 22, priceRowId: 6, monthId: 1, fundId: 1 },
        ...{ name: 'মাসিক বেতন', fee: 80050, concession: 0, deposit: 80050 },
      },
    ],
  },
  MonthAdvancesApplied: { lines: [[3, 12, 22, 80050, 31, 1, 1]] },
  ChargesReversed: { prepaid: [[3, 80050]] },
  ChargesRepriced: { overpaid: [[3, 50]], operation: `${REPRICING}-2` },
};

/** What only one projector looks for, by its name: charges of an exam are no run, and a run is of no exam. */
export const BESIDE_FOR: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'exam-charges': { FeesCharged: { examId: 3 }, ChargesReversed: { chargeId: null } },
  'receipt-leaves': { FeesCollected: { series: 'receipt:book:1', bookNo: 'ক-১' } },
  'receipt-books': {
    FeesCollected: { series: 'receipt:book:1' },
    DonationReceived: { series: 'receipt:book:1', donationNo: 102 },
  },
  'character-reports': { PersonErased: { userId: 17 } },
  operations: { FeesCollected: { sitting: 4 }, CollectionReversed: { sitting: 4 } },
};
