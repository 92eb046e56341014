import { type CandidateLists, type CandidateRow, resultCommands } from '@madrasah/events/results';
import { useEffect } from 'react';
import { useField } from 'react-final-form';
import { Message } from 'semantic-ui-react';
import { TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useFormDesk } from '../../kit/form/leaving/desk.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { WhoOwes } from '../cards/WhoOwes.tsx';
import { ofPlace, type Place } from '../place.ts';
import { CrowdedRooms } from '../seats/CrowdedRooms.tsx';
import { resultsTexts } from '../texts.ts';
import { Choosing } from './Choosing.tsx';
import styles from './candidates.module.css';
import { Dragging } from './Dragging.tsx';

interface Props {
  readonly place: Place;
  readonly lists: CandidateLists;
}

/** Two lists side by side, and the button that makes the right one the list of the exam. */
export function CandidatesForm({ place, lists }: Props) {
  const t = useText(resultsTexts);
  const mayChange = useMay('exam_list_generation', 'insert');
  const { Exam_StudentLoadView: taking, Exam_StudentUnloadView: others, version, crowded } = lists;
  const rows = [...taking, ...others];
  if (rows.length === 0) return <Message visible>{t('results.candidates.nobody')}</Message>;
  return (
    <CommandForm
      command={resultCommands.saveCandidates}
      version={version}
      initialValues={{ ...place, userids: taking.map(({ UserID }) => UserID), reason: '' }}
      check={({ userids, reason }): Record<string, string> =>
        takenOff(taking, userids).length > 0 && !reason ? { reason: t('results.candidates.why') } : {}
      }
      afterSave="keep"
      draft={{ of: ofPlace(place) }}
      quiet
      save={t('results.candidates.save')}
    >
      <CrowdedRooms crowded={crowded} />
      <WhoOwes place={place} dues={taking.map(({ Due }) => Due)} />
      <Lists rows={rows} before={taking} mayChange={mayChange} />
    </CommandForm>
  );
}

const takenOff = (before: readonly CandidateRow[], userids: unknown) =>
  before.filter(({ UserID }) => !(userids as readonly number[]).includes(UserID));

interface ListsProps {
  readonly rows: readonly CandidateRow[];
  readonly before: readonly CandidateRow[];
  readonly mayChange: boolean;
}

function Lists({ rows, before, mayChange }: ListsProps) {
  const t = useText(resultsTexts);
  const { input } = useField<readonly number[]>('userids', { subscription: { value: true } });
  const on = new Set(input.value);
  useCalled(t('results.candidates.taking'), (ids) => t('results.candidates.many', { count: ids.length }));
  const move = (userIds: readonly number[], onto: boolean) => {
    const moved = new Set(userIds);
    const rest = input.value.filter((id) => !moved.has(id));
    input.onChange(onto ? [...rest, ...userIds] : rest);
  };
  const added = input.value.filter((id) => !before.some(({ UserID }) => UserID === id));
  const removed = takenOff(before, input.value);
  const fee = rows.find(({ Charged }) => Charged === 0)?.Fee ?? 0;
  return (
    <>
      {mayChange && <p className={styles['how']}>{t('results.candidates.how')}</p>}
      <Dragging onMove={(ids, onto) => move(ids, onto === 'taking')}>
        <div className={styles['lists']}>
          <Choosing
            side="others"
            title={t('results.candidates.others')}
            rows={rows.filter(({ UserID }) => !on.has(UserID))}
            verb={t('results.candidates.add')}
            all={t('results.candidates.addAll')}
            onMove={mayChange ? (ids) => move(ids, true) : undefined}
          />
          <Choosing
            side="taking"
            title={t('results.candidates.taking')}
            rows={rows.filter(({ UserID }) => on.has(UserID))}
            verb={t('results.candidates.remove')}
            onMove={mayChange ? (ids) => move(ids, false) : undefined}
          />
        </div>
      </Dragging>
      {added.length > 0 && (
        <Message visible info>
          {t('results.candidates.willAdd', { count: added.length })}{' '}
          {fee > 0 && t('results.candidates.willCharge', { fee: Math.round(fee * 100) })}
        </Message>
      )}
      {removed.length > 0 && (
        <Message visible warning>
          {t('results.candidates.willRemove', { count: removed.length })}
          <TextField name="reason" label={t('results.candidates.reason')} required />
        </Message>
      )}
    </>
  );
}

/** The two lists are one field: a change by somebody else is told in its name, by how many there are. */
function useCalled(label: string, says: (ids: readonly unknown[]) => string) {
  const desk = useFormDesk();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the label alone
  useEffect(
    () => desk.named('userids', label, '', (ids) => says(Array.isArray(ids) ? ids : [])),
    [desk, label],
  );
}
