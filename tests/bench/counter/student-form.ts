import { application, type School } from '../../system/school.ts';

/** Taka; large, so that a student can pay many times. */
export const FEE = 100_000;

/** Two brothers have one guardian, and he has one mobile. */
export const CHILDREN_OF_A_FAMILY = 2;
const FIRST_MOBILE = 1_710_000_000;

/** A new student as the admission form sends it. */
export const studentForm = (school: School, index: number) => {
  const { data } = application(school, `শিক্ষার্থী ${index}`);
  const Mobile1 = `0${FIRST_MOBILE + Math.floor(index / CHILDREN_OF_A_FAMILY)}`;
  return { data: { ...data, Mobile1 } };
};
