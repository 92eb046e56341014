import { useCallback, useMemo, useRef, useState } from 'react';
import { keyedAhead, LOCKED, OPEN, type TypedAhead } from './typed-ahead.ts';

export interface Ahead extends TypedAhead {
  /** Enter was pressed: from now on keys go to the amount. */
  lock(): void;
  /** He was found; his dues are on their way. */
  found(admissionId: number): void;
  /** A key in the locked search. @returns whether it was taken */
  key(key: string): boolean;
  /** The search is open again. @returns what was typed for the amount */
  release(): string;
}

/** Keys come faster than React draws: what was typed is kept outside of it, and only shown by it. */
export function useTypedAhead(): Ahead {
  const [shown, show] = useState(OPEN);
  const now = useRef(OPEN);
  const put = useCallback((next: TypedAhead) => {
    now.current = next;
    show(next);
  }, []);
  return useMemo(
    () => ({
      ...shown,
      lock: () => put(LOCKED),
      found(admissionId) {
        if (now.current.locked) put({ ...now.current, admissionId });
      },
      key(key) {
        const amount = keyedAhead(now.current.amount, key);
        if (!now.current.locked || amount === undefined) return false;
        put({ ...now.current, amount });
        return true;
      },
      release() {
        const { amount } = now.current;
        put(OPEN);
        return amount;
      },
    }),
    [shown, put],
  );
}
