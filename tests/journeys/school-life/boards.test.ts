import { wordIn } from '@madrasah/events';
import { boardCenters, boardExams, boardFees, boardNames, boardRegistrations } from '@madrasah/events/boards';
import test from 'ava';
import { saidOf } from '../../../frontend/src/kit/entry/said.ts';
import { House, type Person } from '../accounting/house.ts';
import { words } from '../words.ts';

const { bn } = words;
const SAID = saidOf(boardRegistrations, 'bn');
const HEAD = 'বোর্ড নিবন্ধন ফি';
const EXAM = 'ফযীলত কেন্দ্রীয় পরীক্ষা';
const CENTER = 'লালবাগ মারকায';
const label = (of: { readonly fields: typeof boardFees.fields }, wire: string) =>
  of.fields[wire]?.word.bn ?? '';

let house: House;
let office: Person;
let student: {
  readonly AdmissionID: number;
  readonly UserCode: string;
  readonly SessionName: string;
};

interface Due {
  readonly SlName: string;
  readonly due: number;
}

interface Rows<Row> {
  readonly data: readonly Row[];
}

/** A head that is for the board, charged on demand. */
async function makeHead(): Promise<void> {
  const { ask } = house.office;
  const post = (path: string, body: object) =>
    ask.call(house.office, 'POST', `/api/accounts/${path}`, body) as Promise<{ id: number }>;
  const GLID = (await post('general_ledgers', { FundID: 1, CAID: 4, GlName: 'বোর্ডের পক্ষে আদায়' })).id;
  const SLID = (await post('sub_ledgers', { FundID: 1, GLID, SlName: HEAD })).id;
  await post('fee_groups', { FundID: 1, GLID, SLID, SFGNID: 3, chargeOn: 'demand' });
}

test.before(async () => {
  house = await House.open();
  office = await house.enters('admin');
  const path = '/api/students/view_students?limit=1';
  student = (await house.office.ask<Rows<typeof student>>('GET', path)).data[0] as typeof student;
  await makeHead();
});

test.after.always(() => house?.close());

test.afterEach('nobody saw a fault on any page', (t) => {
  t.deepEqual(office?.watch.taken() ?? [], []);
});

const save = async () => {
  await office.button(bn['kit.form.save']).click();
  await office.watch.rest();
};
const pick = async (name: string, option: string) => {
  await office.field(name).last().click();
  await office.page.getByRole('option', { name: option }).first().click();
};

test.serial('a board, its exam and centre, and what a registration costs', async (t) => {
  await office.go('/board-info/name');
  await office.field(label(boardNames, 'BoardName')).fill('বেফাক');
  await save();
  await office.go('/board-info/exam-name');
  await pick(label(boardExams, 'BoardID'), 'বেফাক');
  await pick(label(boardExams, 'Marhala'), 'ফযীলত');
  await office.field(label(boardExams, 'BoardExamName')).fill(EXAM);
  await save();
  await office.go('/board-info/center-name');
  await pick(label(boardCenters, 'BoardID'), 'বেফাক');
  await office.field(label(boardCenters, 'CenterName')).fill(CENTER);
  await save();
  await office.go('/board-info/maskas-registration-fee-determine');
  await pick(label(boardFees, 'SessionID'), student.SessionName);
  await pick(label(boardFees, 'ExamNameID'), EXAM);
  await pick(label(boardFees, 'SLID'), HEAD);
  await office.field(label(boardFees, 'Amount')).fill('৬৫০');
  await save();
  await office.reads('৬৫০');
  t.pass();
});

/** What the student owes under the board's head, in taka. */
async function owed(): Promise<number> {
  const path = `/api/accounts/student_fee_admission?AdmissionID=${student.AdmissionID}`;
  const { data } = await house.office.ask<{ data: { fees: readonly Due[] } }>('GET', path);
  return data.fees.filter(({ SlName }) => SlName.includes(HEAD)).reduce((sum, { due }) => sum + due, 0);
}

test.serial('whoever is registered owes its fee at once; withdrawn, he owes it no more', async (t) => {
  await office.go('/board-info');
  await office.button(SAID.add).first().click();
  await office.field(wordIn('bn', 'student')).fill(student.UserCode);
  await office.page.getByRole('option').first().click();
  await office.choose(wordIn('bn', 'boardExam'), EXAM);
  await office.choose(wordIn('bn', 'boardCenter'), CENTER);
  await office.button(SAID.save).click();
  await office.page.getByRole('dialog').waitFor({ state: 'detached' });
  await office.reads(EXAM);
  t.is(await owed(), 650);
  await house.office.ask('DELETE', '/api/board_exam/registrations/1', {});
  t.is(await owed(), 0);
});
