import { resultCommands, resultQueries, type SubjectConditionRow } from '@madrasah/events/results';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { useLeave } from '../../kit/form/index.ts';
import { useStands } from '../../kit/list/entries/index.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useMay } from '../../kit/routing/index.ts';
import { type Column, DataTable } from '../../kit/table/index.ts';
import { useText } from '../../kit/text.ts';
import { type Place, sheetAsked } from '../place.ts';
import { CorrectionDialog } from '../publishing/CorrectionDialog.tsx';
import { resultsTexts } from '../texts.ts';
import { SubjectForm } from './SubjectForm.tsx';

interface Props {
  readonly place: Place;
  readonly mode: 1 | 2;
}

/** The papers of an exam with their marks; below them the form for one more, or for the one in hand. */
export function SubjectTab({ place, mode }: Props) {
  const t = useText(resultsTexts);
  const conditions = useQuery(resultQueries.subjectConditions, place);
  const list = useList();
  const [changed, setChanged] = useState<SubjectConditionRow>();
  const [removed, setRemoved] = useState<SubjectConditionRow>();
  const may = {
    add: useMay('exam_condition', 'insert'),
    change: useMay('exam_condition', 'edit'),
    correct: useMay('result_publish', 'edit'),
  };
  const rows = conditions.data?.data ?? [];
  const stands = useStands(rows, ({ ID }) => ID);
  const isPublished = conditions.data?.Published === 1;
  const { leave, past } = useLeave();
  const change = (row: SubjectConditionRow) => past(() => setChanged(row));
  const columns = useColumns(isPublished, change, setRemoved);
  return (
    <>
      <DataTable
        title={t('results.subject.list')}
        columns={columns}
        query={conditions}
        list={list}
        rowKey={({ ID }) => ID}
        rowClass={({ ID }) => (ID === changed?.ID ? 'active' : undefined)}
        empty={{ title: t('results.subject.none'), text: t('results.subject.noneWhy') }}
      />
      {(changed ? may.change : isPublished ? may.correct : may.add) && conditions.data && (
        <SubjectForm
          key={changed?.ID ?? 'new'}
          {...{ place, mode, rows, isPublished, leave }}
          row={changed && stands(changed)}
          onDone={() => setChanged(undefined)}
        />
      )}
      {removed && isPublished && (
        <RemovalCorrected {...{ place, removed }} onClose={() => setRemoved(undefined)} />
      )}
      {removed && !isPublished && (
        <ConfirmDialog
          command={resultCommands.withdrawSubjectCondition}
          params={{ id: removed.ID, SessionID: removed.SessionID }}
          version={removed.revision}
          title={t('results.subject.removeAsk', { name: removed.SubjectName })}
          verb={t('results.subject.remove')}
          plain
          onClose={() => setRemoved(undefined)}
          onDone={() => setChanged(undefined)}
        >
          <p>{t('results.subject.removeWhat')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface RemovalProps {
  readonly place: Place;
  readonly removed: SubjectConditionRow;
  onClose(): void;
}

/** A paper of a published section is taken off by a correction: whom it moves is seen first. */
function RemovalCorrected({ place, removed: { ID }, onClose }: RemovalProps) {
  const sheet = useQuery(resultQueries.resultList, sheetAsked(place)).data;
  const [body] = useState(() => ({ ...place, Conditions: { Removed: [ID] } }));
  return sheet ? (
    <CorrectionDialog
      body={body}
      version={sheet.Version}
      rows={sheet.examList}
      onClose={onClose}
      onDone={onClose}
    />
  ) : null;
}

function useColumns(
  isPublished: boolean,
  onChange: (row: SubjectConditionRow) => void,
  onRemove: (row: SubjectConditionRow) => void,
) {
  const t = useText(resultsTexts);
  const mayChange = useMay('exam_condition', 'edit');
  const may = { remove: useMay('exam_condition', 'delete'), correct: useMay('result_publish', 'edit') };
  const mayRemove = isPublished ? may.correct : may.remove;
  const kindOf = ({ MeariAction, KeratAction, OptionalAction }: SubjectConditionRow) => [
    ...(KeratAction ? [t('results.subject.kerat')] : []),
    ...(OptionalAction ? [t('results.subject.optional')] : []),
    t(MeariAction ? 'results.subject.meari' : 'results.subject.ordinary'),
  ];
  const columns: Column<SubjectConditionRow>[] = [
    { key: 'SubjectName', title: t('results.subject.book'), strong: true, sort: false },
    { key: 'MaxNumber', title: t('results.subject.max'), kind: 'digits', sort: false },
    { key: 'PassNumber', title: t('results.subject.pass'), kind: 'digits', sort: false },
    {
      key: 'kind',
      title: t('results.subject.kind'),
      sort: false,
      value: (row) => kindOf(row).join(', '),
    },
    {
      key: 'actions',
      title: '',
      kind: 'actions',
      sort: false,
      show: (row) => (
        <>
          {mayChange && (
            <Button type="button" basic size="small" onClick={() => onChange(row)}>
              {t('results.subject.edit')}
            </Button>
          )}
          {mayRemove && (
            <Button type="button" basic size="small" onClick={() => onRemove(row)}>
              {t('results.subject.remove')}
            </Button>
          )}
        </>
      ),
    },
  ];
  return columns;
}
