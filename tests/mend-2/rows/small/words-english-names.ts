import { voucher } from '../../beginnings/books.ts';
import { CLASS, makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(64, 'a refusal in English calls funds and accounts by their English names', async (t, house) => {
  const { admin } = await house.school();
  const chart = await makeChart(admin);
  const FundID = (
    await admin.done(`${A}/funds`, { FundName: 'কিতাব তহবিল', FundNameEn: 'Book fund', kind: 1 })
  ).id;
  const ledger = { FundID, CAID: CLASS.money, GlName: 'সিন্দুক', GlNameEn: 'Safes' };
  const AccountType = (await admin.done(`${A}/general_ledgers`, ledger)).id;
  const box = { FundID, GLID: AccountType, SlName: 'লাল সিন্দুক', SlNameEn: 'Red safe', moneyKind: 'cash' };
  const Account = (await admin.done(`${A}/sub_ledgers`, box)).id;
  const spend = voucher(2, FundID, { AccountType, Account }, chart.electricity, 500, house.clock.today);
  const expense = { FundID, CAID: CLASS.expense, GlName: 'খরচ' };
  const GLID = (await admin.done(`${A}/general_ledgers`, expense)).id;
  const SLID = (await admin.done(`${A}/sub_ledgers`, { FundID, GLID, SlName: 'কাগজ' })).id;
  const body = { ...spend, lines: [{ SLID, text: 'কাগজ', Amount: 500 }] };
  const asked = (language: 'bn' | 'en') => admin.ask('POST', `${A}/vouchers`, body, undefined, language);
  t.refused(await asked('en'), 'ledger.fund-money-short', 'Book fund', 'Red safe');
  t.refused(await asked('bn'), 'ledger.fund-money-short', 'কিতাব তহবিল', 'লাল সিন্দুক');
});
