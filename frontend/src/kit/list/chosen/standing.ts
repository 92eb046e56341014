import { classes, sections, sessions } from '@madrasah/events/academics';
import { examNames } from '@madrasah/events/exams';
import type { Register } from '@madrasah/events/kernel';
import { useMemo } from 'react';
import { useQuery } from '../../calls/use-query.ts';
import { idIn, listOf, type WireRow } from '../../register/definition.ts';
import type { Shared } from './chosen.ts';
import type { Standing } from './in-hand.ts';

const idsOf = (register: Register, rows: readonly WireRow[]): ReadonlySet<string> =>
  new Set(rows.map((row) => String(idIn(register, row))));

/** The rows of a list of the school, while it is asked for. */
const useRows = (register: Register, isAsked: boolean): readonly WireRow[] | undefined =>
  useQuery(listOf(register), isAsked ? {} : undefined).data?.data;

/** What stands in the lists that shared filters choose from, and the class of each section. */
export function useStanding(wanted: ReadonlySet<Shared>) {
  const session = useRows(sessions, wanted.has('session'));
  const exam = useRows(examNames, wanted.has('exam'));
  const group = useRows(classes, wanted.has('class'));
  const section = useRows(sections, wanted.has('section'));
  return useMemo(() => {
    const standing: Standing = {
      ...(session && { session: idsOf(sessions, session) }),
      ...(exam && { exam: idsOf(examNames, exam) }),
      ...(group && { class: idsOf(classes, group) }),
      ...(section && { section: idsOf(sections, section) }),
    };
    const classOf = (id: string) => {
      const row = section?.find((one) => String(idIn(sections, one)) === id);
      return row && String(row['ClassID']);
    };
    return { standing, classOf };
  }, [session, exam, group, section]);
}
