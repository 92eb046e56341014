import type { foldHeads, StreamHead } from '@madrasah/service-kit/daily-root';

/** The heads of a school's streams as the log has them at some position. */
export type Present = ReturnType<typeof foldHeads>;

/** What became of a stream that a root knew up to here. */
export function headFault(
  [stream, revision, hash]: StreamHead,
  last: StreamHead | undefined,
  name: string,
): string | undefined {
  const end = last?.[1] ?? -1;
  if (end < revision) return `${stream}@${end + 1} is gone: ${name} knew the stream up to @${revision}`;
  if (end > revision)
    return `${stream}@${revision + 1} was slipped in: ${name} knew the stream up to @${revision}`;
  return last?.[2] === hash ? undefined : `${stream}@${revision} is another event than ${name} knew`;
}

/** The first stream that is not as a root has seen it; all that it saw are given, and all there are now. */
export function standingFault(
  seen: readonly StreamHead[],
  present: readonly StreamHead[],
  name: string,
): string | undefined {
  const now = new Map(present.map((head) => [head[0], head]));
  for (const head of [...seen].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const fault = headFault(head, now.get(head[0]), name);
    if (fault) return fault;
  }
  const known = new Set(seen.map(([stream]) => stream));
  const more = present.find(([stream]) => !known.has(stream));
  return more && `${more[0]}@0 was slipped in: ${name} knew no such stream`;
}
