/**
 * `npm run audit:export`: a school's audit bundle, checked by its own verifier at once.
 * Exit code: 0 written and it holds, 1 the check found a fault, 2 it could not be written.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { readArguments, USAGE, type Wanted } from './arguments.ts';
import { writeBundle } from './bundle.ts';
import { storeToRead } from './source.ts';

function cannot(error: unknown, hint = ''): never {
  console.error(`${(error as Error).message}${hint}`);
  process.exit(2);
}

function wanted(): Wanted {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    return cannot(error, `\n\n${USAGE}`);
  }
}

async function run({ folder, ...order }: Wanted): Promise<number> {
  const store = storeToRead(process.env);
  try {
    const target = resolve(folder);
    const { manifest, sum } = await writeBundle({ store, folder: target, ...order });
    console.log(
      `Written: ${target}, ${manifest.events} events, ${Object.keys(manifest.files).length + 1} files\n`,
    );
    const { status } = spawnSync(process.execPath, [join(target, 'verify-bundle.mjs'), '--manifest', sum], {
      stdio: 'inherit',
    });
    return status ?? 2;
  } finally {
    await store.close();
  }
}

process.exitCode = await run(wanted()).catch((error) => cannot(error));
