import { signedLinkWith } from '@madrasah/service-kit/links';
import { contexts } from './contexts.ts';
import type { Deps } from './deps.ts';
import { statusFromBooks } from './fees/admission-status.ts';
import type { Projector } from './kernel/projecting/index.ts';
import { sourcesOf } from './kernel/query.ts';
import { Verifier } from './ledger/proof/index.ts';
import { reportingProjectors } from './ledger/reporting/index.ts';
import { openShelf } from './open-shelf.ts';
import { paperKey, sealWith } from './papers/index.ts';

/** Who is never asked while nothing is queried. */
const nobody = (): never => {
  throw new Error('nothing runs here');
};

/** What the product keeps in a MongoDB, for a tool that proves those documents and projects none of them. */
export function productProjectors(
  kit: Pick<Deps, 'store' | 'codec' | 'documents' | 'clock' | 'log' | 'dataDir'>,
): readonly Projector[] {
  const atEnd = () => undefined; // the shelf is never loaded, so there is nothing to save
  const shelf = openShelf({ ...kit, atEnd });
  const access = { access: nobody, platform: nobody };
  const deps: Deps = {
    ...kit,
    access,
    online: () => false,
    projections: nobody,
    atEnd,
    shelf,
    verifier: new Verifier(kit),
    statusOf: statusFromBooks(shelf),
    digits: nobody,
    seal: sealWith(paperKey(undefined, '')),
    draftKey: () => undefined,
    link: signedLinkWith(''),
    publicUrl: '',
    files: { make: nobody, pdf: nobody, picturesOf: nobody },
    sealedFiles: { read: nobody },
  };
  const { projectors } = sourcesOf(contexts.flatMap((context) => context(deps)));
  return [...projectors, ...reportingProjectors];
}
