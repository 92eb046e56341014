import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MAKES_THE_DEMO = ['events/src', 'service-kit/src', 'command-service/src', 'scripts/demo'];

/** A name for what a checkout's demo school is made of. */
export function sourcesOf(checkout: string): string {
  const hash = createHash('sha256');
  for (const folder of MAKES_THE_DEMO) {
    const entries = readdirSync(join(checkout, folder), { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const path of paths.filter((one) => !/\.test\.ts$/.test(one)).sort())
      hash.update(path.slice(checkout.length)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
