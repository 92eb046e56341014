import type { Metrics } from '@madrasah/service-kit/metrics';

/** Where the gateway sends what it is asked. A port is undefined while its service is away. */
export interface Upstreams {
  /** The folder with the built pages. */
  readonly pages: string;
  /** A proxy stands in front, and what it says of the caller's address is believed. */
  readonly trustedProxy?: boolean;
  /** Instead of the list in routes.ts. */
  readonly postQueries?: readonly string[];
  /** What the gateway tells of itself. */
  readonly metrics?: Metrics;
  commands(): number | undefined;
  queries(): number | undefined;
}
