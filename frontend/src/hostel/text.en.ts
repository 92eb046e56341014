import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'hostel.vacation.timeHint': 'Such as 4:30 PM or 16:30',
  'hostel.vacation.searchHint': 'Code, name, mobile',
  'hostel.vacation.all': 'All vacations',
  'hostel.vacation.outNow': 'Who is out',
  'hostel.vacation.lateNow': 'Who is late',
  'hostel.vacation.back': 'Is back',
  'hostel.vacation.backOf': 'Record return: {name}',
  'hostel.vacation.backSave': 'Record return',
  'hostel.vacation.backOn': 'Day of return',
  'hostel.vacation.backAt': 'Time of return',
  'hostel.vacation.backWhat': 'After this the vacation cannot be changed.',
};
