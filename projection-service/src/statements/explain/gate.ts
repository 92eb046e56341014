import { dayNumber, type QueryDefinition, queryCatalogue, type Refusal, refuse } from '@madrasah/events';
import { duesList } from '@madrasah/events/dues';
import { feeQueries, feeReports } from '@madrasah/events/fees';
import { transfersList } from '@madrasah/events/vouchers';
import { daysGiven, outsideDays, outsideEntries, type SignedInCall } from '@madrasah/service-kit/http';
import { isOwedList } from '../../dues/index.ts';
import { type Books, journalEntry } from '../../ledger/books/index.ts';
import type { Asking } from '../asking.ts';
import type { Explained, MadeOf } from './parts.ts';

/** Whose question is found by another name than its figures have. */
const OTHERWISE: Readonly<Record<string, QueryDefinition>> = {
  dues: duesList.question as QueryDefinition,
  dues_list: duesList.question as QueryDefinition,
  transfers: transfersList.question as QueryDefinition,
  total_due: feeQueries.totalDue as QueryDefinition,
  fee_report: feeReports.queries.document as QueryDefinition,
};

/** The question in whose answer the figures of a name stand. @param answer as in `receipts_payments.closing`, before the dot */
export const questionOfFigure = (answer: string): QueryDefinition | undefined =>
  OTHERWISE[answer] ?? queryCatalogue.find(({ path }) => path === `/api/accounts/${answer}`);

type Asked = Readonly<Record<string, unknown>>;

/** The days of a figure of the books by the names that its own question knows. */
const namedAsThere = (query: Explained, { parts }: QueryDefinition): Asked => {
  const last = query.to ?? query.asOf;
  const isOfDays = 'to' in (parts.query?.shape ?? {});
  return { from: query.from, ...(isOfDays ? { to: last } : { asOf: last }), on: last, date: last };
};

/** Days as the question of the answer has them: a list reads them off the figure's own question, the books by its end. */
function askedThere(query: Explained, answer: string, question: QueryDefinition, isOfList: boolean): Asked {
  if (answer !== 'fee_report') return isOfList ? query : namedAsThere(query, question);
  const report = Object.fromEntries(new URLSearchParams(query.report ?? ''));
  return { ...report, from: query.from, to: query.to ?? query.asOf, asOf: query.asOf ?? query.to };
}

/** Figures of the rows of a list that reads its days itself, whatever the books are asked. */
const OF_LISTS = ['receipts', 'collection_by_month'];

/**
 * The refusal of a figure that a bounded auditor could not see either where it stands; nobody else is held to days.
 * @param isRowList whether it is a sum of rows that stand for entries
 */
export function figureOutside(
  { caller }: SignedInCall,
  query: Explained,
  { books, isRowList, today }: { readonly books: Books; readonly isRowList: boolean; readonly today: string },
): Refusal | undefined {
  if (!daysGiven(caller)) return undefined;
  const [answer = ''] = query.figure.split('.');
  // A sum over entries is a sum; one by one each must be of his days.
  if (query.revision !== undefined) {
    const isThere = query.revision <= books.revision;
    const day = isThere ? journalEntry(books, query.revision).on : undefined;
    const outside = outsideEntries(caller, [day]);
    if (outside || answer === 'journal') return outside;
  }
  const question = questionOfFigure(answer);
  if (!question) return refuse('access.denied');
  const isOfList = isRowList || isOwedList(answer) || OF_LISTS.includes(answer);
  return outsideDays(caller, question, askedThere(query, answer, question, isOfList), today);
}

/** What of a figure somebody may be told entry by entry; the rest is a sum that stood before. */
export interface Told {
  /** With the first day that may be told apart. */
  readonly query: Explained;
  /** Those entries. */
  readonly made: MadeOf;
}

/**
 * Of what makes a figure that which lies in the days of a bounded auditor: what stood before them is one sum to him, as
 * on the paper. Refused where its entries are asked for, or one bears a later day. Anybody else is told all.
 */
export function toldOf(
  { caller }: SignedInCall,
  { books }: Pick<Asking, 'books'>,
  asked: Explained,
  made: MadeOf,
): Told | Refusal {
  const his = daysGiven(caller);
  if (!his) return { query: asked, made };
  const [first, last] = [dayNumber(his.from), dayNumber(his.to)];
  const dayOf = (revision: number) => books.tables.entries.on.at(revision);
  const giving = [...made].filter(([, amount]) => amount !== 0);
  const refused = refuse('access.outside-days', his);
  if (giving.some(([revision]) => dayOf(revision) > last)) return refused;
  const inside = new Map(giving.filter(([revision]) => dayOf(revision) >= first));
  if (asked.entries === 'before' && inside.size < giving.length) return refused;
  const from = asked.from !== undefined && asked.from > his.from ? asked.from : his.from;
  return { query: { ...asked, from }, made: inside };
}
