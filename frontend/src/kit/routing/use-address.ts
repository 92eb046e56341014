import { useCallback } from 'react';
import { type SetURLSearchParams, useSearchParams } from 'react-router-dom';

/**
 * What the address of this page says, and how to say something else. What is said is drawn at once: the router would
 * leave what stood before in use until it has drawn what comes, and a key or a click meant for the next would land on
 * the form of the one before.
 */
export function useAddress(): ReturnType<typeof useSearchParams> {
  const [address, put] = useSearchParams();
  const say: SetURLSearchParams = useCallback((next, how) => put(next, { ...how, flushSync: true }), [put]);
  return [address, say];
}
