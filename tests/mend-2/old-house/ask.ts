import { voucher } from '../beginnings/books.ts';
import { owedBy } from '../beginnings/roll.ts';
import type { OldBooks } from './books-of-old.ts';
import type { Waiting } from './kept.ts';

const A = '/api/accounts';

const TODAY = '2026-11-29';

/** Asks for one of every kind that can wait. */
export async function ask({ accountant, ...books }: OldBooks): Promise<readonly Waiting[]> {
  const { chart, paying, owing } = books;
  const asked = async (path: string, body: object, on: string, to = path, method = 'POST') => {
    const answer = await accountant.ask(method, `${A}/${to}`, body);
    if (answer.status !== 202) throw new Error(`${to}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return { path, id: answer.body.id, on };
  };
  const journal = {
    ...{ FundID: chart.G, on: '2026-11-10', reason: 'অক্টোবরের বকেয়া বিল' },
    lines: [
      { SLID: chart.electricity, debit: 640.25 },
      { SLID: chart.loan, credit: 640.25 },
    ],
  };
  const [admission, tuition] = await owedBy(accountant, owing);
  const refund = { AdmissionID: paying.AdmissionID, amount: 200, payee: 'ইউসুফ', reason: 'ভুলে নেওয়া' };
  const revision = voucher(2, chart.G, chart.cash, chart.electricity, 1520, TODAY, { reason: 'অঙ্ক ভুল' });
  const eligible = { value: 1, since: '2026-11-01', verifiedBy: 'নাজিম' };
  await accountant.done(`${A}/zakat_eligible/${owing.UserID}`, eligible, 'PUT');
  const gifts = {
    ...{ on: TODAY, FundID: chart.Z, ...chart.bank, receivingAccount: chart.bank.Account },
    students: [{ UserID: owing.UserID, itemId: tuition?.itemId, amount: 500 }],
    ...{ witness: 'নাজিম', reason: 'তামলীক' },
  };
  const opening = {
    ...{ on: '2026-11-01', oldDues: [], advances: [], reason: 'বাদ পড়েছিল' },
    accounts: [{ SLID: chart.loan, FundID: chart.G, amount: 3000 }],
  };
  return [
    await asked('journal_vouchers', journal, '2026-11-10'),
    await asked('waivers', { itemId: admission?.itemId, amount: 100, reason: 'গরিব' }, 'approved'),
    await asked('refunds', { ...refund, itemId: books.paidItem, Account: chart.bank.Account }, 'approved'),
    await asked('voucher_revisions', revision, TODAY, `vouchers/${books.revised}`, 'PUT'),
    await asked('voucher_reversals', { reason: 'দুইবার' }, 'approved', `vouchers/${books.reversed}/reverse`),
    await asked('tamlik', gifts, TODAY),
    await asked('opening_balances', opening, '2026-11-01'),
  ];
}
