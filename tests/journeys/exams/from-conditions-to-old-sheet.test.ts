import { setTimeout as pause } from 'node:timers/promises';
import { toBengaliDigits } from '@madrasah/events';
import test from 'ava';
import { bn as cards } from '../../../frontend/src/results/cards/text.bn.ts';
import { bn as results } from '../../../frontend/src/results/text.bn.ts';
import { House, type Person } from '../accounting/house.ts';
import { codeOnSheet, type ExamPlace, sectionOfPupils } from '../exam.ts';

const PHONE = 360;
const EXAM = 'বার্ষিক পরীক্ষা (নমুনা)';
const REASON = 'উত্তরপত্র আবার দেখা হয়েছে';

interface Listed<Row> {
  readonly data: readonly Row[];
}

let house: House;
let office: Person;
let guardian: Person;
let place: Omit<ExamPlace, 'names'>;
let pupils: Awaited<ReturnType<typeof sectionOfPupils>>['pupils'];
/** What session and section are called. */
let named: { readonly session: string; readonly section: string };

const at = (path: string, more = '') => {
  const { SessionID, ExamID, SubClassID } = place;
  return `${path}?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}${more}`;
};
const cell = (row: number, column: number) => office.page.locator(`[data-cell="${row}:${column}"]`);
const row = (text: string) => office.page.getByRole('row').filter({ hasText: text });
const pupil = (index: number) => {
  const found = pupils[index];
  if (!found) throw new Error(`the section has no student ${index}`);
  return found;
};

test.before(async () => {
  house = await House.open();
  [office, guardian] = await Promise.all([house.enters('admin'), house.stranger(PHONE)]);
});

test.after.always(() => house?.close());

test.afterEach('nobody saw a fault on any page', (t) => {
  t.deepEqual([...(office?.watch.taken() ?? []), ...(guardian?.watch.taken() ?? [])], []);
});

test.serial('the exam is named, and what a result is reckoned by is set tab by tab', async (t) => {
  await office.go('/exam');
  await office.page.getByRole('textbox', { name: 'পরীক্ষার নাম' }).fill(EXAM);
  await office.page.keyboard.press('Control+Enter');
  await row(EXAM).waitFor();
  const exams = await house.office.ask<Listed<{ ExamID: number; ExamName: string }>>(
    'GET',
    '/api/exam/names?limit=100',
  );
  const ExamID = exams.data.find(({ ExamName }) => ExamName === EXAM)?.ExamID ?? 0;
  ({ place, pupils } = await sectionOfPupils(house.office, ExamID));
  named = await namesOf(place);
  await office.go(at('/exam/average-v-condition', '&tab=average'));
  await office.button(results['results.average.save']).click();
  await office.reads('সফলভাবে সংরক্ষণ করা হয়েছে');
  await office.watch.rest();
  for (const top of ['৯০', '১০০']) await changeAverage(top);
  await office.go(at('/exam/average-v-condition', '&tab=subject'));
  for (const count of [2, 3]) {
    await office.page.locator('form').getByLabel(results['results.subject.book'], { exact: true }).click();
    await office.page.getByRole('option').first().click();
    await office.button(results['results.subject.save']).click();
    await office.page.waitForFunction((rows) => document.querySelectorAll('main tr').length >= rows, count);
    await office.watch.rest();
  }
  await office.go(at('/exam/average-v-condition', '&tab=results'));
  await office.button(results['results.results.save']).click();
  await office.reads('সফলভাবে সংরক্ষণ করা হয়েছে');
  const ids = new URLSearchParams(Object.entries(place).map(([key, id]) => [key, `${id}`]));
  const papers = await house.office.ask<Listed<unknown>>('GET', `/api/exam/subject_conditions?${ids}`);
  t.is(papers.data.length, 2);
});

/** Each change names the version that the one before has made. */
async function changeAverage(top: string): Promise<void> {
  await office.field(results['results.average.top']).focus();
  await office.page.keyboard.press('Control+A');
  await office.page.keyboard.type(top);
  const [answer] = await Promise.all([
    office.page.waitForResponse((one) => one.request().method() === 'PUT'),
    office.button(results['results.average.save']).click(),
  ]);
  if (answer.status() !== 200 || !answer.request().headers()['if-match'])
    throw new Error(`the average of ${top} was not changed: ${answer.status()}`);
  await office.watch.rest();
}

async function namesOf({ SessionID, SubClassID }: typeof place) {
  const sessions = await house.office.ask<Listed<{ SessionID: number; SessionName: string }>>(
    'GET',
    '/api/settings/academic_session',
  );
  const sections = await house.office.ask<
    Listed<{ SubClassID: number; SubClass: string; Class: { ClassName: string } }>
  >('GET', '/api/academic/view_subclass');
  const section = sections.data.find((one) => one.SubClassID === SubClassID);
  return {
    session: sessions.data.find((one) => one.SessionID === SessionID)?.SessionName ?? '',
    section: `${section?.Class.ClassName} – ${section?.SubClass}`,
  };
}

/** Drags a student by the mouse from who takes no exam to who does. */
async function dragToTaking(name: string) {
  const { mouse } = office.page;
  const lists = (title: string) => office.page.getByRole('region', { name: title });
  const from = await lists(results['results.candidates.others'])
    .getByRole('row')
    .filter({ hasText: name })
    .boundingBox();
  const onto = await lists(`${results['results.candidates.taking']} (০)`).boundingBox();
  if (!from || !onto) throw new Error('a list is not there');
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(onto.x + onto.width / 2, onto.y + onto.height / 2, { steps: 8 });
  await mouse.up();
  // The drop keeps the click that comes right behind it to itself, for 50 ms: no hand is so fast.
  await pause(300);
}

test.serial('its fee is determined, and its candidates are charged when their list is saved', async (t) => {
  await office.go('/exam/fee-determine');
  const form = office.page.locator('form');
  for (const [label, option] of [
    ['শিক্ষাবর্ষ', named.session],
    ['পরীক্ষা', EXAM],
    ['জামাত ও শাখা', named.section.split(' – ')[1] ?? ''],
    ['ফি-র খাত', 'পরীক্ষা ফি'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).click();
    await office.page.getByRole('option', { name: option }).first().click();
  }
  await form.getByLabel('ফি', { exact: true }).fill('১৫০.৫০');
  await office.page.keyboard.press('Control+Enter');
  await row(EXAM).getByText('১৫০.৫০').waitFor();
  await office.go(at('/exam/list-of-candidates'));
  await dragToTaking(pupil(1).UserName);
  await office.reads('১ জন পরীক্ষার্থী যোগ হবে।');
  await office.button(results['results.candidates.addAll']).click();
  await office.reads(`${toBengaliDigits(String(pupils.length))} জন পরীক্ষার্থী যোগ হবে।`);
  await office.reads('প্রত্যেকের নামে ৳১৫০.৫০ পরীক্ষার ফি ধরা হবে।');
  await office.button(results['results.candidates.save']).click();
  await office.reads(cards['results.cards.page.owing']);
  await row(pupil(0).UserName).getByText('১৫০.৫০').waitFor();
  const owed = toBengaliDigits(String(pupils.length));
  t.true(
    (await office.page.locator('main').innerText()).includes(`${cards['results.cards.page.owing']} ${owed}`),
  );
});

test.serial('everybody on the list has an admit card', async (t) => {
  await office.go(at('/exam/admit-card', '&type=1&color=poriyat'));
  for (const { UserName } of pupils) await row(UserName).first().waitFor();
  const [paper] = await Promise.all([
    office.page.waitForResponse((answer) => answer.url().includes('/admit_cards.pdf')),
    office.button(cards['results.cards.page.print']).click(),
  ]);
  t.is(paper.status(), 200);
});

test.serial('the marks are typed and pasted, and published', async (t) => {
  await office.go(at('/result'));
  for (const [column, [first, other]] of [
    ['৮০', '৬২'],
    ['৭০', '৫৮'],
  ].entries())
    await cell(0, column).evaluate(
      (box, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      pupils.map((_, index) => (index === 0 ? first : other)).join('\n'),
    );
  await office.page.keyboard.press('Control+Enter');
  await office.reads('নম্বর সংরক্ষণ করা হয়েছে');
  await office.go(at('/result/point-results'));
  await office.button(results['results.publish.publish']).click();
  const dialog = office.page.getByRole('dialog');
  await dialog.getByRole('button', { name: results['results.publish.publish'] }).click();
  await office.page.getByText(results['results.publish.published'], { exact: true }).first().waitFor();
  t.is(await dialog.count(), 0);
});

test.serial('a guardian finds the result on a telephone, and nobody’s by a wrong code', async (t) => {
  await guardian.go('/10001');
  await guardian.choose(results['results.public.session'], named.session);
  await guardian.choose(results['results.public.exam'], EXAM);
  await guardian.choose(results['results.public.section'], named.section);
  await guardian.field(results['results.public.code']).fill('৯৯৯৯৯৯৯');
  await guardian.button(results['results.public.look']).click();
  await guardian.reads(results['results.public.nothing']);
  t.true(guardian.watch.taken().length > 0); // the browser itself says that there was a 404
  await guardian.go(`/10001/marhala/${place.SessionID}-${place.ExamID}`);
  await guardian.page.getByRole('heading', { level: 1, name: EXAM }).waitFor();
  await guardian.page.getByRole('link', { name: named.section }).click();
  await guardian.watch.rest();
  await guardian.field(results['results.public.code']).fill(toBengaliDigits(pupil(1).UserCode));
  await guardian.button(results['results.public.look']).click();
  await guardian.page.getByRole('heading', { level: 1, name: pupil(1).UserName }).waitFor();
  await guardian.reads('১২০');
  const wide = await guardian.page.evaluate(() => document.documentElement.scrollWidth);
  t.true(wide <= PHONE, `${wide} wide`);
});

test.serial('a published mark is corrected, and the guardian sees by which version', async (t) => {
  await office.go(at('/result'));
  await office.button(results['results.correct.begin']).click();
  await cell(1, 0).fill('৯৯');
  await office.page.keyboard.press('Control+Enter');
  const dialog = office.page.getByRole('dialog');
  await dialog
    .getByRole('row')
    .filter({ hasText: pupil(1).UserName })
    .getByText('১৫৭')
    .first()
    .waitFor();
  await dialog.getByRole('textbox').fill(REASON);
  await dialog.getByRole('button', { name: results['results.correct.save'] }).click();
  await dialog.waitFor({ state: 'detached' });
  await guardian.page.reload();
  await guardian.reads('১৫৭');
  await guardian.reads(results['results.public.corrected'].replace('{n}', '২'));
  t.is(await guardian.page.getByText(REASON).count(), 0, 'the reason is the office’s own');
});

test.serial(
  'the code on the old sheet says that it is out of date, that on the new one that it stands',
  async (t) => {
    for (const [version, verdict] of [
      [1, 'নম্বরপত্রটি পুরোনো'],
      [2, 'নম্বরপত্রটি আসল'],
    ] as const) {
      await guardian.go(`/verify/10001/${await codeOnSheet(house.office, place, version, 1)}`);
      await guardian.page.getByRole('heading', { name: verdict }).waitFor();
    }
    t.is(await guardian.page.getByText(pupil(1).UserName).count(), 0);
  },
);
