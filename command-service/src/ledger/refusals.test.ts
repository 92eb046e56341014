import { isRefusal, MAX_AMOUNT_PAISA } from '@madrasah/events';
import { ApprovalGiven } from '@madrasah/events/approvals';
import { type LockLevel, PeriodLocked } from '@madrasah/events/closing';
import { FundSwitched, refuseLedger } from '@madrasah/events/ledger';
import { BankStatementLocked, BankStatementTaken } from '@madrasah/events/reconciliation';
import type { Admission } from '../admissions/state.ts';
import { closeDay } from '../closing/close-day.ts';
import { withArrears } from '../opening/old-due.ts';
import { openBalances } from '../opening/open-balances.ts';
import { reverseOpening, type SaidOpening } from '../opening/reverse.ts';
import type { PlanState } from '../plans/state.ts';
import { type AccountName, type FundName, fund, gl, sl } from '../test-support/chart.ts';
import { adding, changing, charted, onChart, removing } from '../test-support/chart-register.ts';
import { House, S, taka } from '../test-support/house.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { postContra } from '../vouchers/posting/post-contra.ts';
import { transferFunds } from '../vouchers/posting/transfer-funds.ts';

const house = () => new House();

import { dayFor } from './journal/rules/day-for.ts';

const DAY = '2026-04-30';

const subLedger = (name: string, fundName: FundName, ledgerFund = fundName) =>
  onChart(
    house(),
    adding('subLedger', { fundId: fund(fundName), ledgerId: gl(ledgerFund, 1), name, allowedFunds: null }),
  );

const year = (from: string, to: string) =>
  ({ kind: 'add', register: 'accountingYear', attributes: { name: 'বর্ষ', from, to } }) as const;

const book = (more: object) => {
  const lying = { bookNo: '১', kind: 1, from: 1, to: 50, issuedTo: null, issuedOn: DAY, returned: false };
  const leaves = { used: '', spoiled: '', unused: '', collected: null };
  return onChart(house(), adding('receiptBook', { ...lying, ...leaves, ...more }));
};

const contra = (from: AccountName, to: AccountName, amount: number, inFund: FundName = 'G') => {
  const lines = [{ fundId: fund(inFund), amount }];
  const accounts = { fromAccount: sl(from), toAccount: sl(to) };
  return postContra(house().books, { ...accounts, on: DAY, lines });
};

const transfer = (kind: 'gift' | 'repay', from: FundName, to: FundName, amount = taka(1)) =>
  transferFunds(house().books, {
    kind,
    fromFund: fund(from),
    toFund: fund(to),
    moneyAccount: sl('C1'),
    amount,
    on: DAY,
  });

/** An entry of a month that has been locked. */
function locked(level: LockLevel) {
  const later = house();
  later.given([PeriodLocked({ lockId: 1, month: '2026-03', level })]);
  return later.guarded(later.voucher('G', 'Loan', 5, '2026-03-31'));
}

/** Old dues of the admission fee, as they would be brought over on DAY. */
function arrearsOver({ books }: House, dues: readonly { readonly dueOn?: string }[]) {
  const admission = { admissionId: S, userId: S, sessionId: 6, classId: 1 } as Admission;
  const due = { admissionId: S, sessionId: null, fundId: fund('G'), amount: taka(5) };
  const said = dues.map((more) => ({ admission, said: { ...due, subLedgerId: sl('Admission'), ...more } }));
  const plans = { calendars: new Map() } as unknown as PlanState;
  return withArrears(books, said, { admissions: { earlier: new Map() }, plans, asOn: DAY });
}

/** A house to which one was brought over. */
function withOldDue() {
  const one = house();
  const arrear = { subLedgerId: sl('Admission'), head: 'ভর্তি', monthId: 0, dueOn: DAY, isOnce: true };
  const due = { userId: S, admissionId: S, sessionId: 6, fundId: fund('G'), amount: taka(5), arrear };
  one.given(openBalances(one.books, { on: DAY, accounts: [], oldDues: [due], advances: [] }));
  return one;
}

/** An opening of an old due that was confirmed, and the taking back of it. */
function brought(request = 1) {
  const one = house();
  const due = { userId: S, admissionId: S, sessionId: 6, fundId: fund('G'), amount: taka(5) };
  const posted = openBalances(one.books, { on: DAY, accounts: [], oldDues: [due], advances: [] });
  if (isRefusal(posted)) throw new Error(posted.code);
  one.given([...posted, ApprovalGiven({ requestId: request, kind: 'opening', on: DAY })]);
  const said = posted[0]?.data as SaidOpening;
  const back = () => reverseOpening(one.books, { openingRequest: 1, noteId: null }, said, String);
  return { one, back };
}

provokesEach(refuseLedger.codes, {
  'ledger.opening-not-posted': () => brought(2).back(),
  'ledger.opening-reversed-already': () => {
    const { one, back } = brought();
    const decided = back();
    if (!isRefusal(decided)) one.given(decided.drafts);
    return back();
  },
  'ledger.opening-leaned': () => {
    const { one, back } = brought();
    one.given(one.collect({ rows: [{ itemId: 1, deposit: taka(5) }] }));
    return back();
  },
  'ledger.opening-unbalanced': () => {
    const accounts = [{ subLedgerId: sl('C1'), fundId: fund('G'), amount: taka(5) }];
    const balances = [{ fundId: fund('G'), side: 'credit' as const, amount: taka(4) }];
    return openBalances(house().books, { on: DAY, accounts, oldDues: [], advances: [], balances });
  },
  'ledger.opening-there': () => {
    const one = house();
    const accounts = [{ subLedgerId: sl('C1'), fundId: fund('G'), amount: taka(5) }];
    const again = () => openBalances(one.books, { on: DAY, accounts, oldDues: [], advances: [] });
    one.given(again());
    return again();
  },
  'ledger.old-due-later': () => arrearsOver(house(), [{ dueOn: '2026-09-01' }]),
  'ledger.old-due-there': () => arrearsOver(withOldDue(), [{}]),
  'ledger.old-due-charged': () => {
    const one = house();
    one.given(one.charge({ Admission: 5 }, DAY));
    return arrearsOver(one, [{}]);
  },
  'ledger.old-due-twice': () => arrearsOver(house(), [{}, {}]),
  'fund.not-found': () => onChart(house(), removing('fund', 99)),
  'general-ledger.not-found': () => onChart(house(), removing('generalLedger', 99)),
  'sub-ledger.not-found': () => onChart(house(), removing('subLedger', 99)),
  'ledger.fund-duplicate': () => onChart(house(), adding('fund', { name: 'সাধারণ তহবিল', kind: 1 })),
  'ledger.general-duplicate': () =>
    onChart(house(), adding('generalLedger', { fundId: fund('G'), class: 1, name: 'gl g' })),
  'ledger.sub-duplicate': () => subLedger('tuition', 'G'),
  'ledger.fund-inactive': () => {
    const closed = house();
    closed.setUp(FundSwitched({ fundId: fund('G'), active: false }));
    return closed.voucher('G', 'Loan', 5, DAY);
  },
  'ledger.fund-kind-required': () => onChart(house(), adding('fund', { name: 'কিতাব', nameEn: '' })),
  'ledger.fund-kind-posted': () => {
    const posted = house();
    posted.given(posted.voucher('N', 'Donation', 5, DAY));
    return onChart(posted, changing('fund', fund('N'), { kind: 2 }));
  },
  'ledger.fund-mismatch': () => subLedger('নতুন', 'B', 'G'),
  'ledger.in-use': () => onChart(house(), removing('generalLedger', gl('G', 1))),
  'ledger.overdraft-bank': () =>
    onChart(house(), changing('subLedger', sl('C1'), { moneyKind: 'cash', overdraft: true })),
  'ledger.not-money': () => house().voucher('G', 'Loan', 5, DAY, 'Electricity'),
  'ledger.money-not-allowed': () => contra('C1', 'ZB', 5),
  'ledger.fund-money-short': () => house().voucher('G', 'Electricity', -0.01, DAY),
  'ledger.future-day': () => house().voucher('G', 'Loan', 5, '2026-05-01'),
  'ledger.class-direction': () => house().voucher('G', 'BK', 5, DAY),
  'ledger.transfer-restricted': () => transfer('gift', 'Z', 'G'),
  'ledger.no-fees-in-fund': () => {
    const advances = [{ userId: 1, fundId: fund('Z'), amount: 1 }];
    return openBalances(house().books, { on: DAY, accounts: [], oldDues: [], advances });
  },
  'ledger.zakat-by-tamlik': () => {
    const zakat = house();
    zakat.given(zakat.voucher('Z', 'Zakat', 30_000, DAY));
    return zakat.voucher('Z', 'Alms', -5, DAY);
  },
  'ledger.waqf-capital': () => {
    const waqf = house();
    waqf.given(waqf.voucher('W', 'Capital', 30_000, DAY));
    waqf.given(waqf.voucher('W', 'Land', -10_000, DAY)); // the capital may change its form
    return waqf.voucher('W', 'Upkeep', -5, DAY);
  },
  'ledger.same-fund': () => transfer('gift', 'G', 'G'),
  'ledger.same-account': () => contra('C1', 'C1', 5),
  'ledger.repay-too-much': () => transfer('repay', 'B', 'G'),
  'ledger.amount-zero': () => transfer('gift', 'G', 'B', 0),
  'ledger.month-locked': () => locked('soft'),
  'ledger.month-hard-locked': () => locked('hard'),
  'ledger.day-closed': () => {
    const closed = house();
    closed.given(closeDay(closed.books, { account: sl('C1'), on: DAY, notes: [] }, 1));
    return closed.guarded(closed.voucher('G', 'Loan', 5, DAY));
  },
  'ledger.before-opening': () => {
    const { one } = brought();
    return one.guarded(one.voucher('G', 'Loan', 5, '2026-01-01'));
  },
  'ledger.tomorrow': () => {
    const closed = house();
    closed.given(closeDay(closed.books, { account: sl('C1'), on: DAY, notes: [] }, 1));
    return dayFor(closed.books, 'due', DAY, { accounts: [sl('C1')], funds: [fund('G')] });
  },
  'ledger.account-reconciled': () => {
    const closed = house();
    const about = { statementId: 1, moneyAccount: sl('BK') };
    const lines: [string, number][] = [[DAY, 1]];
    const balances = { opening: 0, closing: 1, firstLine: 1, lines, noteId: null };
    closed.given([
      BankStatementTaken({ ...about, from: DAY, to: DAY, ...balances }),
      BankStatementLocked({ ...about, to: DAY }),
    ]);
    return closed.guarded(closed.voucher('G', 'Loan', 5, DAY, 'BK'));
  },
  'ledger.year-backwards': () => onChart(house(), year('2026-07-01', '2026-06-30')),
  'ledger.leaves-unreadable': () => book({ used: 'ক' }),
  'ledger.leaves-outside': () => book({ used: '51' }),
  'ledger.leaves-twice': () => book({ used: '3', spoiled: '3' }),
  'ledger.book-backwards': () => book({ to: 0 }),
  'ledger.year-overlap': () => {
    const set = house();
    charted(set, year('2026-01-01', '2026-12-31'));
    return onChart(set, year('2026-12-31', '2027-12-30'));
  },
  'ledger.year-numbered': () => {
    const set = house();
    charted(set, year('2026-01-01', '2026-12-31'));
    set.given(set.voucher('G', 'Loan', 5, DAY));
    return onChart(set, { kind: 'change', register: 'accountingYear', id: 1, changes: { to: '2026-12-30' } });
  },
  'ledger.too-large': () => house().voucher('G', 'Loan', MAX_AMOUNT_PAISA / 100 + 1, DAY),
});
