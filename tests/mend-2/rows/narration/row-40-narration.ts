import { voucher } from '../../beginnings/books.ts';
import { begin } from '../../beginnings/school.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const DAYS = 'from=2026-11-01&to=2026-11-30';
const PAYEE = 'পল্লী বিদ্যুৎ অফিস';
const FOR = 'অক্টোবরের বিল';
const CHEQUE = '7781234';

/** What a statement says on its paper, as the reader of a language sees it. */
const paperOf = async (by: Person, path: string, query: string, language = 'en') =>
  JSON.stringify((await by.ask('GET', `${A}/${path}/paper?${query}`, undefined, undefined, language)).body);

const csvOf = async (by: Person, path: string, query: string) =>
  (await by.bytes(`${A}/${path}/csv?${query}`).catch(() => by.bytes(`${A}/${path}.csv?${query}`))).toString(
    'utf8',
  );

row(
  40,
  'ledger, cash book, bank book and journal tell of every voucher whom it paid, for what, and by which cheque',
  async (t, house) => {
    const { accountant, chart } = await begin(house);
    const { Account: SLID } = chart.bank;
    await accountant.done(
      `${A}/vouchers`,
      voucher(2, chart.G, chart.bank, chart.electricity, 450, '2026-11-12', {
        ...{ payee: PAYEE, chequeNo: CHEQUE, chequeOn: '2026-11-12' },
        lines: [{ SLID: chart.electricity, text: FOR, Amount: 450 }],
      }),
    );
    const told = {
      'the sub-ledger': await paperOf(accountant, 'sub_ledger', `${DAYS}&slId=${chart.electricity}`),
      'the ledger': await paperOf(accountant, 'ledger', `${DAYS}&glId=${chart.bank.AccountType}`),
      'the cash book': await paperOf(accountant, 'cash_book', `${DAYS}&by=entry`),
      'the bank book': await paperOf(accountant, 'bank_book', `${DAYS}&by=entry`),
      'the journal': JSON.stringify((await accountant.get(`${A}/journal?${DAYS}`)).body),
      'the ledger of the journal': JSON.stringify(
        (await accountant.get(`${A}/journal?${DAYS}&account=sl:${SLID}`)).body,
      ),
      'what explains a figure': JSON.stringify(
        (await accountant.get(`${A}/explain?figure=sub_ledger.debit&account=sl:${chart.electricity}&${DAYS}`))
          .body,
      ),
    };
    for (const [where, text] of Object.entries(told))
      for (const said of [PAYEE, FOR, CHEQUE]) t.ok(text.includes(said), `${where} tells ${said}`);
    const csv = await csvOf(accountant, 'sub_ledger', `${DAYS}&slId=${chart.electricity}`);
    for (const said of [PAYEE, FOR]) t.ok(csv.includes(said), `the file of the sub-ledger tells ${said}`);
    const bengali = await paperOf(accountant, 'sub_ledger', `${DAYS}&slId=${chart.electricity}`, 'bn');
    t.ok(bengali.includes('চেক নং ৭৭৮১২৩৪'), 'the cheque in the words and digits of the reader');
  },
);

row(40, 'a reversal tells why, and of whom what it takes back was', async (t, house) => {
  const { accountant, chart } = await begin(house, { cash: 3000 });
  const { data } = await accountant.done(
    `${A}/vouchers`,
    voucher(2, chart.G, chart.cash, chart.electricity, 300, '2026-11-29', { payee: PAYEE }),
  );
  t.taken(await accountant.post(`${A}/vouchers/${data.voucherId}/reverse`, { reason: 'দুইবার লেখা' }));
  const { lines } = await accountant.read(`${A}/sub_ledger?${DAYS}&slId=${chart.electricity}`);
  const back = lines.find(({ ref }: { ref: { type: string } }) => ref.type === 'VoucherReversed');
  t.is(back?.who, PAYEE, 'of whom the voucher was');
  t.ok(String(back?.narration).includes('দুইবার লেখা'), 'why it was taken back');
});

row(40, 'what was erased says so in every ledger', async (t, house) => {
  const { school, accountant, chart } = await begin(house);
  const { data } = await accountant.done(
    `${A}/vouchers`,
    voucher(2, chart.G, chart.bank, chart.electricity, 300, '2026-11-12', { payee: PAYEE }),
  );
  const ledger = `${DAYS}&slId=${chart.electricity}`;
  t.ok((await paperOf(accountant, 'sub_ledger', ledger)).includes(PAYEE), 'the payee before');
  const { noteId } = await accountant.read(`${A}/vouchers/${data.voucherId}`);
  t.taken(await school.admin.post(`${A}/notes/${noteId}/erase`, { why: 'asked' }));
  const text = await paperOf(accountant, 'sub_ledger', ledger, 'bn');
  t.ok(!text.includes(PAYEE), 'no payee after');
  t.ok(text.includes('মুছে ফেলা হয়েছে'), 'the word for what was erased');
});

row(
  40,
  'the books’ side of a reconciliation tells whom and for what, and the contra why',
  async (t, house) => {
    const { accountant, muhtamim, chart } = await begin(house, { cash: 900 });
    await accountant.done(
      `${A}/vouchers`,
      voucher(2, chart.G, chart.bank, chart.electricity, 450, '2026-11-12', {
        ...{ payee: PAYEE, chequeNo: CHEQUE },
        lines: [{ SLID: chart.electricity, text: FOR, Amount: 450 }],
      }),
    );
    await accountant.done(`${A}/balance_transfers`, {
      ...{ kind: 'contra', on: '2026-11-13', amount: 200, reason: 'বেতনের জন্য তোলা' },
      from: { FundID: chart.G, Account: chart.bank.Account },
      to: { FundID: chart.G, Account: chart.cash.Account },
    });
    const { id } = await accountant.done(`${A}/reconciliations/quiet`, {
      ...{ Account: chart.bank.Account, from: '2026-11-01', to: '2026-11-20', balance: 5000 },
    });
    const text = JSON.stringify((await muhtamim.get(`${A}/reconciliations/${id}`)).body.data.entries);
    for (const said of [PAYEE, FOR, 'বেতনের জন্য তোলা']) t.ok(text.includes(said), `the entries tell ${said}`);
  },
);
