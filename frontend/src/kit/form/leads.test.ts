import test from 'ava';
import { leads } from './leads.ts';

const here = { pathname: '/accounting/fee-setup', search: '?ClassID=3&from=2026-11-01' };

test('another page takes a form away', (t) => t.true(leads(here, { ...here, pathname: '/students' })));

test('another value of what the form stands on takes it away', (t) => {
  t.true(leads(here, { ...here, search: '?ClassID=4&from=2026-11-01' }, ['ClassID']));
  t.true(leads(here, { ...here, search: '?from=2026-11-01' }, ['ClassID']));
});

test('any other filter leaves it where it is', (t) => {
  t.false(leads(here, { ...here, search: '?ClassID=3&from=2026-12-01' }, ['ClassID']));
  t.false(leads(here, { ...here, search: '?ClassID=4' }));
});
