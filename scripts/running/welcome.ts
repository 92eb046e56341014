import { DEFAULT_DEMO_PASSWORD, type Settings } from './settings.ts';

/** What a person needs to know once everything answers. A password of their own is not repeated on the screen. */
export function welcome(address: string, settings: Settings): string {
  const isDefault = settings.demoPassword === DEFAULT_DEMO_PASSWORD;
  const password = `the demo password (DEMO_PASSWORD)${isDefault ? `: ${DEFAULT_DEMO_PASSWORD}` : ''}`;
  return [
    '',
    `Open      ${address}`,
    `Sign in   school id 10001, name admin, password: ${password}`,
    `Data      ${settings.dataDir}`,
    ...(settings.passedOn['PUBLIC_URL']
      ? []
      : [`QR codes  on papers lead to this machine only, until PUBLIC_URL is set`]),
    'Stop      Ctrl-C',
    '',
  ].join('\n');
}
