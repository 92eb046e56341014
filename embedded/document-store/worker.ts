import { parentPort } from 'node:worker_threads';
import { serve } from './wire/server.ts';

parentPort?.postMessage(await serve());
