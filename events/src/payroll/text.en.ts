import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'payroll.head-fund-kind':
    'No salary is paid out of “{fund}”: zakat, a waqf’s capital and money held in trust pay none',
  'payroll.head-chain': 'Fund, ledger and sub-ledger do not belong together',
  'payroll.head-class':
    'An earning lies on a sub-ledger of expense, a deduction on expense or liability, a recovery on other assets',
};
