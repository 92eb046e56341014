import { DEMO_SCHOOL } from '@madrasah/command-service';
import { isRefusal } from '@madrasah/events';
import { systemClock } from '@madrasah/service-kit/clock';
import { type ChargeLine, chargeFees } from '../../../command-service/src/fees/charge.ts';
import { type Errand, stepOn } from '../../../command-service/src/kernel/desk.ts';
import { chartStream } from '../../../command-service/src/ledger/chart/state.ts';
import { journalStream } from '../../../command-service/src/ledger/journal/state.ts';
import { makeSchool, type School } from '../../system/school.ts';
import { figuresOf, quantile, tell, timed } from '../figures.ts';
import { newDataFolder, removeDataFolder } from '../place.ts';
import { eventStoreIn, vaultIn } from '../stores/embedded-stores.ts';
import { Clerk } from './clerk.ts';
import { atOnce } from './load.ts';
import { FEE, studentForm } from './student-form.ts';

const STUDENTS = 2_000;
const RUNS = 24;

type Admitted = Pick<ChargeLine, 'admissionId' | 'userId'>;

const errand: Errand = {
  schoolId: DEMO_SCHOOL,
  actor: { id: 1, permissionType: 2 },
  requestId: 'bench',
  correlationId: 'bench',
  causationId: 'bench',
};

/** One fee of one month for all students: one decision, one event, one append. */
const bill = (school: School, students: readonly Admitted[], monthId: number) =>
  stepOn(
    journalStream,
    (journal, context) => {
      const { today } = context;
      const chart = context.look(chartStream);
      const { subLedgerId, fundId, name } = chart.subLedgers.get(school.head) ?? {
        subLedgerId: 0,
        fundId: 0,
        name: '',
      };
      const line = { subLedgerId, fundId, name, monthId, priceRowId: 1, amount: 50_000 };
      const lines = students.map((student) => ({ ...student, ...line }));
      const charge = { admissionId: null, sessionId: school.session, on: today, dueOn: today, lines };
      return chargeFees({ journal, chart, today }, charge);
    },
    [chartStream],
  );

async function admitted(clerk: Clerk, school: School): Promise<Admitted[]> {
  const students: Admitted[] = [];
  await atOnce(Array.from({ length: STUDENTS }), 64, async (_, index) => {
    const { body } = await clerk.command('/api/students/insert_student', studentForm(school, index));
    students.push({ admissionId: body.data.AdmissionID, userId: body.data.UserID });
  });
  return students;
}

// Billing one fee to 2,000 students, through the real client to the embedded store as its own process.
const folder = newDataFolder();
const vault = vaultIn(folder);
const { store, end } = await eventStoreIn(folder);
try {
  const clerk = await Clerk.at(store, vault, systemClock);
  const school = await makeSchool(clerk, FEE);
  const students = await admitted(clerk, school);
  const told = figuresOf('billing 2,000 students in one event');
  const samples: number[] = [];
  let bytes = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const { ms, result } = await timed(() =>
      clerk.desk.perform(bill(school, students, 1 + (run % 12)), errand),
    );
    if (isRefusal(result) || result.events.length !== 1) throw new Error('not billed in one event');
    samples.push(ms);
    bytes = Buffer.byteLength(JSON.stringify(result.events[0]?.data));
  }
  tell([
    told('first', samples[0] as number, 'ms', { atMost: 100 }),
    told('p50', quantile(samples, 0.5), 'ms', { atMost: 100 }),
    told('slowest', Math.max(...samples), 'ms'),
    told('size of the event', bytes / 1024, 'KiB'),
  ]);
} finally {
  await end();
  vault.close();
  removeDataFolder(folder);
}
