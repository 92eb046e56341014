import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { studentFiles, studentLine } from '../../beginnings/students.ts';
import { choose, onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const HOME = { permanentPoliceStationID: '207006', permanentPost: 'সোনাগাজী', permanentVill: 'চরচান্দিয়া' };
const HERE = { TransientPoliceStationID: '207006', TransientPost: 'সোনাগাজী', TransientVill: 'চরচান্দিয়া' };
const MOBILE = '01755667788';

row(
  62,
  'by his brother’s mobile a child comes with parents and address, into the recorded family',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    await makeChart(admin);
    const place = await makeClass(admin);
    const of = { FatherName: 'মুহাম্মদ ইউনুস', Mobile1: MOBILE, ...HOME, ...HERE };
    const elder = await admit(admin, place, 'আব্দুল্লাহ', of);
    const sister = await admit(admin, place, 'আয়েশা', { FatherName: 'মুহাম্মদ ইউনুস', GenderID: 2 });
    await admin.done('/api/students/family', { UserIDs: [elder.UserID, sister.UserID], GuardianID: null });

    await onPage(house, school, '/students/add', async (page) => {
      const field = (name: string) => page.locator(`input[name="${name}"]`);
      await page.locator('#personal input[lang=bn]').first().fill('উমর');
      await choose(page, 'লিঙ্গ', 'পুরুষ');
      await page.getByLabel('জন্ম তারিখ').fill('১৪/৫/২০১৫');
      await field('FatherName').fill('মুহাম্মদ ইউনুছ');
      await field('Mobile1').fill('01755-667788');
      const take = page.getByRole('button', { name: 'পিতা-মাতা, মোবাইল ও ঠিকানা নিন' });
      await take.first().waitFor();
      t.ok((await page.locator('#contact').innerText()).includes('আব্দুল্লাহ'), 'whose mobile it is');
      await take.first().click();
      await page.getByRole('button', { name: 'আমার লেখা থাকুক' }).click();
      await t.comes(() => field('MotherName').inputValue(), 'ফাতিমা', 'the mother');
      t.is(await field('FatherName').inputValue(), 'মুহাম্মদ ইউনুছ', 'what was typed stays');
      await t.comes(() => field('permanentVill').inputValue(), 'চরচান্দিয়া', 'the village');

      await page.getByRole('button', { name: 'ফিরিয়ে দিন' }).click();
      await t.comes(() => field('MotherName').inputValue(), '', 'given back');
      await take.first().click();
      await page.getByRole('button', { name: /-এর তথ্য নিন$/ }).click();
      await t.comes(() => field('FatherName').inputValue(), 'মুহাম্মদ ইউনুস', 'the father as he is recorded');

      await choose(page, 'জামাত', 'কাফিয়া');
      await choose(page, 'শাখা', 'ক');
      await choose(page, 'আবাসন', 'আবাসিক');
      await choose(page, 'আর্থিক অবস্থা', 'সচ্ছল');
      await page.getByRole('button', { name: /^ভর্তি সংরক্ষণ/ }).click();
      await page.waitForURL(/\/students\/\d+$/);
    });
    const found = await admin.read('/api/students/search_student?search=');
    const { UserID } = found.find(({ StudentName }: { StudentName: string }) => StudentName === 'উমর');
    const family = await admin.read(`/api/students/family?UserID=${UserID}`);
    t.is(family.recorded, true, 'of the recorded family');
    t.is(family.children.length, 3, 'brothers and sisters');
    const { permanentVill, FatherName } = await admin.read(`/api/users/get_single_user?id=${UserID}`);
    t.like({ permanentVill, FatherName }, { permanentVill: 'চরচান্দিয়া', FatherName: 'মুহাম্মদ ইউনুস' });
  },
);

row(62, 'a file of students names whose brothers and sisters they are by the mobile', async (t, house) => {
  const school = await house.school();
  const { admin } = school;
  await makeChart(admin);
  const { place, look } = await studentFiles(admin);
  const { UserCode } = await admit(admin, place, 'আব্দুল্লাহ', { Mobile1: '01712345678' });
  const { notices } = (await look([studentLine('উমর'), studentLine('আলী')])).body.data;
  const digits = (text: string) => text.replace(/[০-৯]/g, (one) => String('০১২৩৪৫৬৭৮৯'.indexOf(one)));
  const told = notices.map(digits).find((notice: string) => notice.includes(UserCode)) ?? '';
  t.match(told, /2, 3/, `the lines and the student: ${notices}`);
  t.ok(told.includes('আব্দুল্লাহ'), 'his name');
});
