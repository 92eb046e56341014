import { isRefusal, type PaperDocument, type QueryDefinition, type Refusal } from '@madrasah/events';
import { FileAnswer, type SignedInCall } from '@madrasah/service-kit/http';
import type { Tenant } from '../documents/index.ts';
import { type HandledQuery, handledQuery, type Source } from '../query.ts';
import { paperCsv } from './csv.ts';
import { renderPaper } from './render.ts';
import { paperWorkbook } from './workbook.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Makes the paper that answers a question. */
export type PaperOf<Q> = (
  query: Q,
  tenant: Tenant,
  call: SignedInCall,
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
  { pdf, xlsx, csv }: PaperEndpoints<Q>,
  needs: readonly Source[],
  name: string,
  paperOf: PaperOf<Q>,
): HandledQuery[] {
  const answered = (
    type: string,
    ending: string,
    write: (paper: PaperDocument) => Buffer | Promise<Buffer>,
  ) =>
    async function answer(query: Q, tenant: Tenant, call: SignedInCall) {
      const paper = await paperOf(query, tenant, call);
      return isRefusal(paper) ? paper : new FileAnswer(await write(paper), type, `${name}.${ending}`);
    };
  return [
    handledQuery(
      pdf,
      needs,
      answered('application/pdf', 'pdf', (paper) => renderPaper([paper])),
    ),
    handledQuery(xlsx, needs, answered(XLSX, 'xlsx', paperWorkbook)),
    handledQuery(csv, needs, answered('text/csv; charset=utf-8', 'csv', paperCsv)),
  ];
}
