import { inEither, Problem, type Refusal, say } from '@madrasah/events';

/** Something under its names. */
interface Called {
  readonly name: { readonly bn: string; readonly en: string };
}

/**
 * The problems of one among several that are done together, each told with what that one is called.
 * @param path where the body names it
 */
export function inOne(
  { code, params, fields }: Refusal,
  path: string,
  { name: { bn, en } }: Called,
): Refusal['fields'] {
  const told = fields.length > 0 ? fields.map(({ problem }) => problem) : [new Problem(code, params)];
  const one = inEither((language) => (language === 'en' && en) || bn);
  return told.map(({ key, params }) => {
    const why = inEither((language) => say(language, key, params));
    return { path, problem: new Problem('request.in-one', { one, why }) };
  });
}
