import { application, type School } from '../../system/school.ts';

/** Taka; large, so that a student can pay many times. */
export const FEE = 100_000;

/** A new student as the admission form sends it. */
export const studentForm = (school: School, index: number) => application(school, `শিক্ষার্থী ${index}`);
