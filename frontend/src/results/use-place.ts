import { examNames } from '@madrasah/events/exams';
import { runningSession, sectionList, sessionList, useNames } from '../academics/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { asChoices } from '../kit/fields/index.ts';
import { useSharedList } from '../kit/list/chosen/use-shared-list.ts';
import type { List } from '../kit/list/use-list.ts';
import { useLanguage } from '../kit/text.ts';
import type { Place } from './place.ts';

export const PLACE = ['SessionID', 'ExamID', 'SubClassID'] as const;

export interface ChosenPlace {
  readonly list: List<(typeof PLACE)[number]>;
  /** Undefined while an exam, a session or a section is missing. */
  readonly place: Place | undefined;
}

const SHARED = { SessionID: 'session', ExamID: 'exam', SubClassID: 'section' } as const;

interface Settings {
  /** All sections may be looked at together. */
  readonly anySection?: boolean;
  /** What was taken off its list is shown too, where a link leads to it. */
  readonly past?: boolean;
}

/** Which section's exam of which session is in hand; the session is the active one while none is chosen. */
export function usePlace({ anySection = false, past = false }: Settings = {}): ChosenPlace {
  const active = runningSession(useQuery(sessionList, {}).data?.data);
  const list = useSharedList({
    filters: PLACE,
    shared: SHARED,
    open: anySection ? ['SubClassID'] : [],
    past,
    defaults: active ? { SessionID: String(active.SessionID) } : {},
  });
  const [SessionID, ExamID, SubClassID] = PLACE.map((name) => Number(list.values[name]));
  return { list, place: SessionID && ExamID && SubClassID ? { SessionID, ExamID, SubClassID } : undefined };
}

/** Exams and sections as choices, in the language of the page; a section stands with its class. */
export function usePlaceChoices() {
  const language = useLanguage();
  const exams = useQuery(examNames.queries.list, {}).data?.data ?? [];
  const sections = useQuery(sectionList, {}).data?.data ?? [];
  const inLanguage = (bengali: string, english: string) => (language === 'en' && english) || bengali;
  return {
    exams: exams.map(({ ExamID, ExamName, ExamEngName }) => ({
      value: ExamID,
      label: inLanguage(ExamName, ExamEngName),
    })),
    sections: sections.map(({ SubClassID, SubClass, SubClassEng, Class }) => ({
      value: SubClassID,
      label: `${Class.ClassName} – ${inLanguage(SubClass, SubClassEng)}`,
    })),
  };
}

/** Sessions as choices, in the language of the page. */
export function useSessionChoices() {
  const names = useNames();
  return asChoices(useQuery(sessionList, {}).data?.data, 'SessionID', names.session);
}
