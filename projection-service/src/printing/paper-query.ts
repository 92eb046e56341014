import type { Readable } from 'node:stream';
import { isRefusal, type PaperDocument, type QueryDefinition, type Refusal } from '@madrasah/events';
import { FileAnswer, type SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery, type Source } from '../kernel/query.ts';
import { paperCsv } from './files/csv.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type Ending = 'pdf' | 'xlsx' | 'csv';

/** Makes the paper that answers a question. */
export type PaperOf<Q> = (
  query: Q,
  tenant: Tenant,
  call: SignedInCall,
  ending: Ending,
) => PaperDocument | Refusal | Promise<PaperDocument | Refusal>;

interface PaperEndpoints<Q> {
  readonly pdf: QueryDefinition<Q>;
  readonly xlsx: QueryDefinition<Q>;
  readonly csv: QueryDefinition<Q>;
}

/**
 * The files of one paper.
 * @param name of the files, without ending, in Latin letters
 */
export function paperQueries<Q>(
  { files }: Pick<Deps, 'files'>,
  { pdf, xlsx, csv }: PaperEndpoints<Q>,
  needs: readonly Source[],
  name: string,
  paperOf: PaperOf<Q>,
): HandledQuery[] {
  const answered = (
    type: string,
    ending: Ending,
    write: (paper: PaperDocument) => Buffer | Refusal | Promise<Buffer | Readable | Refusal>,
  ) =>
    async function answer(query: Q, tenant: Tenant, call: SignedInCall) {
      const paper = await paperOf(query, tenant, call, ending);
      const file = isRefusal(paper) ? paper : await write(paper);
      return isRefusal(file) ? file : new FileAnswer(file, type, `${name}.${ending}`);
    };
  return [
    handledQuery(
      pdf,
      needs,
      answered('application/pdf', 'pdf', (paper) => files.pdf(paper)),
    ),
    handledQuery(
      xlsx,
      needs,
      answered(XLSX, 'xlsx', (paper) => files.make(paper, 'xlsx')),
    ),
    handledQuery(csv, needs, answered('text/csv; charset=utf-8', 'csv', paperCsv)),
  ];
}
