import { type PaperDocument, say } from '@madrasah/events';
import { accountingYearOn, type FundAccounts, ledgerQueries } from '@madrasah/events/ledger';
import { today } from '@madrasah/service-kit/clock';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { paperHead, paperHeadNeeds, periodText, signers } from '../../papers/index.ts';
import { paperQueries } from '../../printing/index.ts';
import { accountNames, namesNeed } from '../account-names.ts';
import { dayAsked, debtors, trialBalance } from '../books/index.ts';
import { accountingYearsOf, accountingYearsProjector } from '../chart/index.ts';
import { carriedMovements } from './carried.ts';
import { trialTables } from './paper.ts';
import { fundRow, movedRow } from './rows.ts';

/** The first day of the accounting year of a day. @throws DocumentsAway */
const yearBegins = async (tenant: Tenant, day: string) =>
  accountingYearOn((await accountingYearsOf(tenant)).values(), day).from;

const monthBegin = (day: string) => `${day.slice(0, 8)}01`;

/** The trial balance of each fund, as of a day and as known at an instant: as rows, and on paper. */
export function trialBalanceQueries(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  const needs = [shelf, accountingYearsProjector, ...namesNeed];
  return [
    handledQuery(
      ledgerQueries.trialBalance,
      needs,
      async ({ asOf, knownAt, fundId, from }, tenant, { language }) => {
        const books = await shelf.of(tenant.school);
        const names = await accountNames(tenant, language);
        const cut = books.cut({ asOf, knownAt });
        if (from === undefined) return { data: trialBalance(books, cut, fundId).map(fundRow(names)) };
        const range = { from, fundId, yearBegins: await yearBegins(tenant, from) };
        return { data: carriedMovements(books, cut, range, names).map(movedRow(names)) };
      },
    ),
    ...paperQueries(
      deps,
      {
        pdf: ledgerQueries.trialBalancePdf,
        xlsx: ledgerQueries.trialBalanceXlsx,
        csv: ledgerQueries.trialBalanceCsv,
      },
      [...needs, ...paperHeadNeeds],
      'trial-balance',
      async ({ asOf, knownAt, fundId, from, form }, tenant, call): Promise<PaperDocument> => {
        const { language } = call;
        const to = dayAsked({ asOf, knownAt }, today(deps.clock));
        const since = from ?? monthBegin(to);
        const books = await shelf.of(tenant.school);
        const cut = books.cut({ asOf: to, knownAt });
        const names = await accountNames(tenant, language);
        const range = { from: since, fundId, yearBegins: await yearBegins(tenant, since) };
        const funds: FundAccounts[] = carriedMovements(books, cut, range, names).map(movedRow(names));
        const fundName = fundId === undefined ? say(language, 'ledger.paper.all-funds') : names.fund(fundId);
        return {
          ...(await paperHead(deps, tenant, call)),
          size: form === 'short' ? 'a4' : 'a4-landscape',
          title: say(language, 'ledger.paper.trial-balance'),
          filters: periodText({ from: since, to, knownAt }, language),
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
