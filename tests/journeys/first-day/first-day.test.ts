import { dhakaDay, hijriInWords } from '@madrasah/events/kernel';
import { USUAL_PARTS } from '@madrasah/events/setup';
import test from 'ava';
import type { Browser } from 'playwright-core';
import { bn as access } from '../../../frontend/src/access/text.bn.ts';
import { bn as setup } from '../../../frontend/src/setup/text.bn.ts';
import { launch } from '../browser.ts';
import { Madrasah } from '../madrasah.ts';
import { visit } from '../visitor.ts';
import { words } from '../words.ts';
import { Hand } from './hand.ts';

const { bn } = words;
/** Beyond names and figures. */
const MOST_STROKES = 120;
const MOST_MINUTES = 15;
const SAVE = 'Control+Enter';
/** The month that today lies in, as the calendar proposes it. */
const MONTH = hijriInWords(dhakaDay(new Date()), 'bn').replaceAll(/[০-৯]/g, '').trim();

let madrasah: Madrasah;
let browser: Browser;
let hand: Hand;
let link = '';
let began = 0;

const own = (step: 'prices' | 'openings' | 'logins') =>
  hand.link(setup['setup.list.openOf'].replace('{name}', setup[`setup.${step}.name`]));

test.before(async () => {
  [{ madrasah, link }, browser] = await Promise.all([Madrasah.openEmpty(), launch()]);
  const context = await visit(browser, { language: 'bn' });
  hand = new Hand(await context.newPage(), madrasah.address);
  began = Date.now();
});
test.after.always(() => Promise.all([browser?.close(), madrasah?.close()]));
test.afterEach('nobody saw a fault on any page', (t) => t.deepEqual(hand.watch.taken(), []));

test.serial('the link opens the school, and whoever opened it is in', async (t) => {
  await hand.page.goto(link);
  const written = {
    ...{
      InstitutionName: 'জামিয়া নূরিয়া',
      EngInstitutionName: 'Jamia Nuria',
      AraInstitutionName: 'الجامعة النورية',
    },
    ...{ school_id: '৩০০০৩', Address: 'ময়মনসিংহ', UserName: 'মাওলানা আব্দুল হক', Mobile1: '০১৭১১১১১১১১' },
    ...{ loginName: 'muhtamim', password: 'long-enough', again: 'long-enough' },
  };
  for (const [name, text] of Object.entries(written))
    await hand.write(hand.page.locator(`[name=${name}]`), text);
  await hand.write(hand.field(bn['people.field.born']), '০২/০৩/১৯৮০');
  await hand.page.reload();
  // What was typed is there again; the password is not kept.
  await hand.page.locator('[name=UserName]').waitFor();
  t.is(await hand.page.locator('[name=UserName]').inputValue(), written.UserName);
  t.is(await hand.field(bn['people.field.born']).inputValue(), '২ মার্চ ১৯৮০');
  t.is(await hand.page.locator('[name=password]').inputValue(), '');
  const kept = await hand.page.evaluate(() => JSON.stringify(localStorage));
  t.false(kept.includes(written.password));
  for (const name of ['password', 'again'] as const)
    await hand.write(hand.page.locator(`[name=${name}]`), written[name]);
  await hand.press(SAVE);
  await hand.reads(setup['setup.list.title']);
  await hand.watch.rest();
  t.regex(await hand.page.locator('header').first().innerText(), /জামিয়া নূরিয়া/);
  t.is(await hand.page.evaluate(() => localStorage.getItem('drafts')), null);
});

test.serial('a link that was used opens nothing more and says so', async (t) => {
  const context = await visit(browser, { language: 'bn' });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('alert').waitFor();
  t.regex(await page.getByRole('alert').innerText(), /আগে ব্যবহার হয়ে গেছে/);
  t.is(await page.locator('form').count(), 0);
  await context.close();
});

test.serial('the usual is looked at and taken, part by part', async (t) => {
  const take = hand.button(/^প্রচলিতটি নিন/);
  let parts = 0;
  for (; (await take.count()) > 0; parts += 1) {
    await hand.click(take);
    await hand.reads(setup['setup.list.will']);
    const mizan = hand.page.getByRole('checkbox', { name: 'মীযান', exact: true });
    if ((await mizan.count()) > 0) {
      // A class that this school does not teach; its section and books go with it.
      await hand.click(hand.page.getByText('মীযান', { exact: true }));
      await hand.reads('সঙ্গে বাদ: ১টি শাখা, ৭টি বিষয়');
      t.false(await mizan.isChecked());
    }
    await hand.press(SAVE);
    await hand.page.getByRole('dialog').waitFor({ state: 'detached' });
    await hand.watch.rest();
  }
  t.is(parts, USUAL_PARTS.length);
});

test.serial('a price, and an opening that one login alone brings over', async (t) => {
  await hand.click(own('prices'));
  await hand.write(hand.page.getByLabel('মাসিক বেতন, ছাত্র, আবাসিক, নতুন'), '৮০০');
  await hand.press('Control+ArrowRight');
  await hand.press(SAVE);
  await hand.watch.rest();
  await hand.home();
  await hand.click(own('openings'));
  await hand.write(hand.field('যে তারিখের জের'), '০১/০৭/২০২৬');
  await hand.write(hand.field('কোন খাতা থেকে'), 'ক্যাশ খাতা, পৃষ্ঠা ১২');
  await hand.choose('হিসাব', 'নগদ বাক্স');
  await hand.choose('তহবিল', 'সাধারণ তহবিল');
  await hand.write(hand.page.locator('[name="accounts[0].amount"]'), '৫০০০');
  await hand.press(SAVE);
  // ACCOUNTING 6.1: of the only login of a school an opening needs no second person.
  await hand.reads(/প্রারম্ভিক জের হিসাবে তোলা হয়েছে/);
  await hand.watch.rest();
  await hand.home();
  // Ticked by itself: what stands is told in one line.
  await hand.reads(/^হয়ে গেছে:.*প্রারম্ভিক জের/);
  t.is(await own('openings').count(), 0);
  // One class has its price: the step says so and stays.
  await hand.reads('১১টি জামাতের মধ্যে ১টিতে আছে');
  await hand.click(hand.button(setup['setup.list.awayOf'].replace('{name}', setup['setup.months.name'])));
  await hand.page.getByText(setup['setup.months.why']).waitFor({ state: 'detached' });
});

test.serial('one student is admitted, one month charged, one receipt given', async (t) => {
  await hand.click(hand.button(/^শিক্ষার্থী/));
  await hand.click(hand.link('নতুন ভর্তি'));
  await hand.write(hand.field(bn['people.field.name']), 'আব্দুল্লাহ');
  await hand.choose(bn['people.field.gender'], 'পুরুষ');
  await hand.write(hand.field(bn['people.field.born']), '০২/০৩/২০১৫');
  await hand.write(hand.field(bn['people.field.father']), 'আব্দুর রহমান');
  await hand.write(hand.field(bn['people.field.mother']), 'আয়েশা');
  await hand.write(hand.field(bn['people.field.mobile1']), '০১৭১১১১১১১২');
  await hand.choose('জামাত', 'নূরানী প্রথম');
  await hand.choose('আবাসন', 'আবাসিক');
  await hand.choose('আর্থিক অবস্থা', 'সচ্ছল');
  await hand.press(SAVE);
  await hand.reads('ভর্তি সফল হয়েছে');
  await hand.watch.rest();
  await hand.click(hand.button(/^হিসাব/));
  await hand.click(hand.button('ফি ও ধার্য'));
  await hand.click(hand.page.getByRole('link', { name: 'ফি ধার্য', exact: true }));
  await hand.choose('শিক্ষাবর্ষ', /হিজরী/);
  await hand.choose('মাস', MONTH);
  await hand.press(SAVE);
  await hand.reads(/৮০০/);
  await hand.watch.rest();
  await hand.press(SAVE);
  await hand.reads('ফি ধার্য হয়েছে');
  await hand.watch.rest();
  await hand.home();
  await hand.click(hand.link('ফি গ্রহণ'));
  // Whoever types without the mouse sees the box that takes it: its page may come after the last request has ended.
  await hand.page.locator('[role=combobox]:focus').waitFor();
  await hand.page.keyboard.type('১০০১');
  await hand.press('Enter');
  await hand.write(hand.field(bn['fees.counter.amount']), '৮০০');
  await hand.press(SAVE);
  await hand.page.locator('[class*="_saved_"]').getByRole('heading').waitFor();
  t.regex(await hand.page.locator('[class*="_saved_"] [class*="_figure_"]').innerText(), /৮০০/);
});

test.serial('a second person comes onto the list with his login and the powers of his job', async (t) => {
  await hand.home();
  await hand.click(own('logins'));
  await hand.click(hand.button(access['access.logins.add']));
  await hand.write(hand.field(bn['people.field.name']), 'আব্দুল করিম');
  await hand.write(hand.field(bn['people.field.born']), '০২/০৩/১৯৮৫');
  await hand.write(hand.field(bn['people.field.ownMobile']), '০১৭১১১১১১১৩');
  await hand.choose(access['access.logins.job'], 'ক্যাশিয়ার');
  await hand.write(hand.page.locator('[name=loginName]'), 'cashier');
  for (const name of ['password', 'again'])
    await hand.write(hand.page.locator(`dialog [name=${name}]`), 'long-enough');
  await hand.press(SAVE);
  await hand.page.waitForURL(/\/settings\/add-login-users\/\d+$/);
  await hand.watch.rest();
  t.is(await hand.page.getByRole('dialog').count(), 0);
  await hand.home();
  await hand.reads(/^হয়ে গেছে:.*অন্যদের লগইন/);
});

test.serial('all of it took few strokes and little time', (t) => {
  const minutes = (Date.now() - began) / 60_000;
  t.log(`${hand.strokes} clicks and keys beyond names and figures, ${minutes.toFixed(1)} minutes`);
  t.true(hand.strokes <= MOST_STROKES, `${hand.strokes}`);
  t.true(minutes <= MOST_MINUTES, `${minutes}`);
});
