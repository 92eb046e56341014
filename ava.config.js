export default {
  files: [
    '{events,service-kit,command-service,projection-service,embedded}/**/*.test.ts',
    'frontend/src/**/*.test.ts',
    'tests/**/*.test.ts',
  ],
  extensions: ['ts'],
  workerThreads: false,
  concurrency: 2,
  timeout: '60s',
};
