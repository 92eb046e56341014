import {
  type AnswerTo,
  definePaper,
  defineQuery,
  fields,
  power,
  type RowTo,
  signedIn,
} from '../kernel/index.ts';
import {
  balancesAnswer,
  dayAnswer,
  paymentAccountsAnswer,
  paymentTypesAnswer,
  trailAnswer,
  trialAnswer,
  verdictAnswer,
} from './answers.ts';
import { twoClocks } from './clocks.ts';
import { journalList } from './journal-list.ts';

const books = power('ledger_report', 'view');
const audit = power('audit', 'view');
const paging = { page: fields.optionalInteger(1, 1_000_000), limit: fields.optionalInteger(1, 1000) };

/** What the journal is written as for others. */
export const EXPORT_FORMATS = ['hledger', 'beancount', 'csv', 'xlsx'] as const;

const trialBalance = {
  name: 'TrialBalance',
  path: '/api/accounts/trial_balance',
  access: books,
  forAuditor: 'standing' as const,
  // With `from`, each row also tells how it stood before that day and what moved since.
  query: {
    ...twoClocks,
    fundId: fields.optionalId(),
    from: fields.optionalDay(),
    /** With the entries that closed the accounting year, which are left out else. */
    closing: fields.word(['with'], undefined),
    /** Of the paper: short has what stands at the end alone. */
    form: fields.word(['short'], undefined),
  },
};
const trialBalancePaper = definePaper(trialBalance);

const balances = {
  name: 'Balances',
  path: '/api/accounts/balances',
  access: books,
  query: twoClocks,
  forAuditor: 'standing' as const,
};
const balancesPaper = definePaper(balances);

const todaysBalance = {
  name: 'TodaysBalance',
  path: '/api/accounts/todays_balance',
  access: books,
  query: { ...twoClocks, date: fields.optionalDay() },
};
const todaysBalancePaper = definePaper(todaysBalance);

export const ledgerQueries = {
  paymentTypes: defineQuery({
    name: 'PaymentTypes',
    path: '/api/accounts/payment_types',
    access: signedIn,
    forAuditor: 'always',
    answer: () => paymentTypesAnswer(),
  }),
  paymentAccounts: defineQuery({
    name: 'PaymentAccounts',
    path: '/api/accounts/payment_accounts',
    access: signedIn,
    query: { glId: fields.optionalId() },
    forAuditor: 'always',
    answer: () => paymentAccountsAnswer(),
  }),
  balances: defineQuery({ ...balances, answer: () => balancesAnswer() }),
  balancesPdf: balancesPaper.pdf,
  balancesXlsx: balancesPaper.xlsx,
  balancesCsv: balancesPaper.csv,
  todaysBalance: defineQuery({ ...todaysBalance, answer: () => dayAnswer() }),
  todaysBalancePdf: todaysBalancePaper.pdf,
  todaysBalanceXlsx: todaysBalancePaper.xlsx,
  todaysBalanceCsv: todaysBalancePaper.csv,
  trialBalance: defineQuery({ ...trialBalance, answer: () => trialAnswer() }),
  trialBalancePdf: trialBalancePaper.pdf,
  trialBalanceXlsx: trialBalancePaper.xlsx,
  trialBalanceCsv: trialBalancePaper.csv,
  ...journalList.endpoints,
  /** The journal for other programs, entry by entry; without free texts, which speak of people. */
  journalExport: defineQuery({
    name: 'JournalExport',
    path: '/api/accounts/journal/export',
    access: audit,
    query: { ...twoClocks, format: fields.word(EXPORT_FORMATS, 'hledger' as const) },
  }),
  auditTrail: defineQuery({
    name: 'AuditTrail',
    path: '/api/accounts/audit',
    access: audit,
    query: { ...paging, entity: fields.requiredText(40), id: fields.id() },
    answer: () => trailAnswer(),
  }),
  auditVerify: defineQuery({
    name: 'AuditVerify',
    path: '/api/accounts/audit/verify',
    access: audit,
    query: twoClocks,
    forAuditor: 'standing',
    answer: () => verdictAnswer(),
  }),
};

/** A day's money, by account and fund; taka. */
export type TodaysMoney = AnswerTo<typeof ledgerQueries.todaysBalance>['data'];
export type MoneyPlace = TodaysMoney['accounts'][number];
/** An entry of the trail of one thing. */
export type TrailEntry = RowTo<typeof ledgerQueries.auditTrail>;
/** What the recount found. */
export type Verdict = AnswerTo<typeof ledgerQueries.auditVerify>;
