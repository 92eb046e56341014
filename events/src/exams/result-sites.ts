import * as z from 'zod';
import { fieldNotes, fields, Problem, ruled } from '../kernel/index.ts';

const MOST_SITES = 2;
const LONGEST_ADDRESS = 200;

/** A site beside ours where a board tells its results: the public pages lead there. */
export interface ResultSite {
  /** What it is called; its host where nobody has named it. */
  readonly name: string;
  readonly url: string;
}

/** An address that a browser may be led to: of the web, and nothing that runs. */
function readAddress(raw: unknown): string | Problem {
  if (raw === undefined || raw === null || raw === '') return '';
  if (typeof raw !== 'string') return new Problem('request.text');
  const text = raw.trim();
  if (text.length > LONGEST_ADDRESS) return new Problem('request.too-long', { max: LONGEST_ADDRESS });
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return new Problem('exams.site-address');
  return new URL(text).href;
}

const address = () =>
  fields.field(
    readAddress,
    fieldNotes.optional({ type: 'string', maxLength: LONGEST_ADDRESS, examples: ['https://example.org/'] }),
  );

const site = ruled(z.strictObject({ name: fields.optionalText(60), url: address() }), ({ name, url }) =>
  name && url === '' ? [['url', 'request.required']] : [],
);

/** At most two sites; a row that says nothing is none. Absent: as they are. */
export const resultSites = () =>
  z
    .array(site)
    .max(MOST_SITES)
    .optional()
    .transform((rows) =>
      rows
        ?.filter(({ url }) => url !== '')
        .map(({ name, url }): ResultSite => ({ name: name || new URL(url).host, url })),
    );
