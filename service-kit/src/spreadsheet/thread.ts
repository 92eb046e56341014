import { parentPort, workerData } from 'node:worker_threads';
import { Swollen } from './archive.ts';
import { cellsOf } from './read.ts';

// A file is opened here, apart from the commands: it may take a second, and it comes from anybody.
try {
  parentPort?.postMessage(await cellsOf(workerData));
} catch (error) {
  parentPort?.postMessage(error instanceof Swollen ? 'import.swollen' : 'import.unreadable');
}
