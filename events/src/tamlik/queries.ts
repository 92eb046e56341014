import * as z from 'zod';
import {
  type AnswerTo,
  answers,
  defineQuery,
  fields,
  paperOfOne,
  power,
  type RowTo,
} from '../kernel/index.ts';
import { zakatEligibleList } from './eligible-list.ts';
import { tamlikRegister } from './register-list.ts';

const { answered, cell, listed, record } = answers;
const access = power('tamlik', 'view');
const path = '/api/accounts/tamlik/:id';
const query = { id: fields.id() };
const forAuditor = { entry: 'TamlikGiven' };

/** What an entitled student owes of a head. */
const due = () => ({
  ...{ itemId: cell.number(), SLID: cell.number(), SlName: cell.text() },
  ...{ MonthID: cell.number(), MonthName: cell.text(), FundID: cell.number() },
  ...{ dueOn: cell.day(), due: cell.money() },
});

export const tamlikQueries = {
  ...zakatEligibleList.endpoints,
  ...tamlikRegister.endpoints,
  /** What each zakat fund may still spend, by account, and how many wait for it. */
  zakatSpendable: defineQuery({
    name: 'ZakatSpendable',
    path: '/api/accounts/zakat_spendable',
    access,
    answer: () =>
      answered(
        record({
          funds: z.array(
            record({
              ...{ FundID: cell.number(), FundName: cell.text(), spendable: cell.money() },
              accounts: z.array(record({ SLID: cell.number(), SlName: cell.text(), amount: cell.money() })),
            }),
          ),
          ...{ spendable: cell.money(), eligible: cell.count(), waiting: cell.count(), due: cell.money() },
        }),
      ),
  }),
  /** What an entitled student owes, item by item. */
  zakatDues: defineQuery({
    name: 'ZakatDues',
    path: '/api/accounts/zakat_dues',
    access,
    query: { UserID: fields.id() },
    answer: () => listed({ AdmissionID: cell.number(), ...due() }),
  }),
  /** Of a class, or a residence: who is entitled and owes something, and what, item by item. */
  zakatOwed: defineQuery({
    name: 'ZakatOwed',
    path: '/api/accounts/zakat_owed',
    access,
    query: {
      SessionID: fields.optionalId(),
      ClassID: fields.optionalId(),
      SubClassID: fields.optionalId(),
      ResidentialStatusId: fields.optionalInteger(1, 4),
    },
    answer: () =>
      listed({
        ...{ UserID: cell.number(), UserCode: cell.code(), StudentName: cell.name() },
        ...{ FatherName: cell.name(), ClassName: cell.text(), due: cell.money() },
        dues: z.array(record(due())),
      }),
  }),
  tamlikPdf: defineQuery({ name: 'TamlikPdf', path: `${path}.pdf`, access, query, forAuditor }),
  tamlikPaper: defineQuery({
    ...{ name: 'TamlikPaper', path: `${path}/paper`, access, query, forAuditor },
    answer: () => paperOfOne(),
  }),
};

/** What zakat may still be spent, and who waits for it; sums in taka. */
export type ZakatStanding = AnswerTo<typeof tamlikQueries.zakatSpendable>['data'];
export type ZakatFund = ZakatStanding['funds'][number];
/** A student of a class who is entitled, with all he owes. */
export type ZakatOwed = RowTo<typeof tamlikQueries.zakatOwed>;
export type ZakatDue = ZakatOwed['dues'][number];
