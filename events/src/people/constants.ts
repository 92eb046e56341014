// Lookups with fixed ids: constants, not events (specification §9, HTTP contract).
export const USER_TYPES = { student: 1, teacher: 2, guardian: 4, donor: 5 } as const;
export const GENDERS = { male: 1, female: 2, other: 3 } as const;
export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
/** পিতা, মাতা, ভাই, চাচা, মামা, দাদা, নানা, অন্যান্য. */
export const RELATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** The first student code an institution gives by itself. */
export const FIRST_STUDENT_CODE = 1001;
