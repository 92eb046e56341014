import { dhakaDay, type RowOf } from '@madrasah/events/kernel';
import { tamlikCommands, type zakatEligibleList } from '@madrasah/events/tamlik';
import { useState } from 'react';
import { Dialog } from '../kit/feedback/index.ts';
import { DayField, RadioField, TextField } from '../kit/fields/index.ts';
import { StudentBox } from '../kit/fields/student/StudentBox.tsx';
import { CommandForm } from '../kit/form/index.ts';
import { useText } from '../kit/text.ts';
import { tamlikTexts } from './texts.ts';

interface Props {
  /** Whose word is changed; a student is chosen where absent. */
  readonly of?: RowOf<typeof zakatEligibleList>;
  onClose(): void;
}

/** Records whether a student is entitled to zakat: since when, who has verified it, and what he found. */
export function EligibleDialog({ of, onClose }: Props) {
  const t = useText(tamlikTexts);
  const [chosen, setChosen] = useState(of && { UserID: of.UserID, name: of.StudentName });
  const [initial] = useState(() => ({
    ...{ value: 1, since: of?.since ?? dhakaDay(new Date()) },
    ...{ verifiedBy: of?.verifiedBy ?? '', note: of?.note ?? '' },
  }));
  return (
    <Dialog title={chosen?.name ?? t('tamlik.eligible.title')} onClose={onClose}>
      <p className="muted">{t('tamlik.eligible.what')}</p>
      {!of && (
        <div className="ui form">
          <div className="field">
            <StudentBox
              label={t('tamlik.eligible.student')}
              placeholder={t('tamlik.eligible.student')}
              {...(chosen && { chosen: chosen.name })}
              onChoose={({ UserID, StudentName }) => setChosen({ UserID, name: StudentName })}
            />
          </div>
        </div>
      )}
      {chosen && (
        <CommandForm
          key={chosen.UserID}
          command={tamlikCommands.setZakatEligibility}
          params={{ user: chosen.UserID }}
          initialValues={initial}
          save={t('tamlik.eligible.save')}
          onDone={onClose}
          onClose={onClose}
        >
          <RadioField
            name="value"
            label={t('tamlik.eligible.value')}
            options={[
              { value: 1, label: t('tamlik.eligible.yes') },
              { value: 0, label: t('tamlik.eligible.no') },
            ]}
          />
          <DayField name="since" label={t('tamlik.eligible.since')} max={dhakaDay(new Date())} />
          <TextField name="verifiedBy" label={t('tamlik.eligible.verifiedBy')} lang="bn" />
          <TextField name="note" label={t('tamlik.eligible.note')} lang="bn" />
        </CommandForm>
      )}
    </Dialog>
  );
}
