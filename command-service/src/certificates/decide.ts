import { type EntryAsked, isRefusal } from '@madrasah/events';
import type { AskedCertificate, Certificate, CertificateWords } from '@madrasah/events/certificates';
import { academicsStream } from '../academics/state.ts';
import { ofStudent } from '../admissions/steps.ts';
import { examsStream } from '../exams/state.ts';
import type { DecisionContext } from '../kernel/desk.ts';
import type { EntryRules } from '../kernel/entry/index.ts';
import { publishedOutcome, resultsStream } from '../results/state.ts';
import { figuresOf } from './figures.ts';
import { keptWords } from './words.ts';

/** What all is called that it names: as the sheet calls it where he stands on one; what has no name is left out. */
function wordsOf(
  { sessionId, examId, classId }: AskedCertificate,
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

/** What is special about a certificate: it says what is published of him, in the words of its day. */
export const certificateRules: EntryRules<Certificate, AskedCertificate> = {
  reads: ({ sessionId }: EntryAsked<AskedCertificate>) => [...ofStudent.reads, resultsStream(sessionId)],
  whose: ofStudent.whose,
  settle(asked, { userId }, { context, own }) {
    const published = publishedOutcome(context.look(resultsStream(asked.sessionId)), asked.examId, userId);
    const isSameExam = own?.examId === asked.examId && own.sessionId === asked.sessionId;
    const figures = figuresOf(asked.wanted, published, isSameExam ? own : undefined);
    if (isRefusal(figures)) return figures;
    const now = wordsOf(asked, context, published);
    return { ...figures, words: own ? keptWords(own, asked, now) : now };
  },
};
