import { join } from 'node:path';

// A server of others is tried by the runner that removes what was made there, and by nobody else.
const OF_OTHERS = 'service-kit/src/event-store/conformance/event-store-db.test.ts';

export default {
  files: [
    '{events,service-kit,command-service,projection-service,embedded}/**/*.test.ts',
    'frontend/{src,vite-bundles}/**/*.test.ts',
    'tests/**/*.test.ts',
    ...(process.env.CONFORMANCE_NOTE ? [] : [`!${OF_OTHERS}`]),
  ],
  extensions: ['ts'],
  workerThreads: false,
  // Every file is a process of its own: what Node has once made of a source, types stripped, it need not make again.
  environmentVariables: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node') },
  concurrency: 2,
  // No test may ask for more by t.timeout(): the runner passes an idle time over while one has, and does not measure it
  // again, so that a test that hangs behind it would hold the run for ever.
  timeout: '200s',
};
