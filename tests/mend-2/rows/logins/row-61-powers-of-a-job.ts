import type { Page } from 'playwright-core';
import { choose, onPage } from '../../house/pages.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const FLAGS = ['PermissionView', 'PermissionInsert', 'PermissionEdit', 'PermissionDelete'] as const;

/** What a login holds: power → its four flags in a row; what is not held is left out. */
async function powersOf(admin: Person, login: Person): Promise<Record<string, string>> {
  const { body } = await admin.get(`/api/permission?id=${login.loginId}&limit=1000`);
  const rows = body.data as readonly (Record<string, number> & { readonly PowerName: string })[];
  const told = rows.map((each) => [each.PowerName, FLAGS.map((flag) => each[flag]).join('')] as const);
  return Object.fromEntries(told.filter(([, flags]) => flags !== '0000'));
}

const pageOf = (login: Person) => `/settings/add-login-users/${login.loginId}`;
const save = (page: Page) => page.getByRole('button', { name: 'ক্ষমতা সংরক্ষণ' }).click();

const CASHIER = {
  student_admission: '1000',
  fee_report: '1000',
  fee_collection: '1100',
  day_close: '1100',
  concession: '1100',
};

row(
  61,
  'the powers of a job fill the boxes, are held once saved, and go over to another login',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const first = await school.login('khajanchi', 6);
    const second = await school.login('khajanchi2', 6);
    await onPage(house, school, pageOf(first), async (page) => {
      await choose(page, 'কোন দায়িত্বের মতো', 'ক্যাশিয়ার');
      const box = page.getByRole('checkbox', { name: 'ফি আদায়: যোগ' });
      await t.comes(() => box.isChecked(), true, 'the box of collecting');
      t.is(await powersOf(admin, first), {}, 'nothing is given before it is saved');
      await save(page);
      await t.comes(() => powersOf(admin, first), CASHIER, 'what a cashier holds');
      await page.getByText('সম্পাদনা = ছাড়, মওকুফ ও ফেরত অনুমোদন; সীমা নির্ধারণ').waitFor();
      await page.getByRole('rowheader', { name: 'হিসাব · আদায়' }).waitFor();
      const approving = page.getByRole('checkbox', { name: 'ফি আদায়: মোছা' });
      t.is(await approving.count(), 0, 'a box that opens nothing');
    });
    await onPage(house, school, pageOf(second), async (page) => {
      await choose(page, 'কোন লগইনের মতো', /^khajanchi\b/);
      const box = page.getByRole('checkbox', { name: 'ফি আদায়: যোগ' });
      await t.comes(() => box.isChecked(), true, 'the box of collecting, copied');
      await save(page);
      await t.comes(() => powersOf(admin, second), CASHIER, 'what the other cashier holds');
    });
  },
);
