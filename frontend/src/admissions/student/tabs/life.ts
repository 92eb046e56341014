import { studentColumns } from '@madrasah/events/admissions';
import { boardRegistrations, boardRegistrationsList } from '@madrasah/events/boards';
import { certificates, certificatesList } from '@madrasah/events/certificates';
import { characterList, characterReports, vacations, vacationsList } from '@madrasah/events/hostel';
import type { Column, Entry, PlainList } from '@madrasah/events/kernel';
import { loans, loansList } from '@madrasah/events/library';

/** What is written of a student, as his own page has it. */
export interface LifePart {
  readonly entry: Pick<Entry, 'noun' | 'power'>;
  /** It is asked for one student, by `UserID`. */
  readonly list: PlainList;
  /** Where a row has its number. */
  readonly id: string;
  /** The page where it is written. */
  readonly at: string;
}

/** By the entry of each. */
export const LIFE: readonly LifePart[] = [
  { entry: vacations, list: vacationsList, id: 'ID', at: '/students/vacation' },
  { entry: certificates, list: certificatesList, id: 'CFID', at: '/students/certificate-of-attestation' },
  { entry: characterReports, list: characterList, id: 'SRID', at: '/darul-ikama' },
  { entry: boardRegistrations, list: boardRegistrationsList, id: 'RegistrationID', at: '/board-info' },
  { entry: loans, list: loansList, id: 'LoanID', at: '/library/loans' },
];

const SAID_OF_HIM: readonly Column[] = Object.values(studentColumns);
const WORDS_OF_HIM: readonly string[] = ['code', 'name', 'father', 'mobile'];

/** What a list shows beside whom a row is of, which his page says at its head; what a row is called comes first. */
export function columnsOf({ columns }: PlainList): readonly string[] {
  const shown = Object.entries(columns).filter(([, column]) => {
    const isHis = SAID_OF_HIM.includes(column) || WORDS_OF_HIM.includes(column.word);
    return !isHis && column.only !== 'files' && column.only !== 'sheets';
  });
  const called = shown.find(([, { kind }]) => kind === 'text');
  const rest = shown.filter((one) => one !== called);
  return [...(called ? [called] : []), ...rest].map(([name]) => name);
}
