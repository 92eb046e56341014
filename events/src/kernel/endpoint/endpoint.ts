import * as z from 'zod';
import type { WithIds } from '../event/named-ids.ts';
import type { Bilingual } from '../text/language.ts';
import type { Access } from './access.ts';
import type { AnswerSchema, Told } from './answers.ts';
import { sureField, withSure } from './doubt.ts';
import type { UploadDefinition } from './upload.ts';
import { saying, whenFirstAsked } from './when-first-asked.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The wire's own words, place by place: what a document about the endpoint describes. */
export interface Parts {
  /** Of the path; a query by GET has them among `query`. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
}

interface Endpoint {
  readonly name: string;
  readonly method: Method;
  /** With `:name` parameters. */
  readonly path: string;
  readonly access: Access;
  readonly parts: Parts;
  /** What a page says over the reason where it does not come about; what it says of everything where absent. */
  readonly failed?: Bilingual | undefined;
  /** It is a report: whoever may not have it is told so in the words for reports. */
  readonly isReport?: true | undefined;
}

/** A command on the wire: `input` reads `{ params, body }` and yields the domain's own command. */
export interface CommandDefinition<C = unknown, A = unknown, B = unknown> extends Endpoint {
  readonly kind: 'command';
  readonly input: z.ZodType<C>;
  /** Text key of the sentence for success. */
  readonly message: string;
  readonly status: 200 | 201;
  /** The files it takes; absent where the body is JSON. */
  readonly upload?: UploadDefinition | undefined;
  /** A body as a page would send it, for tests and for readers. */
  readonly example?: unknown;
  /** Where it may wait for a second person: text key of the sentence for that; the answer is 202 then. */
  readonly waiting?: string;
  /** It changes a thing and takes the version of it that was seen (`If-Match`). */
  readonly versioned?: true;
  /** Whoever sends it may be asked before it is recorded: see `doubt.ts`. */
  readonly asks?: true;
  /** Members of its body that must be typed, but of somebody who is erased: of him nothing is written any more. */
  readonly unlessErased?: readonly string[];
  /** `data` of its answer once it is done; absent where it answers none. Tests hold every answer against it. */
  readonly answer?: z.ZodType;
  /** More members of its answer, beside `data`. */
  readonly also?: z.ZodType;
  /** The types of the two, for whoever sends it; no value is ever here. */
  readonly answers?: A;
  readonly tells?: B;
  /** An auditor may send it as well: `own` where the id in its path is his login's. Every other command is closed to him. */
  readonly forAuditor?: ForAuditor | undefined;
}

type ForAuditor = 'always' | 'own';

/** Nothing is recorded by it. By GET `input` reads path and query string together, by POST `{ params, body }`. */
export interface QueryDefinition<Q = unknown, A = unknown> extends Endpoint {
  readonly kind: 'query';
  readonly method: 'GET' | 'POST';
  readonly input: z.ZodType<Q>;
  /** What is answered, where the definition says it; tests hold every answer against it. */
  readonly answer?: z.ZodType;
  /** Its type, for whoever asks; no value is ever here. */
  readonly answers?: A;
  /** A browser may keep it, and asks each time whether it still holds: what is withdrawn is gone at once. */
  readonly revalidated?: boolean;
  /**
   * How an auditor who is given days is held to them where the days asked do not tell: of a question of money that names
   * none, or no first one. Absent: refused.
   */
  readonly forAuditor?: ToAuditor | undefined;
}

/** Names told from the question as it was read. */
type FromQuestion<T> = T | ((asked: Readonly<Record<string, unknown>>) => T);

/** `always`: it tells of settings and numbers of no day. */
export type ToAuditor =
  | 'always'
  /** It tells how things stood at the end of its last day, in sums: no entry, and no day, of before. */
  | 'standing'
  /** Its paper is that of an entry, known by the event's type and the `id` (or the `ids`) of the question. */
  | { readonly entry: FromQuestion<string> }
  /** Each of these must be given, and be a day of his; what has none is refused. */
  | { readonly days: FromQuestion<readonly string[]> }
  /** Of a list: a row is told if what stands in each of these columns is a day of his. */
  | { readonly rows: readonly string[] }
  /** Of a figure of another question: the days that are given must be his, the rest whoever answers asks of that one. */
  | 'as-its-figure';

export type Shape = Record<string, z.ZodType>;
export type Out<S extends Shape> = WithIds<z.output<z.ZodObject<S>>>;

type Wrapped = Readonly<Record<string, unknown>> & { readonly data?: unknown; readonly dataBody?: unknown };

/** A body that may come bare or, as some forms of the specification send it, under `data` or `dataBody`. */
const unwrapped = (body: z.ZodType) =>
  z.preprocess((raw) => {
    if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return raw;
    const { dataBody, ...beside } = raw as Wrapped;
    if (dataBody !== null && typeof dataBody === 'object') return { ...beside, ...dataBody };
    const keys = Object.keys(raw);
    return keys.length === 1 && keys[0] === 'data' ? (raw as Wrapped).data : raw;
  }, body);

export const SCHEMAS = ['input', 'parts'] as const;

interface Sent<T, P extends Shape, B> {
  readonly params?: P | undefined;
  readonly body?: z.ZodType<B> | undefined;
  readonly into: (body: WithIds<B>, params: Out<P>) => T;
}

/** What reads an endpoint's question or command, and the parts it is made of. */
export interface Reading<T> {
  readonly input: z.ZodType<T>;
  readonly parts: Parts;
}

/** What reads `{ params, body }`. */
export function sent<T, P extends Shape, B>({ params = {} as P, body, into }: Sent<T, P, B>): Reading<T> {
  const inPath = z.object(params);
  const input = z
    .object({ params: inPath, body: unwrapped(body ?? z.unknown()) })
    .transform((raw) => into(raw.body as WithIds<B>, raw.params as Out<P>));
  const parts: Parts = { params: inPath, ...(body ? { body } : {}) };
  return { input: input as unknown as z.ZodType<T>, parts };
}

/** A field of a body as its form has it: its name on the wire, and how what stands there is read. */
interface Filled<P extends string = string, T = unknown> {
  readonly at: P;
  input(missing: string): z.ZodType<T>;
}
type Named<F extends readonly Filled[]> = { [One in F[number] as One['at']]: One };
/** A body: its own members, and what those of its fields read that it does not read itself (`from.FundID` is within one). */
type Whole<B, F extends readonly Filled[]> = F extends readonly []
  ? B
  : B & { [One in F[number] as Exclude<One['at'], keyof B | `${string}.${string}`>]: ReadOf<One> };
type ReadOf<One> = One extends { input(missing: string): z.ZodType<infer T> } ? T : never;
/** The fields of a command by their names on the wire, in the order of its form. */
type WithFields<F extends readonly Filled[]> = F extends readonly []
  ? unknown
  : { readonly fields: Named<F> };

const named = (fields: readonly Filled[]) => Object.fromEntries(fields.map((one) => [one.at, one]));

/** A body with what its form asks for. */
function filled<B>(
  body: z.ZodType<B> | undefined,
  fields: readonly Filled[] | undefined,
): z.ZodType<B> | undefined {
  if (!fields) return body;
  const own = body as unknown as z.ZodObject | undefined;
  // In a page zod comes with the form: only `in` may be asked here (kit/form/later.ts).
  if (own && !('safeExtend' in own)) return body; // several shapes, or one that is made of what is sent: it reads all of them itself
  const rest = fields.filter(({ at }) => !(own && (at.split('.')[0] ?? at) in own.shape));
  const asked = Object.fromEntries(rest.map(({ at, input }) => [at, input('request.required')]));
  if (own && rest.length === 0) return body;
  return (own ? own.safeExtend(asked) : z.object(asked)) as unknown as z.ZodType<B>;
}

/** The same of a command that asks: its body takes `sure`, and what it yields carries it. */
const asking = <T, P extends Shape, B>({ params, body, into }: Sent<T, P, B>): Sent<T, P, B> => ({
  params,
  body: (body as unknown as z.ZodObject).safeExtend({ sure: sureField() }) as unknown as z.ZodType<B>,
  into: (sentBody, inPath) => withSure(into(sentBody, inPath), sentBody),
});

/**
 * Declares a command once for both sides: route, permission, schema and the one place where wire names
 * become domain names (`toCommand`).
 */
export function defineCommand<
  C,
  P extends Shape = Record<never, never>,
  B = unknown,
  A extends z.ZodType = z.ZodUndefined,
  T extends z.ZodType = z.ZodUndefined,
  const F extends readonly Filled[] = readonly [],
>(definition: {
  name: string;
  method?: Exclude<Method, 'GET'>;
  path: string;
  access: Access;
  params?: P;
  /** Its members; of one with `fields` those that its form does not ask for, and those that are read in a way of their own. */
  body?: z.ZodType<B>;
  /** What its form asks for (`field.text`, `field.day` …), by their names on the wire. */
  fields?: F;
  toCommand: (body: WithIds<Whole<B, F>>, params: Out<P>) => C;
  message: string;
  status?: 200 | 201;
  upload?: UploadDefinition;
  example?: unknown;
  waiting?: string;
  versioned?: true;
  /** `said`: a body of several shapes takes `sure` in each of them, and the command carries it. */
  asks?: true | 'said';
  answer?: AnswerSchema<A>;
  also?: AnswerSchema<T>;
  forAuditor?: ForAuditor;
  failed?: Bilingual | undefined;
  unlessErased?: readonly (string & keyof Whole<B, F>)[];
}): CommandDefinition<C, Told<z.output<A>>, Told<z.output<T>>> & WithFields<F> {
  const { name, method = 'POST', path, access, message, status = 200, waiting } = definition;
  const { params, body, fields, toCommand: into, answer, also } = definition;
  const own = {
    kind: 'command' as const,
    name,
    method,
    path,
    access,
    message,
    status,
    ...(waiting === undefined ? {} : { waiting }),
    ...(definition.versioned ? { versioned: true } : {}),
    ...(definition.asks ? { asks: true } : {}),
    ...(definition.unlessErased ? { unlessErased: definition.unlessErased } : {}),
    ...(definition.forAuditor ? { forAuditor: definition.forAuditor } : {}),
    ...(definition.failed ? { failed: definition.failed } : {}),
    ...(fields ? { fields: named(fields) } : {}),
    upload: definition.upload,
    ...(definition.example === undefined ? {} : { example: definition.example }),
  };
  return whenFirstAsked(saying(own, { answer, also }), SCHEMAS, () => {
    const read = { params, body: filled(body as z.ZodType<Whole<B, F>> | undefined, fields), into };
    return sent<C, P, Whole<B, F>>(definition.asks === true ? asking(read) : read);
  }) as unknown as CommandDefinition<C, Told<z.output<A>>, Told<z.output<T>>> & WithFields<F>;
}

/** A command that says what its form asks for. */
export type Asking<A = unknown, F = object> = CommandDefinition<unknown, A> & { readonly fields: F };

export type CommandOf<D> = D extends CommandDefinition<infer C> ? C : never;
export type QueryOf<D> = D extends QueryDefinition<infer Q> ? Q : never;
