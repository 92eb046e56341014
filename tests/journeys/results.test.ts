import test from 'ava';
import type { Browser, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { codeOnSheet, type ExamPlace, setExam } from './exam.ts';
import { Madrasah } from './madrasah.ts';
import { Office } from './office.ts';
import { signIn, visit } from './visitor.ts';
import { Watch } from './watch.ts';

let madrasah: Madrasah;
let browser: Browser;
let page: Page;
let watch: Watch;
let exam: ExamPlace;
let office: Office;

test.before(async () => {
  [madrasah, browser] = await Promise.all([Madrasah.open(), launch()]);
  office = await Office.open(madrasah);
  exam = await setExam(office, 'বার্ষিক পরীক্ষা');
  const context = await visit(browser, { state: await signIn(browser, madrasah) });
  page = await context.newPage();
  watch = new Watch(page, madrasah.address);
});

test.after.always(async () => {
  await browser?.close();
  await madrasah?.close();
});

const at = (path: string) => {
  const { SessionID, ExamID, SubClassID } = exam;
  return `${madrasah.address}${path}?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`;
};
const cell = (row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`);
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

test.serial(
  'marks are typed by the keyboard alone; what they come to stands beside them at once',
  async (t) => {
    await page.goto(at('/result'));
    await watch.rest();
    await cell(0, 0).focus();
    await page.keyboard.type('৭৯.৫');
    await page.keyboard.press('Enter');
    await page.keyboard.type('60');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('অ');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('90');
    t.is(await cell(0, 1).inputValue(), '90');
    await row(exam.names[0] ?? '')
      .getByText('১৬৯.৫')
      .waitFor();
    await row(exam.names[0] ?? '')
      .getByText('মুমতায')
      .waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('নম্বর সংরক্ষণ করা হয়েছে').waitFor();
    await page.reload();
    await watch.rest();
    t.deepEqual(await Promise.all([cell(0, 0).inputValue(), cell(1, 1).inputValue()]), ['৭৯.৫', 'অ']);
  },
);

test.serial(
  'what is no mark of the paper is marked and not saved; a column is pasted from its first cell',
  async (t) => {
    await cell(0, 0).fill('১০১');
    t.is(await cell(0, 0).getAttribute('aria-invalid'), 'true');
    await page.keyboard.press('Control+Enter');
    await page.getByText('১টি ঘরের নম্বর ঠিক নেই').waitFor();
    await cell(0, 0).evaluate((box) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '৮১\t১\n৬২\t২\n');
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    t.deepEqual(await Promise.all([cell(0, 0).inputValue(), cell(1, 0).inputValue()]), ['৮১', '৬২']);
    await page.keyboard.press('Control+Enter');
    await page.getByText('নম্বর সংরক্ষণ করা হয়েছে').waitFor();
  },
);

test.serial('a section is published after its consequence was said, and is closed then', async (t) => {
  await page.goto(at('/result/point-results'));
  await watch.rest();
  await page.getByRole('button', { name: 'প্রকাশ করুন', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('অভিভাবকেরা সঙ্গে সঙ্গে দেখতে পাবেন').waitFor();
  await dialog.getByRole('button', { name: 'প্রকাশ করুন' }).click();
  await page.getByText('প্রকাশিত', { exact: true }).first().waitFor();
  await page.goto(at('/result'));
  await watch.rest();
  t.false(await cell(0, 0).isEditable());
});

test.serial(
  'a published mark is corrected after it was seen whom that moves; the version before is told',
  async (t) => {
    await page.getByRole('button', { name: 'সংশোধন করুন' }).click();
    await cell(1, 0).fill('৯৯');
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('row')
      .filter({ hasText: exam.names[1] ?? '' })
      .getByText('৯৯')
      .waitFor();
    await dialog.getByRole('textbox').fill('উত্তরপত্র আবার দেখা হয়েছে');
    await dialog.getByRole('button', { name: 'সংশোধন প্রকাশ করুন' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto(at('/result/versions'));
    await watch.rest();
    await page.getByText('সংস্করণ ২ · এখন প্রকাশিত').waitFor();
    await page.getByText('সংস্করণ ১ · পরের সংস্করণ এসেছে').waitFor();
    t.is(await row(exam.names[1] ?? '').count(), 1);
  },
);

test.serial(
  'the code on the old sheet tells that it is out of date, that on the new one that it is genuine',
  async (t) => {
    for (const [version, verdict] of [
      [1, 'নম্বরপত্রটি পুরোনো'],
      [2, 'নম্বরপত্রটি আসল'],
    ] as const) {
      await page.goto(`${madrasah.address}/verify/10001/${await codeOnSheet(office, exam, version, 1)}`);
      await page.getByRole('heading', { name: verdict }).waitFor();
    }
    t.false((await page.locator('main').innerText()).includes(exam.names[1] ?? ''));
  },
);

test.serial('a publication is taken back with a reason', async (t) => {
  await page.goto(at('/result/point-results'));
  await watch.rest();
  await page.getByRole('button', { name: 'প্রত্যাহার করুন' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('একটি নম্বর ভুল ছিল');
  await dialog.getByRole('button', { name: 'প্রত্যাহার করুন' }).click();
  await page.getByText('অপ্রকাশিত', { exact: true }).first().waitFor();
  await page.goto(at('/result'));
  await watch.rest();
  t.true(await cell(0, 0).isEditable());
});
