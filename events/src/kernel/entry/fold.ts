import type { Entered, Entry } from './shape.ts';

interface Happened {
  readonly type: string;
  readonly data: object;
}

interface Printed {
  readonly printing: number;
  /** Which of several papers. */
  readonly paper?: number;
}

const printedOnce = (
  { printed, printings = {} }: Pick<Entered<object>, 'printed' | 'printings'>,
  { printing, paper }: Printed,
) =>
  paper === undefined
    ? { printed: printing }
    : { printed: printed + 1, printings: { ...printings, [paper]: (printings[paper] ?? 0) + 1 } };

/** An entry after an event; undefined where it never was. The one fold of both services. */
export function entryAfter<A extends object>(
  entry: Pick<Entry<A>, 'events' | 'begins' | 'further' | 'isStamped' | 'ofPerson'>,
  before: Entered<A> | undefined,
  { type, data }: Happened,
): Entered<A> | undefined {
  const { events, begins, further, isStamped, ofPerson } = entry;
  const of = ofPerson ? { admissionId: 0 } : {};
  if (type === events.write.type)
    return { ...data, ...of, ...begins, withdrawn: false, printed: 0, version: 1 } as unknown as Entered<A>;
  if (!before) return undefined;
  const version = before.version + 1;
  const stays = isStamped ? { on: (before as { readonly on?: string }).on } : {};
  if (type === events.change.type) return { ...before, ...data, ...stays, version };
  if (type === events.withdraw.type) return { ...before, withdrawn: true };
  if (type === events.print.type) return { ...before, ...printedOnce(before, data as Printed) };
  const happened = further.find(({ event }) => event.type === type);
  return happened ? { ...before, ...happened.after(data as Record<string, unknown>), version } : before;
}
