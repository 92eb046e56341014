/** The moon is seen in Bangladesh a day after Makkah as a rule; an institution may set another offset. */
export const HIJRI_OFFSET = -1;
