import {
  dayIn,
  momentAt,
  readClockTime,
  recordReturn,
  timeIn,
  type vacationsList,
} from '@madrasah/events/hostel';
import { hourInWords, type RowOf } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Dialog } from '../../kit/feedback/index.ts';
import { ClockField, DayField } from '../../kit/fields/index.ts';
import { CommandForm, type Values } from '../../kit/form/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { hostelTexts } from '../texts.ts';

interface Props {
  readonly of: RowOf<typeof vacationsList>;
  onClose(): void;
}

/** A day and a time on the clock of the house, as the wire has an instant; nothing where there is no such time. */
const instantOf = ({ on, at }: Values) => {
  const time = readClockTime(String(at ?? ''));
  return time && `${String(on)}T${time}:00+06:00`;
};

/** He is back: now, unless another day and time are written. */
export function ReturnDialog({ of, onClose }: Props) {
  const t = useText(hostelTexts);
  const language = useLanguage();
  const [initial] = useState(() => {
    const now = momentAt(new Date());
    return { on: dayIn(now), at: hourInWords(timeIn(now), language) };
  });
  return (
    <Dialog title={t('hostel.vacation.backOf', { name: of.StudentName })} onClose={onClose}>
      <p>{t('hostel.vacation.backWhat')}</p>
      <CommandForm
        command={recordReturn}
        params={{ id: of.ID }}
        initialValues={initial}
        toBody={(values) => ({ at: instantOf(values) })}
        check={(values): Readonly<Record<string, string>> =>
          instantOf(values) ? {} : { at: t('hostel.vacation.timeHint') }
        }
        save={t('hostel.vacation.backSave')}
        onDone={onClose}
        onClose={onClose}
      >
        <div className="fields-2">
          <DayField
            name="on"
            label={t('hostel.vacation.backOn')}
            max={initial.on}
            min={of.VacationDateFrom}
          />
          <ClockField name="at" label={t('hostel.vacation.backAt')} hint={t('hostel.vacation.timeHint')} />
        </div>
      </CommandForm>
    </Dialog>
  );
}
