import { duesCommands } from '@madrasah/events/dues';
import { dhakaDay } from '@madrasah/events/kernel';
import { Dialog } from '../../kit/feedback/index.ts';
import { DayField, MoneyField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { duesTexts } from '../texts.ts';

interface Props {
  readonly of: { readonly AdmissionID: number; readonly StudentName: string };
  onClose(): void;
}

/** By which day a guardian will pay, and how much: all that is owed where no sum is written. */
export default function PromiseDialog({ of, onClose }: Props) {
  const t = useText(duesTexts);
  const word = useWord();
  return (
    <Dialog title={t('dues.promise.title', { name: of.StudentName })} onClose={onClose}>
      <CommandForm
        command={duesCommands.promisePayment}
        toBody={(values) => ({ ...values, AdmissionID: of.AdmissionID })}
        save={t('dues.promise.save')}
        onDone={onClose}
        onClose={onClose}
      >
        <DayField name="promisedOn" label={word('promisedOn')} min={dhakaDay(new Date())} />
        <MoneyField name="amount" label={word('promisedAmount')} hint={t('dues.promise.allDue')} />
        <TextField name="remark" label={word('remark')} />
      </CommandForm>
    </Dialog>
  );
}
