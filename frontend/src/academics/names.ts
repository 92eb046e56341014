import { useMemo } from 'react';
import { useQuery } from '../kit/calls/index.ts';
import { useLanguage } from '../kit/text.ts';
import { type ClassRow, type SectionName, type SessionRow, sessionList } from './rows.ts';

/** What sessions, classes and sections are called in the page's language: in Bengali where they have no other name. */
export function useNames() {
  const language = useLanguage();
  return useMemo(() => {
    const own = (bengali: string, english: string) => (language === 'en' && english) || bengali;
    return {
      session: ({ SessionName, SessionEngName }: SessionRow) => own(SessionName, SessionEngName),
      class: ({ ClassName, EnglishClass }: Pick<ClassRow, 'ClassName' | 'EnglishClass'>) =>
        own(ClassName, EnglishClass),
      section: ({ SubClass, SubClassEng }: Pick<SectionName, 'SubClass' | 'SubClassEng'>) =>
        own(SubClass, SubClassEng),
    };
  }, [language]);
}

/** A session's name by its id; none while the sessions are not here. */
export function useSessionName(): (sessionId: number) => string {
  const names = useNames();
  const sessions = useQuery(sessionList, {}).data?.data;
  return (id) => {
    const found = sessions?.find(({ SessionID }) => SessionID === id);
    return found ? names.session(found) : '';
  };
}
