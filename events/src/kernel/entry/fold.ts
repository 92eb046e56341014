import type { Entered, Entry } from './shape.ts';

interface Happened {
  readonly type: string;
  readonly data: object;
}

/** An entry after an event; undefined where it never was. The one fold of both services. */
export function entryAfter<A extends object>(
  { events, begins, further, isStamped }: Pick<Entry<A>, 'events' | 'begins' | 'further' | 'isStamped'>,
  before: Entered<A> | undefined,
  { type, data }: Happened,
): Entered<A> | undefined {
  if (type === events.write.type)
    return { ...data, ...begins, withdrawn: false, printed: 0, version: 1 } as unknown as Entered<A>;
  if (!before) return undefined;
  const version = before.version + 1;
  const stays = isStamped ? { on: (before as { readonly on?: string }).on } : {};
  if (type === events.change.type) return { ...before, ...data, ...stays, version };
  if (type === events.withdraw.type) return { ...before, withdrawn: true };
  if (type === events.print.type)
    return { ...before, printed: (data as { readonly printing: number }).printing };
  const happened = further.find(({ event }) => event.type === type);
  return happened ? { ...before, ...happened.after(data as Record<string, unknown>), version } : before;
}
