/** A school's number as it stands in stream names and tokens. */
export const SCHOOL_ID = /^\d{4,10}$/;

export function isSchoolId(text: unknown): text is string {
  return typeof text === 'string' && SCHOOL_ID.test(text);
}
