import { type FactsOf, type Language, paisa, sumPaisa, toTaka } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import {
  figuresOf,
  PAY_HEAD,
  payMonthIn,
  payrollSalariesList,
  payrollsList,
  salariesList,
  salaryOf,
} from '@madrasah/events/payroll';
import { today } from '@madrasah/service-kit/clock';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { accountNames, actorNames, actorsNeed, namesNeed } from '../ledger/index.ts';
import { listQueries } from '../lists/index.ts';
import { peopleProjector, personName } from '../people/index.ts';
import { rollNeeds, rollOf } from '../staff/index.ts';
import { paidOf, salaryFigures } from './figures.ts';
import { payHeadsProjector } from './pay-heads.ts';
import {
  type PayrollDocument,
  payrollsProjector,
  type SalaryDocument,
  salariesProjector,
} from './projectors.ts';

const signers = ['preparer', 'accountant', 'principal'] as const;

/** What is in force on a day: the latest day, and of one day what was recorded last. */
export function salaryOn(rows: SalaryDocument['rows'], day: string) {
  const standing = rows.filter(({ from }) => from <= day);
  return standing.reduce<(typeof rows)[number] | undefined>(
    (best, row) => (!best || row.from >= best.from ? row : best),
    undefined,
  );
}

const salaries = (deps: Deps): HandledQuery[] =>
  listQueries(deps, salariesList, {
    needs: [...rollNeeds, salariesProjector, payHeadsProjector],
    file: 'salaries',
    async rows({ search }, tenant, { language }) {
      const [roll, set, heads] = await Promise.all([
        rollOf(tenant, language, search),
        tenant.find(salariesProjector),
        tenant.find(payHeadsProjector),
      ]);
      const kinds = new Map(heads.map((head) => [head.id, head.kind]));
      const byUser = new Map(set.map((one) => [one.userId, one]));
      const day = today(deps.clock);
      const rows = roll.map(({ person, designation }): FactsOf<typeof salariesList> => {
        const now = salaryOn(byUser.get(person.userId)?.rows ?? [], day);
        const sum = (kind: string) =>
          paisa(
            sumPaisa(
              (now?.lines ?? [])
                .filter((line) => kinds.get(line.payHeadId) === kind)
                .map((line) => line.amount),
            ),
          );
        return {
          ...{ UserID: person.userId, UserCode: person.userCode, UserName: personName(person, language) },
          Designation: designation,
          ...(now && { from: now.from }),
          ...{ gross: sum(PAY_HEAD.earning), deducted: sum(PAY_HEAD.deduction) },
          instalment: paisa(now?.instalment ?? 0),
        };
      });
      return { rows, beside: {} };
    },
    paper: async (_, { search }) => ({ filters: search ? [`“${search}”`] : [], signers }),
  });

const stateOf = (payroll: PayrollDocument, owed: number) => {
  if (payroll.reversed) return 3;
  return owed > 0 ? 1 : 2;
};

const payrolls = (deps: Deps): HandledQuery[] =>
  listQueries(deps, payrollsList, {
    needs: [payrollsProjector, ...namesNeed, ...actorsNeed],
    file: 'payrolls',
    async rows({ state }, tenant, { language }) {
      const [found, names, actor] = await Promise.all([
        tenant.find(payrollsProjector),
        accountNames(tenant, language),
        actorNames(deps, tenant, language),
      ]);
      const rows = found.map((payroll): FactsOf<typeof payrollsList> => {
        const all = payroll.rows.map(figuresOf);
        const sum = (name: keyof (typeof all)[number]) => sumPaisa(all.map((one) => one[name] as never));
        const [net, paid] = [sum('net'), paidOf(payroll)];
        const owed = payroll.reversed ? 0 : net - paid;
        return {
          ...{ payrollId: payroll.payrollId, shown: names.number('payroll', payroll.payrollId) },
          ...{ month: payMonthIn(payroll.month, language), monthKey: payroll.month, on: payroll.on },
          ...{ people: payroll.rows.length, gross: paisa(sum('gross')) },
          ...{ deducted: paisa(sum('deducted') + sum('absence')), recovered: paisa(sum('recovered')) },
          ...{ net: paisa(net), paid: paisa(paid), owed: paisa(owed), state: stateOf(payroll, owed) },
          writer: actor(payroll.actorId),
          payments: payroll.payments.map((one) => ({
            ...{ salaryPaymentId: one.salaryPaymentId, shown: names.number('salary', one.salaryPaymentId) },
            ...{
              on: one.on,
              Account: names.account(subLedgerAccount(one.moneyAccount)),
              reversed: one.reversed,
            },
            amount: toTaka(sumPaisa(one.lines.map(({ amount }) => amount))),
          })),
        };
      });
      const asked = rows.filter((row) => state === undefined || row.state === state);
      return { rows: asked, beside: {} };
    },
    paper: async () => ({ filters: [], signers }),
  });

/** Payrolls that stand, and who is in them, by UserID. @throws DocumentsAway */
export async function chargedSalaries(tenant: Tenant, language: Language) {
  const found = await tenant.find(payrollsProjector, { reversed: null });
  const users = [...new Set(found.flatMap(({ rows }) => rows.map(({ userId }) => userId)))];
  const people = await tenant.findByKeys(peopleProjector, users);
  const byId = new Map(people.map((person) => [person.userId, person]));
  return found.flatMap((payroll) =>
    payroll.rows.map((row) => {
      const person = byId.get(row.userId);
      const called = {
        UserCode: person?.userCode ?? '',
        UserName: person ? personName(person, language) : '',
      };
      return { payroll, row, person, called };
    }),
  );
}

const byPerson = (deps: Deps): HandledQuery[] =>
  listQueries(deps, payrollSalariesList, {
    needs: [payrollsProjector, peopleProjector, salariesProjector],
    file: 'salaries-by-month',
    async rows({ payrollId, UserID, owed, search }, tenant, { language }) {
      const [all, set] = await Promise.all([
        chargedSalaries(tenant, language),
        tenant.find(salariesProjector),
      ]);
      const banks = new Map(set.map((one) => [one.userId, one.bank]));
      const rows = all
        .filter(({ payroll, row, called }) => {
          const isHis = UserID === undefined || row.userId === UserID;
          const isFound = !search || `${called.UserName} ${called.UserCode}`.includes(String(search));
          return isHis && isFound && (payrollId === undefined || payroll.payrollId === payrollId);
        })
        .toSorted((one, other) => other.payroll.month.localeCompare(one.payroll.month))
        .map(
          ({ payroll, row, called }): FactsOf<typeof payrollSalariesList> => ({
            ...{ UserID: row.userId, payrollId: payroll.payrollId, ...called },
            ...{ month: payMonthIn(payroll.month, language), days: row.paidDays },
            ...salaryFigures(payroll, row),
            bank: banks.get(row.userId)?.name ?? '',
            account: banks.get(row.userId)?.account ?? '',
          }),
        )
        .filter((row) => owed === undefined || (row['owed'] as number) > 0);
      return { rows, beside: {} };
    },
    paper: async () => ({ filters: [], signers }),
  });

const ofPerson = () =>
  handledQuery(salaryOf, [salariesProjector], async ({ UserID }, tenant) => {
    const found = await tenant.findOne(salariesProjector, UserID);
    const rows = (found?.rows ?? []).map(({ from, lines, instalment, leastNet }) => ({
      ...{ from, instalment: toTaka(instalment), leastNet: toTaka(leastNet) },
      lines: lines.map(({ payHeadId, amount }) => ({ payHeadId, amount: toTaka(amount) })),
    }));
    const { name: bank = '', account = '' } = found?.bank ?? {};
    return { data: { UserID, bank, account, rows } };
  });

/** Salaries, payrolls, and what is owed of them. */
export const payrollQueries = (deps: Deps): HandledQuery[] => [
  ...byPerson(deps),
  ...payrolls(deps),
  ...salaries(deps),
  ofPerson(),
];
