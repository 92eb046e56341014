import { addDays } from '@madrasah/events';
import type { SchoolCalendar, SchoolMonth } from '../invented/calendar.ts';
import type { Spending } from '../year/money/spending.ts';
import type { Agenda } from './agenda.ts';

const RAMADAN = 12;
const HIDES = 3; // the month of the sacrifice
const MONTHS_OF_ZAKAT = [10, 11, RAMADAN];

/** Donations, expenses, transfers and banking of every month. @param scale the size of the school */
export function planMoney(
  agenda: Agenda,
  { months }: SchoolCalendar,
  spending: Spending,
  scale: number,
): void {
  months.forEach((month, index) => {
    planIncome(agenda, month, spending, scale);
    planExpenses(agenda, month, index, spending, scale);
    planTransfers(agenda, month, index, spending, scale);
    for (const after of [6, 13, 20, 27]) {
      const day = addDays(month.from, after);
      agenda.add(day, 'morning', 'cheques', () => spending.clearCheques());
      agenda.add(day, 'banking', 'cash', () => spending.bank());
    }
    agenda.add(addDays(month.from, 27), 'banking', 'wallet', () => spending.settleWallet());
  });
}

function planIncome(agenda: Agenda, { from, number }: SchoolMonth, spending: Spending, scale: number): void {
  const gifts = [
    [5, 0.9, 'general', 'cash', 'gift', 5, 40],
    [14, 1, 'general', 'cash', 'subscription', 10, 18],
    [17, 0.6, 'boarding', 'cash', 'boardingGift', 5, 30],
    [20, 0.6, 'building', 'bank', 'buildingGift', 10, 60],
    [22, 0.3, 'zakat', 'zakatBank', 'zakat', 5, 30],
  ] as const;
  for (const [after, share, fund, account, head, least, most] of gifts) {
    const random = spending.random(head, from);
    if (!random.chance(share)) continue;
    const taka = Math.ceil(random.between(least, most) * scale) * 1000;
    const line = [head, taka, ''] as const;
    const giver = spending.donor(random);
    agenda.add(addDays(from, after), 'income', head, () => spending.receive(fund, account, line, giver));
  }
  const more = MONTHS_OF_ZAKAT.includes(number) ? 2 + (number === RAMADAN ? 4 : 0) : 0;
  for (let count = 0; count < more; count += 1) {
    const random = spending.random('zakat', from, count);
    const head = number === RAMADAN && count === 5 ? 'fitra' : 'zakat';
    const line = [head, Math.ceil(random.between(10, 80) * scale) * 1000, ''] as const;
    const day = addDays(from, random.between(2, 27));
    agenda.add(day, 'income', `zakat ${count}`, () =>
      spending.receive('zakat', 'zakatBank', line, spending.donor(random)),
    );
  }
  if (number === HIDES) {
    const line = ['hides', Math.ceil(48 * scale) * 1000, '৬২টি চামড়া'] as const;
    agenda.add(addDays(from, 13), 'income', 'hides', () =>
      spending.receive('zakat', 'zakatBank', line, 'চামড়া ব্যবসায়ী'),
    );
  }
}

function planExpenses(
  agenda: Agenda,
  month: SchoolMonth,
  index: number,
  spending: Spending,
  scale: number,
): void {
  const { from, number } = month;
  const random = spending.random('expenses', from);
  const taka = (least: number, most: number) => Math.ceil(random.between(least, most) * scale) * 100;
  for (const [week, after] of [3, 10, 17, 24].entries()) {
    const kitchen = [
      ['rice', taka(350, 440), ''],
      ['market', taka(510, 660), ''],
      ['fuel', taka(60, 90), ''],
      ...(week === 0 ? ([['cook', taka(240, 250), '']] as const) : []),
    ] as const;
    agenda.add(addDays(from, after), 'expenses', 'kitchen', () =>
      spending.spend('boarding', kitchen, 'রান্নাঘর পরিচালক'),
    );
  }
  const bills = [
    [
      4,
      1,
      'general',
      [
        ['teachers', taka(1950, 2050), 'মাসিক ওযীফা'],
        ['staff', taka(430, 460), ''],
      ],
      'শিক্ষক ও কর্মচারীবৃন্দ',
    ],
    [
      9,
      1,
      'general',
      [
        ['electricity', taka(160, 260), ''],
        ['internet', taka(15, 18), ''],
      ],
      'পল্লী বিদ্যুৎ সমিতি',
    ],
    [12, 0.8, 'general', [['stationery', taka(30, 90), '']], 'লাইব্রেরি ও প্রেস'],
    [16, 0.5, 'general', [['travel', taka(10, 35), '']], 'অফিস সহকারী'],
    [19, 0.5, 'general', [['repairs', taka(30, 150), '']], 'মিস্ত্রি'],
    [
      21,
      0.5,
      'building',
      [
        ['bricks', taka(300, 700), ''],
        ['masons', taka(80, 200), ''],
      ],
      'নির্মাণ ঠিকাদার',
    ],
  ] as const;
  for (const [after, share, fund, lines, payee] of bills)
    if (random.chance(share))
      agenda.add(addDays(from, after), 'expenses', lines[0][0], () => spending.spend(fund, lines, payee));
  if (index % 4 === 2) {
    const kitabs = [['kitabs', taka(60, 140), 'দরসী কিতাব']] as const;
    agenda.add(addDays(from, 18), 'expenses', 'kitabs', () => spending.spend('books', kitabs, 'কিতাবঘর'));
  }
  if (number === 9) {
    agenda.add(addDays(from, 8), 'expenses', 'board', () => spending.payBoard('নিবন্ধন ফি পরিশোধ', 'বেফাক'));
  }
}

/** Each once, in its month counted from the opening. */
function planTransfers(
  agenda: Agenda,
  month: SchoolMonth,
  index: number,
  spending: Spending,
  scale: number,
): void {
  const transfers = [
    [1, 'gift', 'general', 'boarding', 20, 'বোর্ডিংয়ের ঘাটতি পূরণ'],
    [3, 'loan', 'general', 'building', 50, 'ছাদ ঢালাইয়ের জন্য ধার'],
    [6, 'repay', 'building', 'general', 30, 'ধারের আংশিক পরিশোধ'],
    [8, 'gift', 'general', 'books', 10, 'কিতাব ক্রয়ের জন্য'],
  ] as const;
  for (const [at, kind, from, to, thousand, remark] of transfers)
    if (at === index)
      agenda.add(addDays(month.from, 15), 'banking', kind, () =>
        spending.transfer(kind, from, to, Math.ceil(thousand * scale) * 1000, remark),
      );
}
