import test from 'ava';
import { contexts } from './contexts.ts';
import { passes } from './kit/routing/powers.ts';
import type { Guard } from './kit/routing/screens.ts';
import { foundPages } from './kit/shell/find/pages.ts';
import { VOCABULARY } from './kit/shell/find/vocabulary.ts';

const anybody = () => true;
const find = (typed: string, may: (guard: Guard) => boolean = anybody) =>
  foundPages(contexts, may, typed).map(({ path }) => path);

test('a page is found by its name in either language, what begins so first', (t) => {
  t.is(find('ফি গ্রহণ')[0], '/accounting/student-fee-collection');
  t.is(find('fee coll')[0], '/accounting/student-fee-collection');
  t.is(find('রেওয়ামিল')[0], '/accounting/trial-balance');
  t.is(find('রেওয়ামিল'.normalize('NFD'))[0], '/accounting/trial-balance');
  t.true(find('balance').includes('/accounting/trial-balance'));
});

test('a page is found by what people call it', (t) => {
  const expected: Readonly<Record<string, string>> = {
    বেতন: '/accounting/student-fee-collection',
    রশিদ: '/accounting/receipts',
    বাকি: '/accounting/dues-list',
    discount: '/accounting/concession-requests',
    জাকাত: '/accounting/zakat-eligible',
    রেজাল্ট: '/result',
    খরচ: '/accounting',
    vorti: '/students/add',
    অডিট: '/accounting/audit-search',
    password: '/settings/add-login-users',
    ইমতিহান: '/exam',
  };
  for (const [typed, path] of Object.entries(expected)) t.true(find(typed).includes(path), typed);
  t.is(find('বাকি')[0], '/accounting/dues-list', 'what begins so goes before what has the word further on');
});

test('every row of the vocabulary finds a page', (t) => {
  const useless = VOCABULARY.filter((row) => row.some((word) => find(word).length === 0));
  t.deepEqual(useless, []);
});

test('only what the user may open is found', (t) => {
  const rows = [{ PowerName: 'fee_collection', PermissionView: 1 }] as unknown as Parameters<
    typeof passes
  >[0];
  const cashier = (guard: Guard) => passes(rows, 6, guard);
  t.true(find('dues', cashier).includes('/accounting/dues-list'));
  t.deepEqual(find('trial balance', cashier), []);
  t.deepEqual(find('login users', cashier), []);
  t.true(find('help', cashier).includes('/help'), 'what everybody may open');
});

test('codes, single letters and names of nobody here find no page', (t) => {
  for (const typed of ['1301', '১৩০১', 'a', '', '  ', '01712345678', 'করিম', 'Rahim'])
    t.deepEqual(find(typed), [], typed);
});

test('pages of one thing, which need its number, are not offered', (t) => {
  t.false(find('রসিদ').some((path) => path.includes(':')));
});
