import { join } from 'node:path';
import { SetClock } from '@madrasah/service-kit/clock';
import { inProcessEventStore } from '@madrasah/service-kit/event-store';
import { makeSchool, payment, type Student } from '../../system/school.ts';
import { Clerk } from '../counter/clerk.ts';
import { atOnce } from '../counter/load.ts';
import { FEE, studentForm } from '../counter/student-form.ts';
import { tell } from '../figures.ts';
import { vaultIn } from '../stores/embedded-stores.ts';

const STUDENTS = 4_000;
const DAYS = 300;
const DAY_MS = 24 * 3600_000;
const AT_ONCE = 128;

/** What a payment of a student at his turn comes to, in taka. */
const deposit = (index: number) => 50 + ((index * 37) % 400);

// Writes the history of a school into a data folder: a year in which 4,000 students are admitted and pay, day by
// day; the second argument says how many journal entries that makes. Every event is decided, checked, chained and
// synced as in real life.
const [, , folder = '', entries = '44000'] = process.argv;
const store = inProcessEventStore(join(folder, 'events.sqlite'));
const vault = vaultIn(folder);
const clock = new SetClock(new Date(Date.now() - (DAYS + 1) * DAY_MS));
const clerk = await Clerk.at(store, vault, clock);
const school = await makeSchool(clerk, FEE);

const students: { student: Student; due: number }[] = [];
await atOnce(Array.from({ length: STUDENTS }), AT_ONCE, async (_, index) => {
  const { body } = await clerk.command('/api/students/insert_student', studentForm(school, index));
  students.push({ student: body.data, due: FEE });
});

const payments = Number(entries) - STUDENTS;
await atOnce(Array.from({ length: payments }), AT_ONCE, async (_, index) => {
  if (index % Math.ceil(payments / DAYS) === 0) clock.advance(DAY_MS);
  const account = students[index % STUDENTS] as { student: Student; due: number };
  const paid = deposit(index);
  await clerk.command('/api/accounts/fee_collections', payment(school, account.student, account.due, paid));
  account.due -= paid;
});
await store.close();
vault.close();
tell([]);
