/** One promise in a process of its own: `child.ts <key> <full|short> <seed>`, started by run.ts. */
import { carryOut } from './carry-out.ts';
import { foundPromises } from './found-promises.ts';
import type { SizeName } from './promise.ts';

const [key, size, seed] = process.argv.slice(2);
const promise = (await foundPromises()).find((found) => found.key === key);
if (!promise) throw new Error(`no promise ${key}`);
const outcome = await carryOut(promise, size as SizeName, Number(seed), (line) => console.error(`  ${line}`));
process.send?.(outcome);
process.disconnect?.(); // what a broken promise has left running must not keep the process
process.exitCode = outcome.pass ? 0 : 1;
