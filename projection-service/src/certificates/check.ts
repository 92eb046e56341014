import { toLatinDigits } from '@madrasah/events';
import { academicLists, nameIn } from '../academics/index.ts';
import { initialsOf, type PaperCheck } from '../papers/index.ts';
import { peopleProjector } from '../people/index.ts';
import { certificateNeeds, examNameOf } from './list.ts';
import { certificatesProjector } from './projector.ts';

/** Whether a certificate that somebody shows is ours, and whether it still holds. */
export const certificateCheck: PaperCheck = {
  kind: 'certificate',
  needs: certificateNeeds,
  async find(tenant, [id = 0], language) {
    const certificate = await tenant.findOne(certificatesProjector, id);
    if (!certificate) return undefined;
    const { certificateId, userId, on, withdrawn, sessionId, examId, classId } = certificate;
    const [person, lists, exam] = await Promise.all([
      tenant.findOne(peopleProjector, userId),
      academicLists(tenant),
      examNameOf(tenant, language),
    ]);
    const outcome = person?.profile ? certificate.outcome : null;
    return {
      status: withdrawn ? 'reversed' : 'genuine',
      certificateNo: certificateId,
      on,
      // What the paper says, for whoever holds it to compare.
      session: nameIn(lists.sessions.get(sessionId), language),
      class: nameIn(lists.classes.get(classId), language),
      exam: exam(examId),
      total: toLatinDigits(outcome?.totalMark ?? ''),
      division: outcome?.division ?? '',
      place: outcome?.place ?? null,
      figures: certificate.from ? 'published' : 'typed',
      reason: outcome?.reason ?? '',
      initials: initialsOf(person?.profile?.name, language),
    };
  },
};
