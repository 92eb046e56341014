import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'reports.choose.report': 'Report',
  'reports.lacking.title': 'This report first needs',
  'reports.choose.title': 'Choose a report',
  'reports.choose.text': 'Its filters appear, and its first page is shown here.',
  'reports.paper.more':
    'This is the first page; {rows} more rows follow. Printing and files have all of them.',
  'reports.failed.forbidden': 'You do not have permission to view this report',
  'reports.failed.invalid': 'Missing or invalid data provided',
  'reports.failed.other': 'An error occurred while fetching the report',
};
