import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'certificates.form.fromResult': 'Taken from the published result',
  'certificates.form.published': 'Published result: total {total} / {top}, division {division}.',
  'certificates.form.publishedPlace':
    'Published result: total {total} / {top}, division {division}, place {place}.',
  'certificates.form.noResult':
    'This student has no published result of this exam. Figures that you write need a reason.',
  'certificates.form.other': 'Write other figures',
  'certificates.form.takePublished': 'Take the published result',
  'certificates.form.reasonHint': 'The list shows it, and whoever checks the paper reads it',
  'certificates.form.markHint': 'As it will stand on the paper',
  'certificates.list.searchHint': 'Code, name, father, mobile',
  'certificates.print.which': 'Paper',
  'certificates.print.coloured': 'Coloured',
  'certificates.print.filled': 'On press-printed paper (text only)',
  'certificates.print.black': 'For the press (black)',
  'certificates.print.clearance': 'Clearance paper',
  'certificates.print.right': 'Move right (mm)',
  'certificates.print.down': 'Move down (mm)',
  'certificates.print.offsetHint': '−30 to 30; a minus moves left or up',
  'certificates.print.clearanceSays':
    'The clearance paper is printed only while the student’s account is clear.',
  'certificates.print.again': 'Printed before: {times}. This time it will say “Reprint”.',
  'certificates.print.do': 'Print',
};
