import { statSync } from 'node:fs';
import { COMMIT_SECONDS, type Figures } from '../figures.ts';
import type { SqliteEventStore } from '../sqlite/store.ts';

type Sample = readonly [labels: string, value: number];

/** The figures of a store in Prometheus's text format. @param path its data file */
export function metricsText(store: SqliteEventStore, path: string): string {
  const { figures } = store;
  return [
    ...counters(figures),
    ...commitHistogram(figures),
    ...metric('open_reads', 'gauge', 'Reads in progress', [['', figures.openReads]]),
    ...metric('open_subscriptions', 'gauge', 'Subscriptions', [['', figures.openSubscriptions]]),
    ...metric('queue_length', 'gauge', 'Appends waiting for the next commit', [['', store.waiting]]),
    ...metric('last_position', 'gauge', 'Position of the last event', [['', store.lastPosition]]),
    ...metric('file_bytes', 'gauge', 'Size of a file', fileSizes(path)),
    ...metric('cache_entries', 'gauge', 'Entries of a bounded cache', [
      ['{cache="names"}', store.held.names],
      ['{cache="targets"}', store.held.targets],
    ]),
    ...metric('resident_bytes', 'gauge', 'Memory of the process', [['', process.memoryUsage.rss()]]),
    '',
  ].join('\n');
}

function counters(figures: Figures): string[] {
  const refused = [...figures.refused].map(([reason, n]): Sample => [`{reason="${reason}"}`, n]);
  return [
    ...metric('appends_total', 'counter', 'Appends recorded or recognised', [['', figures.appends]]),
    ...metric('events_total', 'counter', 'Events in these appends', [['', figures.events]]),
    ...metric('appended_bytes_total', 'counter', 'Their bytes', [['', figures.bytes]]),
    ...metric('refused_total', 'counter', 'Appends of which nothing was recorded', refused),
  ];
}

function commitHistogram({ commits, commitSeconds, commitClasses }: Figures): string[] {
  let sum = 0;
  const buckets = COMMIT_SECONDS.map((bound, index): Sample => {
    sum += commitClasses[index] ?? 0;
    return [`_bucket{le="${bound}"}`, sum];
  });
  const rest: Sample[] = [
    ['_bucket{le="+Inf"}', commits],
    ['_sum', commitSeconds],
    ['_count', commits],
  ];
  return metric('commit_seconds', 'histogram', 'From the beginning of a commit to its fsync', [
    ...buckets,
    ...rest,
  ]);
}

function metric(name: string, type: string, help: string, samples: readonly Sample[]): string[] {
  const full = `event_store_${name}`;
  const lines = samples.map(([labels, value]) => `${full}${labels} ${value}`);
  return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, ...lines];
}

function fileSizes(path: string): Sample[] {
  return [
    ['{file="data"}', sizeOf(path)],
    ['{file="log"}', sizeOf(`${path}-wal`)],
  ];
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
