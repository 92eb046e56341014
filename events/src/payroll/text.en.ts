import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'payroll.head-fund-kind':
    'No salary is paid out of “{fund}”: zakat, a waqf’s capital and money held in trust pay none',
  'payroll.head-chain': 'Fund, ledger and sub-ledger do not belong together',
  'payroll.head-class':
    'An earning lies on a sub-ledger of expense, a deduction on expense or liability, a recovery on other assets',
  'payroll.head-unknown': 'This pay head was not found',
  'payroll.head-twice': 'The same pay head is named twice',
  'payroll.needs-lines': 'Enter at least one pay head and its amount',
  'payroll.salary-set': 'The salary is saved',
  'payroll.previewed': 'This is what would be charged; nothing is recorded',
  'payroll.charged': 'Salaries are charged',
  'payroll.paid': 'The payment of salaries is recorded',
  'payroll.payment-reversed': 'The payment is taken back',
  'payroll.reversed': 'The payroll is taken back',
  'payroll.month-later': '{month} has not begun yet',
  'payroll.nobody': 'Nobody has a salary to be charged in {month}',
  'payroll.charged-already': 'Salaries of {month} are charged already: {people} people, {net:taka} taka net',
  'payroll.not-paid': 'This person has no salary in that month',
  'payroll.said-twice': 'This person is named twice',
  'payroll.not-found': 'This payroll was not found',
  'payroll.reversed-already': 'This payroll is taken back already',
  'payroll.not-in-it': 'This person is not in the payroll',
  'payroll.nothing-owed': 'Nothing is owed of this payroll any more',
  'payroll.pay-too-much': '{owed:taka} taka are owed; {paid:taka} taka cannot be paid',
  'payroll.pay-by-person':
    '{owed:taka} taka are owed to all; to pay less ({paid:taka} taka), say how much to whom',
  'payroll.before-itself': 'Salaries were charged on {day:day}; they are not paid before',
  'payroll.payment-not-found': 'This payment of salaries was not found',
  'payroll.payment-reversed-already': 'This payment is taken back already',
  'payroll.paid-already':
    '{payments} payments of {paid:taka} taka were made of this payroll; take them back first',
};
