import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReliabilityPromise } from './promise.ts';

const ENDING = '.promise.ts';

/** Every promise of this folder and those below, in the order of their keys. @throws Error for a key given twice */
export async function foundPromises(folder = import.meta.dirname): Promise<ReliabilityPromise[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ENDING),
  );
  const modules = await Promise.all(files.map((name) => import(join(folder, name))));
  const promises = modules.map(({ promise }) => promise as ReliabilityPromise);
  const keys = promises.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new Error(`two promises have the key ${twice}`);
  return promises.sort((one, other) => one.key.localeCompare(other.key));
}
