import { isIPv6 } from 'node:net';
import { type Access, refuse } from '@madrasah/events';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

type Public = Extract<Access, { kind: 'public' }>;

/** One line to the network is one caller: with IPv6 it has 2^64 addresses, so that its /64 counts. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - groups(head).length - groups(tail).length)).fill('0');
  const all = address.includes('::') ? [...groups(head), ...zeros, ...groups(tail)] : groups(head);
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Counts who asks where no token is asked for, each endpoint by itself. A password check costs tens of milliseconds
 * of a core, and a number on a receipt can be guessed at: neither may be had without end.
 * @returns what lets a caller pass. @throws Refusal 429 with the seconds to wait
 */
export function publicRate(): (access: Public, address: string) => Promise<void> {
  const limiters = new Map<Public, RateLimiterMemory>();
  return async (access, address) => {
    let limiter = limiters.get(access);
    if (!limiter) {
      limiter = new RateLimiterMemory({ points: access.perMinute, duration: 60 });
      limiters.set(access, limiter);
    }
    try {
      await limiter.consume(networkOf(address));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw refuse('limit.exceeded', { seconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
    }
  };
}
