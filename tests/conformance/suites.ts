import { globSync } from 'node:fs';

/** The setting that names a server which is not ours. */
export type Needs = 'ESDB_URL' | 'MONGO_URL';

/** Where a suite is run: on a store of ours, or on the one an environment variable names. */
export interface Suite {
  readonly key: string;
  readonly title: string;
  /** Test files from the root of the repository; all of them have to be there. */
  readonly files: readonly string[];
  /** The address of the server it needs. Without it, on our own. */
  readonly needs?: Needs;
  readonly product: 'store' | 'events' | 'documents';
}

const events = 'service-kit/src/event-store/conformance';
const documents = 'embedded/document-store/conformance';

/** The suites, the same cases for ours and for theirs. @param root the folder of the repository */
export function suitesIn(root: string): Suite[] {
  const documentCases = globSync(`${documents}/*.test.ts`, { cwd: root }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  return [
    {
      key: 'port',
      title: 'event-store suite, the store through the port',
      files: [
        `${events}/in-process.test.ts`,
        `${events}/log-file/both-sides.test.ts`,
        `${events}/log-file/killed.test.ts`,
      ],
      product: 'store',
    },
    {
      key: 'embedded',
      title: 'event-store suite, the client on the embedded server (BatchAppend advertised)',
      files: [`${events}/embedded/plain.test.ts`],
      product: 'events',
    },
    {
      key: 'no-batch',
      title: 'event-store suite, the client on the embedded server (--no-batch)',
      files: [`${events}/embedded/no-batch.test.ts`],
      product: 'events',
    },
    {
      key: 'tls',
      title: 'event-store suite, the client on the embedded server (TLS, users)',
      files: [`${events}/embedded/over-tls.test.ts`],
      product: 'events',
    },
    {
      key: 'esdb',
      title: 'event-store suite, the client on ESDB_URL',
      files: [`${events}/event-store-db.test.ts`],
      needs: 'ESDB_URL',
      product: 'events',
    },
    {
      key: 'documents',
      title: 'document suite, the driver on the embedded store',
      files: documentCases,
      product: 'documents',
    },
    {
      key: 'mongo',
      title: 'document suite, the driver on MONGO_URL',
      files: documentCases,
      needs: 'MONGO_URL',
      product: 'documents',
    },
  ];
}
