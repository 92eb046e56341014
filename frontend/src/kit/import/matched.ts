import type { Values } from '../form/index.ts';

/** What was said of the columns of one file: another file, or another sheet, has columns of its own. */
interface Matched {
  readonly file: unknown;
  readonly sheet: unknown;
  readonly columns: string;
}

/** What somebody says of columns, kept with the file it is of. @param said by place, from 1 */
export const matched = ({ file, sheet }: Values, said: ReadonlyMap<number, string>): Matched => ({
  ...{ file, sheet },
  columns: [...said]
    .filter(([, as]) => as !== '')
    .map(([at, as]) => `${at}=${as}`)
    .join(','),
});

/** What is sent of the columns: nothing of another file. */
export function columnsSaid({ file, sheet, matched: kept }: Values): string | undefined {
  const said = kept as Matched | undefined;
  return said?.file === file && said?.sheet === sheet ? said?.columns || undefined : undefined;
}
