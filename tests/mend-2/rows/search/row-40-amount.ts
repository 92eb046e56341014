import { approve, voucher } from '../../beginnings/books.ts';
import { type Chart, makeChart } from '../../beginnings/chart.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const ON = '2026-11-20';

/** One of each kind of record, at sums of their own. */
async function keepBooks(by: Person, other: Person, chart: Chart): Promise<void> {
  const { G, bank, cash, wallet } = chart;
  const post = (taka: number, more: object) =>
    by.done(`${A}/vouchers`, voucher(2, G, bank, chart.electricity, taka, ON, more));
  await by.done(`${A}/vouchers`, voucher(1, G, bank, chart.donation, 90_000, ON, { payee: 'হাজী আব্দুল করিম' }));
  await by.done(`${A}/vouchers`, voucher(1, G, wallet, chart.donation, 5000, ON, { payee: 'এক দাতা' }));
  await post(1250.5, { payee: 'বিদ্যুৎ অফিস', chequeNo: '778901', chequeOn: ON });
  await post(3400, { payee: 'রহিম ট্রেডার্স', remark: 'মসজিদের পাখা' });
  const moves = (taka: number, reason: string) => ({
    ...{ kind: 'contra', on: ON, amount: taka, reason },
    ...{ from: { FundID: G, Account: bank.Account }, to: { FundID: G, Account: cash.Account } },
  });
  await by.done(`${A}/balance_transfers`, moves(2200, 'বাজারের জন্য'));
  await by.done(`${A}/balance_transfers`, moves(2300, 'বেতনের জন্য'));
  const settled = { on: ON, wallet: wallet.Account, bank: bank.Account, received: 4900, charge: 100 };
  await by.done(`${A}/wallet_settlements`, settled);
  for (const taka of [610, 620]) {
    const lines = [
      { SLID: chart.electricity, debit: taka },
      { SLID: chart.loan, credit: taka },
    ];
    const asked = await by.done(`${A}/journal_vouchers`, { FundID: G, on: ON, lines, reason: 'ভুল খাত' });
    if (taka === 610) await approve(other, 'journal_vouchers', asked.id);
  }
}

/** What each list is asked, and how many it must find. */
const ASKED: readonly (readonly [path: string, typed: string, count: number])[] = [
  ['vouchers', '1250.50', 1],
  ['vouchers', '৳ ১,২৫০.৫০', 1],
  ['vouchers', '1000-3,400', 2],
  ['vouchers', '১,০০০ থেকে ২,০০০ টাকা', 1],
  ['vouchers', 'করিম ৯০০০০', 1],
  ['vouchers', 'করিম 1250.50', 0],
  ['vouchers', 'মসজিদের পাখা', 1],
  ['vouchers', 'বিদ্যুৎ', 2],
  ['vouchers', '125', 0],
  ['cheques', '1250.5', 1],
  ['balance_transfers', '2200', 1],
  ['balance_transfers', '২২০০-২৩০০', 2],
  ['balance_transfers', 'বেতনের', 1],
  ['wallet_settlements', '4900', 1],
  ['wallet_settlements', '4901', 0],
  ['posted_journal_vouchers', '610', 1],
  ['posted_journal_vouchers', '620', 0],
  ['journal_vouchers', '620', 1],
  ['journal', '1250.50', 1],
  ['journal', '2200-2300', 2],
  // Corrections: by amount, payee and head.
  ['records', '3400', 1],
  ['records', '1000-2250', 2],
  ['records', 'রহিম ট্রেডার্স', 1],
  ['records', 'দান ৫০০০', 1],
  ['records', 'দান', 2],
];

row(40, 'one search finds money by amount, payee, head and number in every list of it', async (t, house) => {
  const school = await house.school();
  const office = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(office);
  await keepBooks(office, muhtamim, chart);
  const totalOf = async (by: Person, path: string, typed: string) =>
    (await by.get(`${A}/${path}?search=${encodeURIComponent(typed)}`)).body.total;
  for (const [path, typed, count] of ASKED)
    t.is(await totalOf(school.admin, path, typed), count, `${path}: ${typed}`);
  t.is(await totalOf(muhtamim, 'approvals', '620'), 1, 'what waits');
  t.is(await totalOf(muhtamim, 'approvals', '610'), 0, 'what waits no longer');
  const ledger = `journal?account=sl:${chart.bank.Account}&from=${ON}&to=${ON}`;
  const { body } = await school.admin.get(`${A}/${ledger}&search=2300`);
  t.is([body.total, body.totals], [1, { debit: 0, credit: 2300 }], 'the ledger of the bank');
});
