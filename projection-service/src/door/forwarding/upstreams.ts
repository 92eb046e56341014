import type { Server } from 'node:http';
import { type Place, type Target, targetAt } from '@madrasah/service-kit/asking';
import type { Metrics } from '@madrasah/service-kit/metrics';
import type { Rules } from '../rules.ts';
import type { Pool } from './pool.ts';

export type Kind = 'commands' | 'queries';

/** A certificate with its chain, and its key, as PEM. */
export interface Tls {
  readonly cert: string;
  readonly key: string;
}

/** Where the door sends what it is asked. A place is undefined while its service is away. */
export interface Upstreams {
  /** The folder with the built pages. */
  readonly pages: string;
  /** A proxy stands in front, and what it says of the caller's address is believed. */
  readonly trustedProxy?: boolean;
  readonly rules: Rules;
  /** With it the door speaks HTTPS alone. */
  readonly tls?: Tls | undefined;
  /** What the door tells of itself. */
  readonly metrics?: Metrics;
  /** Services on other machines; nothing of this one is asked then. */
  readonly elsewhere?: Readonly<Record<Kind, Pool>> | undefined;
  /** The queries' own server, where the door is in their process: it is handed what is asked of it. */
  readonly here?: () => Server | undefined;
  commands(): Place | undefined;
  queries(): Place | undefined;
}

/** Where a request with this key goes: the first that can be reached. None while its service is away. */
export function targetsOf(upstreams: Upstreams, kind: Kind, key = () => ''): readonly Target[] {
  if (upstreams.elsewhere) return upstreams.elsewhere[kind].of(key());
  const place = upstreams[kind]();
  return place === undefined ? [] : [targetAt(place)];
}
