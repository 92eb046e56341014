import type { Certificate, CertificateWords } from '@madrasah/events/certificates';

/** What a certificate names, by their numbers. */
type Named = Pick<Certificate, 'sessionId' | 'examId' | 'classId'>;

/**
 * The words of a certificate after a change: what it names still keeps its word, what it names anew is called as it is
 * now. One that froze no word of what it keeps has none of it after the change either.
 */
export function keptWords(
  before: Named & Pick<Certificate, 'words'>,
  after: Named,
  now: CertificateWords,
): CertificateWords {
  const { words } = before;
  const { session, exam, ...rest } = {
    session: before.sessionId === after.sessionId ? words?.session : now.session,
    exam: before.examId === after.examId ? words?.exam : now.exam,
    class: before.classId === after.classId ? words?.class : now.class,
  };
  return { ...(session && { session }), ...(exam && { exam }), ...(rest.class && { class: rest.class }) };
}
