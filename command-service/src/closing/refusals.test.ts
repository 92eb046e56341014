import { ApprovalRequested } from '@madrasah/events/approvals';
import { PeriodLocked, refuseClosing, YearClosed } from '@madrasah/events/closing';
import { FundSwitched, SubLedgerRenamed } from '@madrasah/events/ledger';
import { confirmsIn } from '../approvals/steps.ts';
import { fund, sl } from '../test-support/chart.ts';
import { deciding } from '../test-support/deciding.ts';
import { House } from '../test-support/house.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { closeDay, reopenDay } from './close-day.ts';
import { closeYear, reopenYear } from './close-year.ts';
import { countCash, handOverDrawer } from './count-cash.ts';
import { lockPeriod, unlockPeriod } from './lock-period.ts';
import { resolveDifference } from './resolve-difference.ts';

const DAY = '2026-04-20';
const CASHIER = 1;
const close = (house: House, on = DAY, counted = 5, actor = CASHIER) =>
  closeDay(house.books, { account: sl('C1'), on, notes: [[1, counted]] }, actor);
const reopen = (house: House, day = DAY) => reopenDay(house.books, { account: sl('C1'), day, noteId: null });
const resolve = (house: House, to: 'expense' | 'income' = 'expense', actorId = 2) =>
  resolveDifference(
    house.books,
    { account: sl('C1'), on: DAY, to },
    {
      confirms: confirmsIn(house.books, deciding(actorId)),
      noteId: null,
      userOf: () => null,
    },
  );
const lock = (house: House, month: string, level: 'soft' | 'hard' = 'soft') =>
  lockPeriod(house.books, { month, level });

/** Five taka in the drawer, which are counted or not. */
function house(counted?: number): House {
  const made = new House();
  made.given(made.voucher('G', 'Loan', 5, DAY));
  if (counted !== undefined) made.given(close(made, DAY, counted));
  return made;
}
function inJune(): House {
  const made = house(5);
  made.today = '2026-06-02';
  return made;
}
function kept(by: number): House {
  const made = house();
  made.given(handOverDrawer(made.books, { account: sl('C1'), to: by, notes: [[5, 1]] }, () => true));
  return made;
}

const lockedThrough = (month: string) => PeriodLocked({ lockId: 1, month, level: 'soft' });
const YEAR_CLOSED = YearClosed({
  ...{ closingId: 1, yearId: 1, on: '2026-04-30', results: [], postings: [] },
});
/** A year that ended in April; it is June. */
function aYear(): House {
  const made = inJune();
  const attributes = { name: '২০২৫', from: '2025-05-01', to: '2026-04-30' };
  made.setUp({ type: 'AccountingYearAdded', data: { id: 1, serial: 1, attributes } });
  return made;
}

provokesEach(refuseClosing.codes, {
  'closing.by-reconciliation': () => {
    const made = house();
    made.setUp(SubLedgerRenamed({ subLedgerId: sl('BK'), name: 'ইসলামী ব্যাংক' }));
    return countCash(made.books, { account: sl('BK'), notes: [] });
  },
  'closing.already-closed': () => close(house(5)),
  'closing.earlier-day-open': () => {
    const made = house(5);
    made.given(made.voucher('G', 'Loan', 5, '2026-04-21'));
    return close(made, '2026-04-22', 10);
  },
  'closing.no-general-fund': () => {
    const made = house();
    made.setUp(FundSwitched({ fundId: fund('G'), active: false }));
    return close(made, DAY, 4);
  },
  'closing.not-closed': () => reopen(house()),
  'closing.not-last-closed': () => {
    const made = house(5);
    made.given(close(made, '2026-04-21'));
    return reopen(made);
  },
  'closing.day-open': () => {
    const made = house();
    made.today = '2026-05-02';
    return lock(made, '2026-04');
  },
  'closing.earlier-month-open': () => lock(inJune(), '2026-05'),
  'closing.month-not-over': () => lock(house(5), '2026-04'),
  'closing.already-locked': () => {
    const made = inJune();
    made.given(lock(made, '2026-04'));
    return lock(made, '2026-04');
  },
  'closing.not-locked': () =>
    unlockPeriod(house().books, { month: '2026-04', until: '2026-05-05', noteId: null }),
  'closing.lock-softly-first': () => lock(inJune(), '2026-04', 'hard'),
  'closing.exception-stands': () => {
    const made = inJune();
    made.given(lock(made, '2026-04'));
    made.given(unlockPeriod(made.books, { month: '2026-04', until: '2026-06-02', noteId: null }));
    return lock(made, '2026-04', 'hard');
  },
  'closing.close-year-first': () => {
    const made = inJune();
    made.given(made.charge({ Tuition: 800 }, '2026-04-30'));
    const attributes = { name: '২০২৬', from: '2026-01-01', to: '2026-04-30' };
    made.setUp({ type: 'AccountingYearAdded', data: { id: 1, serial: 1, attributes } });
    made.given(lock(made, '2026-04'));
    return lock(made, '2026-04', 'hard');
  },
  'closing.request-waits': () => {
    const made = inJune();
    const request = { requestId: 1, kind: 'journal-voucher', on: DAY };
    const said = {
      amount: 5,
      places: {},
      why: null,
      noteId: null,
      command: { fundId: 1, on: DAY, lines: [], noteId: null },
    };
    made.given([ApprovalRequested({ ...request, ...said, userId: null, admissionId: null, itemId: null })]);
    return lock(made, '2026-04');
  },
  'closing.until-past': () => {
    const made = inJune();
    made.given(lock(made, '2026-04'));
    return unlockPeriod(made.books, { month: '2026-04', until: '2026-06-01', noteId: null });
  },
  'closing.not-holder': () => close(kept(7)),
  'closing.closer-resolves': () => resolve(house(4), 'expense', CASHIER),
  'closing.no-difference': () => resolve(house(5)),
  'closing.wrong-resolution': () => resolve(house(4), 'income'),
  'closing.resolved-already': () => {
    const made = house(4);
    made.given(resolve(made));
    return reopen(made);
  },
  'closing.same-keeper': () =>
    handOverDrawer(kept(7).books, { account: sl('C1'), to: 7, notes: [] }, () => true),
  'closing.no-year': () => closeYear(house().books, { yearId: 1 }),
  'closing.year-closed-already': () => {
    const made = aYear();
    made.given([lockedThrough('2026-04'), YEAR_CLOSED]);
    return closeYear(made.books, { yearId: 1 });
  },
  'closing.year-not-closed': () => reopenYear(aYear().books, { yearId: 1, noteId: null }),
  'closing.year-not-over': () => {
    const made = aYear();
    made.today = '2026-04-30';
    return closeYear(made.books, { yearId: 1 });
  },
  'closing.year-not-locked': () => closeYear(aYear().books, { yearId: 1 }),
  'closing.year-empty': () => {
    const made = aYear();
    made.given([lockedThrough('2026-04')]);
    return closeYear(made.books, { yearId: 1 });
  },
  'closing.year-signed-off': () => {
    const made = aYear();
    made.given([lockedThrough('2026-04'), YEAR_CLOSED]);
    return unlockPeriod(made.books, { month: '2026-04', until: '2026-06-09', noteId: null });
  },
  'closing.unknown-keeper': () =>
    handOverDrawer(house().books, { account: sl('C1'), to: 7, notes: [] }, () => false),
});
