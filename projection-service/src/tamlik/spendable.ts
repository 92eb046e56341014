import { paisa, sumPaisa, toTaka } from '@madrasah/events';
import { FUND_KIND, LEDGER_CLASS, subLedgerAccount, subLedgerOf } from '@madrasah/events/ledger';
import { refusePeople } from '@madrasah/events/people';
import { tamlikQueries } from '@madrasah/events/tamlik';
import { studentDirectory, studentsNeed } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { type Books, itemStates, trialBalance } from '../ledger/books/index.ts';
import { fundsProjector, subLedgersProjector } from '../ledger/chart/index.ts';
import { accountNames, feeNames, feeNamesNeed, namesNeed } from '../ledger/index.ts';
import { monthNamesNeed, studentMonths } from '../plans/index.ts';
import { duesOfStudents, entitled } from './eligible.ts';
import { zakatEligibleProjector } from './projectors.ts';

/** Whom the answers of zakat depend on. */
export const zakatNeeds = [zakatEligibleProjector, ...studentsNeed, ...namesNeed];

/** What the zakat funds hold in each account, in paisa; funds that hold nothing are there with nothing. @throws DocumentsAway */
async function heldZakat(tenant: Tenant, books: Books) {
  const [funds, accounts] = await Promise.all([
    tenant.find(fundsProjector, { kind: FUND_KIND.zakat }),
    tenant.find(subLedgersProjector, { class: LEDGER_CLASS.money }),
  ]);
  const money = new Set(accounts.map(({ subLedgerId }) => subLedgerAccount(subLedgerId)) as string[]);
  const balances = new Map(trialBalance(books, books.cut({})).map((row) => [row.fundId, row.accounts]));
  return funds.map(({ fundId }) => ({
    fundId,
    accounts: (balances.get(fundId) ?? [])
      .filter(({ account, debit, credit }) => money.has(account) && debit !== credit)
      .map(({ account, debit, credit }) => ({ account, amount: paisa(debit - credit) })),
  }));
}

/**
 * What zakat may still be spent, and who waits for it: no entry is dated later than today, so that what lies in an
 * account now is what may be given. @throws DocumentsAway
 */
export async function zakatStanding(tenant: Tenant, books: Books) {
  const [held, found, students] = await Promise.all([
    heldZakat(tenant, books),
    entitled(tenant),
    studentDirectory(tenant, {}, 'bn'),
  ]);
  const own = students.filter(({ userId }) => found.has(userId));
  const owing = [...duesOfStudents(books, own).values()].filter((due) => due > 0);
  return {
    held,
    spendable: sumPaisa(held.flatMap(({ accounts }) => accounts.map(({ amount }) => amount))),
    eligible: found.size,
    waiting: owing.length,
    due: sumPaisa(owing),
  };
}

/** Before a tamlik is asked for: what may be given, who waits, and what one of them owes. */
export function spendableQueries({ shelf }: Deps): HandledQuery[] {
  return [
    handledQuery(tamlikQueries.zakatSpendable, [shelf, ...zakatNeeds], async (_, tenant, { language }) => {
      const books = await shelf.of(tenant.school);
      const [standing, names] = await Promise.all([
        zakatStanding(tenant, books),
        accountNames(tenant, language),
      ]);
      const { eligible, waiting } = standing;
      return {
        data: {
          funds: standing.held.map(({ fundId, accounts }) => ({
            ...{ FundID: fundId, FundName: names.fund(fundId) },
            spendable: toTaka(sumPaisa(accounts.map(({ amount }) => amount))),
            accounts: accounts.map(({ account, amount }) => ({
              ...{ SLID: subLedgerOf(account) ?? 0, SlName: names.account(account), amount: toTaka(amount) },
            })),
          })),
          ...{ spendable: toTaka(standing.spendable), eligible, waiting, due: toTaka(standing.due) },
        },
      };
    }),
    handledQuery(
      tamlikQueries.zakatDues,
      [shelf, ...zakatNeeds, ...monthNamesNeed, ...feeNamesNeed],
      async ({ UserID }, tenant, { language }) => {
        if (!(await entitled(tenant)).has(UserID)) return refusePeople('person.not-found');
        const books = await shelf.of(tenant.school);
        const [month, fee] = await Promise.all([
          studentMonths(tenant, UserID, language),
          feeNames(tenant, language),
        ]);
        const items = itemStates(books, books.cut({}), { user: UserID }).filter(({ due }) => due > 0);
        return {
          data: items.map((item) => ({
            ...{ itemId: item.itemId, AdmissionID: item.admissionId, SLID: item.subLedgerId },
            ...{ SlName: fee(item), MonthID: item.monthId, MonthName: month(item) },
            ...{ FundID: item.fundId, dueOn: item.dueOn, due: toTaka(item.due) },
          })),
        };
      },
    ),
  ];
}
