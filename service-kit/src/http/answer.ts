import { issueText, isTextKey, type Language, Problem, type Refusal, refuse, say } from '@madrasah/events';
import type { Context } from 'koa';
import type * as z from 'zod';

/** The language of the answer: Bengali unless English is asked for first. */
export function languageOf(context: Context): Language {
  return /^\s*en\b/i.test(context.get('accept-language')) ? 'en' : 'bn';
}

type Sentence = [key: Parameters<typeof say>[1], params: Refusal['params']];

/** Whoever names both languages may change his mind while he reads: he is told in either. */
const readsBoth = (context: Context) =>
  /^\s*(bn|en)\b.*,\s*(?!\1)(bn|en)\b/i.test(context.get('accept-language'));

/** A refusal for asking too often says in its values how long to wait. */
const secondsToWait = ({ params }: Refusal) =>
  Number(params['seconds'] ?? 60 * Number(params['minutes'] ?? 1));

/** Answers a refusal: one sentence, one stable code, every field that is wrong. */
export function sendRefusal(context: Context, refusal: Refusal): void {
  const language = languageOf(context);
  const both = readsBoth(context);
  const said = (...[key, params]: Sentence) => {
    const message = say(language, key, params);
    return both
      ? { message, messages: { bn: say('bn', key, params), en: say('en', key, params) } }
      : { message };
  };
  const sentence = said(refusal.sentence ?? refusal.code, refusal.params);
  context.status = refusal.status;
  if (refusal.status === 503) context.set('retry-after', '2');
  if (refusal.status === 429) context.set('retry-after', String(secondsToWait(refusal)));
  const fields = refusal.fields.map(({ path, problem }) => ({
    path,
    ...said(problem.key, problem.params),
  }));
  context.body = {
    success: false,
    error: sentence.message,
    ...sentence,
    code: refusal.code,
    ...(fields.length > 0 ? { fields } : {}),
    ...(refusal.data === undefined ? {} : { data: refusal.data }),
  };
}

/** Path within the body as the form knows it: without our own `body`/`params` and a leading `data`. */
function wirePath(path: readonly PropertyKey[]): string {
  const parts = path.map(String);
  if (parts[0] === 'body' || parts[0] === 'params') parts.shift();
  if (parts[0] === 'data') parts.shift();
  return parts.join('.');
}

/**
 * All problems of an input at once.
 * @param asked the fields of its form, in whose order they are told; what is none of them follows
 */
export function invalidInput(error: z.ZodError, asked: readonly string[] = []): Refusal {
  const place = (path: string) => {
    const at = asked.findIndex((name) => path === name || path.startsWith(`${name}.`));
    return at < 0 ? asked.length : at;
  };
  const fields = error.issues.map((issue) => {
    const { key, params } = issueText(issue);
    const known = isTextKey(key) ? key : 'request.type';
    return { path: wirePath(issue.path), problem: new Problem(known, params) };
  });
  const inOrder = fields.toSorted((one, other) => place(one.path) - place(other.path));
  return refuse('request.invalid', {}, inOrder);
}
