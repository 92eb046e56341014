import * as z from 'zod';
import type { Access } from './access.ts';
import type { UploadDefinition } from './upload.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Endpoint {
  readonly name: string;
  readonly method: Method;
  /** With `:name` parameters. */
  readonly path: string;
  readonly access: Access;
}

/** A command on the wire: `input` reads `{ params, body }` and yields the domain's own command. */
export interface CommandDefinition<C = unknown> extends Endpoint {
  readonly kind: 'command';
  readonly input: z.ZodType<C>;
  /** Text key of the sentence for success. */
  readonly message: string;
  readonly status: 200 | 201;
  /** The files it takes; absent where the body is JSON. */
  readonly upload?: UploadDefinition | undefined;
  /** A body as a page would send it, for tests and for readers. */
  readonly example?: unknown;
}

export interface QueryDefinition<Q = unknown> extends Endpoint {
  readonly kind: 'query';
  readonly input: z.ZodType<Q>;
  /** What is answered, where the definition says it; tests hold every answer against it. */
  readonly answer?: z.ZodType;
}

type Shape = Record<string, z.ZodType>;
type Out<S extends Shape> = z.output<z.ZodObject<S>>;

/** A body that may come bare or, as some forms of the specification send it, under `data`. */
const unwrapped = (body: z.ZodType) =>
  z.preprocess((raw) => {
    const keys = raw && typeof raw === 'object' ? Object.keys(raw) : [];
    return keys.length === 1 && keys[0] === 'data' ? (raw as { data: unknown }).data : raw;
  }, body);

/**
 * Declares a command once for both sides: route, permission, schema and the one place where wire names
 * become domain names (`toCommand`).
 */
export function defineCommand<C, P extends Shape = Record<never, never>, B = unknown>(definition: {
  name: string;
  method?: Exclude<Method, 'GET'>;
  path: string;
  access: Access;
  params?: P;
  body?: z.ZodType<B>;
  toCommand: (body: B, params: Out<P>) => C;
  message: string;
  status?: 200 | 201;
  upload?: UploadDefinition;
  example?: unknown;
}): CommandDefinition<C> {
  const { params = {} as P, body = z.unknown() as z.ZodType<B>, toCommand } = definition;
  const input = z
    .object({ params: z.object(params), body: unwrapped(body) })
    .transform((raw) => toCommand(raw.body as B, raw.params as Out<P>));
  return {
    kind: 'command',
    name: definition.name,
    method: definition.method ?? 'POST',
    path: definition.path,
    access: definition.access,
    message: definition.message,
    status: definition.status ?? 200,
    upload: definition.upload,
    ...(definition.example === undefined ? {} : { example: definition.example }),
    input: input as unknown as z.ZodType<C>,
  };
}

/** Declares a query: route, permission and the schema of its parameters (path and query string together). */
export function defineQuery<S extends Shape>(definition: {
  name: string;
  path: string;
  access: Access;
  query?: S;
  answer?: z.ZodType;
}): QueryDefinition<Out<S>> {
  const input = z.object(definition.query ?? ({} as S)) as unknown as z.ZodType<Out<S>>;
  return {
    kind: 'query',
    name: definition.name,
    method: 'GET',
    path: definition.path,
    access: definition.access,
    input,
    ...(definition.answer ? { answer: definition.answer } : {}),
  };
}

interface Question<S extends Shape> {
  readonly name: string;
  readonly path: string;
  readonly access: Access;
  readonly query?: S;
}

/** The same question answered by a paper: to be printed, or as a file for a spreadsheet. */
export function definePaper<S extends Shape>(question: Question<S>) {
  const as = (name: string, ending: string) =>
    defineQuery({ ...question, name: question.name + name, path: `${question.path}.${ending}` });
  return { pdf: as('Pdf', 'pdf'), xlsx: as('Xlsx', 'xlsx'), csv: as('Csv', 'csv') };
}

export type CommandOf<D> = D extends CommandDefinition<infer C> ? C : never;
export type QueryOf<D> = D extends QueryDefinition<infer Q> ? Q : never;
