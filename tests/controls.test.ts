import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';

const ROOT = join(import.meta.dirname, '..');

/** A test file, and what the titles in it say that hold a control. */
type Held = readonly [file: string, ...titles: string[]];

const C = 'command-service/src';
const P = 'projection-service/src';

/**
 * The controls of the accounting rules, and the tests that hold each: an auditor goes through this table with the
 * paper of the rules beside it. A test that is renamed or taken away must be told here.
 */
const CONTROLS: Readonly<Record<string, readonly Held[]>> = {
  'completeness of receipts': [
    [`${C}/fees/reverse-charges.test.ts`, 'reversals are numbered without a gap'],
    ['tests/system/two-writers.test.ts', 'numbers have no gap, the chain holds'],
    [`${C}/kernel/queues/failures.test.ts`, 'numbers without gaps, every command once'],
    // Printed books: issued less used, spoiled and unused is what is missing, and it is named.
    [
      `${C}/ledger/chart/receipt-books.test.ts`,
      'leaves of a returned book of which nothing is said are missing, and named',
      'leaves that are no leaves, of another book, or said twice are refused by their number',
    ],
    [`${C}/fees/receipts/number.test.ts`, 'houseWithBook'],
    [
      `${P}/statements/audit.test.ts`,
      'leaves of returned books that nobody accounts for are named, book by book',
    ],
  ],
  'receipt = cash = bank': [
    [`${P}/money-papers.test.ts`, 'each day’s collection is that day’s cash book, whenever it is printed'],
    [`${C}/reconciliation/reconciliation.test.ts`, 'matched and left with a reason, without difference'],
    [
      `${C}/reconciliation/over-http.test.ts`,
      'the same entry for two lines is refused, and nothing is recorded',
    ],
    [`${P}/reconciliation/reconciliation.test.ts`, 'what each has alone, the difference'],
    [
      'tests/reliability/sequences/invariants.test.ts',
      'collections: a receipt that brought money for no charge and no advance',
    ],
  ],
  'maker is not checker': [
    [`${C}/approvals/same-person.test.ts`, 'whoever asked neither approves nor rejects'],
    [`${C}/vouchers/transfer-requests.test.ts`, 'a gift waits, posts nothing'],
    [
      `${C}/approvals/second-person.test.ts`,
      'two logins of one person are one person',
      'an accountant makes a login by HTTP and approves his own request with it',
    ],
    [`${C}/closing/over-http.test.ts`, 'a closed day is opened again by two people, and by nobody alone'],
    [
      `${C}/fees/receipts/reverse/reverse-closed.test.ts`,
      'a receipt is taken back by two people, and by nobody alone',
    ],
    [`${C}/reconciliation/over-http.test.ts`, 'two people open it again'],
  ],
  'duties apart': [
    [`${C}/auditor.test.ts`, 'is closed to an auditor, whatever he is given'],
    [`${P}/auditor.test.ts`, 'tells an auditor of his days alone'],
    [`${C}/concessions/grant.test.ts`, 'approval.keeps-money'],
    ['tests/journeys/accounting/auditors-visit.test.ts', 'nothing on his pages writes'],
  ],
  'restricted money': [
    [`${C}/ledger/money-rule.test.ts`, 'measured by the lowest balance of any later day'],
    [`${C}/vouchers/vouchers.test.ts`, 'zakat leaves by tamlik only'],
    [
      'tests/demo/year-by-query.test.ts',
      'what zakat gave is what its register has, and what it paid of fees',
    ],
  ],
  concession: [
    [`${C}/concessions/grant.test.ts`, 'a deduction typed in receipts is bounded by the limit of its giver'],
    [`${C}/approvals/approvals.test.ts`, 'what is above waits for another'],
    [
      `${P}/fees/reports/standing/owed.test.ts`,
      '15: every concession with its reason; in all, what its accounts moved',
      '15, 16: a concession that stands is told with the reason of its grant, a sibling’s by its rule',
    ],
    [
      'tests/demo/year-by-query.test.ts',
      'no concession without its reason and giver, and in all what the three accounts have',
    ],
    [`${C}/fees/receipts/collect.test.ts`, 'a deduction without its reason is refused at the remark'],
  ],
  'charge completeness': [
    [`${C}/fees/charge-run/charge-run.test.ts`, 'who has no price is named, every one of them'],
    [
      `${C}/fees/charge-run/completeness.test.ts`,
      'each student is charged each head of each month, or is named with what is against it; none is silently free',
    ],
  ],
  'cut-off': [
    [
      `${C}/fees/plan-entries.test.ts`,
      'W8: two months paid ahead are a liability until their run charges them',
    ],
    [
      `${P}/statements/cut-off.test.ts`,
      'W8 across the year’s last day: income on the side of its month, receipts on the day of the money',
    ],
  ],
  'dues confirmation': [[`${C}/dues/dues.test.ts`, 'a reply agrees or names another sum']],
  // That a guardian had a message for every reversal is not held: SMS is no part of the product.
  'lapping, late banking, as far as entries tell': [
    [`${P}/statements/audit.test.ts`, 'what an auditor looks for first', 'data.backDated', 'data.takenBack'],
    [`${P}/statements/audit.test.ts`, 'a receipt that its own taker takes back the same day is listed'],
    [
      `${C}/reconciliation/reconciliation.test.ts`,
      'what was left goes on to the next statement and is matched there with the entry that came later',
    ],
    ['tests/journeys/accounting/cashiers-morning.test.ts', 'a drawer counted short is asked about'],
  ],
  'adjustments are undone whole': [
    [
      `${C}/fees/plan-entries.test.ts`,
      'a run that months paid ahead stand on is undone, and the months are paid ahead again',
    ],
  ],
  'locked periods': [
    [`${C}/closing/over-http.test.ts`, 'every dated command is refused in a locked month'],
    [`${C}/closing/locks.test.ts`, 'a locked month refuses every entry dated in it or before'],
    [`${C}/closing/close-year.test.ts`, 'nothing comes into it behind that'],
    [
      'tests/reliability/sequences/locked-year.test.ts',
      'over a year of random work the totals of each locked month stay those it was locked with',
      'a voucher that moves into a month that was locked is told',
    ],
  ],
  'cash count': [
    [
      `${C}/closing/over-http.test.ts`,
      'a closed drawer takes no payment of that day',
      'its difference resolved by a second person',
    ],
    [`${P}/closing/closing.test.ts`, 'W20: what a drawer should have, fund by fund'],
  ],
  'numbers on paper': [
    [
      `${P}/two-clocks.test.ts`,
      'is what it was before more was recorded',
      'for (const report of feeReports.reports)',
    ],
    [
      `${P}/ledger/books/books.test.ts`,
      'known at an instant, the books are those that never saw what came later',
    ],
    ['tests/reliability/sequences/invariants.test.ts', 'known at: what is told of an instant that is past'],
  ],
};

for (const [control, held] of Object.entries(CONTROLS))
  test(`${control}: the tests that hold it stand where the table says`, (t) => {
    t.true(held.length > 0);
    for (const [file, ...titles] of held) {
      const source = readFileSync(join(ROOT, file), 'utf8');
      for (const title of titles) t.true(source.includes(title), `${file}: ${title}`);
    }
  });
