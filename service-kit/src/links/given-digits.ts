/** Four digits that somebody gave for an application: the query side is asked, the command side judges and counts. */
export interface GivenDigits {
  readonly schoolId: string;
  /** Of the application. */
  readonly code: string;
  readonly mobile4: string;
  /** From which network. */
  readonly network: string;
}

/** Where the command side judges them. The gateway leads nobody here. */
export const DIGITS_PATH = '/inner/application-digits';

/** The question that an inner token is made for. */
export const digitsQuestion = ({ schoolId, code, mobile4, network }: GivenDigits): string =>
  [DIGITS_PATH, schoolId, code, mobile4, network].join('\n');
