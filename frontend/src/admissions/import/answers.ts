import type { Read } from '../../kit/import/index.ts';

/** A section, and how many of a file go into it. */
interface GroupRead {
  readonly ClassName: string;
  readonly EnglishClass: string;
  readonly SubClass: string;
  readonly SubClassEng: string;
  readonly count: number;
}

/** What would come of a file of students. */
export interface StudentsRead extends Read {
  readonly groups?: readonly GroupRead[];
  readonly residences?: readonly { readonly ResidentialStatusId: number; readonly count: number }[];
  /** In taka; absent where nothing is charged. */
  readonly charged?: number;
}
