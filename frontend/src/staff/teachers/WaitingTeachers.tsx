import type { RowOf } from '@madrasah/events/kernel';
import { waitingTeachersList } from '@madrasah/events/staff';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { ListPage, useListing } from '../../kit/list/defined/index.ts';
import { FilterSearch } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { staffTexts } from '../texts.ts';
import { AddTeacher } from './AddTeacher.tsx';
import { TeacherDialog } from './TeacherDialog.tsx';
import { TeacherTabs } from './TeacherTabs.tsx';

/** Who is a teacher in the list of people and waits to be registered. */
export function WaitingTeachers() {
  const t = useText(staffTexts);
  const mayRegister = useMay('teacher_info', 'insert');
  const [registering, setRegistering] = useState<RowOf<typeof waitingTeachersList>>();
  const listing = useListing(waitingTeachersList, {
    filters: ['filter', 'search'],
    limit: 10,
    ask: ({ search }) => ({ search }),
  });
  const { list } = listing;
  return (
    <ListPage
      listing={listing}
      buttons={<AddTeacher />}
      head={<TeacherTabs list={list} />}
      filters={<FilterSearch list={list} name="search" placeholder={t('staff.teacher.searchHint')} />}
      rowKey={({ UserID }) => UserID}
      {...(mayRegister
        ? {
            actions: (row: RowOf<typeof waitingTeachersList>) => (
              <Button type="button" basic onClick={() => setRegistering(row)}>
                {t('staff.teacher.register')}
              </Button>
            ),
          }
        : {})}
      empty={{
        title: t('staff.teacher.noneWaiting'),
        text: t('staff.teacher.noneWaitingText'),
        action: <AddTeacher />,
      }}
    >
      {registering && <TeacherDialog who={registering} onClose={() => setRegistering(undefined)} />}
    </ListPage>
  );
}
