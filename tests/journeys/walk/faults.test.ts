import test from 'ava';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../browser.ts';
import { Watch } from '../watch.ts';
import { faultsOfPage } from './faults.ts';
import { fontTeller } from './fonts.ts';

let browser: Browser;
test.before(async () => {
  browser = await launch();
});
test.after.always(() => browser?.close());

const ADDRESS = 'http://127.0.0.1:1';

/** A page of this content, with everything else in order. */
async function page(body: string): Promise<Page> {
  const shown = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await shown.setContent(
    `<html lang="bn"><head><title>ক · খ</title><style>* { font-family: "Hind Siliguri" }</style></head>
     <body><div id="root"><h1>ক</h1>${body}</div></body></html>`,
  );
  return shown;
}

const judge = async (body: string, language: 'bn' | 'en' = 'bn') => {
  const shown = await page(body);
  if (language === 'en') await shown.locator('html').evaluate((html) => html.setAttribute('lang', 'en'));
  const faults = await shown.evaluate(faultsOfPage, { language, contexts: ['fees', 'kit'] });
  await shown.close();
  return faults;
};

for (const [what, body, fault] of [
  ['a text key', '<p>fees.dues.title</p>', /^text key fees\.dues\.title/],
  ['a text key that is only spoken', '<input aria-label="kit.form.save">', /^text key kit\.form\.save/],
  ['an English sum in Bengali', '<td>৳1,200</td>', /^digits 1,200/],
  ['an English day in Bengali', '<p>21/11/2026</p>', /^digits 21\/11\/2026/],
  ['an English figure beside a code', '<p>12-BCDFG-HJKLM 500</p>', /^digits 500/],
  ['an English figure in a field', '<input value="500">', /^digits 500/],
  ['a second heading', '<h1>খ</h1>', /^2 h1/],
  ['a page that is too wide', '<div style="width:400px">ক</div>', /^scrolls sideways by \d+ px, <div/],
  ['a page that is promised only', '<p>শীঘ্রই আসছে</p>', /^"শীঘ্রই আসছে" where a page should be/],
  ['another font', '<button style="font-family:serif">ক</button>', /^font serif of <button/],
] as const)
  test(`${what} is seen`, async (t) => {
    const faults = await judge(body);
    t.is(faults.length, 1, faults.join('\n'));
    t.regex(`${faults[0]}`, fault);
  });

test('Bengali figures of ours are seen in English, names are not judged', async (t) => {
  t.deepEqual(await judge('<p>জামাত ১৪৪৮</p><p class="nowrap">১৪৪৭-৪৮ হিজরী</p>', 'en'), []);
  t.regex(`${await judge('<span>২১ নভেম্বর ২০২৬</span>', 'en')}`, /^digits ২/);
  t.regex(`${await judge('<span class="nowrap"><i class="tk">৳</i>৫০০</span>', 'en')}`, /^digits ৫/);
});

test('what is right, hidden, or in another tongue is let be', async (t) => {
  const body = `<p>৳১,২০০ ২১/১১/২০২৬ C-12 a1@b.com</p><p hidden>12</p><p lang="en">12</p><kbd>F2</kbd>
    <div class="scroll" style="overflow:auto"><div style="width:900px">ক</div></div>`;
  t.deepEqual(await judge(body), []);
});

test('a font of the system in the place of ours is seen', async (t) => {
  const shown = await page('');
  t.regex(
    `${await (await fontTeller(shown))()}`,
    /^nothing is drawn in Hind Siliguri,drawn in .+, a font of the system$/,
  );
});

test('errors, uncaught or told, and other hosts are heard; the two known warnings are not', async (t) => {
  const shown = await page('');
  const watch = new Watch(shown, ADDRESS);
  const heard = new Promise((resolve) => shown.on('requestfailed', resolve));
  await shown.route('**', (route) => route.abort());
  await shown.evaluate(() => {
    console.error('Warning: findDOMNode is deprecated');
    console.error('bad');
    setTimeout(() => {
      throw new Error('worse');
    });
    void fetch('http://example.org/x').catch(() => undefined);
  });
  await heard;
  await shown.waitForTimeout(100);
  const told = watch.taken().filter((fault) => !/net::ERR/.test(fault));
  t.deepEqual(told.sort(), ['another host: http://example.org/x', 'console: bad', 'uncaught: worse']);
  t.deepEqual(watch.taken(), []);
});
