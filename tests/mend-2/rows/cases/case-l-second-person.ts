import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { approveJournal, askJournal, begin } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const SENTENCE =
  'another login of the same person, a student, a login that the asker made yesterday are no second person';

row('l', SENTENCE, async (t, house) => {
  const { school, accountant, muhtamim, chart } = await begin(house);
  const logins = await school.admin.read('/api/users/get_all_login_users');
  const { NewUserID } = logins.find(({ LoginName }: { LoginName: string }) => LoginName === 'hisab');
  const again = await school.login('hisab-2', 4, { userId: NewUserID });
  const student = await admit(accountant, await makeClass(accountant), 'আব্দুল্লাহ');
  const pupil = await school.login('chhatro', 3, { userId: student.UserID });
  const made = await school.login('notun', 5, { by: accountant });
  await school.empower(made, await powerId(school.admin), accountant);
  await house.goTo('2026-11-30');

  const id = await askJournal(accountant, chart, '2026-11-20', 100);
  for (const login of [again, pupil, made]) {
    const answer = await approveJournal(login, id);
    t.is([login.name, answer.status], [login.name, 403], `${login.name} approves`);
  }
  t.taken(await approveJournal(muhtamim, id), 200, 'the muhtamim approves');
});

/** The id of the power over journal vouchers: PermissionListID. */
async function powerId(by: { read(path: string): Promise<readonly Power[]> }): Promise<number> {
  const menu = await by.read('/api/permission/menu');
  const found = menu.find(({ PowerName }) => PowerName === 'journal_voucher');
  if (!found) throw new Error('no power over journal vouchers');
  return found.PermissionListID;
}

interface Power {
  readonly PermissionListID: number;
  readonly PowerName: string;
}

row(
  'l2',
  'while nobody else could, a login that the asker made approves, and it is marked',
  async (t, house) => {
    const school = await house.school();
    const chart = await makeChart(school.admin);
    const only = await school.login('muhtamim', 3);
    const id = await askJournal(school.admin, chart, '2026-11-20', 100);
    const approved = await approveJournal(only, id);
    t.taken(approved, 200);
    const [asked] = await school.admin.read('/api/accounts/journal_vouchers?limit=10');
    t.match(asked.mark ?? '', /Nobody else could confirm/, 'the mark on the approval');
  },
);
