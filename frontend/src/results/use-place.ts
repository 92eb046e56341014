import { runningSession, sectionList, sessionList } from '../academics/rows.ts';
import { useQuery } from '../kit/calls/index.ts';
import { type List, useList } from '../kit/list/use-list.ts';
import { useLanguage } from '../kit/text.ts';
import { type ExamNameRow, examNameList, type Place } from './rows.ts';

export const PLACE = ['SessionID', 'ExamID', 'SubClassID'] as const;

export interface ChosenPlace {
  readonly list: List<(typeof PLACE)[number]>;
  /** Undefined while an exam, a session or a section is missing. */
  readonly place: Place | undefined;
}

/** Which section's exam of which session is in hand; the session is the active one while none is chosen. */
export function usePlace(): ChosenPlace {
  const list = useList({ filters: PLACE });
  const sessions = useQuery(sessionList, {});
  const active = runningSession(sessions.data?.data);
  const SessionID = Number(list.values.SessionID) || active?.SessionID;
  const values = { ...list.values, ...(SessionID ? { SessionID: String(SessionID) } : {}) };
  const ExamID = Number(list.values.ExamID);
  const SubClassID = Number(list.values.SubClassID);
  const place = SessionID && ExamID && SubClassID ? { SessionID, ExamID, SubClassID } : undefined;
  return { list: { ...list, values }, place };
}

/** Exams and sections as choices, in the language of the page; a section stands with its class. */
export function usePlaceChoices() {
  const language = useLanguage();
  const exams = useQuery(examNameList, {}).data?.data ?? [];
  const sections = useQuery(sectionList, {}).data?.data ?? [];
  const inLanguage = (bengali: string, english: string) => (language === 'en' && english) || bengali;
  return {
    exams: exams.map(({ ExamID, ExamName, ExamEngName }: ExamNameRow) => ({
      value: ExamID,
      label: inLanguage(ExamName, ExamEngName),
    })),
    sections: sections.map(({ SubClassID, SubClass, SubClassEng, Class }) => ({
      value: SubClassID,
      label: `${Class.ClassName} – ${inLanguage(SubClass, SubClassEng)}`,
    })),
  };
}
