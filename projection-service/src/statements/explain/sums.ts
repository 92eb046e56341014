import type { Refusal } from '@madrasah/events';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../../deps.ts';
import { isOwedList, owedMadeOf } from '../../dues/index.ts';
import { receiptsMadeOf } from '../../fees/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { Source } from '../../kernel/query.ts';
import { dayMadeOf, feesMadeOf, isDayFigure } from '../../ledger/books/index.ts';
import type { Asking } from '../asking.ts';
import { givenMadeOf } from '../controls/givers.ts';
import { type Explained, type MadeOf, madeOf } from './figures.ts';
import { type RowEntries, rowsMadeOf } from './rows.ts';
import { figureName, type Named, narrowedTo } from './shown/named.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** What money did on a day: in the accounts that are named, or in all. */
function ofDay({ books, cut, to, fundId, money }: Asking, field: string, { account }: Explained) {
  if (!isDayFigure(field)) return undefined;
  const of = account ? new Set(account.split(',')) : money;
  return dayMadeOf(books, cut, field, { accounts: money, of, on: to, fundId });
}

/** Of fees by month the chart takes every entry that is known; days of entries to come are months to come. */
function ofMonth({ books }: Asking, field: string, { month, SessionID, asOf, knownAt }: Explained) {
  if (month === undefined || !MONTH.test(month)) return undefined;
  const figure = field === 'collected' ? field : 'fellDue';
  return feesMadeOf(books, books.cut({ asOf, knownAt }), figure, { month, sessionId: SessionID });
}

/** The receipts of a list; its account is named by its id. */
const ofReceipts = (deps: Deps, { language }: Asking, query: Explained, tenant: Tenant) =>
  receiptsMadeOf(
    deps,
    tenant,
    { ...query, account: query.account ? Number(query.account) : undefined },
    language,
  );

const owedAsked = ({ status, ...asked }: Explained) => ({
  ...asked,
  status: status === 'dues' || status === 'both' ? status : undefined,
});

/** Explains the sums of reports: handed in where the contexts are put together. */
export interface ReportSums {
  needs(deps: Deps): readonly Source[];
  /** @throws StoreAway · DocumentsAway */
  madeOf(deps: Deps, tenant: Tenant, language: Asking['language'], asked: Explained): Promise<MadeOf>;
  /** What a sum is called; undefined where it names no report. @throws StoreAway · DocumentsAway */
  named(
    deps: Deps,
    tenant: Tenant,
    language: Asking['language'],
    asked: Explained,
  ): Promise<Named | undefined>;
}

/** Who explains: the lists whose sums are made of their rows stand beside the books. */
export interface Explainer {
  readonly deps: Deps;
  readonly feeReports: ReportSums;
  readonly rowLists: ReadonlyMap<string, RowEntries>;
}

/**
 * The entries behind a figure that is among `FIGURES`: one of the books, or the sum of a list; the refusal of a question
 * that the list does not take.
 * @throws StoreAway, DocumentsAway
 */
export async function madeOfSum(
  { deps, feeReports, rowLists }: Explainer,
  asking: Asking,
  query: Explained,
  tenant: Tenant,
  call: SignedInCall,
): Promise<MadeOf | Refusal> {
  const [list = '', field = ''] = query.figure.split('.');
  const rowList = rowLists.get(list);
  if (rowList) return rowsMadeOf(rowList, { ...asking, tenant, call }, field, query);
  if (list === 'fee_report') return feeReports.madeOf(deps, tenant, asking.language, query);
  if (isOwedList(list))
    return owedMadeOf(deps, tenant, asking.language, { list, field, asked: owedAsked(query) });
  if (list === 'controls') return givenMadeOf(asking, query.collector);
  if (list === 'receipts') return ofReceipts(deps, asking, query, tenant);
  const found =
    list === 'todays_balance'
      ? ofDay(asking, field, query)
      : list === 'collection_by_month' && ofMonth(asking, field, query);
  return found || madeOf(asking, query);
}

/** What a figure is called, and what it was narrowed to, in words. @throws StoreAway, DocumentsAway */
export async function namedFigure(
  { deps, feeReports }: Explainer,
  asking: Asking,
  query: Explained,
  tenant: Tenant,
): Promise<Named> {
  const isOfReport = query.figure.startsWith('fee_report.');
  const report = isOfReport ? await feeReports.named(deps, tenant, asking.language, query) : undefined;
  const of = await narrowedTo(asking, query, tenant);
  return report ? { ...report, of: [...report.of, ...of] } : { name: figureName(asking, query), of };
}
