import * as z from 'zod';
import type { WithIds } from '../event/named-ids.ts';
import type { Bilingual } from '../text/language.ts';
import type { Access } from './access.ts';
import type { AnswerSchema, Told } from './answers.ts';
import { clocked } from './clocks.ts';
import {
  type Out,
  type QueryDefinition,
  type Reading,
  SCHEMAS,
  type Shape,
  sent,
  type ToAuditor,
} from './endpoint.ts';
import { saying, whenFirstAsked } from './when-first-asked.ts';

/** Declares a query: route, permission and the schema of its parameters (path and query string together). */
export function defineQuery<S extends Shape, A extends z.ZodType = z.ZodType<unknown>>(definition: {
  name: string;
  path: string;
  access: Access;
  query?: S;
  answer?: AnswerSchema<A>;
  revalidated?: boolean;
  forAuditor?: ToAuditor;
  failed?: Bilingual | undefined;
  isReport?: true | undefined;
}): QueryDefinition<Out<S>, Told<z.output<A>>> {
  const { name, path, access, answer, revalidated, forAuditor, failed, isReport } = definition;
  const shape = definition.query ?? ({} as S);
  const own = {
    kind: 'query' as const,
    name,
    method: 'GET' as const,
    path,
    access,
    ...(revalidated ? { revalidated } : {}),
    ...(forAuditor ? { forAuditor } : {}),
    ...(failed ? { failed } : {}),
    ...(isReport ? { isReport } : {}),
  };
  return whenFirstAsked(saying(own, { answer }), SCHEMAS, (): Reading<Out<S>> => {
    const query = z.object(shape);
    return { input: clocked(query, shape) as unknown as z.ZodType<Out<S>>, parts: { query } };
  });
}

/**
 * Declares a question too long for an address (a preview, a what-if): asked by POST like a command, answered by the
 * read side like any query. Gateway and nginx know its path from the catalogue.
 */
export function definePostQuery<
  Q,
  P extends Shape = Record<never, never>,
  B = unknown,
  A extends z.ZodType = z.ZodType<unknown>,
>(definition: {
  name: string;
  path: string;
  access: Access;
  params?: P;
  body?: z.ZodType<B>;
  toQuery: (body: WithIds<B>, params: Out<P>) => Q;
  answer?: AnswerSchema<A>;
}): QueryDefinition<Q, Told<z.output<A>>> {
  const { name, path, access, params, body, toQuery, answer } = definition;
  const own = { kind: 'query' as const, name, method: 'POST' as const, path, access };
  return whenFirstAsked(saying(own, { answer }), SCHEMAS, () =>
    sent<Q, P, B>({ params, body, into: toQuery }),
  );
}

interface Question<S extends Shape> {
  readonly name: string;
  readonly path: string;
  readonly access: Access;
  readonly query?: S;
  readonly forAuditor?: ToAuditor;
  readonly isReport?: true | undefined;
}

/** The same question answered by a paper: to be printed, or as a file for a spreadsheet. */
export function definePaper<S extends Shape>(question: Question<S>) {
  const as = (name: string, ending: string) =>
    defineQuery({ ...question, name: question.name + name, path: `${question.path}.${ending}` });
  return { pdf: as('Pdf', 'pdf'), xlsx: as('Xlsx', 'xlsx'), csv: as('Csv', 'csv') };
}

/** What a query answers, by its definition; of a command the data of it. */
export type AnswerTo<D extends { readonly answers?: unknown }> = Exclude<D['answers'], undefined>;
/** A row of it. */
export type RowTo<D extends { readonly answers?: unknown }> =
  AnswerTo<D> extends { readonly data: readonly (infer R)[] } ? R : never;
/** What a command answers beside its data. */
export type AlsoTo<D extends { readonly tells?: unknown }> = Exclude<D['tells'], undefined>;
