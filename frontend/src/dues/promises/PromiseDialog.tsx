import { duesCommands } from '@madrasah/events/dues';
import { feeQueries } from '@madrasah/events/fees';
import { dhakaDay, moneyFigures, paisaOf } from '@madrasah/events/kernel';
import { Asked, AskedDialog } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { duesTexts } from '../texts.ts';

interface Props {
  readonly of: { readonly AdmissionID: number; readonly StudentName: string };
  onClose(): void;
}

/** By which day a guardian will pay, for what, and how much: all that is owed of it where no sum is written. */
export default function PromiseDialog({ of, onClose }: Props) {
  const t = useText(duesTexts);
  const language = useLanguage();
  const owed = useQuery(feeQueries.studentFees, { AdmissionID: of.AdmissionID }).data?.data.fees ?? [];
  const options = owed
    .filter(({ due }) => due > 0)
    .map(({ itemId, SlName, MonthName, due }) => ({
      value: itemId,
      label: `${[SlName, MonthName].filter(Boolean).join(' – ')}: ৳${moneyFigures(paisaOf(due), language)}`,
    }));
  return (
    <AskedDialog
      title={t('dues.promise.title', { name: of.StudentName })}
      command={duesCommands.promisePayment}
      toBody={(values) => ({ ...values, AdmissionID: of.AdmissionID })}
      onPage={{ promisedOn: { min: dhakaDay(new Date()) }, items: { hidden: true } }}
      save={t('dues.promise.save')}
      onClose={onClose}
    >
      {options.length > 1 && (
        <details>
          <summary>{t('dues.promise.some')}</summary>
          <Asked of={duesCommands.promisePayment} name="items" options={options} />
        </details>
      )}
    </AskedDialog>
  );
}
