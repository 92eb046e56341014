import { addDays, dhakaDay, wordIn } from '@madrasah/events';
import { certificates } from '@madrasah/events/certificates';
import { vacations } from '@madrasah/events/hostel';
import test from 'ava';
import sharp from 'sharp';
import { bn as applications } from '../../../frontend/src/applications/text.bn.ts';
import { bn as hostel } from '../../../frontend/src/hostel/text.bn.ts';
import { saidOf } from '../../../frontend/src/kit/entry/said.ts';
import { House, type Person, said } from '../accounting/house.ts';
import { words } from '../words.ts';
import { fillApplication, NAME } from './applicant.ts';
import { classToApplyTo, type Place, type Pupil, pay, soon, studentNamed } from './pupil.ts';
import { clearance, leave, paper, promote } from './steps.ts';

/** What a list says whose search finds nothing, without what was typed. */
const NOTHING_LIKE_IT = new RegExp(words.bn['kit.list.noneMeant'].replace('{typed}', '.*'));

const { bn } = words;
const SAID = saidOf(vacations, 'bn');
const ATTESTED = saidOf(certificates, 'bn');
const PHONE = 360;
const CARD = '99887766';
const today = dhakaDay(new Date());

let house: House;
let place: Place;
let guardian: Person;
let office: Person;
let student: Pupil;

test.before(async () => {
  house = await House.open();
  place = await classToApplyTo(house.office);
  guardian = await house.stranger(PHONE);
  office = await house.enters('admin');
});

test.after.always(() => house?.close());

test.afterEach('nobody saw a fault on any page', (t) => {
  t.deepEqual([...(guardian?.watch.taken() ?? []), ...(office?.watch.taken() ?? [])], []);
});

test.serial(
  'a guardian applies on a telephone, is told the number, and mends what he wrote by his link',
  async (t) => {
    await guardian.go('/10001/online_admission');
    await fillApplication(guardian, place.className);
    await guardian.button(applications['applications.open.submit']).click();
    await guardian.reads(applications['applications.open.sent']);
    t.regex(guardian.page.url(), /online_admission\/\d+\?sig=[\w-]+/);
    await guardian.page.reload();
    await guardian.watch.rest();
    await guardian.button(applications['applications.open.mend']).click();
    await guardian.field(bn['people.field.mother']).fill('আয়েশা সিদ্দীকা');
    await guardian.button(applications['applications.open.mend']).last().click();
    await guardian.reads(applications['applications.open.bring']);
    await guardian.page.evaluate(() => {
      const { pathname } = window.location;
      window.location.href = pathname;
    });
    await guardian.reads(applications['applications.open.four']);
    t.is(await guardian.page.getByText(NAME).count(), 0, 'the number alone tells no name');
  },
);

test.serial('the office finds the application, completes it and admits', async (t) => {
  await office.go('/students/online-admission');
  await office.page.getByRole('row').filter({ hasText: NAME }).getByRole('link').last().click();
  await office.watch.rest();
  t.is(await office.field(bn['people.field.mother']).inputValue(), 'আয়েশা সিদ্দীকা');
  await office.choose(wordIn('bn', 'section'), place.sectionName);
  await office.choose(bn['admissions.field.financial'], 'মধ্যবিত্ত');
  await office.button(applications['applications.admit.save']).last().click();
  await office.page.waitForURL(/\/students\/\d+|counter|fee/);
  await office.watch.rest();
  student = await studentNamed(house.office, NAME);
  t.is(student.ClassID, place.classId);
});

test.serial('his photo, a card that finds him, and his name in English letters', async (t) => {
  const buffer = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#863' } })
    .jpeg()
    .toBuffer();
  await office.go(`/general-info/users-info/${student.UserID}`);
  await office.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer });
  await office.button(bn['people.edit.save']).click();
  await office.button(bn['people.photo.remove']).waitFor();
  await office.go(`/general-info/rfid-card?search=${encodeURIComponent(NAME)}`);
  await office.button(said('people.card.assign', { name: NAME })).click();
  await office.field(wordIn('bn', 'cardNumber')).fill(CARD);
  await office.page.keyboard.press('Enter');
  await office.page.getByRole('dialog').waitFor({ state: 'detached' });
  await office.go(`/students/english-arobi-name?search=${student.UserCode}`);
  await office.field(`${bn['people.field.name']} (${bn['people.names.english']})`).fill('Salman Farsi Nadwi');
  await office.button(bn['people.names.save']).click();
  await office.reads('নাম সংরক্ষণ করা হয়েছে');
  t.is((await studentNamed(house.office, CARD)).UserID, student.UserID);
  t.is((await studentNamed(house.office, 'Salman Farsi')).UserID, student.UserID);
});

test.serial('he goes home with a gate pass, and is back', async (t) => {
  await office.go('/students/vacation');
  await office.button(SAID.add).first().click();
  await office.field(wordIn('bn', 'student')).fill(student.UserCode);
  await office.page.getByRole('option').first().click();
  await office.field(wordIn('bn', 'vacationType')).click();
  await office.page.getByRole('option').first().click();
  await office.choose(wordIn('bn', 'fetchedBy'), 'পিতা');
  await office.field(wordIn('bn', 'goesOn')).fill(today);
  await office.field(wordIn('bn', 'goesAt')).fill('০০:০১');
  await office.field(wordIn('bn', 'comesOn')).fill(addDays(today, 2));
  await office.choose(wordIn('bn', 'comesAt'), 'সন্ধ্যা ৬:০০');
  await office.field(wordIn('bn', 'remark')).fill('বোনের বিবাহ');
  await office.button(SAID.save).click();
  await office.page.getByRole('dialog').waitFor({ state: 'detached' });
  await office.go(`/students/vacation?search=${student.UserCode}&state=out`);
  const pass = paper(office);
  await office.button(SAID.print.of(NAME)).click();
  t.is((await pass).status(), 200);
  await office.watch.rest();
  await office.button(hostel['hostel.vacation.back']).click();
  await office.button(hostel['hostel.vacation.backSave']).click();
  await office.page.getByRole('dialog').waitFor({ state: 'detached' });
  await office.reads(NOTHING_LIKE_IT);
});

test.serial('he moves on to the next session; that is taken back, and done again', async (t) => {
  await promote(office, place);
  // The office asks beside the page, and may be told what was before.
  const moved = await soon(
    () => studentNamed(house.office, NAME),
    (one) => one.SessionID !== student.SessionID,
  );
  t.not(moved.SessionID, student.SessionID);
  await office.go('/students/promotion');
  await office.button(bn['kit.undo.do']).first().click();
  const dialog = office.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('ভুল শিক্ষাবর্ষ');
  await dialog.getByRole('button', { name: bn['kit.undo.do'] }).click();
  await dialog.waitFor({ state: 'detached' });
  await office.reads(bn['kit.undo.undone']);
  const back = await soon(
    () => studentNamed(house.office, NAME),
    (one) => one.AdmissionID === student.AdmissionID,
  );
  t.is(back.AdmissionID, student.AdmissionID);
  await promote(office, place);
});

const listed = async () => {
  const path = `/api/students/view_students?search=${encodeURIComponent(NAME)}&limit=1`;
  return (await house.office.ask<{ total: number }>('GET', path)).total;
};

test.serial('a leaving that was a mistake is taken back by his return', async (t) => {
  const now = await studentNamed(house.office, NAME);
  const before = await listed();
  t.true(before > 0);
  await leave(office, now);
  const after = await soon(listed, (count) => count < before);
  await office.go(`/students/${now.AdmissionID}?tab=details`);
  await office.button(bn['admissions.standing.back']).click();
  const dialog = office.page.getByRole('dialog');
  await dialog.getByLabel('কারণ').fill('অভিভাবক মত বদলেছেন');
  await dialog.getByRole('button', { name: bn['admissions.standing.back'] }).click();
  await dialog.waitFor({ state: 'detached' });
  await office.button(bn['admissions.standing.leave']).waitFor();
  t.is(await soon(listed, (count) => count === after + 1), after + 1);
});

test.serial('he leaves; his clearance is printed once everything is paid, and not before', async (t) => {
  const now = await studentNamed(house.office, NAME);
  await leave(office, now);
  await office.go('/students/certificate-of-attestation');
  await office.button(ATTESTED.add).first().click();
  await office.field(wordIn('bn', 'student')).fill(student.UserCode);
  await office.page.getByRole('option').first().click();
  await office.field(wordIn('bn', 'exam')).click();
  await office.page.getByRole('option').first().click();
  await office.field(wordIn('bn', 'totalMark')).fill('৭৯০');
  await office.field(wordIn('bn', 'division')).fill('মুমতায');
  await office.field(wordIn('bn', 'reason')).fill('পুরনো রেজিস্টার থেকে'); // nothing is published of him
  await office.button(ATTESTED.save).click();
  await office.page.getByRole('dialog').waitFor({ state: 'detached' });
  t.is(await clearance(office, student), 409);
  await office.watch.rest();
  t.true(
    office.watch.taken().every((fault) => fault.includes('409')),
    'the browser notes the refusal itself',
  );
  await pay(house.office, student);
  await pay(house.office, now);
  t.is(await clearance(office, student), 200);
});

test.serial('a certificate that was given by mistake is withdrawn, and stands on no list', async (t) => {
  await office.go(`/students/certificate-of-attestation?search=${student.UserCode}`);
  await office.button(ATTESTED.withdraw.of(NAME)).click();
  const dialog = office.page.getByRole('dialog');
  await dialog.getByRole('button', { name: ATTESTED.withdraw.verb }).click();
  await dialog.waitFor({ state: 'detached' });
  await office.reads(NOTHING_LIKE_IT);
  const path = `/api/students/get_student_transfer_certificate?search=${student.UserCode}`;
  const left = async () => (await house.office.ask<{ data: unknown[] }>('GET', path)).data.length;
  t.is(await soon(left, (count) => count === 0), 0);
});
