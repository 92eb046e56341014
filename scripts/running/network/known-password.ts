import { KNOWN_PASSWORD } from '@madrasah/service-kit/known-password';
import type { Refused } from '../refused.ts';
import type { Settings } from '../settings.ts';
import { isBeyond } from './addresses.ts';

/**
 * Turns away a demo that others could sign in to with the password of the documentation, before a minute is spent on
 * making it. The logins that are there already are tried by command-service, which holds their keys.
 */
export function demoForEverybody(
  { host, demoPassword }: Pick<Settings, 'host' | 'demoPassword'>,
  isMade: boolean,
): Refused | undefined {
  if (!isMade || !isBeyond(host) || demoPassword !== KNOWN_PASSWORD) return undefined;
  return {
    refused: `HOST is ${host}, and the logins of the demo school (10001: admin, cashier, accountant, muhtamim) would have the password that everybody knows: set DEMO_PASSWORD to one of your own first, or start with -- --empty.`,
  };
}
