import test from 'ava';
import type { Browser } from 'playwright-core';
import { launch } from '../../browser.ts';
import { blanksOfPage } from './blank.ts';

let browser: Browser;
test.before(async () => {
  browser = await launch();
});
test.after.always(() => browser?.close());

const judge = async (body: string) => {
  const page = await browser.newPage();
  await page.setContent(`<main id="main">${body}</main>`);
  const faults = await page.evaluate(blanksOfPage, { untrue: ['কিছু মেলেনি'] });
  await page.close();
  return faults;
};

for (const [what, body, fault] of [
  [
    'an empty place without a way',
    '<div class="empty"><h2>নেই</h2></div>',
    /^empty, and no way from it: "নেই"/,
  ],
  [
    'a table of its head alone',
    '<table><thead><tr><th>নাম</th></tr></thead></table>',
    /^a table without a row/,
  ],
  ['that nothing was found', '<p>কিছু মেলেনি</p>', /^untrue here/],
  ['what could not be fetched', '<div role="alert">আনা যায়নি</div>', /^an alert/],
] as const)
  test(`${what} is seen`, async (t) => {
    const faults = await judge(body);
    t.is(faults.length, 1, faults.join('\n'));
    t.regex(`${faults[0]}`, fault);
  });

test('a way, what is as it should be, a row and what is hidden are let be', async (t) => {
  const body = `<div class="empty">নেই <a href="/x">তৈরি করুন</a></div><div class="empty" data-fine>নেই</div>
    <table><tbody><tr><td>ক</td></tr></tbody></table><div hidden class="empty">নেই</div>`;
  t.deepEqual(await judge(body), []);
});
