import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '../store.ts';
import { useLanguage } from '../text.ts';
import { type Asked, addressOf, type QueryParams } from '../wire/definitions.ts';
import { type Failure, failureKind, failureOver } from '../wire/failure.ts';
import { isBehind } from './news.ts';
import { type QueryEntry, queryAsked, queryReleased, queryWanted, refusalUntold } from './queries.ts';

export interface QueryResult<Answer> {
  readonly status: QueryEntry['status'];
  /** The last answer; present while a newer one is loading, too. */
  readonly data: Answer | undefined;
  /** Whoever reads it shows it: a refusal that no part of the page reads is told by the page itself. */
  readonly error: Failure | undefined;
  readonly position: string | undefined;
  /** The data answers an earlier question (`keep`). */
  readonly old: boolean;
  /** What the data tells of may have changed since it came, and a newer answer is on its way. */
  readonly behind: boolean;
  refetch(): void;
}

/**
 * A query with what a page makes of its data. Its refusal is still told by whoever reads it: in a copy made by `...` it
 * would count as read at once.
 */
export const withData = <B>(query: QueryResult<unknown>, data: B | undefined): QueryResult<B> => ({
  ...{ status: query.status, data, position: query.position, old: query.old, behind: query.behind },
  refetch: query.refetch,
  get error() {
    return query.error;
  },
});

interface Options {
  /** Shows the last answer while another page or filter of the same list loads. Never for one person's money. */
  readonly keep?: boolean;
}

/**
 * Tells the page of a refusal that none of what is drawn has read: a box without choices would say that there are none.
 * @returns what reads the failure
 */
function useTelling(path: string | undefined, error: Failure | undefined): () => Failure | undefined {
  const dispatch = useDispatch();
  const isRead = useRef(false);
  isRead.current = false; // what is drawn now reads it anew
  useEffect(() => {
    if (path === undefined || !error || failureKind(error) !== 'refused' || isRead.current) return;
    dispatch(refusalUntold({ path, untold: error }));
    return () => void dispatch(refusalUntold({ path, untold: undefined }));
  }, [path, error, dispatch]);
  return () => {
    isRead.current = true;
    return error;
  };
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
  const behind = useSelector(({ queries }: RootState) => {
    const its = path === undefined ? undefined : queries.entries[path];
    return its?.data !== undefined && its.status !== 'failed' && isBehind(its, queries);
  });
  useEffect(() => {
    if (path === undefined) return;
    dispatch(queryWanted(path));
    return () => void dispatch(queryReleased(path));
  }, [path, dispatch]);
  const { failed } = definition;
  const error = useMemo(() => failureOver(entry?.error, failed), [entry?.error, failed]);
  const read = useTelling(path, error);
  const [last, setLast] = useState<Answer>();
  const now = entry?.data as Answer | undefined;
  if (keep && now !== undefined && now !== last) setLast(() => now);
  const language = useLanguage();
  const old = keep && now === undefined && last !== undefined && entry?.status !== 'failed';
  const answer = old ? last : now;
  const data = useMemo(
    () => (answer === undefined || !definition.said ? answer : definition.said(answer, language)),
    [answer, definition, language],
  );
  return {
    status: path === undefined ? 'idle' : (entry?.status ?? 'loading'),
    data,
    get error() {
      return read();
    },
    position: entry?.position,
    old,
    behind,
    refetch: useCallback(() => path !== undefined && void dispatch(queryAsked(path)), [path, dispatch]),
  };
}
