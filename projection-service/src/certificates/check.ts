import { toLatinDigits } from '@madrasah/events';
import type { Tenant } from '../kernel/documents/index.ts';
import { initialsOf, type PaperCheck } from '../papers/index.ts';
import { peopleProjector } from '../people/index.ts';
import { type FiguresSince, figuresSince, publishedOfNeed } from '../results/index.ts';
import { certificateNeeds } from './list.ts';
import { type Certificate, certificatesProjector } from './projector.ts';
import { calledIn } from './words.ts';

/** Whether it holds: one that was filled from a result, while that result says the same. */
async function standing(
  tenant: Tenant,
  { withdrawn, from, sessionId, examId, userId }: Certificate,
): Promise<FiguresSince | { readonly status: 'reversed' }> {
  if (withdrawn) return { status: 'reversed' };
  if (!from) return { status: 'genuine' };
  const { sectionId, version } = from;
  return figuresSince(tenant, { sessionId, examId, sectionId }, { version, userId });
}

/** Whether a certificate that somebody shows is ours, and whether it still holds. */
export const certificateCheck: PaperCheck = {
  kind: 'certificate',
  needs: [...certificateNeeds, ...publishedOfNeed],
  async find(tenant, [id = 0], language) {
    const certificate = await tenant.findOne(certificatesProjector, id);
    if (!certificate) return undefined;
    const { certificateId, userId, on } = certificate;
    const [person, called, stands] = await Promise.all([
      tenant.findOne(peopleProjector, userId),
      calledIn(tenant, [certificate], language),
      standing(tenant, certificate),
    ]);
    const outcome = person?.profile ? certificate.outcome : null;
    return {
      ...stands,
      certificateNo: certificateId,
      on,
      // What the paper says, for whoever holds it to compare.
      ...called(certificate),
      total: toLatinDigits(outcome?.totalMark ?? ''),
      division: outcome?.division ?? '',
      place: outcome?.place ?? null,
      figures: certificate.from ? 'published' : 'typed',
      reason: outcome?.reason ?? '',
      initials: initialsOf(person?.profile?.name, language),
    };
  },
};
