import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'results.entry.tab.label': 'Parts of result entry',
  'results.entry.tab.entry': 'Entry',
  'results.entry.tab.second': 'Second pass',
  'results.entry.tab.comparison': 'Differences',
  'results.entry.tab.absent': 'Absentees',
  'results.entry.tab.progress': 'Progress',
  'results.entry.second.how':
    'Somebody else than the one who typed first types the answer scripts again. The first pass is not shown here.',
  'results.entry.second.first': 'Marks are typed twice in this institution; this is the first pass.',
  'results.entry.compare.why':
    'The cells in which the two passes differ. Look into the answer scripts and choose the right one.',
  'results.entry.compare.title': 'Differences between the two passes',
  'results.entry.compare.first': 'First pass',
  'results.entry.compare.second': 'Second pass',
  'results.entry.compare.none': 'There is no difference',
  'results.entry.compare.noneWhy': 'Both passes say the same in every cell.',
  'results.entry.compare.save': 'Settle the differences: {n}',
  'results.entry.compare.nothing': 'no mark',
  'results.entry.compare.absent': 'absent',
  'results.entry.compare.which': '{name}, {subject}: which is right',
  'results.entry.absent.why':
    'Type the codes of those who were absent from one paper, with commas, spaces or lines between them. Nobody who has a mark is made absent.',
  'results.entry.absent.codes': 'Codes of the absentees',
  'results.entry.absent.pass': 'In which pass',
  'results.entry.absent.save': 'Enter as absent',
  'results.entry.progress.title': 'Marks that are missing, paper by paper',
  'results.entry.progress.candidates': 'Candidates',
  'results.entry.progress.missing': 'Missing',
  'results.entry.progress.second': 'Missing in the second pass',
  'results.entry.progress.differences': 'Differences',
  'results.entry.progress.open': 'Enter marks',
  'results.entry.progress.none': 'This exam has no papers or candidates yet',
  'results.entry.progress.noneWhy':
    'They will stand here once conditions of subjects and lists of candidates are made.',
};
