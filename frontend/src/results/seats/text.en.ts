import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'results.seats.page.exam': 'Exam',
  'results.seats.page.choose': 'Choose an exam',
  'results.seats.page.chooseWhy': 'Candidates are seated so that no neighbours are of one section.',
  'results.seats.page.none': 'The seats of this exam are not planned',
  'results.seats.page.noneWhy': 'Choose sections and rooms below.',
  'results.seats.page.door': 'Print door lists',
  'results.seats.page.desk': 'Print desk cards',
  'results.seats.page.withdraw': 'Withdraw the plan',
  'results.seats.page.withdrawAsk': 'Withdraw this seat plan?',
  'results.seats.page.withdrawWhat':
    'Admit cards no longer show these seats; the sections and rooms can be planned anew.',
  'results.seats.page.unseated':
    '{count} were listed later and have no seat. To seat them, withdraw this plan and make it again.',
  'results.seats.page.crowded':
    'More candidates than seats in these rooms of the routine. Choose another room there, or add one.',
  'results.seats.page.crowdedBy': '{seats|seat|seats} for {count}',
  'results.seats.page.add': 'New seat plan',
  'results.seats.page.addWhy':
    'Nobody of one section sits beside, before or behind another of it. One section alone takes every other seat.',
  'results.seats.page.make': 'Plan the seats',
};
