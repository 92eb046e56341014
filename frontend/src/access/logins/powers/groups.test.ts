import { permissionIds } from '@madrasah/events/access';
import test from 'ava';
import { contexts } from '../../../contexts.ts';
import { powerGroups } from './groups.ts';

const rows = [...permissionIds.keys()].map((PowerName) => ({ PowerName }));
const groups = powerGroups(contexts, rows);
const namesIn = (chapter: string) =>
  groups
    .filter((group) => (group.chapter ?? group.name)?.en === chapter)
    .flatMap(({ powers }) => powers.map(({ row }) => row.PowerName));

test('every power stands once', (t) => {
  const shown = groups.flatMap(({ powers }) => powers.map(({ row }) => row.PowerName));
  t.deepEqual([...shown].sort(), [...permissionIds.keys()].sort());
});

test('powers stand in the order and under the names of the menu, each with the pages it opens', (t) => {
  t.true(namesIn('Collection').includes('fee_collection'));
  t.true(namesIn('Vouchers').includes('journal_voucher'));
  t.true(namesIn('Books and Statements').includes('ledger_report'), 'where most of its pages are');
  t.deepEqual(namesIn('Results'), ['result_entry', 'marksheet', 'result_report', 'result_publish']);
  t.true(namesIn('Students').includes('student_admission'));
  const receipts = groups
    .flatMap(({ powers }) => powers)
    .find(({ row }) => row.PowerName === 'fee_collection');
  t.is(receipts?.pages[0]?.en, 'Fee Collection');
});

test('what opens no page of the menu stands last, without a name', (t) => {
  const at = groups.findIndex(({ name }) => name === undefined);
  t.is(at, groups.length - 1);
  t.true(groups.at(-1)?.powers.every(({ pages }) => pages.length === 0));
});
