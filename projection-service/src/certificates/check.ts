import { initialsOf, type PaperCheck } from '../papers/index.ts';
import { peopleProjector } from '../people/index.ts';
import { certificatesProjector } from './projector.ts';

/** Whether a certificate that somebody shows is ours, and whether it still holds. */
export const certificateCheck: PaperCheck = {
  kind: 'certificate',
  needs: [certificatesProjector, peopleProjector],
  async find(tenant, [id = 0], language) {
    const certificate = await tenant.findOne(certificatesProjector, id);
    if (!certificate) return undefined;
    const { certificateId, userId, on, withdrawn } = certificate;
    const person = await tenant.findOne(peopleProjector, userId);
    return {
      status: withdrawn ? 'reversed' : 'genuine',
      certificateNo: certificateId,
      on,
      initials: initialsOf(person?.profile?.name, language),
    };
  },
};
