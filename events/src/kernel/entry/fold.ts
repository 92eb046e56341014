import type { Entered, Entry } from './shape.ts';

interface Happened {
  readonly type: string;
  readonly data: object;
}

/** An entry after an event; undefined where it never was. The one fold of both services. */
export function entryAfter<A extends object>(
  { events }: Pick<Entry<A>, 'events'>,
  before: Entered<A> | undefined,
  { type, data }: Happened,
): Entered<A> | undefined {
  if (type === events.write.type)
    return { ...data, withdrawn: false, printed: 0, version: 1 } as unknown as Entered<A>;
  if (!before) return undefined;
  if (type === events.change.type) return { ...before, ...data, version: before.version + 1 };
  if (type === events.withdraw.type) return { ...before, withdrawn: true };
  if (type !== events.print.type) return before;
  return { ...before, printed: (data as { readonly printing: number }).printing };
}
