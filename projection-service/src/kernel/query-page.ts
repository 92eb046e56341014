import type { Fields, Filter, Sort, Source, StoredDocument, Tenant } from './documents/index.ts';

/** Where nobody said how many. */
export const ROWS_ON_A_PAGE = 10;

export interface Paging {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** One page of a list, as every paged endpoint answers it. */
export interface Page<R> {
  readonly data: readonly R[];
  readonly total: number;
  readonly totalPages: number;
  readonly currentPage: number;
}

/** The page asked for of rows that are at hand. */
export const pageOfRows = <R>(rows: readonly R[], { page = 1, limit = ROWS_ON_A_PAGE }: Paging): Page<R> => ({
  data: rows.slice((page - 1) * limit, page * limit),
  total: rows.length,
  totalPages: Math.ceil(rows.length / limit),
  currentPage: page,
});

/** The page asked for of the documents that match, as rows. @throws DocumentsAway */
export async function pageOf<D extends Fields, R>(
  tenant: Tenant,
  source: Source<D>,
  { page = 1, limit = ROWS_ON_A_PAGE, filter, sort }: Paging & { filter: Filter; sort: Sort },
  toRows: (documents: readonly StoredDocument<D>[]) => readonly R[] | Promise<readonly R[]>,
): Promise<Page<R>> {
  const [documents, total] = await Promise.all([
    tenant.find(source, filter, { sort, skip: (page - 1) * limit, limit }),
    tenant.count(source, filter),
  ]);
  return {
    data: await toRows(documents),
    total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
  };
}
