import type { Language } from '@madrasah/events';
import { letterhead } from '@madrasah/events/institutions';
import type { Deps } from '../deps.ts';
import { institutionInfo } from '../institutions/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { accountNames, type Verifier } from '../ledger/index.ts';
import { certificatePaper, renderCertificate } from './certificate/index.ts';

interface Wanted {
  readonly language: Language;
  readonly asOf?: string | undefined;
  readonly knownAt?: Date | undefined;
  readonly rootId?: number | undefined;
}

/**
 * Counts everything again and puts the verdict on paper.
 * @returns the bytes of a PDF
 * @throws StoreAway · DocumentsAway
 */
export async function certificateOf(
  deps: Deps,
  verifier: Verifier,
  tenant: Tenant,
  { language, ...wanted }: Wanted,
): Promise<Buffer> {
  const verdict = await verifier.verify(tenant.school, wanted);
  const [info, names] = await Promise.all([institutionInfo(deps, tenant), accountNames(tenant, language)]);
  const paper = certificatePaper(verdict, {
    ...wanted,
    schoolId: tenant.school,
    institution: letterhead(info, language),
    printedAt: deps.clock.now(),
    fundName: names.fund,
  });
  return renderCertificate(paper, language);
}
