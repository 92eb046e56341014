import type { EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';

const MOST = 500;

/** Writes all events of a store into an empty one, in their order, and without waiting for the disk between them. */
export async function copyEvents(from: EventStore, to: EventStore): Promise<void> {
  const appends: Promise<unknown>[] = [];
  let run: RecordedEvent[] = [];
  const write = () => {
    const [first] = run;
    if (first) appends.push(to.append(first.stream, first.revision - 1, run));
    run = [];
  };
  for await (const event of from.readAll()) {
    if (run[0]?.stream !== event.stream || run.length === MOST) write();
    run.push(event);
  }
  write();
  await Promise.all(appends);
}
