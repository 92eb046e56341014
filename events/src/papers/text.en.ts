import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'papers.printing-recorded': 'Printing recorded',
  'papers.settings-saved': 'Print settings of receipts and vouchers saved',
  'papers.session-required': 'Choose the session whose receipt books they are',
  'papers.from-to': '{from} to {to}',
  'papers.of-day': '{day}',
  'papers.until': 'until {day}',
  'papers.known': 'as recorded until {instant}',
  'papers.in-taka': 'All amounts in Taka',
  'papers.again': 'Reprint',
  'papers.number': 'No.',
  'papers.total': 'Total',
  'papers.preparer': 'Prepared by',
  'papers.accountant': 'Accountant',
  'papers.principal': 'Principal',
  'papers.collector': 'Collector',
};
