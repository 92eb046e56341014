import { type EventDraft, paisa, streams } from '@madrasah/events';
import {
  CollectionReversed,
  ConcessionGranted,
  FeeHeadAdded,
  FeeRefunded,
  FeesCharged,
  FeesCollected,
} from '@madrasah/events/fees';
import {
  ContraPosted,
  cr,
  dr,
  FundAdded,
  GeneralLedgerAdded,
  mirrored,
  OpeningBalancesPosted,
  type Posting,
  SubLedgerAdded,
} from '@madrasah/events/ledger';
import { admitted, klass, person, session } from '../../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../../app-test-support.ts';

const CASH = 90;
const BKASH = 91;
const HEADS = {
  admission: { id: 1, fund: 1, name: 'ভর্তি ফি', group: 1 },
  tuition: { id: 2, fund: 1, name: 'বেতন', group: 2 },
  food: { id: 3, fund: 2, name: 'খোরাকি', group: 2 },
  exam: { id: 4, fund: 1, name: 'পরীক্ষা ফি', group: 3 },
} as const;
type Head = keyof typeof HEADS;

const account = (subLedgerId: number, name: string, ledgerClass: number, fundId = 1) =>
  SubLedgerAdded({
    subLedgerId,
    ledgerId: ledgerClass,
    fundId,
    class: ledgerClass,
    name,
    allowedFunds: null,
  });

const chart: EventDraft[] = [
  FundAdded({ fundId: 1, name: 'সাধারণ তহবিল', kind: 1 }),
  FundAdded({ fundId: 2, name: 'বোর্ডিং তহবিল', kind: 2 }),
  GeneralLedgerAdded({ ledgerId: 1, fundId: 1, class: 1, name: 'ছাত্র ফি' }),
  GeneralLedgerAdded({ ledgerId: 3, fundId: 1, class: 3, name: 'টাকা' }),
  ...Object.values(HEADS).map(({ id, name, fund }) => account(id, name, 1, fund)),
  account(CASH, 'নগদ টাকা', 3),
  account(BKASH, 'বিকাশ', 3),
  ...Object.values(HEADS).map(({ id, group }) =>
    FeeHeadAdded({
      feeHeadId: id,
      subLedgerId: id,
      feeGroup: group,
      chargeOn: group === 2 ? 'month' : 'admission',
    }),
  ),
];

/** Of admission a: user, session, class. Student 1 was here last year too. */
const STUDENTS = { 11: [1, 1, 1], 12: [1, 2, 2], 21: [2, 2, 2], 31: [3, 2, 1] } as const;
export type Admission = keyof typeof STUDENTS;
const userOf = (admission: Admission) => STUDENTS[admission][0];

/** Draws up entries as their deciders would; sums in taka. */
export class Clerk {
  readonly #ids = { item: 0, charge: 0, receipt: 0 };
  #next(of: 'item' | 'charge' | 'receipt'): number {
    this.#ids[of] += 1;
    return this.#ids[of];
  }
  readonly #receipts: ReturnType<typeof FeesCollected>[] = [];

  charge(admission: Admission, head: Head, taka: number, on: string, monthId = 0): EventDraft {
    const { id, fund, name } = HEADS[head];
    const [userId, sessionId] = STUDENTS[admission];
    return FeesCharged({
      ...{ chargeId: this.#next('charge'), admissionId: null, on, dueOn: on, sessionId },
      ...{ firstItemId: this.#next('item'), heads: [{ subLedgerId: id, fundId: fund, name }] },
      lines: [[admission, userId, id, 1, monthId, paisa(taka * 100)]],
      totals: [{ fundId: fund, amount: paisa(taka * 100) }],
    });
  }

  /** @param rows item, head, paid, conceded */
  collect(
    admission: Admission,
    rows: readonly [item: number, head: Head, paid: number, conceded?: number][],
    on: string,
    { into = CASH, advance = 0, transactionNo = '' } = {},
  ): EventDraft {
    const party = userOf(admission);
    const postings: Posting[] = rows.flatMap(([itemId, head, paid, conceded = 0]) => {
      const { fund } = HEADS[head];
      const about = { party, itemId };
      return [
        dr(`sl:${into}`, fund, paid * 100),
        cr('sys:receivable', fund, paid * 100, about),
        dr('sys:concession', fund, conceded * 100, about),
        cr('sys:receivable', fund, conceded * 100, about),
      ];
    });
    postings.push(dr(`sl:${into}`, 1, advance * 100), cr('sys:open-advance', 1, advance * 100, { party }));
    const receiptId = this.#next('receipt');
    const receipt = FeesCollected({
      ...{ receiptId, receiptNo: receiptId, series: 'receipt:session:2', on, userId: party },
      ...{ admissionId: admission, moneyAccount: into, transactionNo, remark: 'ভাই পড়ে', rows: [] },
      advance: advance ? { fundId: 1, amount: paisa(advance * 100) } : null,
      postings: postings.filter(({ debit, credit }) => debit + credit > 0),
    });
    this.#receipts.push(receipt);
    return receipt;
  }

  reverse(receiptId: number, on: string): EventDraft {
    const receipt = this.#receipts[receiptId - 1];
    if (!receipt) throw new RangeError(`no receipt ${receiptId}`);
    const { receiptNo, userId, admissionId, postings } = receipt.data;
    const about = { receiptId, receiptNo, userId, admissionId, on, kind: 'correction' as const };
    return CollectionReversed({ ...about, reason: 'ভুল ছাত্র', unapplied: [], postings: mirrored(postings) });
  }

  concede(admission: Admission, itemId: number, head: Head, taka: number, on: string): EventDraft {
    const about = { party: userOf(admission), itemId };
    const { fund } = HEADS[head];
    return ConcessionGranted({
      ...{ kind: 'concession', percent: null, requestId: null, noteId: null },
      ...{ concessionId: 1, on, userId: userOf(admission), admissionId: admission, reason: 'এতিম' },
      lines: [{ itemId, amount: paisa(taka * 100) }],
      postings: [
        dr('sys:concession', fund, taka * 100, about),
        cr('sys:receivable', fund, taka * 100, about),
      ],
    });
  }

  refund(admission: Admission, itemId: number, head: Head, taka: number, on: string): EventDraft {
    const about = { party: userOf(admission), itemId };
    const { fund } = HEADS[head];
    return FeeRefunded({
      ...{
        refundId: 1,
        voucherNo: 1,
        series: 'voucher:1:2:2026',
        on,
        userId: userOf(admission),
        kind: 'fee',
      },
      ...{ itemId, fundId: fund, moneyAccount: CASH, amount: paisa(taka * 100), payee: '', reason: '' },
      noteId: null,
      postings: [dr('sys:fee-refund', fund, taka * 100, about), cr(`sl:${CASH}`, fund, taka * 100)],
    });
  }

  /** Cash that was carried to the wallet. */
  handOver(taka: number, on: string): EventDraft {
    return this.#contra(taka, on, CASH, BKASH);
  }

  /** What the wallet gave to the cash box. */
  bring(taka: number, on: string): EventDraft {
    return this.#contra(taka, on, BKASH, CASH);
  }

  #contra(taka: number, on: string, from: number, to: number): EventDraft {
    return ContraPosted({
      ...{ contraId: 1, contraNo: 1, series: 'contra:2026', on, fromAccount: from, toAccount: to },
      ...{ lines: [{ fundId: 1, amount: paisa(taka * 100) }], remark: '', noteId: null },
      postings: [dr(`sl:${to}`, 1, taka * 100), cr(`sl:${from}`, 1, taka * 100)],
    });
  }

  oldDue(admission: Admission, taka: number, on: string): EventDraft {
    const itemId = this.#next('item');
    const [userId, sessionId] = STUDENTS[admission];
    const amount = paisa(taka * 100);
    return OpeningBalancesPosted({
      ...{ openingId: 1, on, balances: [], advances: [], loans: [] },
      oldDues: [{ itemId, userId, admissionId: admission, sessionId, fundId: 1, amount }],
      postings: [
        dr('sys:receivable', 1, amount, { party: userId, itemId }),
        cr('sys:fund-balance', 1, amount, { party: userId, itemId }),
      ],
    } as never);
  }
}

/** A house of two classes and three students, and what its clerk did. */
export async function feeSchool(...entries: EventDraft[]): Promise<TestApp> {
  const app = await testApp();
  await app.record(
    streams.academics(SCHOOL),
    ...[session(1, '১৪৪৬', false), session(2, '১৪৪৭'), klass(1, 'মীযান', 1), klass(2, 'কাফিয়া', 2)],
  );
  await app.record(
    streams.people(SCHOOL),
    person(1, 'আব্দুল্লাহ'),
    person(2, 'উমর'),
    person(3, 'মারইয়াম', { gender: 2 }),
  );
  await app.record(
    streams.admissions(SCHOOL),
    ...Object.entries(STUDENTS).map(([admission, [userId, sessionId, classId]]) =>
      admitted(Number(admission), userId, {
        sessionId,
        classId,
        sectionId: classId,
        newOrOld: userId === 1 ? 2 : 1,
      }),
    ),
  );
  await app.record(streams.chart(SCHOOL), ...chart);
  await app.record(streams.journal(SCHOOL), ...entries);
  return app;
}
