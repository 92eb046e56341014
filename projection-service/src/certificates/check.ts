import { toLatinDigits } from '@madrasah/events';
import { initialsOf, type PaperCheck } from '../papers/index.ts';
import { peopleProjector } from '../people/index.ts';
import { certificateNeeds } from './list.ts';
import { certificatesProjector } from './projector.ts';
import { calledIn } from './words.ts';

/** Whether a certificate that somebody shows is ours, and whether it still holds. */
export const certificateCheck: PaperCheck = {
  kind: 'certificate',
  needs: certificateNeeds,
  async find(tenant, [id = 0], language) {
    const certificate = await tenant.findOne(certificatesProjector, id);
    if (!certificate) return undefined;
    const { certificateId, userId, on, withdrawn } = certificate;
    const [person, called] = await Promise.all([
      tenant.findOne(peopleProjector, userId),
      calledIn(tenant, [certificate], language),
    ]);
    const outcome = person?.profile ? certificate.outcome : null;
    return {
      status: withdrawn ? 'reversed' : 'genuine',
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
