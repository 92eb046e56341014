import test from 'ava';
import { asSent, lineOf, totalOf } from './typed.ts';

const food = {
  ...{ itemId: 4, SLID: 9, SlName: 'খোরাকি', MonthID: 8, MonthName: 'শাবান' },
  ...{ FundID: 2, dueOn: '2026-02-01', due: 1200.5 },
};

test('a line pays all of a due until something else is typed, and lines add up to the paisa', (t) => {
  const line = lineOf(7, 'আব্দুল্লাহ', food);
  t.like(line, { UserID: 7, itemId: 4, head: 'খোরাকি – শাবান', amount: '1200.5' });
  t.is(Number(totalOf({ students: [line, { ...line, itemId: 5, amount: '০.৭৫' }] })), 120_125);
  t.is(Number(totalOf({})), 0);
});

test('whoever receives for a student goes with his lines: his own, else the one of all', (t) => {
  const students = [lineOf(7, 'ক', food), lineOf(8, 'খ', { ...food, itemId: 5 })];
  const sent = asSent({ FundID: 3, students, proxies: { u7: 'পিতা' }, proxyForAll: 'নাজিম' });
  t.deepEqual(sent, {
    FundID: 3,
    students: [
      { UserID: 7, itemId: 4, amount: '1200.5', proxy: 'পিতা' },
      { UserID: 8, itemId: 5, amount: '1200.5', proxy: 'নাজিম' },
    ],
  });
  t.deepEqual(asSent({ students: [] }), { students: [] });
});
