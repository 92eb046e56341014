import { type QueryDefinition, queryCatalogue } from '@madrasah/events';
import { strictRows } from '@madrasah/service-kit/workbook/test-support';
import { textOfPdf } from '../../projection-service/src/printing/pdf/read-back.ts';
import type { Office } from '../system/office.ts';

/** What an address answered last, and by what a browser knows it again. */
export interface Kept {
  readonly text: string;
  readonly etag: string | undefined;
}
export type Answers = ReadonlyMap<string, Kept>;

export type Values = Readonly<Record<string, string | number>>;

const MOST_AT_ONCE = 6;
/** They count the whole log: it is searched itself. */
const PASSED_OVER = /\/(audit\/verify|audit\/bundle)\b/;

/** Whatever is answered, as it is read: a paper by its letters, a workbook by its cells. */
function textOf(type: string, bytes: Buffer): string {
  if (type.includes('pdf')) return textOfPdf(bytes).normalize('NFC');
  return type.includes('spreadsheet')
    ? JSON.stringify(strictRows(bytes).map((row) => [...row.values()]))
    : bytes.toString('utf8');
}

/** The address of a question, with what of these it takes. */
function addressOf({ path, parts }: QueryDefinition, values: Values): string {
  const inPath = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? 1));
  const named = Object.keys(parts.query?.shape ?? {}).filter((name) => !path.includes(`:${name}`));
  const asked = named.flatMap((name) =>
    values[name] === undefined ? [] : [`${name}=${encodeURIComponent(values[name])}`],
  );
  return `${inPath}?${asked.join('&')}`;
}

/** The addresses of every question that is asked by GET, each with all of these values. */
export const addressesWith = (values: Values): readonly string[] =>
  queryCatalogue
    .filter(({ method, path }) => method === 'GET' && !PASSED_OVER.test(path))
    .map((query) => addressOf(query, values));

/** Asks them all; what was asked before is asked as a browser does that has kept the answer. */
export async function answersTo(
  office: Office,
  addresses: readonly string[],
  before: Answers = new Map(),
): Promise<Answers> {
  const answers = new Map<string, Kept>();
  const left = [...addresses].reverse();
  const ask = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const kept = before.get(path);
      const { status, type, bytes, etag } = await office.read(
        path,
        kept?.etag === undefined ? {} : { 'if-none-match': kept.etag },
      );
      answers.set(path, status === 304 && kept ? kept : { text: textOf(type, bytes), etag });
    }
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, ask));
  return answers;
}

/** Where a word is told. */
export const toldIn = (answers: Answers, word: string): string[] =>
  [...answers].flatMap(([path, { text }]) => (text.includes(word) ? [path] : []));
