import test from 'ava';
import { daysRead } from './day-order.ts';
import type { Cell } from './table.ts';

const read = (...cells: Cell[]) => {
  const { order, faults, notices } = daysRead(cells.map((cell, index) => ({ line: index + 2, cell })));
  return {
    order,
    wrong: [...faults].map(([line, { key }]) => `${line} ${key}`),
    told: notices.map(({ key }) => key),
  };
};
const day = (text: string): Cell => ({ kind: 'day', text });

test('the day stands first, as long as every line can be read so', (t) => {
  t.deepEqual(read('02/03/2015', '১৪-০৩-২০১৫', '2015-03-02', ''), { order: 'day', wrong: [], told: [] });
});
test('where no line proves what stands first, how it was read is told, or what somebody says', (t) => {
  t.deepEqual(read('03/04/2015', '2015-03-02').told, ['import.notice.day-first']);
  t.deepEqual(daysRead([{ line: 2, cell: '03/04/2015' }]).notices[0]?.params, {
    ...{ value: '03/04/2015', line: 2, day: '2015-04-03' },
  });
  t.deepEqual(read('03/03/2015', '2015-03-02', '3 March 2015').told, [], 'nothing could be otherwise');
  const said = (order: 'day' | 'month', ...cells: string[]) => {
    const found = daysRead(
      cells.map((cell, index) => ({ line: index + 2, cell })),
      order,
    );
    return [
      found.order,
      found.notices.length,
      ...[...found.faults].map(([line, { key }]) => `${line} ${key}`),
    ];
  };
  t.deepEqual(said('month', '03/04/2015'), ['month', 0]);
  t.deepEqual(said('day', '03/04/2015'), ['day', 0]);
  t.deepEqual(said('month', '03/04/2015', '13/04/2015'), ['month', 0, '3 import.not-month-first']);
  t.deepEqual(said('day', '03/04/2015', '03/14/2015'), ['day', 0, '3 import.not-day-first']);
});
test('the month stands first where every line fits and one proves it, and that is told', (t) => {
  t.deepEqual(read('02/03/2015', '03/14/2015'), {
    ...{ order: 'month', wrong: [] },
    told: ['import.notice.month-first'],
  });
});
test('where lines contradict each other, those that could be either are refused by name', (t) => {
  t.deepEqual(read('14/03/2015', '03/14/2015', '02/03/2015', '02/02/2015', '2015-03-02').wrong, [
    '3 import.day-order',
    '4 import.day-order',
  ]);
});
test('dates whose day and month a spreadsheet has exchanged are named', (t) => {
  t.deepEqual(read('14/03/2015', day('2015-03-02')).wrong, ['3 import.day-swapped']);
  t.deepEqual(read('14/03/2015', day('2015-03-22'), day('2015-03-02')).wrong, []);
  t.deepEqual(read('14/03/2015', '02/03/2015', day('2015-03-02')).wrong, []);
});
