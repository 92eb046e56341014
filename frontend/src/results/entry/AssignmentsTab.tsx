import { type AssignmentRow, resultCommands, resultQueries } from '@madrasah/events/results';
import { useState } from 'react';
import { AskedForm } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { RowButton } from '../../kit/list/defined/index.ts';
import { TABLE_NAMES } from '../../kit/list/list-state.ts';
import { useList } from '../../kit/list/use-list.ts';
import { type Column, DataTable } from '../../kit/table/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import type { Place } from '../place.ts';
import { resultsTexts } from '../texts.ts';
import { useBooks } from '../use-books.ts';
import { entryTexts } from './texts.ts';

interface Props {
  readonly exam: Pick<Place, 'SessionID' | 'ExamID'>;
  /** The section whose papers are assigned; none is chosen where it is 0. */
  readonly sectionId: number;
}

/** Who enters which papers of an exam: given by section, taken back one by one. */
export function AssignmentsTab({ exam, sectionId }: Props) {
  const t = useText(entryTexts);
  const list = useList();
  const query = useQuery(resultQueries.assignments, { session_id: exam.SessionID, exam_id: exam.ExamID });
  const [leaving, setLeaving] = useState<AssignmentRow>();
  const columns = useColumns(setLeaving);
  return (
    <>
      <p className="muted">{t('results.entry.assign.why')}</p>
      {sectionId > 0 ? (
        <NewAssignment
          key={sectionId}
          place={{ ...exam, SubClassID: sectionId }}
          logins={query.data?.logins ?? []}
        />
      ) : (
        <p>{t('results.entry.assign.choose')}</p>
      )}
      <DataTable
        title={t('results.entry.assign.title')}
        {...{ columns, query, list }}
        rowKey={({ ID }) => ID}
        empty={{ title: t('results.entry.assign.none'), text: t('results.entry.assign.noneWhy') }}
      />
      {leaving && (
        <ConfirmDialog
          command={resultCommands.withdrawAssignment}
          params={{ id: leaving.ID }}
          title={t('results.entry.assign.withdraw')}
          verb={t('results.entry.assign.withdraw')}
          plain
          onClose={() => setLeaving(undefined)}
        >
          <p>{t('results.entry.assign.withdrawSays', { ...leaving })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface NewProps {
  readonly place: Place;
  readonly logins: readonly Pick<AssignmentRow, 'LoginID' | 'TeacherName'>[];
}

/** Some papers of a section for one teacher. */
function NewAssignment({ place, logins }: NewProps) {
  const t = useText(entryTexts);
  const books = useBooks(place);
  return (
    <AskedForm
      command={resultCommands.assignPapers}
      initialValues={{ ...place }}
      onPage={{
        LoginID: { options: asChoices(logins, 'LoginID', 'TeacherName') },
        SubjectIDs: { options: asChoices(books, 'SubjectID', 'SubjectName') },
      }}
      quiet
      stays={TABLE_NAMES}
      save={t('results.entry.assign.save')}
    />
  );
}

function useColumns(withdraw: (row: AssignmentRow) => void): readonly Column<AssignmentRow>[] {
  const t = useText(entryTexts);
  const words = useText(resultsTexts);
  const word = useWord();
  return [
    { key: 'TeacherName', title: t('results.entry.assign.teacher'), strong: true, phone: 'title' },
    { key: 'SubClass', title: word('section') },
    { key: 'SubjectName', title: words('results.subject.book') },
    {
      ...{ key: 'do', title: '', kind: 'actions', sort: false },
      value: () => null,
      show: (row) => (
        <RowButton
          icon="remove"
          label={`${t('results.entry.assign.withdraw')}: ${row.TeacherName} – ${row.SubjectName}`}
          hint={t('results.entry.assign.withdraw')}
          onClick={() => withdraw(row)}
        />
      ),
    },
  ];
}
