import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'admissions.export.columns': 'Columns of the file',
  'admissions.export.allColumns': 'All Select',
  'admissions.export.chooseColumns': 'Select columns to display data',
  'admissions.export.preview': 'What the file will hold',
  'admissions.export.run': 'Data Export',
  'admissions.export.recorded':
    'Each export is recorded: who took out which columns of how many students, and when. Think before the file leaves the house.',
  'admissions.export.looking':
    'You may look; to take out a file you need “insert” of the power “Data export”.',
  'admissions.export.nobody': 'No data available for the selected filters',
};
