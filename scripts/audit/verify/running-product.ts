import type { CheckResult, Verdict } from '../../../projection-service/src/ledger/proof/index.ts';
import { unseenAnswer } from '../../logins/unseen.ts';
import type { Wanted } from './arguments.ts';

/** The running product did not answer as it should. */
export class ProductAway extends Error {
  override readonly name = 'ProductAway';
}

async function askedPassword(name: string): Promise<string> {
  const given = process.env['AUDIT_PASSWORD'];
  if (given) return given;
  if (!process.stdin.isTTY) throw new ProductAway('set AUDIT_PASSWORD, or run it at a terminal');
  return unseenAnswer(`Password of ${name}:`);
}

async function asked<T>(url: string, request: RequestInit = {}): Promise<T> {
  const answer = await fetch(url, request).catch((error: unknown) => {
    throw new ProductAway(`${url} cannot be reached`, { cause: error });
  });
  const body = (await answer.json().catch(() => undefined)) as (T & { message?: string }) | undefined;
  if (!answer.ok || !body) throw new ProductAway(`${url} answered ${answer.status}: ${body?.message ?? ''}`);
  return body;
}

const JSON_TYPE = { 'content-type': 'application/json', 'accept-language': 'en' };

/**
 * What the running product's own proof says of its lists and its books.
 * @throws ProductAway
 */
export async function checksOfProduct({ product, schoolId }: Wanted): Promise<readonly CheckResult[]> {
  if (!product) return [];
  const { url, name } = product;
  const password = await askedPassword(name);
  const login = {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ name, password, school_id: schoolId }),
  };
  const { token } = await asked<{ token: string }>(`${url}/api/users/login`, login);
  const headers = { ...JSON_TYPE, authorization: `Bearer ${token}` };
  const { checks } = await asked<Verdict>(`${url}/api/accounts/audit/verify`, { headers });
  await fetch(`${url}/api/users/logout`, { method: 'POST', headers }).catch(() => undefined);
  const own = checks.filter((check) => check.name === 'books' || check.name.startsWith('documents:'));
  if (own.length === 0) throw new ProductAway(`${url} said nothing of its books and lists`);
  return own;
}
