/**
 * Runs a sequence again that broke: `node tests/reliability/sequences/replay.ts '<list>'`, the list as the failure
 * printed it. Takes steps away as long as it still breaks the same way, and says what is left.
 */
import { runSequence } from './run-sequence.ts';
import { Ground } from './small-school.ts';
import type { Sequence } from './steps.ts';

const ground = new Ground();

/** What breaks; undefined where nothing does. */
async function broken(sequence: Sequence): Promise<string | undefined> {
  try {
    await runSequence(ground, sequence);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const nameOf = (fault: string) => fault.split(':')[0];

/** The sequence without each group that is not needed for it to break. */
async function shortened(sequence: Sequence, fault: string): Promise<Sequence> {
  let left = sequence;
  for (let index = left.length - 1; index >= 0; index -= 1) {
    const without = left.toSpliced(index, 1);
    const still = await broken(without);
    if (still && nameOf(still) === nameOf(fault)) left = without;
  }
  return left;
}

const given = JSON.parse(process.argv[2] ?? '[]') as Sequence;
const fault = await broken(given);
if (fault) {
  const left = await shortened(given, fault);
  for (const group of left) console.log(JSON.stringify(group));
  console.log(await broken(left));
} else console.log(`holds through ${given.length} groups`);
await ground.close();
process.exitCode = fault ? 1 : 0;
