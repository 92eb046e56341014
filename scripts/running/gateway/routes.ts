/** Questions too long for an address: asked by POST, answered by projection-service. */
export const POST_QUERIES: readonly string[] = [];

const QUERY_METHODS = ['GET', 'HEAD'];

/** The path of a request target without its query; '' for a target that is not a path. */
export function pathOf(target = ''): string {
  return target.startsWith('/') ? (target.split('?', 1)[0] ?? '') : '';
}

export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Live news: answered by projection-service over any method, and over a websocket. */
export const isLive = (path: string): boolean => path === '/socket' || path.startsWith('/socket/');

export function isQuery(method = '', path: string, postQueries = POST_QUERIES): boolean {
  if (QUERY_METHODS.includes(method)) return true;
  return method === 'POST' && postQueries.includes(path.replace(/\/+$/, ''));
}
