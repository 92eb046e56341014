import { studentReports } from '@madrasah/events/admissions';
import { reportOf } from '@madrasah/events/kernel';
import { userReports } from '@madrasah/events/people';
import test from 'ava';
import { askedBy } from './asked.ts';

test('a report is asked what its form asks, and nothing that another form has left in the address', (t) => {
  const sheet = reportOf(studentReports, 8);
  const list = reportOf(studentReports, 4);
  if (!sheet || !list) return t.fail();
  const values = { SessionID: '3', month: '2026-04', gender: '', start_id: '1' };
  t.deepEqual(askedBy(sheet, values), { SessionID: '3', month: '2026-04' });
  t.deepEqual(askedBy(list, values), { SessionID: '3' });
});

for (const [name, { reports, filters, columns }] of Object.entries({ studentReports, userReports }))
  test(`what the entries of ${name} ask and print is there`, (t) => {
    for (const { id, asks, layout } of reports) {
      for (const asked of asks) t.true(Object.hasOwn(filters, asked), `${id}: ${asked}`);
      const cells = 'cells' in layout ? layout.cells : [];
      for (const cell of cells) t.true(Object.hasOwn(columns, cell), `${id}: ${cell}`);
    }
  });
