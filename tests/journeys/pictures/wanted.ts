import type { Language } from '../visitor.ts';
import type { Subjects } from './subjects.ts';

/** No picture of the README may be heavier: it is read on slow lines too. */
export const MOST_BYTES = 150_000;

export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Points of the picture to one of the page. */
  readonly scale: number;
  /** Seen without a session. */
  readonly open?: boolean;
  /** What stands there only when the page has its answers. */
  readonly shows: string;
  path(subjects: Subjects): string;
}

const DESK = { width: 1280, height: 800, scale: 1, shows: '#main table td' };
const PHONE = { width: 360, height: 740, scale: 2, shows: 'h2' };

export const PICTURES: readonly Picture[] = [
  {
    name: 'counter',
    ...DESK,
    path: ({ debtor }) => `/accounting/student-fee-collection?AdmissionID=${debtor}`,
  },
  { name: 'student', ...DESK, path: ({ debtor }) => `/students/${debtor}` },
  { name: 'statement', ...DESK, path: () => '/accounting/receipts-payments' },
  { name: 'result', ...PHONE, open: true, path: ({ result }) => `/10001/students/${result}` },
];

export const nameOf = ({ name }: Pick<Picture, 'name'>, language: Language): string =>
  `${name}-${language}.webp`;
