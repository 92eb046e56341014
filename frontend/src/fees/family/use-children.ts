import type { StudentFees } from '@madrasah/events/fees';
import { useCallback, useEffect, useState } from 'react';
import { useQuery } from '../../kit/calls/index.ts';
import { useAddress } from '../../kit/routing/index.ts';
import { family } from '../../people/index.ts';

const CHILDREN = 'children';

/** The children at the counter: chosen one by one; with the first come his brothers and sisters. */
export function useChildren() {
  const [search, setSearch] = useAddress();
  const ids = (search.get(CHILDREN) ?? '').split(',').map(Number).filter(Boolean);
  const [loaded, setLoaded] = useState<ReadonlyMap<number, StudentFees>>(new Map());
  const keep = useCallback(
    (id: number, fees: StudentFees) => setLoaded((known) => new Map(known).set(id, fees)),
    [],
  );
  const put = useCallback(
    (next: readonly number[]) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (next.length > 0) after.set(CHILDREN, [...new Set(next)].join(','));
          else after.delete(CHILDREN);
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  const children = ids.flatMap((id) => loaded.get(id) ?? []);
  const alone = ids.length === 1 ? children[0] : undefined;
  /** The first child whose brothers and sisters were looked for. */
  const [looked, setLooked] = useState<number>();
  const found = useQuery(family, alone && { UserID: alone.userId });
  const kin = found.data?.data.children;
  const knows = alone !== undefined && (kin !== undefined || found.error !== undefined);
  useEffect(() => {
    // Once for each first child: whoever is taken off again stays off.
    if (!alone || !knows || looked === alone.admissionId) return;
    setLooked(alone.admissionId);
    const siblings = (kin ?? []).flatMap(({ UserID, AdmissionID }) =>
      AdmissionID !== null && UserID !== alone.userId ? [AdmissionID] : [],
    );
    if (siblings.length > 0) put([alone.admissionId, ...siblings]);
  }, [alone, knows, kin, looked, put]);
  const complete = children.length === ids.length && (ids.length > 1 || looked === ids[0]);
  const [begun, setBegun] = useState<number>();
  useEffect(() => {
    if (complete) setBegun(ids[0]);
  }, [complete, ids[0]]);
  return {
    ids,
    /** Those whose fees are there. */
    children,
    /** Everybody was found once: from then on what is typed stays, whoever is added. */
    begun: ids.length > 0 && (complete || begun === ids[0]),
    keep,
    add: (id: number) => put([...ids, id]),
    remove: (id: number) => put(ids.filter((one) => one !== id)),
    clear() {
      setLooked(undefined);
      setBegun(undefined);
      put([]);
    },
    replaces: Number(search.get('replaces')) || undefined,
  };
}
