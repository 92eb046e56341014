import { examRoutine, proposedRoutine } from '@madrasah/events/exams';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog, Empty, Loaded } from '../../kit/feedback/index.ts';
import { useSharedList } from '../../kit/list/chosen/use-shared-list.ts';
import { FilterDay, FilterSelect, Filters } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { usePlaceChoices, useSessionChoices } from '../../results/index.ts';
import { examsTexts } from '../texts.ts';
import { RoutinePlan } from './RoutinePlan.tsx';

const SHARED = { SessionID: 'session', ExamID: 'exam' } as const;

/** The button of the routine that writes it for many sections: as one section, or as in the last exam. */
export function RoutineForSections() {
  const t = useText(examsTexts);
  const may = useMay('routine_with_signature', 'insert');
  const [open, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        {t('exams.routine.forAll')}
      </Button>
      {open && <RoutineDialog onClose={() => setOpen(false)} />}
    </>
  );
}

type Asked = 'SessionID' | 'ExamID' | 'SubClassID' | 'FirstDay';

function RoutineDialog({ onClose }: { onClose(): void }) {
  const t = useText(examsTexts);
  const begun = useSharedList({ filters: ['SessionID', 'ExamID'], shared: SHARED }).values;
  const [values, setValues] = useState<Readonly<Partial<Record<Asked, string>>>>(begun);
  const list = {
    values,
    set: (name: Asked, value: string | number | undefined) =>
      setValues((now) => ({ ...now, [name]: value === undefined ? undefined : String(value) }) as typeof now),
  };
  const { SessionID, ExamID, SubClassID, FirstDay } = values;
  const exam = SessionID && ExamID ? { SessionID: Number(SessionID), ExamID: Number(ExamID) } : undefined;
  const from = SubClassID ? { SubClassID: Number(SubClassID) } : { FirstDay: FirstDay || undefined };
  const proposed = useQuery(proposedRoutine, exam && { ...exam, ...from });
  return (
    <Dialog title={t('exams.routine.forAll')} size="large" onClose={onClose}>
      <p className="muted">{t('exams.routine.why')}</p>
      <AskedFilters list={list} />
      {!exam && <Empty title={t('exams.routine.choose')} text={t('exams.routine.why')} />}
      {exam && (
        <Loaded of={proposed} lines={6}>
          {(answer) => (
            <RoutinePlan
              key={JSON.stringify(values)}
              {...{ exam, answer, onClose }}
              movesDays={!SubClassID}
            />
          )}
        </Loaded>
      )}
    </Dialog>
  );
}

interface FilterProps {
  readonly list: {
    readonly values: Readonly<Partial<Record<Asked, string>>>;
    set(name: Asked, value: string | number | undefined): void;
  };
}

function AskedFilters({ list }: FilterProps) {
  const t = useText(examsTexts);
  const language = useLanguage();
  const { exams, sections } = usePlaceChoices();
  const { SessionID, ExamID } = examRoutine.fields;
  return (
    <Filters>
      <FilterSelect
        list={list}
        name="SessionID"
        label={SessionID?.word[language] ?? ''}
        all={null}
        options={useSessionChoices()}
      />
      <FilterSelect
        list={list}
        name="ExamID"
        label={ExamID?.word[language] ?? ''}
        all={null}
        options={exams}
      />
      <FilterSelect
        list={list}
        name="SubClassID"
        label={t('exams.routine.like')}
        all={t('exams.sections.asLast')}
        options={sections}
      />
      {!list.values.SubClassID && (
        <FilterDay list={list} name="FirstDay" label={t('exams.routine.firstDay')} />
      )}
    </Filters>
  );
}
