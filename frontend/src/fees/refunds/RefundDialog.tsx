import { feeQueries, refundFees } from '@madrasah/events/fees';
import { paisaOf } from '@madrasah/events/kernel';
import { AskedForm } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog, Loaded } from '../../kit/feedback/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { fillMoney } from '../../kit/figures/index.ts';
import { readTaka } from '../../kit/figures/typed.ts';
import type { Values } from '../../kit/form/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { useBoxes } from '../counter/money/use-boxes.ts';
import { feesTexts } from '../texts.ts';
import { type Refundable, refundables } from './refundable.ts';

interface Props {
  readonly AdmissionID: number;
  readonly name: string;
  /** Only what was paid on these charges: a receipt is looked at. */
  readonly items?: readonly number[] | undefined;
  onClose(): void;
}

/** ফি ফেরত: asks for a refund; a second person confirms it, and it is dated that day. */
export function RefundDialog({ AdmissionID, name, items, onClose }: Props) {
  const t = useText(feesTexts);
  const fees = useQuery(feeQueries.studentFees, { AdmissionID });
  const called = fees.data?.data.student.StudentName ?? name; // whoever is erased meanwhile is called so here, too
  return (
    <Dialog title={t('fees.refund.title', { name: called })} onClose={onClose}>
      <Loaded of={fees} lines={4}>
        {({ data }) => {
          const all = refundables(data, items);
          return all.length === 0 ? (
            <p className="muted">{t('fees.refund.nothing')}</p>
          ) : (
            <RefundForm AdmissionID={AdmissionID} all={all} onClose={onClose} />
          );
        }}
      </Loaded>
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'AdmissionID' | 'onClose'> {
  readonly all: readonly Refundable[];
}

function RefundForm({ AdmissionID, all, onClose }: FormProps) {
  const t = useText(feesTexts);
  const language = useLanguage();
  const { accounts } = useBoxes();
  const label = ({ itemId, name, month, most }: Refundable) =>
    `${itemId === 0 ? t('fees.counter.advance') : [name, month].filter(Boolean).join(' ')} (৳${fillMoney(most, language)})`;
  return (
    <AskedForm
      command={refundFees}
      says={<p className="muted">{t('fees.refund.what')}</p>}
      initialValues={{ itemId: all[0]?.itemId, Account: accounts[0]?.SLID }}
      onPage={{
        itemId: { options: all.map((one) => ({ value: one.itemId, label: label(one) })) },
        Account: { options: asChoices(accounts, 'SLID', 'SlName') },
      }}
      toBody={(values) => ({ ...values, AdmissionID })}
      check={(values): Readonly<Record<string, string>> =>
        isTooMuch(values, all) ? { amount: t('fees.refund.tooMuch') } : {}
      }
      save={t('fees.refund.ask')}
      onDone={onClose}
      onClose={onClose}
    />
  );
}

/** More than was paid of what is chosen, or is held. */
function isTooMuch({ itemId: chosenId, amount }: Values, all: readonly Refundable[]): boolean {
  const chosen = all.find(({ itemId }) => itemId === chosenId);
  return chosen !== undefined && (readTaka(amount as string | undefined) ?? 0) > paisaOf(chosen.most);
}
