import type { Answer, Person } from '../house/person.ts';
import type { Chart, MoneyAccount } from './chart.ts';
import type { Owed, Student } from './roll.ts';

const A = '/api/accounts';

/** A second person says yes. @param path of the kind of request: `vouchers`' are `journal_vouchers`, `waivers` … */
export const approve = (by: Person, path: string, id: number, body: object = {}): Promise<Answer> =>
  by.post(`${A}/${path}/${id}/approve`, body);

interface Opening {
  /** The day whose morning it is. */
  readonly on: string;
  readonly accounts?: readonly { readonly SLID: number; readonly FundID: number; readonly amount: number }[];
  readonly oldDues?: readonly {
    readonly AdmissionID: number;
    readonly FundID: number;
    readonly amount: number;
  }[];
  readonly advances?: readonly {
    readonly UserID: number;
    readonly FundID: number;
    readonly amount: number;
  }[];
}

/** Opening balances, asked for by one and approved by the other. */
export async function open(asker: Person, other: Person, opening: Opening): Promise<void> {
  const body = { accounts: [], oldDues: [], advances: [], reason: 'কাগজের খাতা থেকে', ...opening };
  const { id } = await asker.done(`${A}/opening_balances`, body);
  const answer = await approve(other, 'opening_balances', id);
  if (answer.status !== 200) throw new Error(`the opening: ${answer.status} ${JSON.stringify(answer.body)}`);
}

/** A voucher's form. @param CAID 1 money in, 2 money out */
export const voucher = (
  CAID: 1 | 2,
  FundID: number,
  money: MoneyAccount,
  SLID: number,
  Amount: number,
  on: string,
  more: object = {},
) => ({ CAID, FundID, on, ...money, payee: 'আব্দুর রহমান', lines: [{ SLID, text: 'বিবরণ', Amount }], ...more });

/** Money comes in as a gift to the general fund. */
export const gift = (by: Person, chart: Chart, money: MoneyAccount, taka: number, on: string) =>
  by.done(`${A}/vouchers`, voucher(1, chart.G, money, chart.donation, taka, on));

/** A payment as the counter sends it: takes of each item what is said, all of it unless said. */
export const payment = (
  { UserID, AdmissionID }: Student,
  money: MoneyAccount,
  items: readonly (Owed & { readonly deposit?: number })[],
  more: object = {},
) => ({
  ...{ UserID, AdmissionID, ...money, Remark: '' },
  fees: items.map(({ itemId, SLID, due, deposit = due }) => ({
    itemId,
    SLID,
    amount: due,
    deduction: 0,
    deposit,
  })),
  ...more,
});

/** What stands on every account at the end of a day, all funds together: debit less credit, in taka. */
export async function trial(by: Person, day: string): Promise<Readonly<Record<string, number>>> {
  const funds = await by.read(`${A}/trial_balance?asOf=${day}`);
  const sums: Record<string, number> = {};
  for (const { rows } of funds)
    for (const { account, debit, credit } of rows)
      sums[account] = (Math.round((sums[account] ?? 0) * 100) + Math.round((debit - credit) * 100)) / 100;
  return sums;
}

/** What stands on one head or money account at the end of a day. */
export const balanceOf = async (by: Person, SLID: number, day: string): Promise<number> =>
  (await trial(by, day))[`sl:${SLID}`] ?? 0;

/** A gift or a loan between funds as it stands: approved by a second person, where the product lets it wait. */
export async function confirmed(by: Person, asked: Answer['body']): Promise<Answer['body']> {
  if (asked.data?.state !== 'waiting') return asked;
  return (await approve(by, 'transfer_requests', asked.id)).body;
}
