import { addDays, dhakaDay } from '@madrasah/events';
import { Caller } from '../counter/load.ts';
import { signIn } from '../counter/running-school.ts';
import { figuresOf, quantile, tell, timed } from '../figures.ts';
import { House } from '../house/house.ts';

const TIMES = 9;

// What an accountant asks a school whose journal has 200,000 entries: over HTTP, the programs as they run.
const [, , folder = ''] = process.argv;
const house = await House.open(folder);
try {
  const door = new Caller(house.address, 1);
  door.using(await signIn(door));
  const ask = async (path: string) => {
    const { ms, result } = await timed(() => door.send('GET', `/api/accounts/${path}`));
    if (result.status !== 200) throw new Error(`${path}: ${result.status} ${result.text.slice(0, 300)}`);
    return { ms, data: JSON.parse(result.text).data };
  };
  const often = async (path: string) => {
    await ask(path); // the books come into memory
    const samples: number[] = [];
    for (let time = 0; time < TIMES; time += 1) samples.push((await ask(path)).ms);
    return quantile(samples, 0.5);
  };
  const today = dhakaDay(new Date());
  const year = `from=${addDays(today, -364)}&to=${today}`;
  const month = `from=${addDays(today, -60)}&to=${addDays(today, -31)}`;
  const { data: balances } = await ask('balances');
  const cash = balances[0]?.SLID ?? 0;
  const explained = [
    'total_due.totalDue',
    `receipts_payments.receipts&head=sys:receivable&${year}`,
    `receipts_payments.closing&${year}`,
    `trial_balance.debit&account=sl:${cash}&${month}`,
    `cash_book.in&${month}`,
  ];
  const explanations: number[] = [];
  for (const figure of explained) explanations.push(await often(`explain?figure=${figure}`));
  const told = figuresOf('statements over 200,000 entries');
  tell([
    told('receipts and payments of a year, p50', await often(`receipts_payments?${year}`), 'ms', {
      atMost: 150,
    }),
    told('cash book of a month, p50', await often(`cash_book?${month}`), 'ms', { atMost: 150 }),
    told('trial balance in six columns, p50', await often(`trial_balance?from=${addDays(today, -30)}`), 'ms'),
    told('explain, slowest figure of five, p50', Math.max(...explanations), 'ms', { atMost: 100 }),
  ]);
  door.close();
} finally {
  await house.stop();
}
