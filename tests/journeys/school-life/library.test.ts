import { addDays, dhakaDay, wordIn } from '@madrasah/events';
import { addBookCopies, bookKinds, loanRules, loans, titles } from '@madrasah/events/library';
import test from 'ava';
import { saidOf } from '../../../frontend/src/kit/entry/said.ts';
import { bn as library } from '../../../frontend/src/library/text.bn.ts';
import { House, type Person } from '../accounting/house.ts';
import { words } from '../words.ts';

const { bn } = words;
const SAID = saidOf(loans, 'bn');
const TITLE = 'রিয়াযুস সালিহীন';
const today = dhakaDay(new Date());
const does = (turn: string) => loans.turns[turn]?.words.bn.does ?? '';
const label = (of: { readonly fields: typeof titles.fields }, wire: string) => of.fields[wire]?.word.bn ?? '';

let house: House;
let office: Person;
let reader: { readonly UserCode: string; readonly StudentName: string };

test.before(async () => {
  house = await House.open();
  office = await house.enters('admin');
  const path = '/api/students/view_students?limit=1';
  const found = await house.office.ask<{ data: readonly (typeof reader)[] }>('GET', path);
  reader = found.data[0] as typeof reader;
});

test.after.always(() => house?.close());

test.afterEach('nobody saw a fault on any page', (t) => {
  t.deepEqual(office?.watch.taken() ?? [], []);
});

const save = async () => {
  await office.button(bn['kit.form.save']).click();
  await office.watch.rest();
};

test.serial('the librarian writes a title with three copies, and how books are lent', async (t) => {
  await office.go('/library/kinds');
  await office.field(label(bookKinds, 'BookKind')).fill('মুতালাআ');
  await save();
  await office.go('/library');
  await office.field(label(titles, 'TitleName')).fill(TITLE);
  // The list is narrowed by kind, too: the box of the form is the last.
  await office.field(label(titles, 'BookKindID')).last().click();
  await office.page.getByRole('option', { name: 'মুতালাআ' }).click();
  await save();
  await office.button(library['library.copies.add']).first().click();
  const dialog = office.page.getByRole('dialog');
  await dialog.getByLabel(addBookCopies.fields.Copies.word.bn).fill('৩');
  await dialog.getByRole('button', { name: library['library.copies.add'] }).click();
  await dialog.waitFor({ state: 'detached' });
  await office.go('/library/copies');
  t.is(await office.page.getByRole('row').filter({ hasText: TITLE }).count(), 3);
  await office.go('/library/rules');
  await office.choose(label(loanRules, 'Reader'), 'শিক্ষার্থী');
  for (const [wire, figure] of [
    ['Books', '২'],
    ['Days', '৭'],
    ['Renewals', '১'],
  ] as const)
    await office.field(label(loanRules, wire)).fill(figure);
  await save();
  await office.reads('শিক্ষার্থী');
});

test.serial('a copy that was lent ten days ago for a week is late: its reader is told so', async (t) => {
  await office.go('/library/loans');
  await office.button(SAID.add).first().click();
  await office.field(wordIn('bn', 'name')).fill(reader.UserCode);
  await office.page.getByRole('option').first().click();
  await office.choose(wordIn('bn', 'bookCopy'), `২ · ${TITLE}`);
  await office.field(wordIn('bn', 'lentOn')).fill(addDays(today, -10));
  await office.button(SAID.save).click();
  await office.page.getByRole('dialog').waitFor({ state: 'detached' });
  await office.go('/library/loans?state=late');
  await office.button(library['library.loans.message']).click();
  const text = await office.field(library['library.loans.messageText']).inputValue();
  t.true(text.includes(TITLE) && text.includes(reader.StudentName), text);
  await office.page.keyboard.press('Escape');
});

test.serial('the same copy is lent to nobody else until it is back; then it is late no more', async (t) => {
  const lent = await house.office.ask<{ data: readonly { UserID: number }[] }>('GET', '/api/library/loans');
  t.is(lent.data.length, 1);
  await office.button(does('return')).click();
  const dialog = office.page.getByRole('dialog');
  await dialog.getByRole('button', { name: does('return') }).click();
  await dialog.waitFor({ state: 'detached' });
  await office.go('/library/loans');
  await office.reads(wordIn('bn', 'loanBack'));
  t.is(await office.button(does('return')).count(), 0);
});
