import { PASSWORD, type Product } from './product.ts';

/** An office over HTTP; whatever it does must be taken. */
export async function officeOf(product: Product) {
  const json = { 'content-type': 'application/json' };
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string | FormData,
  ) => {
    const answer = await fetch(`${product.address(method, path)}${path}`, {
      ...{ method, headers },
      ...(body !== undefined && { body }),
    });
    return {
      status: answer.status,
      etag: answer.headers.get('etag') ?? undefined,
      type: answer.headers.get('content-type') ?? '',
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const login = JSON.stringify({ name: 'admin', password: PASSWORD, school_id: '10001' });
  const { token } = JSON.parse(String((await send('POST', '/api/users/login', json, login)).bytes));
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  const read = async (path: string, more: Record<string, string> = {}) =>
    send('GET', path, { ...headers, ...more });
  const done = async (method: string, path: string, body: unknown = {}) => {
    const isForm = body instanceof FormData;
    const sent = isForm ? body : JSON.stringify(body);
    const { status, bytes } = await send(method, path, isForm ? headers : { ...headers, ...json }, sent);
    if (status >= 300) throw new Error(`${path}: ${status} ${bytes}`);
    const answer = JSON.parse(String(bytes));
    headers['x-after-position'] = answer.position;
    return answer;
  };
  return { done, read };
}

export type Office = Awaited<ReturnType<typeof officeOf>>;
