import test from 'ava';
import { leads } from './leads.ts';

const here = { pathname: '/accounting/fee-setup', search: '?ClassID=3&from=2026-11-01' };

test('another page takes a form away, whatever it says of its address', (t) => {
  t.true(leads(here, { ...here, pathname: '/students' }));
  t.true(leads(here, { ...here, pathname: '/students' }, 'all'));
});

test('whatever else changes in the address takes it away too, unless the form has said that it stays', (t) => {
  t.true(leads(here, { ...here, search: '?ClassID=4&from=2026-11-01' }));
  t.true(leads(here, { ...here, search: '?from=2026-11-01' }));
  t.true(leads(here, { ...here, search: `${here.search}&tab=results` }));
  t.true(leads(here, { ...here, search: '?ClassID=4&from=2026-12-01' }, ['from']));
  t.false(leads(here, { ...here, search: '?ClassID=3&from=2026-12-01' }, ['from']));
  t.false(leads(here, { ...here, search: '?tab=results' }, 'all'));
});

test('the same address, said otherwise, leaves it where it is', (t) =>
  t.false(leads(here, { ...here, search: '?from=2026-11-01&ClassID=3' })));
