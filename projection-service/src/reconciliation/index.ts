import { type FactsOf, isRefusal, paisa } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import {
  bankStatementsList,
  reconciledMeant,
  reconciliationQueries,
  refuseReconciliation as refuse,
  STATEMENT_STATES,
} from '@madrasah/events/reconciliation';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Context, Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { accountNames, actorNames, actorsNeed, namesNeed, narrationNeed } from '../ledger/index.ts';
import { listQueries } from '../lists/index.ts';
import { paperHead, paperHeadNeeds } from '../papers/index.ts';
import { paperQueries } from '../printing/index.ts';
import { toldReconciliation, wireReconciliation } from './answer.ts';
import { reconciliationPaper } from './paper.ts';
import { bankMatchesProjector, bankNumbersProjector, bankStatementsProjector } from './projectors.ts';

export { bankNumbersProjector, bankStatementsProjector, numbersKey } from './projectors.ts';

const statementsNeed = [bankStatementsProjector, bankMatchesProjector, ...namesNeed, ...actorsNeed];

/** The statements that stand, the latest first. */
function statements(deps: Deps): HandledQuery[] {
  return listQueries(deps, bankStatementsList, {
    needs: statementsNeed,
    file: 'bank-statements',
    async rows({ account }, tenant, { language }) {
      const wanted = { withdrawn: false, ...(account === undefined ? {} : { moneyAccount: account }) };
      const [names, actor, found, matches] = await Promise.all([
        accountNames(tenant, language),
        actorNames(deps, tenant, language),
        tenant.find(bankStatementsProjector, wanted),
        tenant.find(bankMatchesProjector, { undone: false }),
      ]);
      const placed = new Set(matches.map(({ line }) => line));
      found.sort((one, other) => (one.to < other.to ? 1 : -1));
      const rows = found.map(
        (one): FactsOf<typeof bankStatementsList> => ({
          ...{ id: one.statementId, Account: one.moneyAccount, from: one.from, to: one.to },
          AccountName: names.account(subLedgerAccount(one.moneyAccount)),
          ...{ opening: paisa(one.opening), closing: paisa(one.closing) },
          openLines: one.lines.filter((_, index) => !placed.has(one.firstLine + index)).length,
          taker: actor(one.by),
          state: STATEMENT_STATES[one.locked ? 'locked' : 'open'],
        }),
      );
      return { rows, beside: {} };
    },
  });
}

/** One statement beside the books, on the screen and as ব্যাংক সমন্বয় বিবরণী. */
function single(deps: Deps): HandledQuery[] {
  const needs = [deps.shelf, bankNumbersProjector, ...narrationNeed, ...statementsNeed];
  const told = async (tenant: Tenant, id: number, call: SignedInCall) => {
    const statement = await tenant.findOne(bankStatementsProjector, id);
    const about = { id, account: statement?.moneyAccount ?? 0 };
    return (
      (statement && (await toldReconciliation(deps, tenant, about, call))) ??
      refuse('reconciliation.not-found')
    );
  };
  const {
    reconciliation,
    reconciliationPdf: pdf,
    reconciliationXlsx: xlsx,
    reconciliationCsv: csv,
  } = reconciliationQueries;
  return [
    ...paperQueries(
      deps,
      { pdf, xlsx, csv },
      [...needs, ...paperHeadNeeds],
      'reconciliation',
      async ({ id }, tenant, call) => {
        const found = await told(tenant, id, call);
        if (isRefusal(found)) return found;
        return reconciliationPaper(await paperHead(deps, tenant, call), found);
      },
    ),
    handledQuery(reconciliation, needs, async ({ id, search }, tenant, call) => {
      const found = await told(tenant, id, call);
      if (isRefusal(found)) return found;
      const data = wireReconciliation(found, await actorNames(deps, tenant, call.language));
      const isMeant = reconciledMeant(search);
      return { data: { ...data, lines: data.lines.filter(isMeant), entries: data.entries.filter(isMeant) } };
    }),
  ];
}

/** Bank reconciliation. */
export const reconciliation: Context = (deps) => [...statements(deps), ...single(deps)];
