import { field } from '../../endpoint/fields.ts';
import { optional, takes } from '../../endpoint/notes.ts';
import { Problem } from '../../endpoint/problem.ts';

/**
 * What somebody says of columns whose headings are not known: by their place in the file, from 0, the wire name of what
 * each is, or `LEFT_OUT`.
 */
export type SaidColumns = Readonly<Record<number, string>>;
/** A column that is not to be read. */
export const LEFT_OUT = '-';

const LONGEST = 4000;
const MOST_COLUMNS = 250;

/** `3=UserCode,5=-`: the third column of the file is the code, the fifth is left out. Empty: as the headings say. */
export const saidColumns = () =>
  field(
    (raw: unknown): SaidColumns | undefined | Problem => {
      if (raw === undefined || raw === null || raw === '') return undefined;
      const said = String(raw).slice(0, LONGEST).split(',').map(saidIn);
      const read = said.filter((one) => one !== undefined);
      return read.length === said.length ? Object.fromEntries(read) : new Problem('request.choice');
    },
    optional(takes.text(LONGEST)),
  );

function saidIn(part: string): readonly [number, string] | undefined {
  const [, at = '', name = ''] = /^\s*(\d{1,3})\s*=\s*(-|\w{1,60})\s*$/.exec(part) ?? [];
  const place = Number(at) - 1;
  return place >= 0 && place < MOST_COLUMNS ? [place, name] : undefined;
}
