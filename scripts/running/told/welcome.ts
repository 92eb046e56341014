import { endedOn } from '../network/listening.ts';
import type { Door } from '../run.ts';
import { DEFAULT_DEMO_PASSWORD, type Settings } from '../settings.ts';

/** What a person needs to know once everything answers. A password of their own is not repeated on the screen. */
export function welcome({ address, others }: Door, settings: Settings, code = ''): string {
  const isDefault = settings.demoPassword === DEFAULT_DEMO_PASSWORD;
  const password = `the demo password (DEMO_PASSWORD)${isDefault ? `: ${DEFAULT_DEMO_PASSWORD}` : ''}`;
  return [
    '',
    `Open      ${address}`,
    ...others.map((other, at) => `${at === 0 ? 'Office   ' : '      or '} ${other}`),
    ...(code ? [code.trimEnd()] : []),
    `Sign in   school id 10001, name admin, password: ${password}`,
    'The demo  has more logins with that password: cashier, accountant, muhtamim',
    `Data      ${settings.dataDir}`,
    ...papers(others[0], settings),
    ...ended(settings),
    'Stop      Ctrl-C',
    '',
  ].join('\n');
}

function papers(other: string | undefined, { passedOn }: Settings): string[] {
  if (passedOn['PUBLIC_URL']) return [];
  const where = other ? `${other}, inside this network only` : 'this machine only';
  return [`QR codes  on papers lead to ${where}, until PUBLIC_URL is set`];
}

function ended({ tls }: Settings): string[] {
  const day = tls && endedOn(tls, new Date());
  return day ? [`Notice    the certificate in TLS_CERT has ended (${day}): browsers warn of it`] : [];
}
