import type { Deps } from '../kernel/app-deps.ts';
import type { HandledQuery } from '../kernel/query.ts';

/** Logins and powers. */
export function access(_deps: Deps): HandledQuery[] {
  return [];
}
