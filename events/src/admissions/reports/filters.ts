import { fields, filter, type Named, SAID, withArabic } from '../../kernel/index.ts';
import { activeFilter, genderFilter } from '../../people/reports/filters.ts';
import { FINANCIAL_STATUS_NAMES, RESIDENCE_NAMES } from '../../settings/constants.ts';

export const RESIDENCES_SAID = withArabic(RESIDENCE_NAMES, ['داخلي', 'خارجي', 'رعاية نهارية', 'أخرى']);
export const FINANCIAL_SAID: readonly Named[] = FINANCIAL_STATUS_NAMES;
export const NEW_OLD_SAID: readonly Named[] = [
  { id: 1, bn: 'নতুন', en: 'New', ar: 'جديد' },
  { id: 2, bn: 'পুরাতন', en: 'Old', ar: 'قديم' },
];
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
};

/** Asked by the reports that are still to come, and taken already. */
export const studentReportPlaces = {
  DivisionID: fields.optionalInteger(1, 9),
  DistrictID: fields.optionalInteger(101, 999),
  permanentPoliceStationID: fields.optionalInteger(101_000, 999_999),
  /** How many subjects a sheet has room for. */
  BookLine: fields.optionalInteger(3, 10),
};
