import type { RowTo } from '@madrasah/events/kernel';
import { peopleCommands, studentNotesQuery } from '@madrasah/events/people';
import { useState } from 'react';
import { AskedForm } from '../../../kit/asked/index.ts';
import { useQuery } from '../../../kit/calls/index.ts';
import { ConfirmDialog, Loaded } from '../../../kit/feedback/index.ts';
import { DayText } from '../../../kit/figures/index.ts';
import { useMay } from '../../../kit/routing/index.ts';
import { useText } from '../../../kit/text.ts';
import { admissionsTexts } from '../../texts.ts';
import look from './notes.module.css';

/** What is remembered of a student; sealed, and seen by whoever may see students. */
export function NotesTab({ userId }: { readonly userId: number }) {
  const t = useText(admissionsTexts);
  const mayWrite = useMay('student_admission', 'edit');
  const notes = useQuery(studentNotesQuery, { UserID: userId });
  const [asked, setAsked] = useState<RowTo<typeof studentNotesQuery>>();
  return (
    <>
      {mayWrite && (
        <AskedForm
          command={peopleCommands.writeStudentNote}
          toBody={({ Text }) => ({ UserID: userId, Text })}
          save={t('admissions.notes.save')}
          className="padded"
          quiet
        />
      )}
      <Loaded of={notes} lines={4}>
        {({ data }) => (
          <>
            {data.length === 0 && <p className={`muted ${look['none']}`}>{t('admissions.notes.none')}</p>}
            <ul className={look['notes']}>
              {data.map((note) => (
                <li key={note.id}>
                  <b>{note.actor.name}</b>{' '}
                  <span className="small muted">
                    <DayText on={note.on} />
                  </span>
                  <p>{note.Text ?? t('admissions.notes.erased')}</p>
                  {mayWrite && (
                    <button type="button" className="ui basic small button" onClick={() => setAsked(note)}>
                      {t('admissions.notes.withdraw')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {asked && (
        <ConfirmDialog
          command={peopleCommands.withdrawStudentNote}
          params={{ id: asked.id }}
          title={t('admissions.notes.withdrawTitle')}
          verb={t('admissions.notes.withdraw')}
          plain
          onClose={() => setAsked(undefined)}
        >
          <p>{t('admissions.notes.withdrawSays')}</p>
          <p>{asked.Text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
