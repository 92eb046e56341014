/**
 * Runs a sequence again that broke: `node tests/reliability/sequences/replay.ts '<list>'`, the list as the failure
 * printed it, and says what is left of it when all is taken away that it does not need to break.
 */
import { shortestBroken } from './shortest-broken.ts';
import { Ground } from './small-school.ts';
import type { Sequence } from './steps.ts';

const given = JSON.parse(process.argv[2] ?? '[]') as Sequence;
const ground = new Ground();
const { left, fault, breaks } = await shortestBroken(ground, given);
await ground.close();
if (breaks) for (const group of left) console.log(JSON.stringify(group));
console.log(breaks ? fault : `holds through ${given.length} groups`);
process.exitCode = breaks ? 1 : 0;
