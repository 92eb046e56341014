/** Where fees are taken from a student. */
export const counterOf = (admissionId: number) =>
  `/accounting/student-fee-collection?AdmissionID=${admissionId}`;
