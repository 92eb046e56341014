import type { Metrics } from '@madrasah/service-kit/metrics';
import type { Tls } from '../../network/listening.ts';
import type { Rules } from '../rules.ts';
import type { Pool, Target } from './pool.ts';

export type Kind = 'commands' | 'queries';

/** Where the gateway sends what it is asked. A port is undefined while its service is away. */
export interface Upstreams {
  /** The folder with the built pages. */
  readonly pages: string;
  /** A proxy stands in front, and what it says of the caller's address is believed. */
  readonly trustedProxy?: boolean;
  readonly rules: Rules;
  /** With it the door speaks HTTPS alone. */
  readonly tls?: Tls | undefined;
  /** What the gateway tells of itself. */
  readonly metrics?: Metrics;
  /** Services on other machines; no port of this one is asked then. */
  readonly elsewhere?: Readonly<Record<Kind, Pool>> | undefined;
  commands(): number | undefined;
  queries(): number | undefined;
}

/** Where a request with this key goes: the first that can be reached. None while its service is away. */
export function targetsOf(upstreams: Upstreams, kind: Kind, key = () => ''): readonly Target[] {
  if (upstreams.elsewhere) return upstreams.elsewhere[kind].of(key());
  const port = upstreams[kind]();
  return port === undefined ? [] : [{ host: '127.0.0.1', port }];
}
