import { reaching } from '@madrasah/service-kit/documents';
import type { Db, Document } from 'mongodb';
import {
  checkedSchool,
  collectionName,
  documentId,
  type Fields,
  isTombstone,
  type Source,
  type StoredDocument,
} from './document.ts';
import { type Filter, type Sort, totalOrder, withinSchool } from './filter.ts';
import type { Columns } from './kept/columns.ts';

export interface FindOptions {
  readonly sort?: Sort;
  readonly skip?: number;
  readonly limit?: number;
  /** Fields to bring along (1) or to leave out (0). */
  readonly projection?: Readonly<Record<string, 0 | 1>>;
}

type Stored<D extends Fields> = StoredDocument<D>;

/**
 * The read models of one school: the only way a query reaches a collection. Tombstones are never seen.
 * Each throws DocumentsAway when the store cannot be reached.
 */
export interface Tenant {
  readonly school: string;
  /** Documents in a total order (by id after the sort asked for). */
  find<D extends Fields>(source: Source<D>, filter?: Filter, options?: FindOptions): Promise<Stored<D>[]>;
  findOne<D extends Fields>(source: Source<D>, key: string | number): Promise<Stored<D> | undefined>;
  /** In the order of the keys; what is not there is left out. */
  findByKeys<D extends Fields>(source: Source<D>, keys: readonly (string | number)[]): Promise<Stored<D>[]>;
  count(source: Source<Fields>, filter?: Filter): Promise<number>;
  /** A row of every document, in the order of the columns; shared by whoever asks, so nobody may change it. */
  rows<D extends Fields, R>(columns: Columns<D, R>): Promise<readonly R[]>;
}

type ById = Document & { _id: string };

/** @throws RangeError for no school */
export function tenantOf(db: () => Db, schoolId: string): Tenant {
  const school = checkedSchool(schoolId);
  const collection = (source: Source<Fields>) => db().collection<ById>(collectionName(source));
  return {
    school,
    async find<D extends Fields>(source: Source<D>, filter: Filter = {}, options: FindOptions = {}) {
      const { sort, skip, limit, projection } = options;
      if (limit === 0) return [];
      const cursor = collection(source).find(withinSchool(school, filter), {
        sort: totalOrder(sort),
        ...(skip ? { skip } : {}),
        ...(limit === undefined ? {} : { limit }),
        ...(projection ? { projection } : {}),
      });
      return (await reaching(() => cursor.toArray())) as unknown as Stored<D>[];
    },
    async findOne<D extends Fields>(source: Source<D>, key: string | number) {
      const _id = documentId(school, key);
      const found = await reaching(() => collection(source).findOne({ _id }));
      return found && !isTombstone(found) ? (found as unknown as Stored<D>) : undefined;
    },
    async findByKeys<D extends Fields>(source: Source<D>, keys: readonly (string | number)[]) {
      const ids = [...new Set(keys.map((key) => documentId(school, key)))];
      if (ids.length === 0) return [];
      const cursor = collection(source).find({ _id: { $in: ids } });
      const found = await reaching(() => cursor.toArray());
      const byId = new Map(found.map((document) => [document._id, document]));
      const present = ids.flatMap((id) => byId.get(id) ?? []).filter((document) => !isTombstone(document));
      return present as unknown as Stored<D>[];
    },
    async rows<D extends Fields, R>(columns: Columns<D, R>) {
      const documents = await this.find(columns.of, {}, { projection: { ...columns.projection, key: 1 } });
      return documents.map((document) => columns.row(document)).sort((a, b) => columns.compare(a, b));
    },
    count: (source, filter = {}) =>
      reaching(() => collection(source).countDocuments(withinSchool(school, filter))),
  };
}
