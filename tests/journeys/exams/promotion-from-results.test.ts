import { digitsOf } from '@madrasah/events/kernel';
import test from 'ava';
import { House, type Person, said } from '../accounting/house.ts';
import { words } from '../words.ts';

const { bn } = words;
const STAYS = 2;
/** The button that does it, however many it takes. */
const doing = bn['admissions.promotion.do'].replace('{count}', '').trim();
const NEXT = 'ফলাফলের পরের শিক্ষাবর্ষ';

interface Listed<Row> {
  readonly data: readonly Row[];
}
interface Suggested {
  readonly AdmissionID: number;
  readonly UserCode: string;
  readonly ClassID: number;
  readonly SubClassID: number;
  readonly Division: string;
  readonly Total: string;
  readonly Suggestion: number;
}
interface ClassRow {
  readonly ClassID: number;
  readonly ClassName: string;
}
interface Admitted {
  readonly UserCode: string;
  readonly ClassID: number;
}

let house: House;
let office: Person;
test.before(async () => {
  house = await House.open();
  office = await house.enters('admin');
});
test.after.always(() => house?.close());

const listed = async <Row>(path: string) => (await house.office.ask<Listed<Row>>('GET', path)).data;

/** A class of which somebody has failed an exam, and whose number is not that of one of its sections. */
async function classThatFailed() {
  const sessions = await listed<{ SessionID: number; SessionName: string; SessionAction: number }>(
    '/api/settings/academic_session',
  );
  const session = sessions.find(({ SessionAction }) => SessionAction === 1);
  const exams = await listed<{ ExamID: number; ExamName: string }>('/api/students/get_exam_names');
  const classes = await listed<ClassRow>('/api/academic/view_class');
  for (const exam of exams) {
    const asked = `session_id=${session?.SessionID}&exam_id=${exam.ExamID}&limit=5000`;
    const all = await listed<Suggested>(`/api/result/promotion_suggestions?${asked}`);
    for (const { ClassID, ClassName } of classes) {
      const rows = all.filter((row) => row.ClassID === ClassID);
      const failed = rows.filter(({ Suggestion }) => Suggestion === STAYS);
      if (session && failed.length > 0 && rows.every(({ SubClassID }) => SubClassID !== ClassID))
        return { session, exam, ClassID, ClassName, rows, failed };
    }
  }
  throw new Error('nobody of the demo school has failed');
}

test('a class is promoted from the results of an exam: who failed stays, and the page says why', async (t) => {
  const { session, exam, ClassID, ClassName, rows, failed } = await classThatFailed();
  const { id: nextSession } = await house.office.ask<{ id: number }>('POST', '/api/academic/insert_session', {
    ...{ SessionName: NEXT, SessionAction: 0 },
  });
  await office.go('/students/promotion');
  await office.choose(bn['admissions.field.session'], session.SessionName);
  await office.choose(bn['admissions.field.class'], ClassName);
  await office.choose(bn['admissions.promotion.toSession'], NEXT);
  await office.page.getByLabel(bn['admissions.promotion.withoutCharge']).check(); // it has no prices yet
  await office.choose(bn['admissions.promotion.exam'], exam.ExamName);
  await office.watch.rest();
  for (const { UserCode, Division, Total } of failed) {
    const box = office.page.getByLabel(new RegExp(`^${digitsOf(UserCode, 'bn')} · `));
    const stays = said('admissions.promotion.asSuggested', { action: bn['admissions.promotion.repeat'] });
    t.is(await box.getAttribute('placeholder'), stays);
    const hint = office.page.locator(`[id="${await box.getAttribute('aria-describedby')}"]`);
    const told = (await hint.textContent()) ?? '';
    t.true(told.includes(Division) && told.includes(Total), told);
  }
  await office.button(bn['kit.steps.look']).click();
  await office.page.getByRole('button', { name: doing }).click();
  await office.reads(bn['admissions.promotion.done']);
  const there = await listed<Admitted>(`/api/students/view_students?SessionID=${nextSession}&limit=1000`);
  const classOf = new Map(there.map((one) => [one.UserCode, one.ClassID]));
  t.deepEqual(
    failed.map(({ UserCode }) => classOf.get(UserCode)),
    failed.map(() => ClassID),
    'who failed is in his class again',
  );
  const passed = rows.filter(({ Suggestion }) => Suggestion === 1);
  t.true(passed.every(({ UserCode }) => classOf.get(UserCode) !== ClassID));
  t.deepEqual(office.watch.taken(), []);
});
