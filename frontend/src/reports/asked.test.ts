import { studentReports } from '@madrasah/events/admissions';
import { reportOf } from '@madrasah/events/kernel';
import { userReports } from '@madrasah/events/people';
import test from 'ava';
import { askedBy, lackingOf } from './asked.ts';

test('a report is asked what its form asks, and nothing that another form has left in the address', (t) => {
  const sheet = reportOf(studentReports, 8);
  const list = reportOf(studentReports, 4);
  if (!sheet || !list) return t.fail();
  const values = { SessionID: '3', month: '2026-04', gender: '', start_id: '1' };
  t.deepEqual(askedBy(studentReports, sheet, values), { SessionID: '3', month: '2026-04' });
  t.deepEqual(askedBy(studentReports, list, values), { SessionID: '3' });
});

test('what must be said is said to be all of it where nothing is chosen', (t) => {
  const serial = reportOf(userReports, 1);
  if (!serial) return t.fail();
  t.deepEqual(askedBy(userReports, serial, { gender: '2' }), { user_type: '0', gender: '2', is_active: '2' });
  t.deepEqual(lackingOf(userReports, serial, {}), []);
});

for (const [name, { reports, filters, columns }] of Object.entries({ studentReports, userReports }))
  test(`what the entries of ${name} ask and print is there`, (t) => {
    for (const { id, asks, layout } of reports) {
      for (const asked of asks) t.true(Object.hasOwn(filters, asked), `${id}: ${asked}`);
      const cells = 'cells' in layout ? layout.cells : [];
      for (const cell of cells) t.true(Object.hasOwn(columns, cell), `${id}: ${cell}`);
    }
  });
