import { join } from 'node:path';
import { SetClock } from '@madrasah/service-kit/clock';
import { inProcessEventStore } from '@madrasah/service-kit/event-store';
import { makeSchool } from '../../system/school.ts';
import { Clerk } from '../counter/clerk.ts';
import { atOnce } from '../counter/load.ts';
import { studentForm } from '../counter/student-form.ts';
import { figuresOf, tell, timed } from '../figures.ts';
import { vaultIn } from '../stores/embedded-stores.ts';
import { dice } from './dice.ts';
import { type Admitted, MonthPlayer } from './month.ts';
import { notePolicies } from './policies.ts';

const SEED = 20_260_414;
const STUDENTS = 8_000;
const ADMISSION_FEE = 500;
const FEES = [800, 2_500];
const MONTH_MS = 30 * 24 * 3600_000;

// The history of a large school in a data folder: 8,000 students, two fees a month, paid, overpaid and paid in part
// at the counter for as many months as make so many journal entries. Every event is decided, checked, chained and
// synced as in real life; the store stands in this process.
const [, , folder = '', entries = '1000000'] = process.argv;
const most = Number(entries);
const months = Math.ceil(most / STUDENTS) + 1;
const store = inProcessEventStore(join(folder, 'events.sqlite'));
const vault = vaultIn(folder);
const clock = new SetClock(new Date(Date.now() - (months + 1) * MONTH_MS));
const told = figuresOf('history of a large school');
const { ms, result } = await timed(async () => {
  const clerk = await Clerk.at(store, vault, clock);
  const school = await makeSchool(clerk, ADMISSION_FEE);
  const add = async (path: string, body: unknown) => (await clerk.command(path, body)).body.id as number;
  const FundID = await add('/api/accounts/funds', { FundName: 'আবাসিক', kind: 1 });
  const GLID = await add('/api/accounts/general_ledgers', { FundID, CAID: 1, GlName: 'মাসিক ফি' });
  const heads: { subLedgerId: number; amount: number }[] = [];
  for (const [index, amount] of FEES.entries()) {
    const SlName = ['বেতন', 'খোরাকি'][index];
    heads.push({ subLedgerId: await add('/api/accounts/sub_ledgers', { FundID, GLID, SlName }), amount });
  }
  const students: Admitted[] = [];
  await atOnce(Array.from({ length: STUDENTS }), 128, async (_, index) => {
    const { body } = await clerk.command('/api/students/insert_student', studentForm(school, index));
    students[index] = { admissionId: body.data.AdmissionID, userId: body.data.UserID };
  });
  const player = new MonthPlayer(clerk.desk, school, heads, dice(SEED));
  for (let month = 0; player.entries < most; month += 1) {
    clock.advance(MONTH_MS);
    await player.bill(students, month);
    await player.collect(students, most);
  }
  await notePolicies(clerk.desk, player.position);
  return player.entries;
});
await store.close();
vault.close();
tell([
  told('journal entries', result, ''),
  told('entries/s', result / (ms / 1000), '1/s', { atLeast: 5_000 }),
]);
