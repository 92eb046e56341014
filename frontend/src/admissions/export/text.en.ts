import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'admissions.export.page.columns': 'Columns of the file',
  'admissions.export.page.allColumns': 'All Select',
  'admissions.export.page.chooseColumns': 'Select columns to display data',
  'admissions.export.page.preview': 'What the file will hold',
  'admissions.export.page.run': 'Data Export',
  'admissions.export.page.recorded':
    'Each export is recorded: who took out which columns of how many students, and when. Think before the file leaves the house.',
  'admissions.export.page.looking':
    'You may look; to take out a file you need “insert” of the power “Data export”.',
  'admissions.export.page.nobody': 'No data available for the selected filters',
};
