import { isRefusal } from '@madrasah/events';
import { certificateCommands } from '@madrasah/events/certificates';
import { academicsStream } from '../academics/state.ts';
import { admissionsStream } from '../admissions/state.ts';
import type { Context } from '../deps.ts';
import { examsStream } from '../exams/state.ts';
import { type DecisionContext, errandOf, stepOn } from '../kernel/desk.ts';
import { handled, idFrom, oneStep } from '../kernel/handler.ts';
import { peopleStream } from '../people/state.ts';
import { standingPerson } from '../people/steps.ts';
import {
  type Asked,
  changeCertificate,
  type Frame,
  giveCertificate,
  recordCertificatePrinting,
  withdrawCertificate,
} from './decide.ts';
import { certificatesStream } from './state.ts';

const READS = [peopleStream, admissionsStream, examsStream, academicsStream];

function frameOf({ userId, sessionId }: Asked, { look, today }: DecisionContext): Frame {
  const { examName } = look(examsStream);
  const { class: classes } = look(academicsStream);
  return {
    today,
    person: standingPerson(look(peopleStream), userId),
    isAdmitted: look(admissionsStream).taken.get(`${userId}:${sessionId}`) !== undefined,
    hasExam: (examId) => examName.get(examId)?.retired === false,
    hasClass: (classId) => classes.get(classId)?.retired === false,
  };
}

/** Certificates of attestation: given, changed, withdrawn, printed. */
export const certificates: Context = ({ desk }) => {
  const { giveCertificate: giving, changeCertificate: changing, ...rest } = certificateCommands;
  return [
    oneStep(
      desk,
      giving,
      (asked) =>
        stepOn(
          certificatesStream,
          (state, context) => giveCertificate(state, asked, frameOf(asked, context)),
          READS,
        ),
      idFrom('certificateId'),
    ),
    handled(changing, async (asked, call) => {
      const step = stepOn(
        certificatesStream,
        (state, context) => changeCertificate(state, asked, frameOf(asked, context), call.ifMatch),
        READS,
      );
      const done = await desk.perform(step, errandOf(call, changing.name, asked));
      return isRefusal(done) ? done : { position: done.position };
    }),
    oneStep(desk, rest.removeCertificate, ({ certificateId }) =>
      stepOn(certificatesStream, (state, { today }) => withdrawCertificate(state, certificateId, today)),
    ),
    oneStep(
      desk,
      rest.recordCertificatePrinting,
      (command) => stepOn(certificatesStream, (state) => recordCertificatePrinting(state, command)),
      ([printed]) => ({ data: { printed: printed?.data['printing'] } }),
    ),
  ];
};
