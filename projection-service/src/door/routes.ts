/** Asked by these, projection-service answers; by any other, command-service. */
export const QUERY_METHODS: readonly string[] = ['GET', 'HEAD'];
export const API = '/api';
/** Live news: answered by projection-service over any method, and over a websocket. */
export const LIVE = '/socket';

/** The path of a request target without its query; '' for a target that is not a path. */
export function pathOf(target = ''): string {
  return target.startsWith('/') ? (target.split('?', 1)[0] ?? '') : '';
}

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);
export const isApi = (path: string): boolean => isBelow(path, API);
export const isLive = (path: string): boolean => isBelow(path, LIVE);

/** What an address of this path looks like, as a regular expression for nginx and for us. */
export const patternOf = (path: string): string =>
  path.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&').replace(/:\w+/g, '[^/?]+');

/** One pattern for all of a list, made once: each request is held against it. */
const asked = new WeakMap<readonly string[], RegExp>();

function patternOfAny(paths: readonly string[]): RegExp {
  const made = asked.get(paths) ?? new RegExp(`^(?:${paths.map(patternOf).join('|') || '(?!)'})/*$`);
  asked.set(paths, made);
  return made;
}

/** @param postQueries paths of questions that are asked by POST */
export function isQuery(method = '', path: string, postQueries: readonly string[]): boolean {
  if (QUERY_METHODS.includes(method)) return true;
  return method === 'POST' && patternOfAny(postQueries).test(path);
}
