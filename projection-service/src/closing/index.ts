import { isRefusal, type Refusal, refuse } from '@madrasah/events';
import { closingCommands, closingQueries, refuseClosing } from '@madrasah/events/closing';
import { LEDGER_CLASS, refuseLedger, subLedgerAccount } from '@madrasah/events/ledger';
import { isPermitted } from '@madrasah/service-kit/access';
import { today } from '@madrasah/service-kit/clock';
import { FileAnswer } from '@madrasah/service-kit/http';
import type { Context, Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { handledQuery } from '../kernel/query.ts';
import { subLedgersOf } from '../ledger/chart/index.ts';
import { accountNames, actorNames, actorsNeed, namesNeed } from '../ledger/index.ts';
import { notesProjector } from '../notes/index.ts';
import { paperHead, paperHeadNeeds } from '../papers/index.ts';
import { paperQueries } from '../printing/index.ts';
import { closedYears } from './closed-years.ts';
import { dayAnswer } from './day-answer.ts';
import { dayCloses } from './day-closes.ts';
import { dayPaper } from './day-paper.ts';
import { cashAccounts } from './day-state.ts';
import { periods } from './periods.ts';
import { cashSheetsProjector, dayClosesProjector, sheetKey } from './projectors.ts';
import { sheetPaper } from './sheet-paper.ts';

export { cashSheetsProjector, dayClosesProjector } from './projectors.ts';

/** The refusal of an account that is not closed by counting. @throws DocumentsAway */
async function notCash(tenant: Tenant, account: number): Promise<Refusal | undefined> {
  const row = (await subLedgersOf(tenant)).get(account);
  if (!row) return refuseLedger('sub-ledger.not-found');
  if (row.class !== LEDGER_CLASS.money) return refuseLedger('ledger.not-money', { account: row.name });
  const counted = (await cashAccounts(tenant)).some(({ subLedgerId }) => subLedgerId === account);
  return counted ? undefined : refuseClosing('closing.by-reconciliation', { account: row.name });
}

/** Days of cash accounts: how one stands, the list of closes, the papers, and who may keep a drawer. */
export const closing: Context = (deps) => [
  ...dayCloses(deps),
  ...dayQueries(deps),
  periods(deps),
  closedYears(deps),
  keepers(deps),
  sheets(deps),
];

function dayQueries(deps: Deps) {
  const { dayClose, dayClosePdf: pdf, dayCloseXlsx: xlsx, dayCloseCsv: csv } = closingQueries;
  const needs = [
    ...[deps.shelf, dayClosesProjector, cashSheetsProjector, notesProjector],
    ...[...namesNeed, ...actorsNeed],
  ];
  const asked = ({ account, on = today(deps.clock) }: { account: number; on?: string | undefined }) => ({
    account,
    on,
  });
  return [
    handledQuery(dayClose, needs, async (query, tenant, call) => {
      const refused = await notCash(tenant, query.account);
      return refused ?? { data: await dayAnswer(deps, tenant, asked(query), call) };
    }),
    ...paperQueries(
      deps,
      { pdf, xlsx, csv },
      [...needs, ...paperHeadNeeds],
      'day',
      async (query, tenant, call) => {
        const refused = await notCash(tenant, query.account);
        if (refused) return refused;
        const day = await dayAnswer(deps, tenant, asked(query), call);
        return dayPaper(await paperHead(deps, tenant, call), day);
      },
    ),
  ];
}

function keepers(deps: Deps) {
  return handledQuery(closingQueries.keepers, actorsNeed, async (_, tenant, { language }) => {
    const [{ logins }, actor] = await Promise.all([
      deps.access.access(tenant.school),
      actorNames(deps, tenant, language),
    ]);
    const may = [...logins.values()].filter(
      (login) => login.active && isPermitted(login, closingCommands.closeDay.access),
    );
    return { data: may.map(({ loginId }) => actor(loginId)) };
  });
}

function sheets(deps: Deps) {
  const needs = [cashSheetsProjector, ...namesNeed, ...actorsNeed, ...paperHeadNeeds];
  return handledQuery(closingQueries.cashSheetPdf, needs, async ({ id, kind }, tenant, call) => {
    const sheet = await tenant.findOne(cashSheetsProjector, sheetKey(kind, id));
    if (!sheet) return refuse('request.not-found');
    const [names, actor] = await Promise.all([
      accountNames(tenant, call.language),
      actorNames(deps, tenant, call.language),
    ]);
    const paper = sheetPaper(await paperHead(deps, tenant, call), sheet, {
      account: names.account(subLedgerAccount(sheet.moneyAccount)),
      by: actor(sheet.by).name,
      to: sheet.to === null ? '' : actor(sheet.to).name,
    });
    const file = await deps.files.pdf(paper);
    return isRefusal(file) ? file : new FileAnswer(file, 'application/pdf', `${kind}-${id}.pdf`);
  });
}
