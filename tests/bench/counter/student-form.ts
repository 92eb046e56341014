import type { School } from '../../system/school.ts';

/** Taka; large, so that a student can pay many times. */
export const FEE = 100_000;

/** A new student as the admission form sends it. */
export const studentForm = (school: School, index: number) => ({
  data: {
    UserName: `শিক্ষার্থী ${index}`,
    FatherName: 'মুহাম্মদ ইউসুফ',
    MotherName: 'ফাতিমা',
    GenderID: 1,
    DateOfBirth: '2012-05-14',
    Mobile1: '01712345678',
    Relationship1: 1,
    SessionID: school.session,
    ClassID: school.class,
    SubClassID: school.section,
    SFTID: 1,
    ResidentialStatusId: 1,
    NewOldId: 1,
  },
});
