import { KNOWN_PASSWORD } from '@madrasah/service-kit/known-password';
import { endedOn } from '../network/listening.ts';
import type { Door } from '../run.ts';
import type { Settings } from '../settings.ts';

/**
 * How one comes in: as a login of the demo, as the only one that a real installation begins with, by the link to the
 * first school, or as a login that it has made.
 */
export type WayIn = 'demo' | 'admin' | 'login' | { readonly link: string };

/** What a person needs to know once everything answers. A password of their own is not repeated on the screen. */
export function welcome(
  { address, others }: Door,
  settings: Settings,
  wayIn: WayIn,
  { code = '', platform = process.platform as string } = {},
): string {
  return [
    '',
    `Open      ${typeof wayIn === 'object' ? wayIn.link : address}`,
    ...others.map((other, at) => `${at === 0 ? 'Office   ' : '      or '} ${other}`),
    ...(code ? [code.trimEnd()] : []),
    ...how(wayIn, settings),
    `Data      ${settings.dataDir}`,
    ...papers(others[0], settings),
    ...ended(settings),
    ...readable(settings, platform),
    'Stop      Ctrl-C',
    '',
  ].join('\n');
}

function how(wayIn: WayIn, { demoPassword }: Settings): string[] {
  if (wayIn === 'login') return [];
  if (typeof wayIn === 'object')
    return ['          in a browser on this computer: the first school is opened there, once'];
  const isDefault = demoPassword === KNOWN_PASSWORD;
  const password = `the demo password (DEMO_PASSWORD)${isDefault ? `: ${KNOWN_PASSWORD}` : ''}`;
  const signIn = `Sign in   school id 10001, name admin, password: ${password}`;
  const more = 'The demo  has more logins with that password: cashier, accountant, muhtamim';
  return wayIn === 'demo' ? [signIn, more] : [signIn];
}

function papers(other: string | undefined, { passedOn }: Settings): string[] {
  if (passedOn['PUBLIC_URL']) return [];
  const where = other ? `${other}, inside this network only` : 'this machine only';
  return [`QR codes  on papers lead to ${where}, until PUBLIC_URL is set`];
}

/** Windows has no sockets that belong to an account: the documents listen at a port of the loopback there. */
function readable({ passedOn, elsewhere }: Settings, platform: string): string[] {
  if (platform !== 'win32' || passedOn['MONGO_URL'] || elsewhere) return [];
  return [
    'Notice    other accounts of this computer can read what the lists show, names too: let nobody else use it',
  ];
}

function ended({ tls }: Settings): string[] {
  const day = tls && endedOn(tls, new Date());
  return day ? [`Notice    the certificate in TLS_CERT has ended (${day}): browsers warn of it`] : [];
}
