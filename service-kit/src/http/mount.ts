import { Readable } from 'node:stream';
import type Router from '@koa/router';
import {
  type CommandDefinition,
  type EntryDayTold,
  isRefusal,
  type Language,
  movedDayText,
  Problem,
  type QueryDefinition,
  refuse,
  say,
  type UploadDefinition,
} from '@madrasah/events';
import type { Context } from 'koa';
import { invalidInput, languageOf, sendRefusal } from './answer.ts';
import { auditorWrites, outsideDays } from './auditor.ts';
import {
  type Call,
  type CommandAnswer,
  type CommandHandler,
  FileAnswer,
  type QueryHandler,
  type SignedInCall,
} from './call.ts';
import type { Gate } from './gate.ts';
import { JsonAnswer } from './json-answer.ts';
import { suspectQueryKey } from './pipeline.ts';
import { readMultipart, type UploadedFile, type UploadRoom } from './uploads/index.ts';

// So that a problem tells a missing list from a wrong one (`issueText`).
export const TELLING_INPUT = { reportInput: true };

function idempotencyKey(context: Context): string | undefined {
  const key = context.get('idempotency-key');
  if (key === '') return undefined;
  if (!/^[\x21-\x7e]{1,100}$/.test(key))
    throw refuse('request.invalid', {}, [{ path: 'Idempotency-Key', problem: new Problem('request.text') }]);
  return key;
}

function afterPosition(context: Context): number | undefined {
  const text = context.get('x-after-position') || context.query['after'];
  if (text === undefined || text === '') return undefined;
  const position = typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(position)) return position;
  throw refuse('request.invalid', {}, [{ path: 'after', problem: new Problem('request.number') }]);
}

/** The version in `If-Match: "7"`; `*` asks for none. */
function ifMatch(context: Context): number | undefined {
  const tag = context.get('if-match');
  if (tag === '' || tag === '*') return undefined;
  const version = /^"(\d{1,15})"$/.exec(tag)?.[1];
  if (version !== undefined) return Number(version);
  throw refuse('request.invalid', {}, [{ path: 'If-Match', problem: new Problem('request.number') }]);
}

async function callOf(
  context: Context,
  gate: Gate,
  endpoint: Pick<CommandDefinition, 'name' | 'access' | 'isReport'>,
): Promise<Call> {
  context.state['endpoint'] = endpoint.name;
  const caller = await gate.admit(context, endpoint);
  if (suspectQueryKey(context))
    throw refuse('request.invalid', {}, [{ path: 'query', problem: new Problem('request.query-key') }]);
  return {
    caller,
    language: languageOf(context),
    requestId: context.state['requestId'] as string,
    address: context.ip,
    isGone: () => context.req.socket.destroyed,
    idempotencyKey: idempotencyKey(context),
    ifMatch: ifMatch(context),
    after: afterPosition(context),
  };
}

/** Hands over the JSON that was read, or now that the caller is let in the form of an endpoint that takes files. */
async function withBody(
  context: Context,
  upload: UploadDefinition | undefined,
  work: (body: unknown, more: { readonly files?: readonly UploadedFile[] }) => Promise<void>,
): Promise<void> {
  if (!upload) return work(context.request.body ?? {}, {});
  if (!context.request.is('multipart/form-data')) throw refuse('request.media-type');
  const room = context.state['uploads'] as UploadRoom;
  await room.holding(async (place) => {
    const { body, files } = await readMultipart(context.req, upload, place);
    await work(body, { files });
  });
}

/** Route → token → permission → body → schema → handler → answer with the position. */
export function mountCommand<C>(
  router: Router,
  gate: Gate,
  definition: CommandDefinition<C>,
  handle: CommandHandler<C>,
): void {
  const asked = 'fields' in definition ? Object.keys(definition.fields as object) : [];
  const method = definition.method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete';
  router[method](definition.path, async (context) => {
    const call = await callOf(context, gate, definition);
    const reads = auditorWrites(call.caller, definition, context.params['id']);
    if (reads) return sendRefusal(context, reads);
    await withBody(context, definition.upload, async (body, more) => {
      const read = definition.input.safeParse({ params: paramsOf(context, definition), body }, TELLING_INPUT);
      if (!read.success) return sendRefusal(context, invalidInput(read.error, asked));
      const answer = await handle(read.data, { ...call, ...more });
      if (isRefusal(answer)) return sendRefusal(context, answer);
      const { status, message, data } = outcomeOf(definition, answer);
      context.status = status;
      context.body = {
        success: true,
        message: toldIn(call.language, message, answer.day),
        ...(answer.id === undefined ? {} : { id: answer.id }),
        ...(data === undefined ? {} : { data }),
        ...(answer.position === undefined ? {} : { position: String(answer.position) }),
        ...answer.also,
      };
    });
  });
}

/** What was done, and where its entry stands on another day than the wanted one, that too. */
function toldIn(language: Language, message: string, day: EntryDayTold | undefined): string {
  const moved = day ? movedDayText(language, day) : '';
  return [say(language, message), moved].filter(Boolean).join(' · ');
}

/** What a command reads besides its body: a removal has none, and may say more behind the `?`. */
const paramsOf = (
  { query, params }: Pick<Context, 'query'> & { params: Record<string, string> },
  { method }: Pick<CommandDefinition, 'method'>,
) => (method === 'DELETE' ? { ...query, ...params } : params);

/** Done, or waiting for a second person. @throws Error when something waits whose definition knows no waiting */
function outcomeOf(
  { name, status, message, waiting }: CommandDefinition,
  answer: CommandAnswer<unknown, unknown>,
) {
  if (!answer.waiting)
    return {
      status,
      message: answer.message ?? message,
      data: answer.day ? { ...answer.day, ...(answer.data as object) } : answer.data,
    };
  if (waiting === undefined) throw new Error(`${name} is not defined to wait`);
  return {
    status: 202,
    message: waiting,
    data: { ...(answer.data as object | undefined), state: 'waiting' },
  };
}

/** How far a reader has come. */
export interface Progress {
  readonly position: number;
  /** False when it takes too long. */
  waitFor(position: number): Promise<boolean>;
}

/**
 * An answer in JSON, or 304 where the page says by `If-None-Match` that it has just this one. The tag is made of what
 * is answered, after the gate and the handler: whoever may not have the answer, or has another, never meets a tag of
 * it. Who does not ask pays nothing for it, but where the answer may be kept.
 */
function sendKnown(context: Context, answer: object, revalidated = false): void {
  if (revalidated) context.set('cache-control', 'no-cache');
  const known = context.get('if-none-match').replace(/^W\//, ''); // so says a proxy that compresses
  const asks = known !== '' || revalidated;
  if (!asks && !(answer instanceof JsonAnswer)) {
    context.body = answer;
    return;
  }
  const json = answer instanceof JsonAnswer ? answer : new JsonAnswer(answer);
  if (asks) context.set('etag', json.tag);
  if (asks && known === json.tag) {
    context.status = 304;
    return;
  }
  context.body = json.body;
  context.type = 'json';
  context.length = json.body.length;
}

/** Route → token → permission → schema → wait for the position → answer, with a position that it surely holds. */
export function mountQuery<Q>(
  router: Router,
  gate: Gate,
  definition: QueryDefinition<Q>,
  handle: QueryHandler<Q>,
  progress: Progress,
): void {
  const byPost = definition.method === 'POST';
  router[byPost ? 'post' : 'get'](definition.path, async (context) => {
    const call = await callOf(context, gate, definition);
    const input = byPost
      ? { params: context.params, body: context.request.body ?? {} }
      : { ...context.query, ...context.params };
    const read = definition.input.safeParse(input, TELLING_INPUT);
    if (!read.success) return sendRefusal(context, invalidInput(read.error));
    const outside = outsideDays(call.caller, definition, read.data, gate.today());
    if (outside) return sendRefusal(context, outside);
    if (call.after !== undefined && !(await progress.waitFor(call.after)))
      return sendRefusal(context, refuse('projection.behind'));
    const { position } = progress;
    const answer = await handle(read.data, call as SignedInCall);
    if (isRefusal(answer)) return sendRefusal(context, answer);
    context.set('x-position', String(position));
    if (!(answer instanceof FileAnswer)) return sendKnown(context, answer, definition.revalidated);
    context.type = answer.mediaType;
    const { saved = false, headers = {} } = answer.how;
    context.set('content-disposition', `${saved ? 'attachment' : 'inline'}; filename="${answer.fileName}"`);
    context.set(headers);
    context.body = answer.bytes;
    // Half a file with a status of 200 must not look like a whole one.
    if (answer.bytes instanceof Readable) answer.bytes.once('error', () => context.res.destroy());
  });
}
