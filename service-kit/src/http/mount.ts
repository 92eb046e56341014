import type Router from '@koa/router';
import {
  type CommandDefinition,
  isRefusal,
  Problem,
  type QueryDefinition,
  refuse,
  say,
} from '@madrasah/events';
import type { Context } from 'koa';
import { invalidInput, languageOf, sendRefusal } from './answer.ts';
import { type Call, type CommandHandler, FileAnswer, type QueryHandler, type SignedInCall } from './call.ts';
import type { Gate } from './gate.ts';
import { suspectQueryKey } from './pipeline.ts';

// So that a problem tells a missing list from a wrong one (`issueText`).
const TELLING_INPUT = { reportInput: true };

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

async function callOf(context: Context, gate: Gate, access: CommandDefinition['access']): Promise<Call> {
  const caller = await gate.admit(context, access);
  if (suspectQueryKey(context))
    throw refuse('request.invalid', {}, [{ path: 'query', problem: new Problem('request.query-key') }]);
  return {
    caller,
    language: languageOf(context),
    requestId: context.state['requestId'] as string,
    address: context.ip,
    idempotencyKey: idempotencyKey(context),
    after: afterPosition(context),
  };
}

/** Route → token → permission → schema → handler → answer with the position. */
export function mountCommand<C>(
  router: Router,
  gate: Gate,
  definition: CommandDefinition<C>,
  handle: CommandHandler<C>,
): void {
  const method = definition.method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete';
  router[method](definition.path, async (context) => {
    const call = await callOf(context, gate, definition.access);
    const input = { params: context.params, body: context.request.body ?? {} };
    const read = definition.input.safeParse(input, TELLING_INPUT);
    if (!read.success) return sendRefusal(context, invalidInput(read.error));
    const answer = await handle(read.data, call);
    if (isRefusal(answer)) return sendRefusal(context, answer);
    context.status = definition.status;
    context.body = {
      success: true,
      message: say(call.language, definition.message),
      ...(answer.id === undefined ? {} : { id: answer.id }),
      ...(answer.data === undefined ? {} : { data: answer.data }),
      ...(answer.position === undefined ? {} : { position: String(answer.position) }),
      ...answer.also,
    };
  });
}

/** How far a reader has come. */
export interface Progress {
  readonly position: number;
  /** False when it takes too long. */
  waitFor(position: number): Promise<boolean>;
}

/** Route → token → permission → schema → wait for the position → answer, with a position that it surely holds. */
export function mountQuery<Q>(
  router: Router,
  gate: Gate,
  definition: QueryDefinition<Q>,
  handle: QueryHandler<Q>,
  progress: Progress,
): void {
  router.get(definition.path, async (context) => {
    const call = await callOf(context, gate, definition.access);
    const read = definition.input.safeParse({ ...context.query, ...context.params }, TELLING_INPUT);
    if (!read.success) return sendRefusal(context, invalidInput(read.error));
    if (call.after !== undefined && !(await progress.waitFor(call.after)))
      return sendRefusal(context, refuse('projection.behind'));
    const { position } = progress;
    const answer = await handle(read.data, call as SignedInCall);
    if (isRefusal(answer)) return sendRefusal(context, answer);
    context.set('x-position', String(position));
    if (!(answer instanceof FileAnswer)) {
      context.body = answer;
      return;
    }
    context.type = answer.mediaType;
    context.set('content-disposition', `inline; filename="${answer.fileName}"`);
    context.body = answer.bytes;
  });
}
