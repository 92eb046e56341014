import { makeChart } from '../../beginnings/chart.ts';
import { formOf } from '../../beginnings/files.ts';
import { statementFiles } from '../../files-more/statements.ts';
import { differences } from '../../files-more/try.ts';
import { row } from '../../row.ts';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-29' };
interface Line {
  readonly on: string;
  readonly amount: number;
}
const lineIn = ({ on, amount }: Line) =>
  `${on.startsWith('2026-11-') ? Number(on.slice(8)) : on}:${amount > 0 ? '+' : ''}${amount}`;

row(
  'files-statements',
  'statements as other banks and wallets give them are read line by line, or what is wrong is named',
  async (t, house) => {
    const clerk = await (await house.school()).login('hisab', 4);
    const { bank } = await makeChart(clerk);
    const tried = await differences(statementFiles, async ({ name, bytes, with: more = {} }) => {
      const form = formOf(name, { Account: bank.Account, ...NOVEMBER, ...more }, bytes);
      const { status, body } = await clerk.post('/api/accounts/reconciliations/look', form);
      if (status !== 200) {
        const lines = (body.fields ?? []).map(({ path }: { path: string }) => path.replace('rows.', ''));
        return { comes: `refused ${lines.join(' ') || body.code}`, body };
      }
      const { opening, lines, closing } = body.data;
      return { comes: [opening, ...lines.map(lineIn), closing].join(' '), body };
    });
    t.is(tried, [], 'files that come otherwise');
  },
);
