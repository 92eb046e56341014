import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of the lock file that is installed to run the product, not only to test or build it. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
  readonly licence: string;
  readonly runsScript: boolean;
  /** Why its makers advise against it. */
  readonly deprecated: string | undefined;
}

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly deprecated?: string;
}

// Their package.json names no licence; their licence files do.
const TOLD_IN_THEIR_FILES: Readonly<Record<string, string>> = {
  'png-js': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** What the lock file at a root ships, by name. */
export function shippedPackages(root: string): Shipped[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages as Record<string, Locked>)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, locked]) => shipped(path.replace(/.*node_modules\//, ''), locked))
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

const shipped = (name: string, locked: Locked): Shipped => ({
  name,
  version: locked.version,
  integrity: locked.integrity ?? '',
  licence: locked.license ?? TOLD_IN_THEIR_FILES[name] ?? 'none',
  runsScript: locked.hasInstallScript === true,
  deprecated: locked.deprecated,
});
