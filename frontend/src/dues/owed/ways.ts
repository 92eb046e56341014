interface OfAdmission {
  readonly AdmissionID: number;
}

/** The page of a row's student, and the counter with him chosen. */
export const studentOf = ({ AdmissionID }: OfAdmission) => `/students/${AdmissionID}`;
export const counterOf = ({ AdmissionID }: OfAdmission) =>
  `/accounting/student-fee-collection?AdmissionID=${AdmissionID}`;
