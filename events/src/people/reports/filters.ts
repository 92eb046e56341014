import { filter, type Named, SAID, withArabic } from '../../kernel/index.ts';
import { GENDER_NAMES } from '../../settings/constants.ts';
import { USER_TYPE_NAMES } from '../constants.ts';

export const GENDERS_SAID = withArabic(GENDER_NAMES, ['ذكر', 'أنثى', 'أخرى']);
export const USER_TYPES_SAID: readonly Named[] = USER_TYPE_NAMES;
const ACTIVE: readonly Named[] = [
  { id: 1, bn: 'সক্রিয়', en: 'Active', ar: 'نشط' },
  { id: 0, bn: 'নিষ্ক্রিয়', en: 'Inactive', ar: 'غير نشط' },
];
const BOTH_STATES = 2;

/** Active 1, inactive 0, both 2. */
export const activeFilter = (said: (typeof SAID)['active' | 'standing']) =>
  filter.choice(said, ACTIVE, [BOTH_STATES]);

export const genderFilter = filter.choice(SAID.gender, GENDERS_SAID, [0, 'both']);

export const userReportFilters = {
  user_type: filter.choice(SAID.userType, USER_TYPES_SAID, [0]),
  gender: genderFilter,
  is_active: activeFilter(SAID.active),
  start_id: filter.code(SAID.from),
  end_id: filter.code(SAID.to),
};
