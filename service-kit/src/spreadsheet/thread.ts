import { parentPort, workerData } from 'node:worker_threads';
import { tableOf } from './read.ts';

// A file is opened here, apart from the commands: it may take a second, and it comes from anybody.
parentPort?.postMessage(tableOf(workerData));
