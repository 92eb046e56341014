import test from 'ava';
import { commandCatalogue, queryCatalogue } from '../../catalogue/index.ts';
import { type Access, type Flag, heldOf } from '../../kernel/index.ts';
import type { PowerName } from '../permissions.ts';
import { FLAG_WORDS } from './flag-words.ts';
import { holdsFlag, type Powers } from './flags.ts';
import { AUDITED, JOBS, type Job, type JobId } from './jobs.ts';

const FLAGS = ['view', 'insert', 'edit', 'delete'] as const satisfies readonly Flag[];

const guarding = new Set(
  [...commandCatalogue, ...queryCatalogue].flatMap(({ access }) =>
    heldOf(access).map(({ power, flag }) => `${power} ${flag}`),
  ),
);

const jobs = new Map<string, Powers>(JOBS.map(({ id, powers }: Job) => [id, powers]));

const may = (job: JobId, access: Access) =>
  heldOf(access).some(({ power, flag }) => holdsFlag(jobs.get(job)?.[power as PowerName], flag));
/** Names of the commands that a job may send and the like of which begins with these words. */
const sends = (job: JobId, begins: RegExp) =>
  commandCatalogue
    .filter(({ name, access }) => begins.test(name) && may(job, access))
    .map(({ name }) => name);

const CONFIRMS = /^(Approve|Reject)/;

for (const { id, powers } of JOBS as readonly Job[])
  test(`${id}: each box that is filled opens something`, (t) => {
    const filled = Object.entries(powers).flatMap(([power, letters]) =>
      FLAGS.filter((flag) => holdsFlag(letters, flag)).map((flag) => `${power} ${flag}`),
    );
    t.true(filled.length > 0);
    t.deepEqual(
      filled.filter((each) => !guarding.has(each)),
      [],
    );
  });

test('a cashier takes a fee and closes the day, and approves, spends and charges nothing', (t) => {
  t.deepEqual(sends('cashier', /^(CollectFees|CloseDay|CountCash|RequestConcession)$/).sort(), [
    'CloseDay',
    'CollectFees',
    'CountCash',
    'RequestConcession',
  ]);
  t.deepEqual(sends('cashier', /^(Approve|Reject|Reverse|PostVoucher|RunCharges|ResolveDifference)/), []);
});

test('an accountant writes vouchers and asks for reversals, and approves nothing', (t) => {
  t.deepEqual(sends('accountant', /^(PostVoucher|ReverseVoucher|RunCharges|CollectFees)$/).length, 4);
  t.deepEqual(sends('accountant', CONFIRMS), []);
});

test('a muhtamim approves whatever waits, and takes, spends and asks for nothing', (t) => {
  const confirming = commandCatalogue.filter(({ name }) => CONFIRMS.test(name)).map(({ name }) => name);
  t.true(confirming.length > 20);
  t.deepEqual(sends('muhtamim', CONFIRMS), confirming);
  t.deepEqual(sends('muhtamim', /^(Collect|Post|Give|Settle|Transfer|Waive|WriteOffFee|RunCharges)/), []);
});

test('offices keep to their work: no money, no approval', (t) => {
  const ofMoney =
    /^(Approve|Reject|Collect|Post|RefundFees|TransferBalance|CloseDay|RunCharges|SetFeePrices)/;
  for (const office of ['exams', 'admissions', 'teacher'] as const) t.deepEqual(sends(office, ofMoney), []);
  t.deepEqual(sends('exams', /^(PublishResults|SaveResults|SaveCandidates)$/).length, 3);
  t.deepEqual(sends('admissions', /^(AdmitStudent|AdmitApplicant|RegisterPerson)$/).length, 3);
  t.deepEqual(sends('teacher', /^(SaveResults|PublishResults|AssignPapers|CorrectResults)$/), [
    'SaveResults',
  ]);
});

test('an auditor looks at what is audited and sends nothing', (t) => {
  t.deepEqual(Object.keys(jobs.get('auditor') ?? {}), [...AUDITED]);
  t.deepEqual(sends('auditor', /./), []);
});

test('a flag that approves says so in both languages, and what is said of a flag it guards', (t) => {
  for (const { name, access } of commandCatalogue.filter((each) => CONFIRMS.test(each.name)))
    for (const { power, flag } of heldOf(access)) {
      const said = FLAG_WORDS[power as PowerName]?.[flag];
      t.regex(said?.en ?? '', /approve/, `${name}: ${power} ${flag}`);
      t.regex(said?.bn ?? '', /অনুমোদন/, `${name}: ${power} ${flag}`);
    }
  const said = Object.entries(FLAG_WORDS).flatMap(([power, flags]) =>
    Object.keys(flags).map((flag) => `${power} ${flag}`),
  );
  t.deepEqual(
    said.filter((each) => !guarding.has(each)),
    [],
  );
});
