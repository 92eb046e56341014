import test from 'ava';
import { bn as marksBn } from '../../../frontend/src/results/text.bn.ts';
import { fillSignIn, signIn, visit } from '../visitor.ts';
import { words } from '../words.ts';
import { openRoom } from './room.ts';

const { bn } = words;
const SAVE = 'Control+Enter';
const ADMIT = '/students/add';
const NAME = 'আব্দুল্লাহ আল মামুন';
const DAY_MS = 24 * 60 * 60 * 1000;

const room = openRoom();
const go = (path: string) => room.go(path);
const field = (label: string) => room.field(label);
const kept = () => room.page.evaluate(() => localStorage.getItem('drafts') ?? '');
const told = () => room.told();
const brought = () => room.page.getByText(bn['kit.draft.found']);

/** Types a name into a new admission, and waits until its draft is told. */
async function begin(): Promise<void> {
  await go(ADMIT);
  await field(bn['people.field.name']).fill(NAME);
  await told().waitFor();
}

test.serial(
  'a reload brings a long form back from its draft; whoever does not want it begins anew',
  async (t) => {
    await begin();
    t.regex(await told().innerText(), /খসড়া রাখা হয়েছে [০-৯]{2}:[০-৯]{2}/);
    await room.page.reload();
    await brought().waitFor();
    t.is(await field(bn['people.field.name']).inputValue(), NAME);
    await room.page.getByRole('button', { name: bn['kit.draft.drop'] }).click();
    await brought().waitFor({ state: 'detached' });
    t.is(await field(bn['people.field.name']).inputValue(), '');
    t.is(await kept(), '');
  },
);

test.serial('leaving the page asks nothing, as nothing is lost; another login finds none', async (t) => {
  await begin();
  await room.page
    .getByRole('link', { name: bn['kit.page.product'] })
    .or(room.page.locator('header a').first())
    .first()
    .click();
  await room.page.waitForURL((url) => url.pathname !== ADMIT);
  t.is(await room.page.getByRole('dialog').count(), 0);
  const drafts = await kept();
  t.false(drafts.includes(NAME)); // nobody reads it there
  const stored = await room.page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const { draftKey } = await (await fetch('/api/permission/menu', { headers })).json();
    const all = [...Object.values(localStorage), ...Object.values(sessionStorage)].join();
    return { hasKey: typeof draftKey === 'string', isThere: all.includes(draftKey) };
  });
  t.deepEqual(stored, { hasKey: true, isThere: false });
  const other = await visit(room.browser, {
    state: await signIn(room.browser, room.madrasah, 'cashier'),
  });
  const theirs = await other.newPage();
  await theirs.addInitScript((value) => localStorage.setItem('drafts', value), drafts);
  await theirs.goto(room.madrasah.address + ADMIT);
  await theirs.locator('#main h1').waitFor();
  t.is(await theirs.getByText(bn['kit.draft.found']).count(), 0);
  await other.close();
});

const signOut = async () => {
  await room.page.getByRole('button', { name: bn['kit.user.menu'].replace('{name}', 'admin') }).click();
  await room.page.getByRole('button', { name: bn['kit.page.signOut'] }).click();
};
const atTheDoor = async () => {
  await room.page.waitForURL('**/login');
  await room.page.waitForTimeout(1000); // the page begins anew
};

test.serial('after seven days a draft is gone', async (t) => {
  await begin();
  await room.page.evaluate((past) => {
    const all: Record<string, { at: number }> = JSON.parse(localStorage.getItem('drafts') ?? '{}');
    for (const sealed of Object.values(all)) sealed.at -= past;
    sessionStorage.setItem('old', JSON.stringify(all));
  }, 7 * DAY_MS);
  await room.page.goto(room.madrasah.address);
  await room.page.evaluate(() => localStorage.setItem('drafts', sessionStorage.getItem('old') ?? ''));
  await go(ADMIT);
  t.is(await field(bn['people.field.name']).inputValue(), '');
  t.is(await kept(), '');
});

test.serial('signing out by hand asks what becomes of a draft, by the name of its page', async (t) => {
  await begin();
  const name = (await room.page.locator('#main .breadcrumb [aria-current]').innerText()).trim();
  await go('/');
  await signOut();
  const dialog = room.page.getByRole('dialog', { name: bn['kit.out.title'] });
  await dialog.getByText(name).waitFor();
  await room.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  t.not(await room.page.evaluate(() => localStorage.getItem('token')), null);
  await room.page.getByRole('button', { name: bn['kit.page.signOut'] }).click(); // the menu stands as it was
  await dialog.getByRole('button', { name: bn['kit.out.keep'] }).click();
  await atTheDoor();
  await fillSignIn(room.page);
  await room.page.locator('#main h1').waitFor();
  await go(ADMIT);
  await brought().waitFor();
  t.is(await field(bn['people.field.name']).inputValue(), NAME);
  await signOut();
  await dialog.getByRole('button', { name: bn['kit.out.throwAway'] }).click();
  await atTheDoor();
  t.is(await kept(), '');
});

test.serial('with nothing unsent signing out asks nothing', async (t) => {
  await go(ADMIT);
  await signOut();
  await atTheDoor();
  t.is(await kept(), '');
});

test.serial('typed marks are brought back too, and are no draft any more once saved', async (t) => {
  await go(room.sheet);
  const cell = room.page.locator('[data-cell="0:0"]');
  await cell.fill('৭৭');
  await told().waitFor();
  await room.page.reload();
  await brought().waitFor();
  t.is(await cell.inputValue(), '৭৭');
  await room.page.keyboard.press(SAVE);
  await room.page.getByText('নম্বর সংরক্ষণ করা হয়েছে').waitFor();
  await brought().waitFor({ state: 'detached' });
  t.is(await kept(), '');
});

test.serial(
  'the first cell that holds no mark is gone to and said, with the focus nowhere too',
  async (t) => {
    await go(room.sheet);
    await room.page.locator('[data-cell="1:1"]').fill('৫০০');
    await room.page.locator('[data-cell="0:0"]').fill('৭০');
    await room.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await room.page.keyboard.press(SAVE);
    await room.page
      .getByRole('alert')
      .filter({ hasText: marksBn['results.sample.wrong'].replace('{max}', '১০০') })
      .waitFor();
    t.is(await room.page.evaluate(() => document.activeElement?.getAttribute('data-cell')), '1:1');
    await room.page.keyboard.type('৮০');
    await room.page.keyboard.press(SAVE);
    await room.page.getByText('নম্বর সংরক্ষণ করা হয়েছে').waitFor();
  },
);

test.serial('the counter keeps no draft: no sum stays in the browser', async (t) => {
  await go('/accounting/student-fee-collection');
  await room.page.keyboard.type('১');
  await room.page.waitForTimeout(800);
  t.is(await kept(), '');
});
