import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// `npm start` of some version, which ends with the program that has forked this one. No TypeScript: what strips it
// would count as memory of that version.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const root = process.env.MADRASAH ?? '';
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
await import(pathToFileURL(join(root, scripts.start.split(' ').at(-1))).href);
