import { runningSession, sessionList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { useSharedList } from '../../kit/list/chosen/use-shared-list.ts';
import { FilterSelect } from '../../kit/list/Filters.tsx';
import type { List } from '../../kit/list/use-list.ts';
import { useText, useWord } from '../../kit/text.ts';
import { resultsTexts } from '../texts.ts';
import { usePlaceChoices } from '../use-place.ts';

/** What lists of published results are asked by. */
export const EXAM_FILTERS = ['session_id', 'exam_id', 'class_id'] as const;
export type ExamFilter = (typeof EXAM_FILTERS)[number];
const SHARED = { session_id: 'session', exam_id: 'exam', class_id: 'section' } as const;

/**
 * What was chosen, and more filters of the page.
 * @param open sessions and exams may be left open; else the session that runs is meant while none is chosen
 */
export function useExamList<const Filter extends string = never>(
  more: readonly Filter[],
  { open = false }: { readonly open?: boolean } = {},
): List<ExamFilter | Filter> {
  const running = runningSession(useQuery(sessionList, {}).data?.data);
  return useSharedList<ExamFilter | Filter>({
    filters: [...EXAM_FILTERS, ...more],
    shared: SHARED,
    open: open ? EXAM_FILTERS : ['class_id'],
    defaults: (running && !open ? { session_id: String(running.SessionID) } : {}) as Readonly<
      Partial<Record<ExamFilter | Filter, string>>
    >,
  });
}

interface Props {
  readonly list: Pick<List<ExamFilter>, 'values' | 'set'>;
  /** Sessions and exams may be left open: all of them. */
  readonly open?: boolean;
}

/** Session, exam and section. */
export function ExamFilters({ list, open = false }: Props) {
  const t = useText(resultsTexts);
  const word = useWord();
  const names = useNames();
  const sessions = useQuery(sessionList, {});
  const { exams, sections } = usePlaceChoices();
  const all = open ? undefined : null;
  const asText = <C extends { readonly value: unknown }>(choice: C) => ({
    ...choice,
    value: String(choice.value),
  });
  return (
    <>
      <FilterSelect
        {...{ list, all }}
        name="session_id"
        label={word('session')}
        options={asChoices(sessions.data?.data, 'SessionID', names.session).map(asText)}
      />
      <FilterSelect
        {...{ list, all }}
        name="exam_id"
        label={t('results.place.exam')}
        options={exams.map(asText)}
      />
      <FilterSelect list={list} name="class_id" label={word('section')} options={sections.map(asText)} />
    </>
  );
}
