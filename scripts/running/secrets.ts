import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keep } from '@madrasah/service-kit/keeping';
import type { Refused } from './refused.ts';

/** The secret that signs sign-in tokens: made once, so that a restart signs nobody out. */
export function jwtSecretIn(folder: string): { readonly jwtSecret: string } | Refused {
  const file = join(folder, 'secrets.json');
  if (!existsSync(file)) {
    const jwtSecret = randomBytes(32).toString('hex');
    keep(file, `${JSON.stringify({ jwtSecret })}\n`);
    return { jwtSecret };
  }
  try {
    const { jwtSecret } = JSON.parse(readFileSync(file, 'utf8')) as { jwtSecret?: unknown };
    if (typeof jwtSecret === 'string' && jwtSecret.length >= 32) return { jwtSecret };
  } catch {
    // unreadable: told below
  }
  return { refused: `${file} is damaged. Restore it, or delete it (everyone must then sign in again).` };
}
