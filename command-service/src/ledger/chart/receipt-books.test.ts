import test from 'ava';
import { adding, changing, onChart } from '../../test-support/chart-register.ts';
import { House, refuses } from '../../test-support/house.ts';

const BOOK = {
  ...{ bookNo: 'ক-১২', kind: 1, from: 1, to: 50, issuedTo: 2, issuedOn: '2026-04-14', returned: false },
  ...{ used: '', spoiled: '', unused: '', collected: null },
};
const add = (more: object = {}) => onChart(new House(), adding('receiptBook', { ...BOOK, ...more }));

test('leaves of a returned book of which nothing is said are missing, and named', (t) => {
  const back = { returned: true, used: '১–৪০', spoiled: '41, 43', unused: '৪৫-৫০' };
  t.like(add(back), [{ data: { attributes: { missing: '42, 44' } } }]);
  t.like(add({ ...back, returned: false }), [{ data: { attributes: { missing: '' } } }]);
});

test('leaves that are no leaves, of another book, or said twice are refused by their number', (t) => {
  refuses(t, add({ used: 'ক' }), 'ledger.leaves-unreadable');
  refuses(t, add({ used: '1-51' }), 'ledger.leaves-outside', '৫১');
  refuses(t, add({ used: '1-10', spoiled: '10' }), 'ledger.leaves-twice', '১০');
  refuses(t, add({ to: 0 }), 'ledger.book-backwards');
});

test('a book has a number of its own, and comes back by a change', (t) => {
  const house = new House();
  const [added] = onChart(house, adding('receiptBook', BOOK)) as unknown as [never];
  house.setUp(added);
  refuses(t, onChart(house, adding('receiptBook', BOOK)), 'receipt-book.duplicate');
  const back = onChart(house, changing('receiptBook', 1, { returned: true, used: '1-49' }));
  t.like(back, [{ data: { attributes: { returned: true, missing: '50' } } }]);
});
