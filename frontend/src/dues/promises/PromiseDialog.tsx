import { duesCommands } from '@madrasah/events/dues';
import { feeQueries } from '@madrasah/events/fees';
import { dhakaDay, moneyFigures, paisaOf } from '@madrasah/events/kernel';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog } from '../../kit/feedback/index.ts';
import { ChecksField, DayField, MoneyField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { duesTexts } from '../texts.ts';

interface Props {
  readonly of: { readonly AdmissionID: number; readonly StudentName: string };
  onClose(): void;
}

/** By which day a guardian will pay, for what, and how much: all that is owed of it where no sum is written. */
export default function PromiseDialog({ of, onClose }: Props) {
  const t = useText(duesTexts);
  const word = useWord();
  const language = useLanguage();
  const owed = useQuery(feeQueries.studentFees, { AdmissionID: of.AdmissionID }).data?.data.fees ?? [];
  const options = owed
    .filter(({ due }) => due > 0)
    .map(({ itemId, SlName, MonthName, due }) => ({
      value: itemId,
      label: `${[SlName, MonthName].filter(Boolean).join(' – ')}: ৳${moneyFigures(paisaOf(due), language)}`,
    }));
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
        {options.length > 1 && (
          <details>
            <summary>{t('dues.promise.some')}</summary>
            <ChecksField
              name="items"
              label={word('promisedFor')}
              hint={t('dues.promise.whichever')}
              options={options}
            />
          </details>
        )}
      </CommandForm>
    </Dialog>
  );
}
