import { useMemo } from 'react';
import { sessionList } from '../academics/rows.ts';
import { useQuery } from '../kit/calls/index.ts';

/** What every admission begins with: the running year when there is but one. */
export function useFreshAdmission(newOrOld: 1 | 2) {
  const sessions = useQuery(sessionList, {});
  const rows = sessions.data?.data;
  const fresh = useMemo(() => {
    const running = (rows ?? []).filter(({ SessionAction }) => SessionAction === 1);
    return { SessionID: running.length === 1 ? running[0]?.SessionID : undefined, NewOldId: newOrOld };
  }, [rows, newOrOld]);
  return { fresh, sessions };
}
