import { admissionQueries } from '@madrasah/events/admissions';
import type { RowTo } from '@madrasah/events/kernel';

export const { studentNames } = admissionQueries;

/** A student with his names in the three scripts; '' where one was never written. */
export type NamesRow = RowTo<typeof studentNames>;
