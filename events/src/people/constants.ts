// Lookups with fixed ids: constants, not events (specification §9, HTTP contract).
export const USER_TYPES = { student: 1, teacher: 2, guardian: 4, donor: 5 } as const;
export const GENDERS = { male: 1, female: 2, other: 3 } as const;
export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
/** পিতা, মাতা, ভাই, চাচা, মামা, দাদা, নানা, অন্যান্য. */
export const RELATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** The specification's own words for its fixed ids. */
export const USER_TYPE_NAMES = [
  { id: 1, bn: 'শিক্ষার্থী', en: 'Student' },
  { id: 2, bn: 'শিক্ষক', en: 'Teacher' },
  { id: 4, bn: 'অভিভাবক', en: 'Guardian' },
  { id: 5, bn: 'দাতা', en: 'Donor' },
] as const;
/** The first student code an institution gives by itself. */
export const FIRST_STUDENT_CODE = 1001;

/** How the codes of a user type come about: counted on from a value, or given by hand. */
export interface CodeSetting {
  readonly automatic: boolean;
  /** The first code given automatically. */
  readonly from: number;
}

/** IDType of the wire. */
export const CODE_TYPES = { automatic: 1, manual: 2 } as const;
export const CODE_TYPE_NAMES = [
  { value: CODE_TYPES.automatic, name: { bn: 'স্বয়ংক্রিয়', en: 'Automatic' } },
  { value: CODE_TYPES.manual, name: { bn: 'হাতে লেখা', en: 'By hand' } },
] as const;

/** What holds for a user type until somebody has set it. */
export const defaultCodeSetting = (userType: number): CodeSetting => ({
  automatic: true,
  from: userType === USER_TYPES.student ? FIRST_STUDENT_CODE : 1,
});

/** The code the next person of a type is given: counted on from the highest so far, and never below the setting. */
export const nextCode = ({ from }: CodeSetting, highest: number): string =>
  String(Math.max(from, highest + 1));
