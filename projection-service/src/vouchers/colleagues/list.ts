import { dayNumber, type Language, paisa, sumPaisa, toTaka } from '@madrasah/events';
import { staffDebtsList } from '@madrasah/events/vouchers';
import { today } from '@madrasah/service-kit/clock';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { dayAsked } from '../../ledger/books/index.ts';
import type { Clocks } from '../../ledger/index.ts';
import { listQueries } from '../../lists/index.ts';
import { periodText } from '../../papers/index.ts';
import { voucherNames, vouchersNeed } from '../naming.ts';
import { type Debt, debtsNeed, staffDebts } from './debts.ts';

/** What is owed for it still; below zero where he is owed. */
const leftOf = ({ amount, settled }: Debt) => amount - settled;

/** What each person owes in all, whoever owes most first. */
function byPerson(debts: readonly Debt[]) {
  const persons = Map.groupBy(debts, ({ userId, name }) => userId ?? name);
  return [...persons.values()]
    .map((own) => ({
      ...{ UserID: own[0]?.userId ?? null, UserName: own[0]?.name ?? '' },
      left: toTaka(sumPaisa(own.map(leftOf))),
    }))
    .filter(({ left }) => left !== 0)
    .sort((one, other) => other.left - one.left);
}

/** কর্মীদের কাছে পাওনা, on the screen and as files: its total is what both accounts of it hold. */
export const debtList = (deps: Deps): HandledQuery[] => {
  const found = async (clocks: Clocks, tenant: Tenant, language: Language) => {
    const names = await voucherNames(deps, tenant, language, []);
    return { names, debts: await staffDebts(deps, tenant, clocks, { language, actor: names.actor }) };
  };
  return listQueries(deps, staffDebtsList, {
    needs: [...debtsNeed, ...vouchersNeed],
    file: 'staff-debts',
    async rows({ state, UserID, ...clocks }, tenant, { language }) {
      const { names, debts } = await found(clocks, tenant, language);
      const day = dayNumber(dayAsked(clocks, today(deps.clock)));
      const rows = debts
        .filter((debt) => state === 'all' || leftOf(debt) !== 0)
        .filter(({ userId }) => UserID === undefined || userId === UserID)
        .map((debt) => ({
          ...{ key: `${debt.of}-${debt.debtId}`, debtId: debt.debtId, of: debt.of, kind: debt.kind },
          ...{ UserID: debt.userId, UserName: debt.name, on: debt.on, days: day - dayNumber(debt.on) },
          ...{ FundID: debt.fundId, FundName: names.fund(debt.fundId), Account: debt.account },
          ...{ amount: paisa(debt.amount), settled: paisa(debt.settled), left: paisa(leftOf(debt)) },
        }))
        .sort((one, other) => (one.on < other.on ? -1 : 1));
      return { rows, beside: { persons: byPerson(debts) } };
    },
    paper: (_, { asOf, knownAt }, _tenant, { language }) => ({
      filters: periodText({ to: asOf, knownAt }, language),
      signers: ['preparer', 'accountant', 'principal'],
    }),
  });
};
