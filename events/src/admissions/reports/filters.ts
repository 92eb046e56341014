import { digitsOf, filter, type Named, SAID, withArabic } from '../../kernel/index.ts';
import { activeFilter, genderFilter } from '../../people/reports/filters.ts';
import { FINANCIAL_STATUS_NAMES, RESIDENCE_NAMES } from '../../settings/constants.ts';

export const RESIDENCES_SAID = withArabic(RESIDENCE_NAMES, ['داخلي', 'خارجي', 'رعاية نهارية', 'أخرى']);
export const FINANCIAL_SAID: readonly Named[] = FINANCIAL_STATUS_NAMES;
export const NEW_OLD_SAID: readonly Named[] = [
  { id: 1, bn: 'নতুন', en: 'New', ar: 'جديد' },
  { id: 2, bn: 'পুরাতন', en: 'Old', ar: 'قديم' },
];
/** How many subjects a sheet has room for. */
const SUBJECT_COLUMNS: readonly Named[] = Array.from({ length: 8 }, (_, at) => {
  const id = at + 3;
  return { id, bn: digitsOf(id, 'bn'), en: String(id), ar: digitsOf(id, 'ar') };
});
const BOTH = 3; // NewOldId 1 new, 2 old, 3 both

export const studentReportFilters = {
  SessionID: filter.session(SAID.session),
  ClassID: filter.class(SAID.class),
  SubClassID: filter.section(SAID.section),
  gender: genderFilter,
  NewOldId: filter.choice(SAID.newOld, NEW_OLD_SAID, [BOTH, 0]),
  ResidentialStatusId: filter.choice(SAID.residence, RESIDENCES_SAID, [0]),
  is_active: activeFilter(SAID.active),
  IsActive: activeFilter(SAID.standing),
  IdOne: filter.code(SAID.from),
  IdTwo: filter.code(SAID.to),
  month: filter.month(SAID.month),
  BookLine: filter.choice({ bn: 'বিষয়ের ঘর', en: 'Subject columns', ar: 'عدد المواد' }, SUBJECT_COLUMNS),
  DivisionID: filter.region(SAID.division, 'division'),
  DistrictID: filter.region(SAID.district, 'district'),
  permanentPoliceStationID: filter.region(SAID.thana, 'thana'),
};
