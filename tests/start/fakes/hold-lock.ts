// Holds the lock of a folder until it is killed, or its parent is; its collector has run before it says so.
import { lockFolder } from '../../../scripts/running/lock.ts';

lockFolder(process.argv[2] ?? '');
globalThis.gc?.();
setTimeout(() => {
  globalThis.gc?.();
  process.send?.('held');
}, 10);
process.on('disconnect', () => process.exit());
