import type { Language } from '@madrasah/events/kernel';
import { sendForm } from './wire/sending.ts';

/** A value of the browser's storage was changed by another tab; `key` null: everything was cleared. */
export interface StorageChange {
  readonly key: string | null;
  readonly value: string | null;
}

/** Everything the sagas touch outside the store, so that a test can stand in for the browser. */
export interface Ports {
  readonly fetch: typeof fetch;
  readonly sendForm: typeof sendForm;
  readonly storage: {
    read(key: string): string | null;
    write(key: string, value: string): void;
    remove(key: string): void;
    /** @returns a function that stops listening */
    onChange(listener: (change: StorageChange) => void): () => void;
  };
  /** Milliseconds since 1970. */
  now(): number;
  speak(language: Language): void;
  reload(): void;
}

/** A browser may forbid storage (private windows, policy): then the session lives as long as the page. */
function orNull<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

export const browser: Ports = {
  fetch: (...call) => fetch(...call),
  sendForm,
  storage: {
    read: (key) => orNull(() => localStorage.getItem(key)),
    write: (key, value) => void orNull(() => localStorage.setItem(key, value)),
    remove: (key) => void orNull(() => localStorage.removeItem(key)),
    onChange(listener) {
      const heard = ({ key, newValue, storageArea }: StorageEvent) => {
        if (storageArea === localStorage) listener({ key, value: newValue });
      };
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
  },
  now: () => Date.now(),
  speak: (language) => {
    document.documentElement.lang = language;
  },
  reload: () => location.reload(),
};
