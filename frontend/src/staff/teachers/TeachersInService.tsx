import { designations, teachersList } from '@madrasah/events/staff';
import { useState } from 'react';
import { useQuery } from '../../kit/calls/index.ts';
import { ListPage, RowButton, useListing } from '../../kit/list/defined/index.ts';
import { useStands } from '../../kit/list/entries/index.ts';
import { FilterSearch, FilterSelect } from '../../kit/list/Filters.tsx';
import { listOf } from '../../kit/register/definition.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { staffTexts } from '../texts.ts';
import { AddTeacher } from './AddTeacher.tsx';
import { LeavingDialog } from './LeavingDialog.tsx';
import { TeacherDialog, type TeacherRow } from './TeacherDialog.tsx';
import { TeacherTabs } from './TeacherTabs.tsx';
import { WhoWaits } from './WhoWaits.tsx';

interface Open {
  readonly does: 'change' | 'leave';
  readonly row: TeacherRow;
}

/** Who is in service: their records are changed here, and their leaving is written. */
export function TeachersInService() {
  const t = useText(staffTexts);
  const word = useWord();
  const mayEdit = useMay('teacher_info', 'edit');
  const mayRemove = useMay('teacher_info', 'delete');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const kinds = useQuery(listOf(designations), {});
  const listing = useListing(teachersList, {
    filters: ['filter', 'DNID', 'search'],
    limit: 10,
    ask: ({ DNID, search }) => ({ DNID, search }),
  });
  const { list } = listing;
  const stands = useStands<TeacherRow>(listing.query.data?.data ?? [], ({ UserID }) => UserID);
  return (
    <ListPage
      listing={listing}
      buttons={<AddTeacher />}
      head={
        <>
          <TeacherTabs list={list} />
          <WhoWaits isEmpty={listing.query.data?.total === 0} />
        </>
      }
      filters={
        <>
          <FilterSelect
            list={list}
            name="DNID"
            label={word('designation')}
            options={(kinds.data?.data ?? []).map((row) => ({
              value: String(row['DNID']),
              label: row.called,
            }))}
          />
          <FilterSearch list={list} name="search" placeholder={t('staff.teacher.searchHint')} />
        </>
      }
      rowKey={({ UserID }) => UserID}
      actions={(row) => (
        <>
          {mayEdit && (
            <RowButton
              icon="edit"
              label={t('staff.teacher.changeOf', { name: row.UserName })}
              hint={t('staff.teacher.change')}
              onClick={() => setOpen({ does: 'change', row })}
            />
          )}
          {mayRemove && (
            <RowButton
              icon="remove"
              label={t('staff.teacher.leaveOf', { name: row.UserName })}
              hint={t('staff.teacher.leave')}
              onClick={() => setOpen({ does: 'leave', row })}
            />
          )}
        </>
      )}
      empty={{ title: t('staff.teacher.none'), text: t('staff.teacher.noneText'), action: <AddTeacher /> }}
    >
      {open?.does === 'change' && <TeacherDialog who={open.row} of={stands(open.row)} onClose={close} />}
      {open?.does === 'leave' && <LeavingDialog of={open.row} onClose={close} />}
    </ListPage>
  );
}
