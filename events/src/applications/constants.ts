/** Status of an application on the wire: it waits for admission, was laid aside, or is a student. */
export const APPLICATION = { waiting: 0, inactive: 1, admitted: 2 } as const;
export type ApplicationStatus = (typeof APPLICATION)[keyof typeof APPLICATION];

/** The words that the school says, and the specification's colours. */
export const APPLICATION_STATES = {
  0: { word: 'applicationReceived', color: 'yellow' },
  1: { word: 'inactive', color: 'red' },
  2: { word: 'admissionComplete', color: 'green' },
} as const;

/** The first number of the series of applications; further ones count on. */
export const FIRST_APPLICATION = 100_001;

/** The code of an application. */
export const applicationCode = (applicationId: number): string =>
  String(FIRST_APPLICATION - 1 + applicationId);

/** The page of an application on the school's public pages, with the signature that opens it to its owner. */
export const applicationAddress = (schoolId: string, code: string, sig: string): string =>
  `/${schoolId}/online_admission/${code}?sig=${sig}`;
