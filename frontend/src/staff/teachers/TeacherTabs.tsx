import { ListTabs } from '../../kit/list/ListTabs.tsx';
import type { List } from '../../kit/list/use-list.ts';
import { useText, useWord } from '../../kit/text.ts';
import { staffTexts } from '../texts.ts';

/** `filter=2` of the address. */
export const WAITING = '2';

/** In service, or not registered. */
export function TeacherTabs<Filter extends string>({ list }: { list: List<Filter | 'filter'> }) {
  const t = useText(staffTexts);
  const word = useWord();
  return (
    <ListTabs
      list={list}
      name="filter"
      label={t('staff.teacher.which')}
      tabs={[
        { value: undefined, label: t('staff.teacher.inService') },
        { value: WAITING, label: word('waitingTeachers') },
      ]}
    />
  );
}
