import { type Day, type PaperDocument, say } from '@madrasah/events';
import { accountingYearOn, type FundAccounts, ledgerQueries } from '@madrasah/events/ledger';
import { today } from '@madrasah/service-kit/clock';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { paperHead, paperHeadNeeds, periodText, signers } from '../../papers/index.ts';
import { paperQueries } from '../../printing/index.ts';
import { accountNames, namesNeed } from '../account-names.ts';
import { type Books, dayAsked, debtors } from '../books/index.ts';
import { accountingYearsOf, accountingYearsProjector } from '../chart/index.ts';
import { carriedMovements, closingOf, hasClosing, type OfYear } from './carried.ts';
import { trialTables } from './paper.ts';
import { fundRow, movedRow } from './rows.ts';

interface Asked {
  readonly asOf?: Day | undefined;
  readonly knownAt?: Date | undefined;
  readonly fundId?: number | undefined;
  readonly closing?: 'with' | undefined;
}

/** The days of a trial balance; without a first one it is of its accounting year. @throws DocumentsAway */
async function rangeOf(tenant: Tenant, { fundId, closing }: Asked, day: Day, from: Day | undefined) {
  const years = await accountingYearsOf(tenant);
  const yearBegins = accountingYearOn(years.values(), from ?? day).from;
  return { from: from ?? yearBegins, yearBegins, fundId, withClosing: closing === 'with' } satisfies OfYear;
}

/** Says whether what closed the year is in it, where there is such a thing. */
const closingSaid = (books: Books, cut: ReturnType<Books['cut']>, range: OfYear) =>
  hasClosing(books, cut, range) ? (range.withClosing ? 'with-closing' : 'without-closing') : undefined;

const monthBegin = (day: string) => `${day.slice(0, 8)}01`;

/** A fund with nothing on it is told where it was asked for. */
const isAsked =
  ({ fundId }: Asked) =>
  ({ accounts }: { readonly accounts: readonly unknown[] }) =>
    accounts.length > 0 || fundId !== undefined;

/** The trial balance of each fund, as of a day and as known at an instant: as rows, and on paper. */
export function trialBalanceQueries(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  const needs = [shelf, accountingYearsProjector, ...namesNeed];
  return [
    handledQuery(ledgerQueries.trialBalance, needs, async ({ from, ...asked }, tenant, { language }) => {
      const books = await shelf.of(tenant.school);
      const names = await accountNames(tenant, language);
      const cut = books.cut(asked);
      const range = await rangeOf(tenant, asked, dayAsked(asked, today(deps.clock)), from);
      const funds = carriedMovements(books, cut, range, names);
      const data =
        from === undefined
          ? funds.map(closingOf).filter(isAsked(asked)).map(fundRow(names))
          : funds.map(movedRow(names));
      // Absent where nothing closed the year: then there is nothing to leave out.
      return { data, closing: closingSaid(books, cut, range)?.replace('-closing', '') };
    }),
    ...paperQueries(
      deps,
      {
        pdf: ledgerQueries.trialBalancePdf,
        xlsx: ledgerQueries.trialBalanceXlsx,
        csv: ledgerQueries.trialBalanceCsv,
      },
      [...needs, ...paperHeadNeeds],
      'trial-balance',
      async ({ form, ...asked }, tenant, call): Promise<PaperDocument> => {
        const { language } = call;
        const { knownAt, fundId } = asked;
        const to = dayAsked(asked, today(deps.clock));
        const since = asked.from ?? monthBegin(to);
        const books = await shelf.of(tenant.school);
        const cut = books.cut({ asOf: to, knownAt });
        const names = await accountNames(tenant, language);
        const range = await rangeOf(tenant, asked, to, since);
        const closing = closingSaid(books, cut, range);
        const funds: FundAccounts[] = carriedMovements(books, cut, range, names).map(movedRow(names));
        const fundName = fundId === undefined ? say(language, 'ledger.paper.all-funds') : names.fund(fundId);
        return {
          ...(await paperHead(deps, tenant, call)),
          size: form === 'short' ? 'a4' : 'a4-landscape',
          title: say(language, 'ledger.paper.trial-balance'),
          filters: [
            ...periodText({ from: since, to, knownAt }, language),
            ...(closing ? [say(language, `ledger.paper.${closing}`)] : []),
          ],
          blocks: [
            ...trialTables(funds, fundName, {
              ...{ language, isShort: form === 'short', students: debtors(books, cut) },
            }),
            signers(language),
          ],
        };
      },
    ),
  ];
}
