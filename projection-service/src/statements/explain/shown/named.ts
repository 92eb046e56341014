import { isTextKey, type PlainList, wordIn } from '@madrasah/events';
import { advancesList, ageingList, defaultersList, duesList, monthlyDuesList } from '@madrasah/events/dues';
import { receiptsList } from '@madrasah/events/fees';
import { subLedgerAccount } from '@madrasah/events/ledger';
import { monthName } from '@madrasah/events/settings';
import { tamlikRegister, zakatEligibleList } from '@madrasah/events/tamlik';
import {
  chequesList,
  postedJournalsList,
  staffAdvancesList,
  staffDebtsList,
  transfersList,
  vouchersList,
  walletSettlementsList,
} from '@madrasah/events/vouchers';
import { studentsOfUsers } from '../../../admissions/index.ts';
import type { Tenant } from '../../../kernel/documents/index.ts';
import { duesOfSome } from '../../../ledger/books/index.ts';
import type { Asking } from '../../asking.ts';
import { SURPLUS } from '../../position/figures.ts';
import type { Explained } from '../figures.ts';

/** What a figure is called, and what it was narrowed to, in words. */
export interface Named {
  readonly name: string;
  readonly of: readonly string[];
}

/** The lists whose sums are explained, by what their figures are called: a sum is called as its column is. */
const LISTS: ReadonlyMap<string, PlainList> = new Map(
  [
    ...[duesList, ageingList, monthlyDuesList, defaultersList, receiptsList, advancesList],
    ...[vouchersList, chequesList, transfersList, staffAdvancesList, walletSettlementsList],
    ...[postedJournalsList, tamlikRegister, zakatEligibleList, staffDebtsList],
  ].map((list: PlainList) => [list.explains ?? '', list]),
);

/** So many accounts are named; of more, how many there are. */
const NAMED = 3;

function titleOf({ say }: Asking, answer: string, basis: Explained['basis']): string {
  const key = `statements.figure.${answer}${answer === 'income_expense' && basis === 'cash' ? '.cash' : ''}`;
  return isTextKey(key) ? say(key) : answer;
}

function fieldOf({ say }: Asking, answer: string, field: string): string {
  const own = `statements.field.${answer}.${field}`;
  const key = isTextKey(own) ? own : `statements.field.${field}`;
  return isTextKey(key) ? say(key) : field;
}

/** `answer.field` in words; of fee reports their own context says it. */
export function figureName(asking: Asking, { figure, basis }: Pick<Explained, 'figure' | 'basis'>): string {
  const [answer = '', field = ''] = figure.split('.');
  const list = LISTS.get(answer);
  if (!list) return `${titleOf(asking, answer, basis)}: ${fieldOf(asking, answer, field)}`;
  const column = list.columns[field];
  return [list.title, column?.word].flatMap((word) => (word ? wordIn(asking.language, word) : [])).join(': ');
}

/** Accounts as a question names them: some by their names, of many how many there are. */
function accountsNamed({ names, say }: Asking, accounts: string | undefined): string[] {
  const all = (accounts ?? '').split(',').filter(Boolean);
  const nameOf = (account: string) =>
    account === SURPLUS
      ? say('statements.surplus-of-year')
      : names.account(/^\d+$/.test(account) ? subLedgerAccount(Number(account)) : account);
  return all.length > NAMED ? [say('statements.accounts', { count: all.length })] : all.map(nameOf);
}

/** Whose the figure is, where it is a student's. @throws DocumentsAway */
async function studentNamed(asking: Asking, { AdmissionID, UserID }: Explained, tenant: Tenant) {
  const { books, language } = asking;
  const owner =
    UserID ??
    (AdmissionID === undefined
      ? undefined
      : duesOfSome(books, books.cut(), [AdmissionID]).get(AdmissionID)?.userId);
  if (owner === undefined) return undefined;
  return (await studentsOfUsers(tenant, [owner], language)).values().next().value?.name;
}

/** What the figure was narrowed to, beside its days. @throws DocumentsAway */
export async function narrowedTo(asking: Asking, query: Explained, tenant: Tenant): Promise<string[]> {
  const { say, names, language } = asking;
  const { head, account, back, month, MonthID, fundId } = query;
  const student = await studentNamed(asking, query, tenant);
  return [
    ...accountsNamed(asking, head),
    ...accountsNamed(asking, account),
    ...(back === 'true' ? [say('statements.taken-back')] : []),
    ...(student ? [student] : []),
    ...(MonthID === undefined ? [] : [monthName(MonthID, language)]),
    ...(month ? [month] : []),
    ...(fundId === undefined ? [] : [names.fund(fundId)]),
  ];
}
