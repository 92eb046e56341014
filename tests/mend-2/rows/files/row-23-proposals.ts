import { gift, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { formOf } from '../../beginnings/files.ts';
import { row } from '../../row.ts';

row(
  23,
  'a line and an entry whose cheques differ are never proposed; cheques are compared whole',
  async (t, house) => {
    const clerk = await (await house.school()).login('hisab', 4);
    const chart = await makeChart(clerk);
    await gift(clerk, chart, chart.bank, 5000, '2026-11-01');
    const paid = async (chequeNo: string, taka: number) => {
      const form = voucher(2, chart.G, chart.bank, chart.electricity, taka, '2026-11-10', { chequeNo });
      return (await clerk.done('/api/accounts/vouchers', form)).id as number;
    };
    await paid('4513', 500);
    await paid('1234', 300);
    await paid('7788', 200);
    const file = [
      'Date,Particulars,Debit,Credit,Balance',
      '01/11/2026,DEPOSIT,,5000,5000',
      '12/11/2026,CHQ 4512,500,,4500',
      '12/11/2026,TRF TX8812349,300,,4200',
      '20/11/2026,CHQ NO 007788,200,,4000',
    ].join('\n');
    const whole = { Account: chart.bank.Account, from: '2026-11-01', to: '2026-11-29' };
    const { id } = await clerk.done(
      '/api/accounts/reconciliations',
      formOf('x.csv', whole, Buffer.from(file)),
    );
    const { lines } = await clerk.read(`/api/accounts/reconciliations/${id}`);
    const told = lines.map(({ proposal }: { proposal?: { why: string } }) => proposal?.why ?? null);
    t.is(told, ['day', null, 'day', 'number'], 'what is proposed, line by line');
  },
);
