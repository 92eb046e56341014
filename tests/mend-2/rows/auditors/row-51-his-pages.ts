import type { Page, Response } from 'playwright-core';
import { gift } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const [FROM, TO] = ['2026-10-15', '2026-10-31'];
/** Lists and accounts that ask for days: each opens on his. */
const PAGES = [
  ...['vouchers', 'delete-edit-record', 'receipts', 'journal', 'accounting-view', 'trial-balance'],
  ...['audit-search', 'cheques', 'staff-advances', 'journal-vouchers', 'balance-transfer'],
  ...['wallet-settlements', 'day-closes', 'tamlik/register'],
];
const MOST_POWERS = 80;

row(
  51,
  'every list of days opens for an auditor of half of October on his days, and none is refused',
  async (t, house) => {
    const school = await house.school();
    const office = await school.login('hisab', 4);
    const chart = await makeChart(office);
    for (const on of ['2026-09-10', '2026-10-20', '2026-11-10'])
      await gift(office, chart, chart.cash, 700, on);
    const auditor = await school.login('audit', 5);
    const days = { auditor: 1, from: FROM, to: TO };
    await school.admin.done(`/api/users/login_auditor/${auditor.loginId}`, days, 'PUT');
    const permissions = { View: 1, Insert: 0, Edit: 0, Delete: 0 };
    for (let id = 1; id <= MOST_POWERS; id += 1)
      await school.admin.put('/api/permission', {
        ...{ UserID: auditor.loginId, PermissionListID: id, permissions },
      });
    const refusedOf = async (page: Page, name: string) => {
      const refused: Promise<string>[] = [];
      const heard = (answer: Response) => {
        if (answer.status() === 403) refused.push(codeAndPath(answer));
      };
      page.on('response', heard);
      await page.goto(`${house.address}/accounting/${name}`);
      await page.locator('#main h1').waitFor();
      await page.waitForLoadState('networkidle');
      page.off('response', heard);
      return (await Promise.all(refused)).filter((one) => one.startsWith('access.outside-days'));
    };
    await onPage(
      house,
      school,
      '/others',
      async (page) => {
        for (const name of PAGES) t.is([name, await refusedOf(page, name)], [name, []]);
      },
      { as: 'audit' },
    );
  },
);

const codeAndPath = async (answer: Response) => {
  const { code = '' } = await answer.json().catch(() => ({}));
  return `${code} ${new URL(answer.url()).pathname}`;
};
