import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { silentLogger } from '@madrasah/service-kit/logging';
import { productProjectors } from '../../projection-service/src/product-projectors.ts';
import { described } from './described.ts';

export const PAGE = fileURLToPath(new URL('../../docs/read-models.md', import.meta.url));
const BEGIN = '<!-- made by `npm run docs:read-models`: -->';
const END = '<!-- end -->';

/** What the product keeps in a MongoDB; nothing is connected to and nothing projected. */
export const keptProjectors = () =>
  productProjectors({ log: silentLogger(), dataDir: '' } as Parameters<typeof productProjectors>[0]);

/** The page with its list of collections as the definitions have it now. @throws Error where its marks are gone */
export function madePage(): string {
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest = ''] = page.split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) throw new Error(`${PAGE} has no place for the list of collections`);
  return `${before}${BEGIN}\n\n${described(keptProjectors())}\n\n${END}${after}`;
}
