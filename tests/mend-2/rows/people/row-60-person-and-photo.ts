import type { Page } from 'playwright-core';
import { makeChart } from '../../beginnings/chart.ts';
import { makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const PASSWORD = 'long-enough-1';

async function signIn(page: Page, address: string, school: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('প্রতিষ্ঠানের আইডি').fill(school);
  await page.getByLabel('লগইন নাম').fill('admin');
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'প্রবেশ করুন' }).click();
  await page.locator('#main h1').waitFor();
}

const DRAWN = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 });
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'teal';
  pen.fillRect(20, 20, 200, 300);
  return canvas.toDataURL('image/jpeg');
})()`;

/** A picture as a telephone brings it, drawn by the browser. */
async function choosePhoto(page: Page): Promise<void> {
  const url = await page.evaluate<string>(DRAWN);
  const buffer = Buffer.from(url.split(',')[1] as string, 'base64');
  const box = page.locator('input[type=file]').first();
  await box.setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer });
  await page.locator('form input[type=range]').first().waitFor();
  await page.waitForTimeout(500); // the part is cut
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option }).first().click();
}

row(60, 'a person in a new tab is saved with his photo at once, and he is shown again', async (t, house) => {
  const school = await house.school();
  const id = await school.person('মাওলানা ইউনুস');
  const context = await (await house.browser()).newContext({ locale: 'bn-BD' });
  context.setDefaultTimeout(20_000);
  try {
    await signIn(await context.newPage(), house.address, school.id);
    const page = await context.newPage();
    await page.goto(`${house.address}/general-info/users-info/${id}`);
    await page.getByLabel('পিতার নাম').fill('মুহাম্মদ ইলিয়াস');
    await choosePhoto(page);
    await page.getByRole('button', { name: 'পরিবর্তন সংরক্ষণ' }).click();
    const saved = () => school.admin.read(`/api/users/get_single_user?id=${id}`);
    await t.comes(async () => (await saved()).FatherName, 'মুহাম্মদ ইলিয়াস', 'his father as saved');
    await t.comes(async () => Boolean((await saved()).Photo), true, 'his photo was saved with his data');
    await page.waitForLoadState('networkidle');
    t.match(page.url(), `/general-info/users-info/${id}`, 'the address after saving');
  } finally {
    await context.close();
  }
});

row(60, 'an admission takes the photo', async (t, house) => {
  const school = await house.school();
  await makeChart(school.admin);
  await makeClass(school.admin);
  const context = await (await house.browser()).newContext({ locale: 'bn-BD' });
  context.setDefaultTimeout(20_000);
  try {
    const page = await context.newPage();
    await signIn(page, house.address, school.id);
    await page.goto(`${house.address}/students/add`);
    await page.getByLabel('নাম', { exact: false }).first().waitFor();
    const photos = async () => (await page.locator('input[type=file]').count()) > 0;
    await t.comes(photos, true, 'the form of an admission has a photo');
    await page.locator('#personal input[lang=bn]').first().fill('আব্দুল্লাহ');
    await choose(page, 'লিঙ্গ', 'পুরুষ');
    await page.getByLabel('জন্ম তারিখ').fill('১৪/৫/২০১২');
    await page.getByLabel('পিতার নাম').fill('মুহাম্মদ ইউসুফ');
    await page.getByLabel('মাতার নাম').fill('ফাতিমা');
    await page.getByLabel('অভিভাবকের মোবাইল').fill('01812345678');
    await choosePhoto(page);
    await choose(page, 'জামাত', 'কাফিয়া');
    await choose(page, 'শাখা', 'ক');
    await choose(page, 'আবাসন', 'আবাসিক');
    await choose(page, 'আর্থিক অবস্থা', 'সচ্ছল');
    await page.getByRole('button', { name: 'ভর্তি সংরক্ষণ' }).click();
    await page.waitForURL(/\/students\/\d+$/);
    const [student] = await school.admin.read('/api/students/search_student?search=');
    t.is(student.StudentName, 'আব্দুল্লাহ', 'who was admitted');
    t.ok(student.Photo, 'the photo was saved with the admission');
  } finally {
    await context.close();
  }
});
