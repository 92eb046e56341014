import type { RowOf } from '@madrasah/events/kernel';
import { tamlikCommands, type zakatEligibleList } from '@madrasah/events/tamlik';
import { useState } from 'react';
import { AskedForm } from '../kit/asked/index.ts';
import { Dialog } from '../kit/feedback/index.ts';
import { StudentBox } from '../kit/fields/student/StudentBox.tsx';
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
  return (
    <Dialog title={chosen?.name || t('tamlik.eligible.title')} onClose={onClose}>
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
        <AskedForm
          key={chosen.UserID}
          command={tamlikCommands.setZakatEligibility}
          params={{ user: chosen.UserID }}
          initialValues={of ? { since: of.since, verifiedBy: of.verifiedBy, note: of.note } : {}}
          save={t('tamlik.eligible.save')}
          onRefused={({ code }) => {
            if (code.startsWith('people.erased')) setChosen({ ...chosen, name: '' }); // his name leaves the dialog, too
          }}
          onDone={onClose}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
