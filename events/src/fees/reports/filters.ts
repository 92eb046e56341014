import { NEW_OLD_SAID, RESIDENCES_SAID } from '../../admissions/reports/filters.ts';
import { filter, SAID } from '../../kernel/index.ts';
import { genderFilter } from '../../people/reports/filters.ts';
import { MONTH_NAMES } from '../../settings/constants.ts';

const BOTH = 3; // NewOldId 1 new, 2 old, 3 both
const STATUSES = [
  { id: 1, bn: 'শুধু বকেয়া', en: 'Dues only', word: 'dues' },
  { id: 2, bn: 'সবাই', en: 'Everybody', word: 'both' },
];

export const feeReportFilters = {
  from: filter.day({ bn: 'তারিখ হতে', en: 'From' }),
  to: filter.day({ bn: 'তারিখ পর্যন্ত', en: 'To' }),
  asOf: filter.day({ bn: 'যে তারিখের অবস্থা', en: 'As of' }),
  SessionID: filter.session(SAID.session),
  ClassID: filter.class(SAID.class),
  month: filter.choice(SAID.month, MONTH_NAMES),
  receipt_from: filter.code({ bn: 'রসিদ নং হতে', en: 'From receipt' }),
  receipt_to: filter.code({ bn: 'রসিদ নং পর্যন্ত', en: 'To receipt' }),
  UserID: filter.login({ bn: 'আদায়কারী', en: 'Collector' }),
  AdmissionID: filter.student({ bn: 'শিক্ষার্থী', en: 'Student' }),
  GenderID: genderFilter,
  ResidentialStatusId: filter.choice(SAID.residence, RESIDENCES_SAID, [0]),
  NewOldId: filter.choice(SAID.newOld, NEW_OLD_SAID, [BOTH, 0]),
  status: filter.choice({ bn: 'কারা', en: 'Who' }, STATUSES),
};
