import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// `npm start` of some version, which ends with the program that has forked this one.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await import(pathToFileURL(join(process.env['MADRASAH'] ?? '', 'scripts/start.ts')).href);
