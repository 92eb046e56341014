import { browser, type Ports } from '../ports.ts';
import type { Values } from './CommandForm.tsx';

/** What was typed into a form that is not sent yet, kept in the browser until it is. */
export interface Draft {
  /** What was typed when it was left; nothing where it was not, or where the storage holds nonsense. */
  read(): Values;
  keep(values: Values): void;
  forget(): void;
}

/**
 * @param key under which the browser keeps it
 * @param secret members that are never kept: passwords
 */
export function draftOf(
  key: string,
  secret: readonly string[],
  { storage }: Pick<Ports, 'storage'> = browser,
): Draft {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(storage.read(key) ?? '{}');
        return kept && typeof kept === 'object' && !Array.isArray(kept) ? (kept as Values) : {};
      } catch {
        return {};
      }
    },
    keep(values) {
      const open = Object.entries(values).filter(([name]) => !secret.includes(name));
      storage.write(key, JSON.stringify(Object.fromEntries(open)));
    },
    forget: () => storage.remove(key),
  };
}
