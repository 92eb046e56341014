import type * as z from 'zod';
import {
  type Access,
  type answers,
  definePaper,
  defineQuery,
  type Need,
  type PaperDocument,
  paperAnswer,
  power,
  type QueryDefinition,
  type ToAuditor,
  type Told,
} from '../kernel/index.ts';

/** A statement of the books: what it says as figures, as the document that is shown, and as files. */
export interface StatementDefinition<Q = unknown> {
  readonly path: string;
  /** What must stand in a school before it can have a line. */
  readonly needs: readonly Need[];
  /** The figures. */
  readonly answer: QueryDefinition<Q>;
  /** The same as the paper it is printed on; every sum on it says what explains it. */
  readonly paper: QueryDefinition<Q, Told<PaperDocument>>;
  readonly pdf: QueryDefinition<Q>;
  readonly xlsx: QueryDefinition<Q>;
  readonly csv: QueryDefinition<Q>;
}

/** Says a statement once: its endpoints, what its figures are, and who may see it. */
export function defineStatement<S extends Record<string, z.ZodType>, A extends z.ZodType>({
  answer,
  needs = ['entries'],
  ...asked
}: {
  name: string;
  path: string;
  query: S;
  answer: answers.AnswerSchema<A>;
  access?: Access;
  needs?: readonly Need[];
  forAuditor?: ToAuditor;
}) {
  const question = { access: power('ledger_report', 'view'), ...asked };
  return {
    path: asked.path,
    needs,
    answer: defineQuery({ ...question, answer }),
    paper: defineQuery({
      ...question,
      ...{ name: `${asked.name}Paper`, path: `${asked.path}/paper` },
      answer: () => paperAnswer(),
    }),
    ...definePaper(question),
  };
}

type Endpoints = Readonly<Record<'answer' | 'paper' | 'pdf' | 'xlsx' | 'csv', object>>;

/** The endpoints of statements, for a manifest. */
export const endpointsOf = (statements: Readonly<Record<string, Endpoints>>): QueryDefinition[] =>
  Object.values(statements).flatMap(
    ({ answer, paper, pdf, xlsx, csv }) => [answer, paper, pdf, xlsx, csv] as QueryDefinition[],
  );

export type StatementQuery<D> = D extends { readonly answer: QueryDefinition<infer Q> } ? Q : never;
