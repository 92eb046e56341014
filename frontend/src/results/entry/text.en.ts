import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'results.entry.tab.label': 'Parts of result entry',
  'results.entry.tab.entry': 'Enter marks',
  'results.entry.tab.second': 'Second pass',
  'results.entry.tab.comparison': 'Differences',
  'results.entry.tab.absent': 'Absent',
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
  'results.entry.absent.pass': 'In which pass',
  'results.entry.absent.save': 'Enter as absent',
  'results.entry.tab.import': 'From a file',
  'results.entry.import.why':
    'Take the marks of this section from an xlsx or csv file. The empty file has the candidates’ names and codes in it. An empty cell leaves the mark as it is.',
  'results.entry.import.templateName': 'marks',
  'results.entry.import.file': 'File',
  'results.entry.import.fileHint': 'xlsx or csv, 10 MB at most; one with formulas is not taken',
  'results.entry.import.skip': 'Leave wrong rows out and take the others',
  'results.entry.import.nobody': 'There is no row to take; mend the file and send it again.',
  'results.entry.import.first':
    'Say above what the unknown columns are, or leave them out, and look once more.',
  'results.entry.import.blocked':
    'Mend the file and send it again, or go back and choose “Leave wrong rows out and take the others”.',
  'results.entry.import.do': 'Take the marks of {n|student|students}',
  'results.entry.import.done': 'Marks were taken. Students: {n}',
  'results.entry.import.again': 'Another file',
  'results.entry.look.title': 'What taking the file changes',
  'results.entry.look.counts': 'Cells that change: {changed}. Cells that stay as they are: {unchanged}.',
  'results.entry.look.overwritten':
    'Marks that stand already and will be replaced: {n}. Those students come first below, old → new.',
  'results.entry.look.names':
    'In these rows the name is not the one recorded for the code; they are taken by the code:',
  'results.entry.look.name': 'Row {row}, code {code:digits}: “{said}” in the file, “{name}” on record',
  'results.entry.look.more': 'More students: {n}',
  'results.entry.import.before': 'Files taken before',
  'results.entry.import.noneBefore': 'No file has been taken yet',
  'results.entry.import.made': 'Taken',
  'results.entry.import.skipped': 'Left out',
  'results.entry.progress.title': 'Marks that are missing, paper by paper',
  'results.entry.progress.candidates': 'Candidates',
  'results.entry.progress.missing': 'Missing',
  'results.entry.progress.second': 'Missing in the second pass',
  'results.entry.progress.differences': 'Differences',
  'results.entry.progress.open': 'Enter marks',
  'results.entry.progress.none': 'This exam has no papers or candidates yet',
  'results.entry.progress.noneWhy':
    'They will stand here once conditions of subjects and lists of candidates are made.',
  'results.entry.tab.assignments': 'Assignments',
  'results.entry.assign.why':
    'Whoever has papers here sees and enters the marks of those alone. Whoever has none enters only what is assigned to nobody. Those who may edit results or publish them enter everything.',
  'results.entry.assign.choose': 'Choose a section above to assign its papers.',
  'results.entry.assign.title': 'Who has which papers',
  'results.entry.assign.none': 'No paper of this exam is assigned',
  'results.entry.assign.noneWhy': 'So whoever may enter results enters the marks of every paper.',
  'results.entry.assign.teacher': 'Who enters the marks',
  'results.entry.assign.save': 'Assign',
  'results.entry.assign.withdraw': 'Withdraw the assignment',
  'results.entry.assign.withdrawSays':
    '{TeacherName} will no longer enter the marks of {SubjectName}, {SubClass}. What was entered stays.',
  'results.entry.notYours.title': 'None of the papers of this section is yours',
  'results.entry.notYours.why':
    'Others enter their marks. The progress tells which papers of which section are yours.',
  'results.entry.notYours.part': 'Only your papers are shown; others enter the marks of {n} more.',
};
