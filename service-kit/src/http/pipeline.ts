import { randomUUID } from 'node:crypto';
import { bodyParser } from '@koa/bodyparser';
import { type CommandDefinition, isRefusal, pathPattern, refuse } from '@madrasah/events';
import Koa, { type Context, type Middleware } from 'koa';
import helmet from 'koa-helmet';
import { UnprovenEvent } from '../codec/index.ts';
import { AppendTooLarge, OutcomeUnknown, StoreAway } from '../event-store/index.ts';
import { FilesAway } from '../files/index.ts';
import type { Logger } from '../logging/index.ts';
import { KeyDestroyed, VaultAway } from '../vault/index.ts';
import { sendRefusal } from './answer.ts';
import { comesPlain, readJson } from './json-body.ts';
import { sendingParts } from './parts.ts';
import { UploadRoom } from './uploads/index.ts';

// The largest body a form of ours sends is a reordered list of 1,000 rows.
const BODY_LIMIT = 512 * 1024;

const AWAY = [StoreAway, VaultAway, FilesAway];

/** What Koa or its body parser throw, as one of our refusals; undefined for a defect. */
function refusalFor(error: unknown) {
  if (isRefusal(error)) return error;
  if (AWAY.some((kind) => error instanceof kind)) return refuse('store.away');
  if (error instanceof UnprovenEvent) return refuse('store.unproven');
  if (error instanceof OutcomeUnknown) return refuse('outcome.unknown');
  if (error instanceof AppendTooLarge) return refuse('request.too-large');
  if (error instanceof KeyDestroyed) return refuse('conflict.changed');
  const status = (error as { status?: number }).status;
  if (status === 413) return refuse('request.too-large');
  if (status === 415) return refuse('request.media-type');
  if (status === 400) return refuse('request.malformed');
  return undefined;
}

function answerErrors(log: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
      if (context.status === 404 && context.body === undefined)
        sendRefusal(context, refuse('request.not-found'));
    } catch (error) {
      const refusal = refusalFor(error);
      if (!refusal) log.error({ err: error, requestId: context.state['requestId'] }, 'unexpected fault');
      sendRefusal(context, refusal ?? refuse('server.fault'));
    }
  };
}

const identify: Middleware = async (context, next) => {
  const given = context.get('x-request-id');
  const requestId = /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
  context.state['requestId'] = requestId;
  context.set('x-request-id', requestId);
  await next();
};

/** What we answer is of people and their money: no browser or proxy keeps it, unless an endpoint says otherwise. */
const keptByNobody: Middleware = async (context, next) => {
  context.set('cache-control', 'no-store');
  await next();
};

/** JSON is UTF-8 (RFC 8259): of another charset we would read other words than were sent. */
const CHARSETS = ['', 'utf-8', 'utf8'];

/** True also where nothing is sent. Koa looks for a charset in no type by way of an exception, which is dear. */
const isJson = ({ request }: Context): boolean => {
  const type = request.get('content-type');
  if (type === 'application/json') return true; // as pages send it: to take a type to pieces costs
  return request.is('json') !== false && (type === '' || CHARSETS.includes(request.charset.toLowerCase()));
};

/**
 * Only JSON is read, and forms where an endpoint takes files; a form post from another page to any other is turned
 * away before anything else.
 */
function readableOnly(commands: readonly CommandDefinition[]): Middleware {
  const doors = commands.flatMap(({ upload, method, path }) =>
    upload ? [{ method, path: new RegExp(pathPattern(path), 'i') }] : [],
  );
  const takesFiles = ({ method, path }: Context) =>
    doors.some((door) => door.method === method && door.path.test(path));
  const room = new UploadRoom();
  return async (context, next) => {
    const empty = context.get('content-length') === '0'; // a POST without a body has a length and no type
    const readable = isJson(context) || takesFiles(context);
    if (!empty && !readable) throw refuse('request.media-type');
    context.state['uploads'] = room;
    await next();
  };
}

/** Headers that are the same on every answer, made once: each request would make them anew. */
function saidAlways(making: Middleware): Middleware {
  let said: readonly (readonly [string, string])[] | undefined;
  return async (context, next) => {
    if (said) for (const [name, value] of said) context.res.setHeader(name, value);
    else {
      const before = new Set(context.res.getHeaderNames());
      await making(context, async () => undefined);
      said = context.res
        .getHeaderNames()
        .filter((name) => !before.has(name))
        .map((name) => [name, String(context.res.getHeader(name))]);
    }
    await next();
  };
}

const WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** What a page sends is read here; what comes packed, or under another name of JSON, by the library. */
function parseBody(): Middleware {
  const library = bodyParser({
    enableTypes: ['json'],
    jsonLimit: `${BODY_LIMIT}`,
    parsedMethods: WITH_BODY,
    onError: (error, context) => {
      context.req.resume(); // whoever is still sending hears the answer when he has done, not a broken line
      throw refusalFor(error) ?? refuse('request.malformed');
    },
  });
  return async (context, next) => {
    if (!WITH_BODY.includes(context.method) || !comesPlain(context.req)) return library(context, next);
    context.request.body = await readJson(context.req, BODY_LIMIT);
    return next();
  };
}

/**
 * A Koa application with everything both services share in front of their routes.
 * @param commands those that may be sent to it: the ones that take files are known by them
 * @param first sees every answer
 */
export function createHttpApp(
  log: Logger,
  commands: readonly CommandDefinition[] = [],
  ...first: readonly Middleware[]
): Koa {
  // One proxy stands in front of us; what a caller writes into the header himself is not his address.
  const app = new Koa({ proxy: true, maxIpsCount: 1 });
  app.silent = true; // answerErrors reports; Koa would print the same again
  app.use(sendingParts);
  for (const each of first) app.use(each);
  app.use(identify);
  app.use(keptByNobody);
  app.use(saidAlways(helmet({ strictTransportSecurity: false }))); // said by who knows whether TLS stands in front
  app.use(answerErrors(log));
  app.use(readableOnly(commands));
  app.use(parseBody());
  return app;
}

/** A query key that is repeated or could be read as an operator. */
export function suspectQueryKey(context: Context): boolean {
  return Object.entries(context.query).some(([key, value]) => Array.isArray(value) || /[[\]$.]/.test(key));
}
