import { admissionQueries } from '@madrasah/events/admissions';
import type { NameField } from '@madrasah/events/people';
import { answering, type Listed } from '../../kit/wire/definitions.ts';

/** A student with his names in the three scripts; '' where one was never written. */
export interface NamesRow extends Readonly<Record<NameField, string>> {
  readonly UserID: number;
  readonly UserCode: string;
  readonly StudentName: string;
  readonly FatherName: string;
  readonly MotherName: string;
  readonly ClassName: string;
  readonly SubClass: string;
}

export const studentNames = answering<Listed<NamesRow> & { readonly total: number }>()(
  admissionQueries.studentNames,
);
