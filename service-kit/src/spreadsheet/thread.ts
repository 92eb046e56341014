import { parentPort } from 'node:worker_threads';
import { type SpreadsheetFile, tableOf } from './read.ts';

// Files are opened here, apart from the commands: one may take a second, and it comes from anybody.
parentPort?.on('message', (file: SpreadsheetFile) => parentPort?.postMessage(tableOf(file)));
parentPort?.postMessage('ready');
