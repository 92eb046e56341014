import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'hostel.vacation.add': 'New vacation',
  'hostel.vacation.edit': 'Change vacation: {name}',
  'hostel.vacation.save': 'Save vacation',
  'hostel.vacation.timeHint': 'Such as 4:30 PM or 16:30',
  'hostel.vacation.newType': 'Add a type',
  'hostel.vacation.searchHint': 'Student ID, name, mobile',
  'hostel.vacation.all': 'All vacations',
  'hostel.vacation.outNow': 'Who is out',
  'hostel.vacation.lateNow': 'Who is late',
  'hostel.vacation.none': 'No vacations',
  'hostel.vacation.noneText': 'Enter a new one, or choose other filters.',
  'hostel.vacation.print': 'Print gate pass: {name}',
  'hostel.vacation.printHint': 'Gate pass',
  'hostel.vacation.change': 'Change: {name}',
  'hostel.vacation.changeHint': 'Change',
  'hostel.vacation.back': 'Is back',
  'hostel.vacation.backOf': 'Record return: {name}',
  'hostel.vacation.backSave': 'Record return',
  'hostel.vacation.backOn': 'Day of return',
  'hostel.vacation.backAt': 'Time of return',
  'hostel.vacation.backWhat': 'After this the vacation cannot be changed.',
  'hostel.vacation.withdraw': 'Withdraw vacation',
  'hostel.vacation.withdrawOf': 'Withdraw vacation: {name}',
  'hostel.vacation.withdrawWhat':
    'It leaves the list, and a printed gate pass is told to be void when it is checked. Its number is not given again.',
};
