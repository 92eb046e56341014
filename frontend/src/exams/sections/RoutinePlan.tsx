import { examRooms, type ProposedRoutine, type ProposedRow, setRoutineRows } from '@madrasah/events/exams';
import { dayInWords, digitsOf } from '@madrasah/events/kernel';
import { useMemo } from 'react';
import { Message } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Empty } from '../../kit/feedback/index.ts';
import { asChoices, DayField, SelectField } from '../../kit/fields/index.ts';
import { CommandForm, type Values } from '../../kit/form/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { usePlaceChoices } from '../../results/index.ts';
import { examsTexts } from '../texts.ts';
import { begunWith, fieldOfRow, ofPlan, planned, type RoutineForm, roomKey } from './planned.ts';
import { SectionLines } from './SectionLines.tsx';
import { SectionsField } from './SectionsField.tsx';
import styles from './sections.module.css';

interface Props {
  readonly exam: { readonly SessionID: number; readonly ExamID: number };
  readonly answer: ProposedRoutine;
  /** Days of another exam: each is said anew. */
  readonly movesDays: boolean;
  onClose(): void;
}

/** What is proposed, by days and sections; days and rooms are changed before it is written. */
export function RoutinePlan({ exam, answer: { data: rows, lacking }, movesDays, onClose }: Props) {
  const t = useText(examsTexts);
  const { sections } = usePlaceChoices();
  const initial = useMemo(() => ({ ...begunWith(rows) }), [rows]);
  const own = new Set(rows.map(({ SubClassID }) => SubClassID));
  if (rows.length === 0)
    return <Empty title={t('exams.routine.nothing')} text={t('exams.routine.nothingWhy')} />;
  const planOf = (values: Values) => planned(rows, values as unknown as RoutineForm);
  return (
    <CommandForm
      command={setRoutineRows}
      initialValues={initial}
      toBody={(values) => ({
        rows: planOf(values).map(({ SubjectName: _, was: __, from: ___, ...row }) => ({
          ...{ ...exam, ...row, InvigilatorID: null },
        })),
      })}
      fieldOf={(name, values) => fieldOfRow(name, planOf(values), values as unknown as RoutineForm)}
      quiet
      draft={{ of: ofPlan(exam, initial) }}
      save={t('exams.routine.save')}
      onClose={onClose}
      onDone={onClose}
    >
      {({ values }) => (
        <>
          {lacking.length > 0 && <Lacking lacking={lacking} />}
          {movesDays && <Days days={initial.days} />}
          <SectionsField sections={sections.filter(({ value }) => own.has(Number(value)))} />
          <Rooms chosen={(values['SubClassIDs'] ?? []) as readonly number[]} />
          <Plan rows={planOf(values)} />
        </>
      )}
    </CommandForm>
  );
}

function Lacking({ lacking }: Pick<ProposedRoutine, 'lacking'>) {
  const t = useText(examsTexts);
  return (
    <Message visible warning>
      {t('exams.routine.lacking')}
      <SectionLines
        label={t('exams.routine.lacking')}
        rows={lacking}
        line={({ names }) => names.join(', ')}
      />
    </Message>
  );
}

/** On which day each day of the exam before falls now. */
function Days({ days }: Pick<RoutineForm, 'days'>) {
  const t = useText(examsTexts);
  const language = useLanguage();
  return (
    <div className={styles['boxes']}>
      {days.map(({ was }, index) => (
        <DayField
          key={was}
          name={`days[${index}].now`}
          label={t('exams.routine.day', { n: index + 1, was: dayInWords(was, language) })}
        />
      ))}
    </div>
  );
}

/** Another room for all papers of a section. */
function Rooms({ chosen }: { readonly chosen: readonly number[] }) {
  const t = useText(examsTexts);
  const { sections } = usePlaceChoices();
  const rooms = useQuery(examRooms.queries.list, {}).data?.data;
  return (
    <div className={styles['boxes']}>
      {sections
        .filter(({ value }) => chosen.includes(Number(value)))
        .map(({ value, label }) => (
          <SelectField
            key={value}
            name={`rooms.${roomKey(Number(value))}`}
            label={t('exams.routine.room', { section: label })}
            none={t('exams.routine.roomAsWas')}
            options={asChoices(rooms, 'RoomID', 'called')}
          />
        ))}
    </div>
  );
}

/** Section by section and paper by paper, what would be written. */
function Plan({ rows }: { readonly rows: readonly ProposedRow[] }) {
  const t = useText(examsTexts);
  const language = useLanguage();
  const rooms = useQuery(examRooms.queries.list, {}).data?.data;
  const sectionIds = [...new Set(rows.map(({ SubClassID }) => SubClassID))];
  const said = ({ SubjectName, Day, TimeFrom, TimeTo, RoomID }: ProposedRow) => {
    const day = Day ? dayInWords(Day, language) : t('exams.routine.noDay');
    const room = rooms?.find((one) => one.RoomID === RoomID)?.called ?? t('exams.routine.noRoom');
    return `${SubjectName} – ${day}, ${digitsOf(`${TimeFrom}–${TimeTo}`, language)}, ${room}`;
  };
  return (
    <>
      <h2 className="ui small header">{t('exams.routine.plan')}</h2>
      <SectionLines
        label={t('exams.routine.plan')}
        rows={sectionIds.map((SubClassID) => ({ SubClassID }))}
        line={({ SubClassID }) =>
          rows
            .filter((row) => row.SubClassID === SubClassID)
            .map((row) => <div key={`${row.SubjectID}-${row.RoomID}-${row.was}`}>{said(row)}</div>)
        }
      />
    </>
  );
}
