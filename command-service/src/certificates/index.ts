import { isRefusal } from '@madrasah/events';
import { type CertificateWords, certificateCommands } from '@madrasah/events/certificates';
import { academicsStream } from '../academics/state.ts';
import { admissionsStream } from '../admissions/state.ts';
import type { Context } from '../deps.ts';
import { examsStream } from '../exams/state.ts';
import { type DecisionContext, errandOf, stepOn } from '../kernel/desk.ts';
import { handled, idFrom, oneStep } from '../kernel/handler.ts';
import { peopleStream } from '../people/state.ts';
import { standingPerson } from '../people/steps.ts';
import { publishedOutcome, resultsStream } from '../results/state.ts';
import {
  type Asked,
  changeCertificate,
  type Frame,
  giveCertificate,
  recordCertificatePrinting,
  withdrawCertificate,
} from './decide.ts';
import { certificatesStream } from './state.ts';

const readsOf = ({ sessionId }: Asked) => [
  ...[peopleStream, admissionsStream, examsStream, academicsStream],
  resultsStream(sessionId),
];

function frameOf(asked: Asked, { look, today }: DecisionContext): Frame {
  const { userId, sessionId, examId } = asked;
  const { examName } = look(examsStream);
  const { class: classes } = look(academicsStream);
  const published = publishedOutcome(look(resultsStream(sessionId)), examId, userId);
  return {
    today,
    person: standingPerson(look(peopleStream), userId),
    isAdmitted: look(admissionsStream).taken.get(`${userId}:${sessionId}`) !== undefined,
    hasExam: (examId) => examName.get(examId)?.retired === false,
    hasClass: (classId) => classes.get(classId)?.retired === false,
    published,
    words: wordsOf(asked, { look }, published),
  };
}

/** What all is called that it names: as the sheet calls it where he stands on one; what has no name is left out. */
function wordsOf(
  { sessionId, examId, classId }: Asked,
  { look }: Pick<DecisionContext, 'look'>,
  published: ReturnType<typeof publishedOutcome>,
): CertificateWords {
  const { session: sessions, class: classes, section: sections } = look(academicsStream);
  const sheet = published?.words;
  const isItsClass = published && sections.get(published.from.sectionId)?.classId === classId;
  const session = sheet?.session ?? sessions.get(sessionId)?.name;
  const exam = sheet?.exam ?? look(examsStream).examName.get(examId)?.name;
  const ofClass = (isItsClass && sheet?.class) || classes.get(classId)?.name;
  return { ...(session && { session }), ...(exam && { exam }), ...(ofClass && { class: ofClass }) };
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
          readsOf(asked),
        ),
      idFrom('certificateId'),
    ),
    handled(changing, async (asked, call) => {
      const step = stepOn(
        certificatesStream,
        (state, context) => changeCertificate(state, asked, frameOf(asked, context), call.ifMatch),
        readsOf(asked),
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
