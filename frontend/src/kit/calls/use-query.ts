import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '../store.ts';
import { type Asked, addressOf, type QueryParams } from '../wire/definitions.ts';
import { type Failure, failureOver } from '../wire/failure.ts';
import { type QueryEntry, queryAsked, queryReleased, queryWanted } from './queries.ts';

export interface QueryResult<Answer> {
  readonly status: QueryEntry['status'];
  /** The last answer; present while a newer one is loading, too. */
  readonly data: Answer | undefined;
  readonly error: Failure | undefined;
  readonly position: string | undefined;
  /** The data answers an earlier question (`keep`). */
  readonly old: boolean;
  refetch(): void;
}

interface Options {
  /** Shows the last answer while another page or filter of the same list loads. Never for one person's money. */
  readonly keep?: boolean;
}

/**
 * The answer of a query, loaded when the part of the page that shows it appears, again after every write of this page,
 * and cancelled when nothing shows it any more.
 *
 * @param params `undefined` asks nothing yet
 */
export function useQuery<Answer, Q>(
  definition: Asked<Answer, Q>,
  params: QueryParams<Q> | undefined,
  { keep = false }: Options = {},
): QueryResult<Answer> {
  const dispatch = useDispatch();
  const path = params && addressOf(definition, params);
  const entry = useSelector((state: RootState) =>
    path === undefined ? undefined : state.queries.entries[path],
  );
  useEffect(() => {
    if (path === undefined) return;
    dispatch(queryWanted(path));
    return () => void dispatch(queryReleased(path));
  }, [path, dispatch]);
  const { failed } = definition;
  const error = useMemo(() => failureOver(entry?.error, failed), [entry?.error, failed]);
  const last = useRef<Answer | undefined>(undefined);
  if (entry?.data !== undefined) last.current = entry.data as Answer;
  const old = keep && entry?.data === undefined && last.current !== undefined && entry?.status !== 'failed';
  return {
    status: path === undefined ? 'idle' : (entry?.status ?? 'loading'),
    data: old ? last.current : (entry?.data as Answer | undefined),
    error,
    position: entry?.position,
    old,
    refetch: useCallback(() => path !== undefined && void dispatch(queryAsked(path)), [path, dispatch]),
  };
}
