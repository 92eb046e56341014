import type { Language } from '@madrasah/events/kernel';
import type { Ports, StorageChange } from './ports.ts';

export interface Sent {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What the fake server does with a call: an answer, or 'away' for a network that is not there. */
export type Answer = Response | 'away';

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });

/** A browser for tests: storage in memory, a server that answers by path, nothing else real. */
export function fakeBrowser(
  server: (sent: Sent) => Answer | Promise<Answer>,
  stored: Record<string, string> = {},
) {
  const kept = new Map(Object.entries(stored));
  const listeners = new Set<(change: StorageChange) => void>();
  const sent: Sent[] = [];
  const seen = { spoken: [] as Language[], reloads: 0 };
  const answered = async (call: Sent) => {
    const answer = await server(call);
    if (answer === 'away') throw new TypeError('Failed to fetch');
    return answer;
  };
  const ports: Ports = {
    async sendForm(path, { method, headers }, gone) {
      const call = { path, method, headers, body: undefined };
      sent.push(call);
      for (const share of [0.5, 1]) gone(share);
      return answered(call);
    },
    async fetch(path, init = {}) {
      const headers = init.headers as Record<string, string>;
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { path: String(path), method: init.method ?? 'GET', headers, body };
      sent.push(call);
      return answered(call);
    },
    storage: {
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    now: () => 1_000_000,
    speak: (language) => void seen.spoken.push(language),
    reload: () => {
      seen.reloads += 1;
    },
  };
  /** Another tab writes to the storage both share. */
  const otherTab = (key: string | null, value: string | null) => {
    if (key === null) kept.clear();
    else if (value === null) kept.delete(key);
    else kept.set(key, value);
    for (const listener of listeners) listener({ key, value });
  };
  return { ports, kept, sent, seen, otherTab };
}

/** Lets every promise and saga that can move, move. */
export const settled = () => new Promise<void>((done) => setTimeout(done, 0));
