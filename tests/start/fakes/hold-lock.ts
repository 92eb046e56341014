// Holds the lock of a folder until it is killed.
import { lockFolder } from '../../../scripts/running/lock.ts';

lockFolder(process.argv[2] ?? '');
process.send?.('held');
setInterval(() => {}, 1_000);
