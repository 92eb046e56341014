import { useMemo } from 'react';
import { sessionList } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';

/** What every admission begins with: the running year when there is but one that is not taken. */
export function useFreshAdmission(newOrOld: 1 | 2, taken: readonly number[] = []) {
  const sessions = useQuery(sessionList, {});
  const rows = sessions.data?.data;
  const closed = taken.join();
  const fresh = useMemo(() => {
    const running = (rows ?? []).filter(
      ({ SessionID, SessionAction }) => SessionAction === 1 && !closed.split(',').includes(String(SessionID)),
    );
    return {
      SessionID: running.length === 1 ? running[0]?.SessionID : undefined,
      ...{ NewOldId: newOrOld, charge: 1 },
    };
  }, [rows, newOrOld, closed]);
  return { fresh, sessions };
}
